import { CourseGridSkeleton } from '../parts/course-grid-skeleton.tsx'
import { ListFiltersSkeleton } from '../parts/list-filters-skeleton.tsx'
import { searchTextIn } from '../parts/search-path.ts'
import { m } from '../../paraglide/messages.js'
import { Sentence } from '../../ui/language.tsx'
import { LoadingNote } from '../../ui/loading-note.tsx'
import './search.css'

/** The text is known before the results arrive. */
export function SearchSkeleton({ path }: { path: string }) {
  const text = searchTextIn(path)
  return (
    <div className="wrap search-page">
      <header className="page-head">
        <h1>{text ? m.search_pending() : m.search_start()}</h1>
        <p>{text && <Sentence text={m.search_for({ text })} />}</p>
      </header>
      <LoadingNote />
      <ListFiltersSkeleton />
      <CourseGridSkeleton isMixed />
    </div>
  )
}
