import { ListFiltersSkeleton } from '../parts/list-filters-skeleton.tsx'
import { m } from '../../paraglide/messages.js'
import { LoadingNote } from '../../ui/loading-note.tsx'
import '../book-grid.css'
import './books.css'

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8]

export function BooksSkeleton() {
  return (
    <div className="wrap books-page">
      <h1 className="title">{m.product_books_list()}</h1>
      <LoadingNote />
      <ListFiltersSkeleton />
      <div className="books-grid grid" aria-hidden="true">
        {CARDS.map((card) => (
          <div key={card} className="book-card column book-card-skeleton">
            <span className="bone" />
            <span className="bone" />
            <span className="bone" />
            <span className="bone" />
          </div>
        ))}
      </div>
    </div>
  )
}
