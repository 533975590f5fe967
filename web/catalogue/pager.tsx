import { useLocation } from 'react-router'
import { m } from '../paraglide/messages.js'
import { PageLink } from '../ui/page-link.tsx'

/** Plain links, so that every page of a list has its own address. */
export function Pager({ after, isFirst }: { after: string | null; isFirst: boolean }) {
  const { pathname } = useLocation()
  if (!after && isFirst) return null
  return (
    <nav className="pager" aria-label={m.list_pages()}>
      {!isFirst && (
        <PageLink className="button" to={pathname}>
          {m.list_first()}
        </PageLink>
      )}
      {after && (
        <PageLink className="button" to={`${pathname}?after=${after}`}>
          {m.list_next()}
        </PageLink>
      )}
    </nav>
  )
}
