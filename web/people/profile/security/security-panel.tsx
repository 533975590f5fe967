import type { ReactNode } from 'react'
import { m } from '../../../paraglide/messages.js'
import { FieldError } from '../../../ui/field.tsx'
import type { AccountResult } from './use-account.ts'

type SecurityPanelProps = {
  result: AccountResult<unknown>
  reload: () => Promise<void>
  explain: (problem: unknown) => string
  /** The button or link to sign in again. */
  signIn: ReactNode
  /** The account's settings. Empty without an account. */
  rows: ReactNode
  /** The dialogs that the rows open. */
  children: ReactNode
}

export function SecurityPanel({ result, reload, explain, signIn, rows, children }: SecurityPanelProps) {
  return (
    <section className="panel security" aria-labelledby="security-title">
      <h2 id="security-title">{m.security_title()}</h2>
      {!result ? (
        <p className="sr-only" role="status">
          {m.profile_loading()}
        </p>
      ) : 'problem' in result ? (
        <div className="profile-problem ends" role="alert">
          <FieldError text={explain(result.problem)} />
          <button type="button" className="button" onClick={() => void reload()}>
            {m.problem_try_again()}
          </button>
        </div>
      ) : (
        rows || (
          <div className="profile-problem ends">
            <p>{m.security_sign_in_again()}</p>
            {signIn}
          </div>
        )
      )}
      {children}
    </section>
  )
}
