// Rules of the sign-in forms. The identity service has its own; these save a round trip.
import { MIN_PASSWORD_LENGTH } from '#contract/constants.ts'
import { m } from '../../paraglide/messages.js'

export type FieldName = 'name' | 'email' | 'password' | 'code'

const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

const RULES: Record<FieldName, (value: string) => string | undefined> = {
  name: (value) => (value.trim() ? undefined : m.login_name_required()),
  email(value) {
    if (!value) return m.login_email_required()
    return EMAIL_SHAPE.test(value) ? undefined : m.login_email_invalid()
  },
  password(value) {
    if (!value) return m.login_password_required()
    return value.length < MIN_PASSWORD_LENGTH ? m.login_password_short() : undefined
  },
  code: (value) => (value.trim() ? undefined : m.login_code_required()),
}

/** Error messages by field; valid fields have none. */
export function checkFields(entered: Partial<Record<FieldName, string>>): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const [name, value] of Object.entries(entered)) {
    const error = RULES[name as FieldName](value)
    if (error) errors[name] = error
  }
  return errors
}

/** How the sign-in forms are checked. */
export const CHECKED_FORM = { check: checkFields, isUncontrolled: true }
