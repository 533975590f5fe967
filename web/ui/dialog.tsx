import { useEffect, useId, useRef, type ReactNode } from 'react'
import { m } from '../paraglide/messages.js'
import { Icon } from './icon.tsx'

type DialogProps = {
  open: boolean
  /** Called after the dialog was closed in any way. */
  onClose: () => void
  title: string
  /** While true, the dialog can't be closed. */
  busy?: boolean
  children: ReactNode
}

/** The native dialog, which traps and restores focus and closes on Escape. It is a bottom sheet on phones. */
export function Dialog({ open, onClose, title, busy = false, children }: DialogProps) {
  const id = useId()
  const element = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const dialog = element.current
    if (!dialog || dialog.open === open) return
    if (!open) return dialog.close()
    dialog.showModal()
    // React's autoFocus runs before showModal(), which would then focus the close button.
    dialog.querySelector<HTMLElement>('[data-first]')?.focus()
  }, [open])

  return (
    <dialog
      className="dialog"
      ref={element}
      aria-labelledby={id}
      onClose={onClose}
      onCancel={(event) => {
        if (busy && event.target === element.current) event.preventDefault()
      }}
    >
      {open && (
        <>
          <header className="spread">
            <h2 id={id}>{title}</h2>
            <button
              type="button"
              className="icon-button icon-button-plain"
              aria-label={m.profile_close()}
              disabled={busy}
              onClick={() => element.current?.close()}
            >
              <Icon name="close" />
            </button>
          </header>
          {children}
        </>
      )}
    </dialog>
  )
}
