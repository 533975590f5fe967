import { m } from '../../paraglide/messages.js'
import { useIsAdmin } from '../../session/admin.ts'
import { useMyProfile } from '../../session/my-profile.ts'
import type { Session } from '../../session/session.ts'
import { leave } from '../../identity/leave.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { entriesFor } from '../../layout/account-entries.ts'
import { Icon } from '../../ui/icon.tsx'
import { AccountPerson } from '../../layout/account-person.tsx'

/** The account menu's entries as plain links, at the end of the navigation panel on narrow screens. */
export function NavAccount({ session }: { session: Session }) {
  const isAdmin = useIsAdmin()
  const isTeacher = useMyProfile().profile?.isTeacher ?? false
  return (
    <div className="nav-account">
      <AccountPerson session={session} />
      <ul>
        {entriesFor(isAdmin, isTeacher).map(({ to, label, icon }) => (
          <li key={to}>
            <PageLink className="menu-row" to={to}>
              <Icon name={icon} />
              {label()}
            </PageLink>
          </li>
        ))}
        <li>
          <button type="button" className="menu-row" onClick={leave}>
            <Icon name="log-out" />
            {m.menu_log_out()}
          </button>
        </li>
      </ul>
    </div>
  )
}
