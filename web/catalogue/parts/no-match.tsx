import { useLocation } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { EmptyNote } from '../../ui/notes.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import type { ListFilterContent } from './list-filters.server.ts'

/** Shown for a filtered list without results. */
export function NoMatch({ filters }: { filters: ListFilterContent }) {
  const { pathname } = useLocation()
  return (
    <EmptyNote patch="free" text={m.filters_none()}>
      <PageLink className="button" to={pathname + filters.cleared} preventScrollReset>
        {m.filters_clear()}
      </PageLink>
    </EmptyNote>
  )
}
