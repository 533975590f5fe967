import { useState, type ComponentProps } from 'react'
import { m } from '../paraglide/messages.js'
import { Field } from './field.tsx'
import { Icon } from './icon.tsx'

/** A password with a button to show it. */
export function PasswordField(props: ComponentProps<typeof Field>) {
  const { input, eye } = usePasswordField()
  return <Field {...input} {...props} inside={eye} />
}

/** The input props and the button, for a form in which they aren't adjacent in the tab order. */
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
