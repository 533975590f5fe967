import { m } from '../paraglide/messages.js'
import { useIsAdmin } from '../session/admin.ts'
import { useMyProfile } from '../session/my-profile.ts'
import type { Session } from '../session/session.ts'
import { Avatar } from '../ui/avatar.tsx'
import { langOf } from '../ui/language.tsx'

/** The signed-in person, at the top of the account menu. */
export function AccountPerson({ session }: { session: Session }) {
  const { profile } = useMyProfile()
  const name = profile?.name ?? session.name
  return (
    <div className="menu-person row">
      <Avatar name={name} photo={profile?.photoURL} />
      <p>
        <b className="one-line" lang={langOf(name)}>
          {name}
        </b>
        <small className="one-line">{session.email}</small>
      </p>
      {useIsAdmin() && <span className="badge badge-admin">{m.menu_admin()}</span>}
    </div>
  )
}
