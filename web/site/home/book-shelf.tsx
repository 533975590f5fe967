import { paths } from '#contract/paths.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { langOf } from '../../ui/language.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { HomeContent } from './content.server.ts'

export function BookShelf({ books }: { books: HomeContent['books'] }) {
  return (
    <Carousel
      className="track-books"
      title={books.title}
      text={books.text}
      tool={
        <PageLink className="text-link" to={paths.books}>
          {books.all}
        </PageLink>
      }
      empty={books.empty}
      hasLinks
      copies={books.items.map((book) => (
        <BookSlide key={book.id} book={book} isCopy />
      ))}
    >
      {books.items.map((book) => (
        <BookSlide key={book.id} book={book} />
      ))}
    </Carousel>
  )
}

type BookSlideProps = { book: HomeContent['books']['items'][number]; isCopy?: boolean }

/** A copy can be clicked, but can't be focused and isn't read aloud. */
function BookSlide({ book, isCopy = false }: BookSlideProps) {
  return (
    <li aria-hidden={isCopy || undefined}>
      <PageLink className="book" to={paths.book(book.id)} tabIndex={isCopy ? -1 : undefined}>
        <Picture kind="book" source={book.cover} />
        <div className="book-words">
          <h3 lang={langOf(book.name)}>{book.name}</h3>
          <p lang={langOf(book.writer)}>{book.writer}</p>
          <p className="book-format">{book.facts}</p>
          <p className="book-price">{book.price}</p>
        </div>
      </PageLink>
    </li>
  )
}
