import { useId } from 'react'
import { m } from '../paraglide/messages.js'
import { pageMeta } from '../seo/page-meta.ts'
import type { Guarded } from '../session/guards.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { GROUPS, type AdministrationPage } from './administration-pages.ts'
import type { Route } from './+types/administration'
import './administration.css'

export const handle = { guard: 'admin' } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.administration_overview(), isHidden: true })

export default function Administration() {
  return (
    <div className="wrap administration">
      <header className="page-head">
        <h1>{m.administration_overview()}</h1>
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
        {pages.map(({ to, label: name }) => (
          <li key={to}>
            <PageLink to={to}>{name()}</PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
