import type { ComponentProps, ReactNode } from 'react'
import { ApiError } from '#contract/client.ts'
import { MAX_NAME_LENGTH } from '#contract/constants.ts'
import { DialogForm } from '../../forms/dialog-form.tsx'
import { useForm } from '../../forms/use-form.ts'
import { m } from '../../paraglide/messages.js'
import { currentSession } from '../../session/session.ts'
import { IdentityError } from '../../identity/identity.ts'
import { Field } from '../../ui/field.tsx'
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
  /** Content below the field. */
  below?: ReactNode
}

/** A dialog step with one field. */
export function StepForm(props: StepFormProps) {
  const { kind, label, hint, initial = '', check, submit, danger = false, onSubmit, onCancel, children, below } = props
  const form = useForm(
    { value: initial },
    {
      check({ value }) {
        const error = check(value.trim())
        return error === null ? {} : { value: error }
      },
      ...BESIDE_BUTTON,
    },
  )
  const { value } = form.values
  const Input = kind === 'password' ? PasswordField : Field
  return (
    <DialogForm
      form={form}
      send={() => onSubmit(kind === 'password' ? value : value.trim())}
      action={submit}
      isDangerous={danger}
      cancel={m.profile_cancel()}
      onCancel={onCancel}
      below={below}
    >
      {children}
      {kind === 'password' && <input hidden readOnly autoComplete="username" value={currentSession()?.email ?? ''} />}
      <Input
        {...INPUTS[kind]}
        name={kind}
        label={label}
        hint={hint}
        value={value}
        error={form.errors.value}
        required
        autoFocus
        data-first
        readOnly={form.isBusy}
        onChange={(event) => form.set({ value: event.target.value })}
      />
    </DialogForm>
  )
}

export function errorText(error: unknown): string {
  if (error instanceof IdentityError) return error.message
  const fieldError = error instanceof ApiError ? Object.values(explainFields(error))[0] : undefined
  return fieldError ?? explain(error)
}

/** Every failure, even of a field, is explained in one line. */
export const BESIDE_BUTTON = { reason: errorText, isBeside: true, explainFields: () => ({}) }
