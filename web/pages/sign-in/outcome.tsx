import { m } from '../../paraglide/messages.js'
import { Wrong } from '../../ui/field.tsx'
import type { SignInState } from './use-sign-in.ts'

/** Under the form: the service's words in red, or what has been done. Both places are always there to be heard. */
export function Outcome({ state: { problem, notice, isElsewhere } }: { state: SignInState }) {
  const said = [notice, isElsewhere ? m.login_elsewhere() : null].filter((text) => text !== null)
  return (
    <div className="outcome">
      <div role="alert">{problem && <Wrong text={problem} />}</div>
      <div role="status">
        {said.map((text) => (
          <p key={text} className="notice">
            {text}
          </p>
        ))}
      </div>
    </div>
  )
}
