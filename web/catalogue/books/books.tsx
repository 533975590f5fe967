import { BOOK_QUERY } from '#contract/catalogue/filter-values.ts'
import { BookGrid } from '../parts/book-grid.tsx'
import { ListFilters } from '../parts/list-filters.tsx'
import { NoMatch } from '../parts/no-match.tsx'
import { cataloguePage } from '../parts/page-data.server.ts'
import { Pager } from '../parts/pager.tsx'
import { useContent } from '../parts/use-content.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { EmptyNote } from '../../ui/notes.tsx'
import type { Guarded } from '../../layout/guards.tsx'
import { BooksSkeleton } from './books-skeleton.tsx'
import { load } from './content.server.ts'
import type { Route } from './+types/books'

export const handle = { guard: 'catalogue', query: BOOK_QUERY } satisfies Guarded

export function loader({ context, request }: Route.LoaderArgs) {
  return cataloguePage(context, (api) => load(api, request))
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.product_books_list(), description: m.product_books_text() })

export default function BooksPage({ loaderData }: Route.ComponentProps) {
  const content = useContent(loaderData)
  if (!content) return <BooksSkeleton />
  const { books, after, isFirst, filters } = content
  const isFiltered = filters.active.length > 0
  return (
    <div className="wrap books-page">
      <h1 className="title">{m.product_books_list()}</h1>
      {(books.length > 0 || isFiltered) && <ListFilters filters={filters} />}
      {books.length ? (
        <BookGrid books={books} />
      ) : isFiltered ? (
        <NoMatch filters={filters} />
      ) : (
        <EmptyNote patch="stack" text={m.product_books_empty()} />
      )}
      <Pager after={after} isFirst={isFirst} />
    </div>
  )
}
