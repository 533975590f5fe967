import { LoadingNote } from '../../ui/loading-note.tsx'
import './book.css'

export function BookSkeleton() {
  return (
    <div className="wrap book-page grid book-page-skeleton">
      <LoadingNote />
      <div className="book-stage middle" aria-hidden="true">
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
