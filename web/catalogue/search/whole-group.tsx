import { ListFilters } from '../parts/list-filters.tsx'
import { NoMatch } from '../parts/no-match.tsx'
import { Pager } from '../parts/pager.tsx'
import { m } from '../../paraglide/messages.js'
import type { GroupContent } from './content.server.ts'
import { GroupCards } from './found-group.tsx'
import { EmptyNote } from '../../ui/notes.tsx'

/** All results of one group, page by page. */
export function WholeGroup({ group, next, isFirst, filters }: GroupContent) {
  return (
    <>
      {filters && <ListFilters filters={filters} />}
      {group && <GroupCards group={group} heading="h2" />}
      {!group && (filters?.active.length ? <NoMatch filters={filters} /> : <EmptyNote text={m.list_end()} />)}
      <Pager name="page" after={next} isFirst={isFirst} />
    </>
  )
}
