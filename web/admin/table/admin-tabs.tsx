import { NavLink } from 'react-router'
import { m } from '../../paraglide/messages.js'

const TABS = [
  { to: '/users', label: m.users_title },
  { to: '/admin/messages', label: m.tables_messages },
  { to: '/admin/orders', label: m.tables_orders },
  { to: '/admin/bin', label: m.tables_bin },
  { to: '/admin/audit', label: m.tables_audit },
]

/** The administrators' pages, one beside the other. */
export function AdminTabs() {
  return (
    <nav className="table-tabs" aria-label={m.tables_tabs()}>
      {TABS.map(({ to, label }) => (
        <NavLink key={to} to={to} prefetch="intent">
          {label()}
        </NavLink>
      ))}
    </nav>
  )
}
