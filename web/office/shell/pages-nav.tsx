import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { GROUPS, OVERVIEW, pageAt, type AdministrationPage } from '../administration/administration-pages.ts'

/** Links to all pages of the administration. */
export function PagesNav({ hasOnlyIcons = false }: { hasOnlyIcons?: boolean }) {
  const id = useId()
  const { pathname } = useLocation()
  const current = pageAt(pathname)
  const nav = useRef<HTMLElement>(null)
  // The list is longer than a laptop's screen.
  useEffect(() => {
    nav.current?.querySelector(`a[href="${current?.to}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [current])

  const link = (page: AdministrationPage) => (
    <li key={page.to}>
      <PageLink
        to={page.to}
        title={hasOnlyIcons ? page.label() : undefined}
        aria-current={page !== current ? undefined : page.to === pathname ? 'page' : 'true'}
        data-first={page === current || undefined}
      >
        <Icon name={page.icon} />
        <span>{page.label()}</span>
      </PageLink>
    </li>
  )

  return (
    <nav className="pages-nav marks" ref={nav} aria-label={m.shell_administration()}>
      <ul>{link(OVERVIEW)}</ul>
      {GROUPS.map(({ label, pages }, index) => (
        <div key={label()}>
          <p id={`${id}-${index}`}>
            <span>{label()}</span>
          </p>
          <ul aria-labelledby={`${id}-${index}`}>{pages.map(link)}</ul>
        </div>
      ))}
    </nav>
  )
}
