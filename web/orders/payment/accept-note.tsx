import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import './accept-note.css'

/** Opens the rules next to the page, so that nothing typed is lost. */
export function AcceptNote() {
  const [before, between, after] = m.policy_accept({ terms: '|', refunds: '|' }).split('|')
  return (
    <p className="accept-note muted">
      {before}
      <a className="accent" href={paths.terms} target="_blank">
        {m.policy_accept_terms()}
      </a>
      {between}
      <a className="accent" href={paths.refunds} target="_blank">
        {m.policy_accept_refunds()}
      </a>
      {after}
    </p>
  )
}
