import { useCallback, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '#contract/client.ts'
import { paths } from '#contract/paths.ts'
import { ROLES } from '#contract/record-states.ts'
import { ExportButton } from '../../admin-controls/export-button.tsx'
import { TablePage } from '../../table/table-page.tsx'
import { useList, type FetchPage } from '../../table/use-list.ts'
import { useView } from '../../table/use-view.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { DeleteDialog } from '../../layout/delete-dialog.tsx'
import { m } from '../../paraglide/messages.js'
import { forgetAdmin } from '../../session/admin.ts'
import { api } from '../../session/api.ts'
import type { Guarded } from '../../layout/guards.tsx'
import { useSession } from '../../session/session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { count } from '../../ui/numbers.ts'
import { PageLink } from '../../ui/page-link.tsx'
import type { Route } from './+types/all-users'
import { RoleDialog } from './role-dialog.tsx'
import { UserRow, type ListedUser } from './user-row.tsx'
import './users.css'

export const handle = { guard: 'admin', asks: ['GET /user?limit=50&q='] } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.users_title(), isHidden: true })

const CHOICES = { role: ROLES }
const ROLE_LABELS = { admin: m.users_admins, user: m.users_others }

export default function AllUsers() {
  const session = useSession()
  const navigate = useNavigate()
  const { query, isFiltered } = useView(CHOICES)
  const list = useList<ListedUser>(
    useCallback<FetchPage<ListedUser>>((page) => api.page('GET /user', { query: { ...page, ...query } }), [query]),
  )
  const [userToDelete, setUserToDelete] = useState<ListedUser | null>(null)
  const [userToChange, setUserToChange] = useState<ListedUser | null>(null)
  const wasDeleted = useRef(false)
  const title = useRef<HTMLHeadingElement>(null)

  const remove = async ({ _id }: ListedUser) => {
    try {
      await api('DELETE /user/{id}', { params: { id: _id } })
    } catch (error) {
      // Someone else has already deleted this user.
      if (error instanceof ApiError && error.status === 404) list.reload()
      throw error
    }
  }

  const onDeleted = ({ _id }: ListedUser) => {
    wasDeleted.current = true
    setUserToDelete(null)
    list.change((users) => users.filter((user) => user._id !== _id))
  }

  const onRoleChanged = (changed: ListedUser) => {
    if (changed.email !== session?.email) {
      return list.change((users) => users.map((user) => (user._id === changed._id ? changed : user)))
    }
    // This page is only for administrators.
    forgetAdmin()
    void navigate(paths.home)
  }

  const onClose = () => {
    setUserToDelete(null)
    // The button that opened the dialog disappeared along with its row.
    if (wasDeleted.current) title.current?.focus()
    wasDeleted.current = false
  }

  return (
    <>
      <TablePage
        title={m.users_title()}
        titleRef={title}
        list={list}
        tools={{
          search: m.users_search(),
          filters: [{ name: 'role', label: m.users_role(), all: m.users_all_roles(), choices: ROLE_LABELS }],
          days: m.users_joined(),
        }}
        isFiltered={isFiltered}
        action={
          <>
            <ExportButton ask={() => api('POST /export/users', { query })} />
            <PageLink className="button button-small" to={paths.adminImportOf('people')}>
              <Icon name="upload" />
              {m.import_link()}
            </PageLink>
          </>
        }
        summary={list.shown?.hasMore ? undefined : summary(list.shown?.items ?? [])}
        columns={[
          { label: m.users_serial(), size: 'tiny' },
          { label: m.users_person() },
          { label: m.users_joined(), size: 'medium' },
          { label: m.users_role(), size: 'medium' },
          { label: m.users_delete(), size: 'tiny', kind: 'buttons' },
        ]}
        empty={{ title: m.users_empty(), text: m.users_empty_text() }}
      >
        {list.shown?.items.map((user, index) => (
          <UserRow
            key={user._id}
            user={user}
            serial={index + 1}
            isMe={user.email === session?.email}
            onRole={() => setUserToChange(user)}
            onDelete={() => setUserToDelete(user)}
          />
        ))}
      </TablePage>
      <RoleDialog
        user={userToChange}
        isMe={userToChange?.email === session?.email}
        onClose={() => setUserToChange(null)}
        onChanged={onRoleChanged}
      />
      <DeleteDialog
        open={userToDelete !== null}
        name={userToDelete?.email ?? ''}
        picture={
          userToDelete && <Avatar name={userToDelete.name || userToDelete.email} photo={userToDelete.photoURL} />
        }
        remove={async () => userToDelete && remove(userToDelete)}
        onClose={onClose}
        onDeleted={() => userToDelete && onDeleted(userToDelete)}
      />
    </>
  )
}

/** Counts administrators, so it needs all users to be loaded. */
function summary(users: ListedUser[]): string {
  const admins = users.filter(({ role }) => role === 'admin').length
  if (users.length === 1 && admins === 1) return m.users_count_one()
  return m.users_count({ users: count(users.length), admins: count(admins) })
}
