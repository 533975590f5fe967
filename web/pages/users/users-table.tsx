import type { ReactNode, Ref } from 'react'
import { m } from '../../paraglide/messages.js'

const SKELETON_ROWS = [1, 2, 3, 4, 5, 6, 7, 8]

/** On phones its rows are blocks, and browsers forget that it is a table: the roles keep it one. */
export function UsersTable({ ref, children }: { ref?: Ref<HTMLTableSectionElement>; children: ReactNode }) {
  return (
    <div className="panel">
      <table className="users-table" role="table" aria-label={m.users_title()}>
        <thead role="rowgroup">
          <tr role="row">
            {[m.users_serial, m.users_person, m.users_role, m.users_delete].map((label) => (
              <th key={label()} role="columnheader" scope="col">
                {label()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" ref={ref}>
          {children}
        </tbody>
      </table>
    </div>
  )
}

/** The same shape, so that nothing moves when the people are there. */
export function UsersSkeleton() {
  return (
    <>
      <p className="sr-only" role="status">
        {m.users_loading()}
      </p>
      <div className="users-skeleton" aria-hidden="true">
        <UsersTable>
          {SKELETON_ROWS.map((row) => (
            <tr key={row}>
              <td />
              <th>
                <div className="users-person">
                  <span className="avatar" />
                  <span />
                </div>
              </th>
              <td>
                <span />
              </td>
              <td />
            </tr>
          ))}
        </UsersTable>
      </div>
    </>
  )
}
