import { useState, type ComponentProps } from 'react'
import { m } from '../paraglide/messages.js'
import { Field } from './field.tsx'
import { Icon } from './icon.tsx'

const EYE =
  'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0'
const EYE_CLOSED =
  'M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49M14.084 14.158a3 3 0 0 1-4.242-4.242M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143M2 2l20 20'

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
      <Icon path={isShown ? EYE_CLOSED : EYE} />
    </button>
  )
  return { input: { ...type, spellCheck: false }, eye }
}
