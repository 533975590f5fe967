import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import { m } from '../paraglide/messages.js'
import { Icon } from '../ui/icon.tsx'
import type { BookData } from './use-book.ts'

export function BackLink({ book: { id, isSample } }: { book: Pick<BookData, 'id' | 'isSample'> }) {
  return (
    <Link
      className="icon-button icon-button-plain"
      to={isSample ? paths.book(id) : paths.myCollection}
      aria-label={isSample ? m.reader_back_book() : m.learn_back_collection()}
    >
      <Icon name="arrow-left" />
    </Link>
  )
}
