import { m } from '../../paraglide/messages.js'
import { FieldError } from '../../ui/field.tsx'
import type { SignInState } from './use-sign-in.ts'

/** Error or notice below the form. Both live regions are always rendered, so that screen readers announce them. */
export function Outcome({ state: { problem, notice, isPopupOpen } }: { state: SignInState }) {
  const notices = [notice, isPopupOpen ? m.login_elsewhere() : null].filter((text) => text !== null)
  return (
    <div className="outcome">
      <div role="alert">{problem && <FieldError text={problem} />}</div>
      <div role="status">
        {notices.map((text) => (
          <p key={text} className="notice">
            {text}
          </p>
        ))}
      </div>
    </div>
  )
}
