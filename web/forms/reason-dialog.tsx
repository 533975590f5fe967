import type { ReactNode } from 'react'
import { MAX_HIDE_REASON } from '#contract/constants.ts'
import { explain } from '../session/explain.ts'
import { Dialog } from '../ui/dialog.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { DialogForm } from './dialog-form.tsx'
import { useForm } from './use-form.ts'

type ReasonDialogProps = {
  open: boolean
  title: string
  /** What the dialog is about. */
  children: ReactNode
  label: string
  hint: string
  action: string
  /** Errors are shown next to the reason, and the dialog stays open. */
  confirm: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** Asks an administrator for a reason before hiding something. */
export function ReasonDialog({ open, title, children, label, hint, action, confirm, onClose }: ReasonDialogProps) {
  const form = useForm({ reason: '' }, { reason: explain, isBeside: true })
  const { values, errors, problem, isBusy } = form
  const close = () => {
    form.clear()
    onClose()
  }
  const send = async () => {
    await confirm(values.reason.trim())
    close()
  }
  return (
    <Dialog open={open} onClose={close} busy={isBusy} title={title}>
      <DialogForm form={{ ...form, problem: null }} send={send} action={action} isDangerous isLocked onCancel={close}>
        {children}
        <TextArea
          label={label}
          hint={hint}
          error={errors.reason ?? problem ?? undefined}
          rows={3}
          maxLength={MAX_HIDE_REASON}
          value={values.reason}
          data-first
          onChange={(event) => form.set({ reason: event.target.value })}
        />
      </DialogForm>
    </Dialog>
  )
}
