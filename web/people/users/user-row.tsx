import type { Answer } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import { Moment } from '../../table/item-name.tsx'
import { Cell, HeadCell, Row } from '../../table/table.tsx'
import { m } from '../../paraglide/messages.js'
import { Avatar } from '../../ui/avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { digits } from '../../ui/numbers.ts'

export type ListedUser = Answer<Calls['GET /user']>[number]

type UserRowProps = {
  user: ListedUser
  serial: number
  isMe: boolean
  /** Asks whether to make this user an administrator, or an ordinary user again. */
  onRole: () => void
  onDelete: () => void
}

export function UserRow({ user, serial, isMe, onRole, onDelete }: UserRowProps) {
  const { email } = user
  const isAdmin = user.role === 'admin'
  return (
    <Row>
      <Cell className="table-serial">{digits(serial)}</Cell>
      <HeadCell>
        <Person user={user} isMe={isMe} />
      </HeadCell>
      <Cell>
        <Moment at={user.at} />
      </Cell>
      <Cell>
        <div className="users-role cluster">
          {isAdmin && <span className="badge badge-admin">{m.menu_admin()}</span>}
          {user.hasGuardian && <span className="badge">{m.users_has_guardian()}</span>}
          {isAdmin && !user.emailVerified && <small className="users-waits">{m.users_admin_waits()}</small>}
          {/* One element for both, so that it keeps the focus when the role changes. */}
          <button
            type="button"
            className="button button-small"
            aria-label={isAdmin ? m.users_end_admin_of({ email }) : m.users_make_admin_of({ email })}
            onClick={onRole}
          >
            {!isAdmin && <Icon name="shield" />}
            {isAdmin ? m.users_end_admin() : m.users_make_admin()}
          </button>
        </div>
      </Cell>
      <Cell>
        {!isMe && (
          <button
            type="button"
            className="icon-button icon-button-plain icon-button-danger"
            aria-label={m.users_delete_of({ email })}
            onClick={onDelete}
          >
            <Icon name={'bin'} />
          </button>
        )}
      </Cell>
    </Row>
  )
}

function Person({ user, isMe }: { user: ListedUser; isMe: boolean }) {
  const name = user.name || user.email
  return (
    <div className="users-person row">
      <Avatar name={name} photo={user.photoURL} />
      <p className="table-named">
        <b lang={langOf(name)}>{name}</b>
        {isMe && <span className="badge badge-open">{m.users_you()}</span>}
        {user.name && <small>{user.email}</small>}
      </p>
    </div>
  )
}
