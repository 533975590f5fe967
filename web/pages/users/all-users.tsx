import { useEffect, useRef, useState } from 'react'
import { pageMeta } from '../../found/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import type { Guarded } from '../../session/guards.tsx'
import { useSession } from '../../session/session.ts'
import { Wrong } from '../../ui/field.tsx'
import { digits } from '../../ui/numbers.ts'
import { toast } from '../../ui/toast.tsx'
import { explain } from '../../session/explain.ts'
import type { Route } from './+types/all-users'
import { DeleteUser } from './delete-user.tsx'
import { useUsers, type ListedUser } from './use-users.ts'
import { UserRow } from './user-row.tsx'
import { UsersSkeleton, UsersTable } from './users-table.tsx'

export const handle = { guard: 'admin' } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.users_title() })

export default function AllUsers() {
  const session = useSession()
  const { list, problem, isLoading, reload, showMore, change } = useUsers()
  const [asked, setAsked] = useState<ListedUser | null>(null)
  const wasDeleted = useRef(false)
  const title = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)

  // After 'Show more', which may have gone, reading goes on at the first row that was added.
  useEffect(() => {
    if (list?.from) body.current?.rows[list.from]?.focus()
  }, [list])

  const onDeleted = ({ _id }: ListedUser) => {
    wasDeleted.current = true
    setAsked(null)
    change((users) => users.filter((user) => user._id !== _id))
    toast(m.users_deleted())
  }

  const onClose = () => {
    setAsked(null)
    // The button that opened the dialog has gone with its row.
    if (wasDeleted.current) title.current?.focus()
    wasDeleted.current = false
  }

  return (
    <div className="wrap users">
      <header>
        <h1 ref={title} tabIndex={-1}>
          {m.users_title()}
        </h1>
        <p>{list && summary(list)}</p>
      </header>
      {problem !== null && (
        <div className="users-note" role="alert">
          <Wrong text={m.users_failed({ reason: explain(problem) })} />
          <TryAgain onClick={reload} />
        </div>
      )}
      {list?.users.length === 0 && (
        <div className="users-note">
          <p>{m.users_empty()}</p>
          <TryAgain onClick={reload} />
        </div>
      )}
      {!list && isLoading && <UsersSkeleton />}
      {list && list.users.length > 0 && (
        <UsersTable ref={body}>
          {list.users.map((user, index) => (
            <UserRow
              key={user._id}
              user={user}
              serial={index + 1}
              isMe={user.email === session?.email}
              onPromoted={() => change((users) => users.map((one) => (one._id === user._id ? asAdmin(one) : one)))}
              onDelete={() => setAsked(user)}
            />
          ))}
        </UsersTable>
      )}
      {list?.hasMore && (
        <button type="button" className="button users-more" disabled={isLoading} onClick={showMore}>
          {m.users_more()}
        </button>
      )}
      <DeleteUser user={asked} onClose={onClose} onDeleted={onDeleted} onMissing={reload} />
    </div>
  )
}

function TryAgain({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className="button" onClick={onClick}>
      {m.problem_try_again()}
    </button>
  )
}

/** How many there are in all is known only when all are shown. */
function summary({ users, hasMore }: { users: ListedUser[]; hasMore: boolean }): string {
  if (hasMore) return m.users_count_newest({ users: digits(users.length) })
  const admins = users.filter(({ role }) => role === 'admin').length
  return m.users_count({ users: digits(users.length), admins: digits(admins) })
}

function asAdmin(user: ListedUser): ListedUser {
  return { ...user, role: 'admin' }
}
