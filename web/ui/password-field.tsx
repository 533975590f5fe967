import { useState, type ComponentProps } from 'react'
import { m } from '../paraglide/messages.js'
import { Field } from './field.tsx'
import { Icon } from './icon.tsx'

/** A password, hidden until its eye is opened. */
export function PasswordField(props: ComponentProps<typeof Field>) {
  const { input, eye } = usePasswordField()
  return <Field {...input} {...props} inside={eye} />
}

/** Its two parts, for a form where the eye does not follow the input in the tab order. */
export function usePasswordField() {
  const [isShown, setIsShown] = useState(false)
  const type = isShown ? { type: 'text', autoCapitalize: 'none' } : { type: 'password' }
  const eye = (
    <button
      type="button"
      className="icon-button icon-button-plain"
      aria-label={isShown ? m.login_password_hide() : m.login_password_show()}
      onClick={() => setIsShown(!isShown)}
    >
      <Icon name={isShown ? 'eye-off' : 'eye'} />
    </button>
  )
  return { input: { ...type, spellCheck: false }, eye }
}
