import { Fragment } from 'react'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import './product.css'

/** The lists that contain the product, from general to specific. */
export function Breadcrumb({ steps }: { steps: { to: string; label: string }[] }) {
  return (
    <nav className="breadcrumb cluster muted" aria-label={m.product_path()}>
      {steps.map(({ to, label }, index) => (
        <Fragment key={label}>
          {index > 0 && <Icon name="chevron-right" />}
          <PageLink to={to}>{label}</PageLink>
        </Fragment>
      ))}
    </nav>
  )
}
