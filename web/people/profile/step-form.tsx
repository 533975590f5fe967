import { useState, type ComponentProps, type FormEvent, type ReactNode } from 'react'
import { ApiError } from '#contract/client.ts'
import { MAX_NAME_LENGTH } from '#contract/constants.ts'
import { m } from '../../paraglide/messages.js'
import { currentSession } from '../../session/session.ts'
import { IdentityError } from '../../identity/identity.ts'
import { Field, FieldError } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { explain } from '../../session/explain.ts'
import { explainFields } from '../../session/explain-field.ts'

const INPUTS = {
  password: { autoComplete: 'current-password', maxLength: 128 },
  code: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 12, placeholder: '000000' },
  name: { autoComplete: 'name', maxLength: MAX_NAME_LENGTH },
  email: { type: 'email', inputMode: 'email', autoComplete: 'off', maxLength: 254 },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 20, placeholder: '+880' },
} satisfies Record<string, ComponentProps<'input'>>

type StepFormProps = {
  kind: keyof typeof INPUTS
  label: string
  hint?: string
  initial?: string
  /** Returns the error message, or null if the value is valid. */
  check: (value: string) => string | null
  submit: string
  danger?: boolean
  onSubmit: (value: string) => Promise<void>
  onCancel: () => void
  children?: ReactNode
  /** Below the field. */
  below?: ReactNode
}

/** A dialog step with one field. After a failure the typed value stays. */
export function StepForm(props: StepFormProps) {
  const { kind, label, hint, initial = '', check, submit, danger, onSubmit, onCancel, children, below } = props
  const [value, setValue] = useState(initial)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const Input = kind === 'password' ? PasswordField : Field
  const error = isSubmitted ? check(value.trim()) : null

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setIsSubmitted(true)
    setProblem(null)
    if (check(value.trim())) return
    setIsBusy(true)
    try {
      await onSubmit(kind === 'password' ? value : value.trim())
    } catch (error) {
      setProblem(errorText(error))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <div className="dialog-body">
        {children}
        {kind === 'password' && <input hidden readOnly autoComplete="username" value={currentSession()?.email ?? ''} />}
        <Input
          {...INPUTS[kind]}
          name={kind}
          label={label}
          hint={hint}
          value={value}
          error={error ?? undefined}
          required
          autoFocus
          data-first
          readOnly={isBusy}
          onChange={(event) => setValue(event.target.value)}
        />
        <div role="alert">{problem && <FieldError text={problem} />}</div>
        {below}
      </div>
      <footer>
        <button type="button" className="button" onClick={onCancel}>
          {m.profile_cancel()}
        </button>
        <button
          type="submit"
          className={`button ${danger ? 'button-danger' : 'button-primary'}`}
          aria-disabled={isBusy}
        >
          {isBusy && <span className="spinner" aria-hidden="true" />}
          {submit}
        </button>
      </footer>
    </form>
  )
}

export function errorText(error: unknown): string {
  if (error instanceof IdentityError) return error.message
  const fieldError = error instanceof ApiError ? Object.values(explainFields(error))[0] : undefined
  return fieldError ?? explain(error)
}
