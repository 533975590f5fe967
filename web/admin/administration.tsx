import { useId } from 'react'
import { m } from '../paraglide/messages.js'
import { pageMeta } from '../seo/page-meta.ts'
import type { Guarded } from '../session/guards.tsx'
import { useCall } from '../session/use-call.ts'
import { digits } from '../ui/numbers.ts'
import { PageLink } from '../ui/page-link.tsx'
import { GROUPS, type AdministrationPage } from './administration-pages.ts'
import type { Route } from './+types/administration'
import './administration.css'

export const handle = { guard: 'admin' } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.shell_administration(), isHidden: true })

export default function Administration() {
  return (
    <div className="wrap administration">
      <header className="page-head">
        <h1>{m.shell_administration()}</h1>
      </header>
      <div className="administration-groups">
        {GROUPS.map(({ label, pages }) => (
          <Group key={label()} label={label()} pages={pages} />
        ))}
      </div>
    </div>
  )
}

function Group({ label, pages }: { label: string; pages: AdministrationPage[] }) {
  const id = useId()
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{label}</h2>
      <ul>
        {pages.map(({ to, label: name, waiting }) => (
          <li key={to}>
            <PageLink to={to}>
              {name()}
              {waiting && <Waiting count={waiting} />}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Nothing while unknown or zero. */
function Waiting({ count }: { count: () => Promise<number> }) {
  const { answer } = useCall(count)
  if (!answer) return null
  return <span className="badge badge-good">{m.administration_waiting({ count: digits(answer) })}</span>
}
