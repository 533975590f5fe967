import { paths } from '#contract/paths.ts'
import { useEffect, useRef } from 'react'
import { NavLink } from 'react-router'
import { m } from '../../paraglide/messages.js'

const TABS = [
  { to: paths.users, label: m.users_title },
  { to: paths.adminMessages, label: m.tables_messages },
  { to: paths.adminQuestions, label: m.tables_questions },
  { to: paths.adminOrders, label: m.tables_orders },
  { to: paths.adminRefunds, label: m.tables_refunds },
  { to: paths.adminBin, label: m.tables_bin },
  { to: paths.adminAudit, label: m.tables_audit },
  { to: paths.adminFiles, label: m.files_title },
  { to: paths.adminCertificates, label: m.certificate_admin_title },
  { to: paths.adminRatings, label: m.tables_ratings },
  { to: paths.adminPolicies, label: m.policies_tab },
]

export function AdminTabs() {
  const tabs = useRef<HTMLElement>(null)

  // On a phone the tabs may be wider than the screen.
  useEffect(() => {
    tabs.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [])

  return (
    <nav ref={tabs} className="table-tabs" aria-label={m.tables_tabs()}>
      {TABS.map(({ to, label }) => (
        <NavLink key={to} to={to} prefetch="intent">
          {label()}
        </NavLink>
      ))}
    </nav>
  )
}
