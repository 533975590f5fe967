import { paths } from '#contract/paths.ts'
import { lazy, Suspense, useRef, useState, type ComponentType, type MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { useSession, type Session } from '../../session/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { LanguageLink } from '../../layout/language-link.tsx'
import { Logo } from '../../layout/logo.tsx'
import { navAreaOf } from './nav-area.ts'
import { useCloseWhenWide } from '../../ui/use-close-when-wide.ts'

export const SITE_NAV = 'site-nav'
/** The breakpoint in styles/site-nav.css. */
const IN_BAR_ABOVE_PX = 1024

const LINKS = [
  { to: paths.home, label: m.shell_home, icon: 'home' },
  { to: paths.classes, label: m.shell_academic, icon: 'academic' },
  { to: paths.skills, label: m.shell_skills, icon: 'skills' },
  { to: paths.books, label: m.shell_books, icon: 'books' },
  { to: paths.contact, label: m.shell_contact, icon: 'contact' },
] as const

const NavAccount = lazy<ComponentType<{ session: Session }>>(() =>
  import('./nav-account.tsx').then(
    ({ NavAccount }) => ({ default: NavAccount }),
    // The avatar in the bar opens the same menu, so nothing is lost.
    () => ({ default: () => null }),
  ),
)

/** A row of links in a wide top bar. On narrower screens, a panel that the menu button opens. */
export function SiteNav() {
  const nav = useRef<HTMLElement>(null)
  const [isOpened, setIsOpened] = useState(false)
  const session = useSession()
  const { pathname } = useLocation()
  const area = navAreaOf(pathname)
  useCloseWhenWide(nav, IN_BAR_ABOVE_PX)

  const closeAfterLink = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) nav.current?.hidePopover()
  }

  return (
    <nav
      className="site-nav"
      id={SITE_NAV}
      ref={nav}
      popover="auto"
      aria-label={m.shell_nav()}
      onToggle={() => setIsOpened(true)}
      onClick={closeAfterLink}
    >
      <div className="site-nav-head">
        <Logo />
        <button
          type="button"
          className="icon-button icon-button-plain"
          popoverTarget={SITE_NAV}
          popoverTargetAction="hide"
          aria-label={m.shell_menu_close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <ul>
        {LINKS.map(({ to, label, icon }) => (
          <li key={to}>
            <PageLink to={to} aria-current={area !== to ? undefined : pathname === to ? 'page' : 'true'}>
              <Icon name={icon} />
              {label()}
            </PageLink>
          </li>
        ))}
      </ul>
      <LanguageLink />
      {session && isOpened && (
        <Suspense fallback={null}>
          <NavAccount session={session} />
        </Suspense>
      )}
    </nav>
  )
}
