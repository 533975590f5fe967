import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { Account } from '../../layout/account.tsx'
import { Bell } from '../notifications/bell.tsx'
import { LanguageLink } from '../../layout/language-link.tsx'
import { Logo } from '../../layout/logo.tsx'
import { SearchBox } from '../../catalogue/search/search-box.tsx'
import { SITE_NAV, SiteNav } from './site-nav.tsx'
import { JOIN_SLOT } from './join-slot.ts'
import { useOnline } from '../../ui/use-online.ts'

export function TopBar() {
  return (
    <header className="top-bar">
      <div className="wrap">
        <Logo />
        <SiteNav />
        <div id={JOIN_SLOT} />
        <SearchBox />
        <LanguageLink />
        <Bell />
        <Account />
        <button
          type="button"
          className="icon-button icon-button-plain menu-button"
          popoverTarget={SITE_NAV}
          aria-label={m.shell_menu()}
        >
          <Icon name="menu" />
        </button>
      </div>
      <OfflineNotice />
    </header>
  )
}

/** Shown while the browser is offline. */
function OfflineNotice() {
  const isOnline = useOnline()
  return (
    <p className="offline-notice" role="status">
      {isOnline ? null : m.shell_offline()}
    </p>
  )
}
