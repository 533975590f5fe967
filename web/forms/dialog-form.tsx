import type { ReactNode } from 'react'
import { m } from '../paraglide/messages.js'
import { FieldError } from '../ui/field.tsx'
import type { Form } from './use-form.ts'

type DialogFormProps = {
  form: Pick<Form, 'isBusy' | 'problem' | 'props'>
  send: () => unknown
  /** The submit button's text. */
  action: string
  isDangerous?: boolean
  /** Whether there is anything to send. */
  canSend?: boolean
  cancel?: string
  onCancel: () => void
  /** Whether the dialog waits for the answer and can't be cancelled until then. */
  isLocked?: boolean
  /** The question or the fields. */
  children: ReactNode
  /** Content below the error message. */
  below?: ReactNode
}

/** The body of a dialog, and its buttons. */
export function DialogForm({
  form: { isBusy, problem, props },
  send,
  action,
  isDangerous = false,
  canSend = true,
  cancel = m.delete_cancel(),
  onCancel,
  isLocked = false,
  children,
  below,
}: DialogFormProps) {
  const isWaiting = isLocked && isBusy
  return (
    <form {...props(send)}>
      <div className="dialog-body">
        {children}
        <div role="alert">{problem && <FieldError text={problem} />}</div>
        {below}
      </div>
      <footer>
        {/* Gets the initial focus if there is no field. */}
        <button type="button" className="button" data-first disabled={isWaiting} onClick={onCancel}>
          {cancel}
        </button>
        <button
          type="submit"
          className={`button button-${isDangerous ? 'danger' : 'primary'}`}
          disabled={isWaiting || !canSend}
          aria-disabled={isBusy}
        >
          {isBusy && <span className="spinner" aria-hidden="true" />}
          {action}
        </button>
      </footer>
    </form>
  )
}
