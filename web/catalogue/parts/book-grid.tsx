import { BookCard } from './book-card.tsx'
import type { BookCardContent } from './book-card.server.ts'
import '../book-grid.css'

export function BookGrid({ books }: { books: BookCardContent[] }) {
  return (
    <ul className="books-grid grid">
      {books.map((book) => (
        <li key={book.id}>
          <BookCard book={book} />
        </li>
      ))}
    </ul>
  )
}
