import { useLayoutEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { m } from '../../paraglide/messages.js'
import type { Frame } from '../../layout/root-data.ts'
import type { Guarded } from '../../layout/guards.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { showInStrip } from '../../ui/show-in-strip.ts'
import { pageAt, TEACH_PAGES } from './teach-pages.ts'
import './teach.css'

export const handle = { guard: 'teacher', frame: 'form' } satisfies Guarded & Frame

/** The tabs above the teacher's pages. */
export default function TeachShell() {
  const { pathname } = useLocation()
  const current = pageAt(pathname)
  const strip = useRef<HTMLUListElement>(null)
  const marked = TEACH_PAGES.findIndex((page) => page === current)

  useLayoutEffect(() => showInStrip(strip.current, marked), [marked])

  return (
    <>
      {TEACH_PAGES.length > 1 && (
        <nav className="teach-tabs marks" aria-label={m.teach_title()}>
          <ul ref={strip} className="beside wrap">
            {TEACH_PAGES.map((page) => (
              <li key={page.to}>
                <PageLink
                  to={page.to}
                  aria-current={page !== current ? undefined : page.to === pathname ? 'page' : 'true'}
                >
                  <Icon name={page.icon} />
                  {page.label()}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Outlet />
    </>
  )
}
