import { useState, type MouseEvent } from 'react'
import { Outlet, useLocation } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { useGuard } from '../../layout/guards.tsx'
import type { Frame } from '../../layout/root-data.ts'
import { useIsAdmin } from '../../session/admin.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { createStore, useStore } from '../../ui/store.ts'
import { pageAt } from '../administration/administration-pages.ts'
import { PagesNav } from './pages-nav.tsx'
import './shell.css'

const KEY = 'adminSidebar'
const COLLAPSED = 'collapsed'
const isCollapsed = createStore(globalThis.localStorage?.getItem(KEY) === COLLAPSED)

export const handle = { frame: 'shell' } satisfies Frame

/**
 * A sidebar next to the administrators' pages. On narrower screens, a button opens the same links. Other people may
 * open the update forms, where the sidebar only appears once the server has confirmed the role.
 */
export default function Shell() {
  const isAdminPage = useGuard() === 'admin'
  const isKnown = useIsAdmin()
  const isAdmin = isAdminPage || isKnown
  const hasOnlyIcons = useStore(isCollapsed, false)
  return (
    <div className="shell">
      <div className="shell-side column" data-collapsed={hasOnlyIcons || undefined}>
        {isAdmin && (
          <>
            <PagesNav hasOnlyIcons={hasOnlyIcons} />
            <CollapseButton hasOnlyIcons={hasOnlyIcons} />
          </>
        )}
      </div>
      <div className="shell-bar">{isAdmin && <SheetButton />}</div>
      <div className="shell-page column">
        <Outlet />
      </div>
    </div>
  )
}

function CollapseButton({ hasOnlyIcons }: { hasOnlyIcons: boolean }) {
  const label = hasOnlyIcons ? m.administration_expand() : m.administration_collapse()
  const toggle = () => {
    isCollapsed.set(!hasOnlyIcons)
    try {
      if (hasOnlyIcons) localStorage.removeItem(KEY)
      else localStorage.setItem(KEY, COLLAPSED)
    } catch {
      // If storage is full, the choice only lasts until the page is closed.
    }
  }
  return (
    <button type="button" className="shell-collapse" title={hasOnlyIcons ? label : undefined} onClick={toggle}>
      <Icon name="side-panel" />
      <span>{label}</span>
    </button>
  )
}

/** Shows the current page's name, and opens the sheet with all the others. */
function SheetButton() {
  const [isOpen, setIsOpen] = useState(false)
  const page = pageAt(useLocation().pathname)
  const close = () => setIsOpen(false)
  const closeAfterLink = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a')) close()
  }
  return (
    <>
      <button type="button" className="shell-open" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="side-panel" />
        <span>{m.shell_administration()}</span>
        {page && <b>{page.label()}</b>}
        <Icon name="chevron-down" />
      </button>
      <Dialog open={isOpen} onClose={close} title={m.shell_administration()}>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside handle the keyboard */}
        <div className="dialog-body shell-sheet" onClick={closeAfterLink}>
          <PagesNav />
        </div>
      </Dialog>
    </>
  )
}
