import { useLocation } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { PageLink } from '../../ui/page-link.tsx'

/** Keeps the filters in the URL. */
function addressOf(pathname: string, search: string, name: string, after?: string): string {
  const query = new URLSearchParams(search)
  for (const old of [name, 'lang']) query.delete(old)
  if (after) query.set(name, after)
  return query.size ? `${pathname}?${query}` : pathname
}

type PagerProps = {
  after: string | null
  isFirst: boolean
  /** The query parameter that holds the start of a page. */
  name?: string
}

/** Plain links, so that every page of a list has its own URL. */
export function Pager({ after, isFirst, name = 'after' }: PagerProps) {
  const { pathname, search } = useLocation()
  if (!after && isFirst) return null
  return (
    <nav className="pager beside" aria-label={m.list_pages()}>
      {!isFirst && (
        <PageLink className="button" to={addressOf(pathname, search, name)}>
          {m.list_first()}
        </PageLink>
      )}
      {after && (
        <PageLink className="button" to={addressOf(pathname, search, name, after)}>
          {m.list_next()}
        </PageLink>
      )}
    </nav>
  )
}
