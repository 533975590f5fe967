import { useLocation } from 'react-router'
import { m } from '../paraglide/messages.js'
import { PageLink } from '../ui/page-link.tsx'

/** Keeps the filters. */
function addressOf(pathname: string, search: string, after?: string): string {
  const query = new URLSearchParams(search)
  for (const name of ['after', 'lang']) query.delete(name)
  if (after) query.set('after', after)
  return query.size ? `${pathname}?${query}` : pathname
}

/** Plain links, so that every page of a list has its own address. */
export function Pager({ after, isFirst }: { after: string | null; isFirst: boolean }) {
  const { pathname, search } = useLocation()
  if (!after && isFirst) return null
  return (
    <nav className="pager" aria-label={m.list_pages()}>
      {!isFirst && (
        <PageLink className="button" to={addressOf(pathname, search)}>
          {m.list_first()}
        </PageLink>
      )}
      {after && (
        <PageLink className="button" to={addressOf(pathname, search, after)}>
          {m.list_next()}
        </PageLink>
      )}
    </nav>
  )
}
