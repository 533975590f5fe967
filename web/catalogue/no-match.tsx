import { useLocation } from 'react-router'
import { m } from '../paraglide/messages.js'
import { Patch } from '../ui/notes.tsx'
import { PageLink } from '../ui/page-link.tsx'
import type { ListFilterContent } from './list-filters.server.ts'

/** A filtered list without results. */
export function NoMatch({ filters }: { filters: ListFilterContent }) {
  const { pathname } = useLocation()
  return (
    <div className="empty">
      <Patch motif="free" />
      <p>{m.filters_none()}</p>
      <PageLink className="button" to={pathname + filters.cleared} preventScrollReset>
        {m.filters_clear()}
      </PageLink>
    </div>
  )
}
