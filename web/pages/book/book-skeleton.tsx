import { LoadingNote } from '../../ui/loading-note.tsx'
import './book.css'

/** A book's page in its own measures, until it has come. */
export function BookSkeleton() {
  return (
    <div className="wrap book-page book-page-skeleton">
      <LoadingNote />
      <div className="book-stage" aria-hidden="true">
        <span className="bone" />
      </div>
      <div className="book-text" aria-hidden="true">
        <span className="bone" />
        <span className="bone" />
        <span className="bone" />
        <span className="bone" />
        <span className="bone" />
      </div>
    </div>
  )
}
