import { useRef, useState } from 'react'
import type { Answer } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import { ApiError } from '#contract/client.ts'
import { Cell, HeadCell, Row } from '../table/table.tsx'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { digits } from '../../ui/numbers.ts'
import { toast } from '../../ui/toast.tsx'
import { explain } from '../../session/explain.ts'

export type ListedUser = Answer<Calls['GET /user']>[number]

type UserRowProps = {
  user: ListedUser
  serial: number
  isMe: boolean
  onPromoted: () => void
  onDelete: () => void
}

export function UserRow({ user, serial, isMe, onPromoted, onDelete }: UserRowProps) {
  const row = useRef<HTMLTableRowElement>(null)

  const handlePromoted = () => {
    // The button disappears, so keep the keyboard focus in this row.
    row.current?.focus()
    onPromoted()
  }

  return (
    <Row ref={row}>
      <Cell className="table-serial">{digits(serial)}</Cell>
      <HeadCell>
        <Person user={user} isMe={isMe} />
      </HeadCell>
      <Cell>
        {user.role === 'admin' ? (
          <>
            <span className="badge badge-admin">{m.menu_admin()}</span>
            {!user.emailVerified && <small className="users-waits">{m.users_admin_waits()}</small>}
          </>
        ) : (
          <MakeAdmin email={user.email} onPromoted={handlePromoted} />
        )}
      </Cell>
      <Cell>
        {!isMe && (
          <button
            type="button"
            className="icon-button icon-button-plain icon-button-danger"
            aria-label={m.users_delete_of({ email: user.email })}
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
    <div className="users-person">
      <Avatar name={name} />
      <p className="table-named">
        <b lang={langOf(name)}>{name}</b>
        {isMe && <span className="badge badge-open">{m.users_you()}</span>}
        {user.name && <small>{user.email}</small>}
      </p>
    </div>
  )
}

function MakeAdmin({ email, onPromoted }: { email: string; onPromoted: () => void }) {
  const [isBusy, setIsBusy] = useState(false)

  const makeAdmin = async () => {
    if (isBusy) return
    setIsBusy(true)
    try {
      const { modifiedCount } = await api('PUT /user/admin/{email}', { params: { email } })
      if (modifiedCount > 0) {
        toast(m.users_admin_made())
        onPromoted()
      } else {
        toast(m.users_admin_failed(), { kind: 'error' })
      }
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status === 403
      toast(isRefused ? m.users_admin_failed() : explain(error), { kind: 'error' })
    }
    setIsBusy(false)
  }

  return (
    <button
      type="button"
      className="button button-small"
      aria-label={m.users_make_admin_of({ email })}
      // Not `disabled`, which would lose the focus.
      aria-disabled={isBusy}
      onClick={() => void makeAdmin()}
    >
      {isBusy ? <span className="spinner" /> : <Icon name="shield" />}
      {m.users_make_admin()}
    </button>
  )
}
