import { useEffect, useId, useRef, type ReactNode } from 'react'
import { m } from '../paraglide/messages.js'
import { Icon } from './icon.tsx'

type DialogProps = {
  open: boolean
  /** Told after it was closed, by whatever means. */
  onClose: () => void
  title: string
  /** While true it stays open: something is under way. */
  busy?: boolean
  children: ReactNode
}

/** The platform's own dialog: it keeps the focus inside, gives it back, and closes on Escape. A sheet on phones. */
export function Dialog({ open, onClose, title, busy = false, children }: DialogProps) {
  const id = useId()
  const element = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const dialog = element.current
    if (!dialog || dialog.open === open) return
    if (!open) return dialog.close()
    dialog.showModal()
    // React's autoFocus comes too early, and without this the closing button would have the focus.
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
          <header>
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
