import { m } from '../../paraglide/messages.js'
import { Carousel } from '../../ui/carousel.tsx'
import { langOf } from '../../ui/language.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { HomeBook } from './content.server.ts'

export function BookShelf({ books }: { books: HomeBook[] }) {
  return (
    <Carousel
      className="track-books"
      title={m.home_books_title()}
      text={m.home_books_text()}
      previous={m.home_books_previous()}
      next={m.home_books_next()}
      empty={m.home_books_empty()}
    >
      {books.map(({ id, name, writer, cover }) => (
        <li key={id}>
          <figure className="book">
            <Picture kind="book" source={cover} />
            <figcaption>
              <h3 lang={langOf(name)}>{name}</h3>
              <p lang={langOf(writer)}>{writer}</p>
            </figcaption>
          </figure>
        </li>
      ))}
    </Carousel>
  )
}
