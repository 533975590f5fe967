import { m } from '../../paraglide/messages.js'
import { removeWithUndo } from '../saved/parts/remove.ts'
import type { SavedItem } from '../saved/saved.ts'
import { amountOf, countBooks, SavedRow } from './saved-row.tsx'

/** Saved books and audiobooks. */
export function SavedBooks({ books }: { books: SavedItem[] }) {
  return (
    <section className="saved-course surface" aria-labelledby="saved-books">
      <header className="stack">
        <h2 id="saved-books">{m.saved_books()}</h2>
        <p className="muted">{amountOf(books, countBooks(books.length))}</p>
        <button
          type="button"
          className="button button-small"
          aria-label={m.saved_remove_all_of({ title: m.saved_books() })}
          onClick={() => removeWithUndo(books)}
        >
          {m.saved_remove_all()}
        </button>
      </header>
      <ul>
        {books.map((item) => (
          <SavedRow key={item.item} item={item} />
        ))}
      </ul>
    </section>
  )
}
