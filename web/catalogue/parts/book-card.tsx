import { paths } from '#contract/paths.ts'
import { CardControlsSlot } from '../../admin-controls/card-controls-slot.tsx'
import { m } from '../../paraglide/messages.js'
import { RatingFact } from '../ratings/rating-fact.tsx'
import { api } from '../../session/api.ts'
import { langOf, Sentence } from '../../ui/language.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { BookCardContent } from './book-card.server.ts'

export function BookCard({ book }: { book: BookCardContent }) {
  const { id, name } = book
  return (
    <article className="card book-card column">
      <Picture kind="book" source={book.cover} />
      <h2 lang={langOf(name)}>{name}</h2>
      <p className="book-card-writers muted">
        <Sentence text={book.writers} />
      </p>
      <p className="book-card-facts cluster small">
        <b>{book.price}</b>
        <span>{book.format}</span>
        <RatingFact rating={book.rating} />
      </p>
      <PageLink
        className="button button-small stretch"
        to={paths.book(id)}
        aria-label={m.product_view_details_of({ name })}
      >
        {m.product_view_details()}
      </PageLink>
      <CardControlsSlot
        id={id}
        name={name}
        editTo={paths.updateBook(id)}
        remove={() => api('DELETE /bookDelete/{id}', { params: { id } })}
      />
    </article>
  )
}
