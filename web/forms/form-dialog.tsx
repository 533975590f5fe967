import { useState, type ComponentProps } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { DialogForm } from './dialog-form.tsx'

type FormDialogProps = Omit<ComponentProps<typeof DialogForm>, 'onCancel' | 'isLocked'> & {
  title: string
  onClose: () => void
}

/** The dialog is open as long as it is rendered, until it is sent or closed. */
export function FormDialog({ title, send, onClose, ...rest }: FormDialogProps) {
  const [isOpen, setIsOpen] = useState(true)
  const submit = async () => {
    await send()
    setIsOpen(false)
  }
  return (
    <Dialog open={isOpen} onClose={onClose} busy={rest.form.isBusy} title={title}>
      <DialogForm {...rest} send={submit} isLocked onCancel={() => setIsOpen(false)} />
    </Dialog>
  )
}
