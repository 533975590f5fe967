import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { hasSaved } from '../../session/saved-person.ts'
import { useOnline } from '../../ui/use-online.ts'
import { Icon } from '../../ui/icon.tsx'
import type { BookData } from './use-book.ts'

export function BackLink({ book: { id, isSample } }: { book: Pick<BookData, 'id' | 'isSample'> }) {
  const isOnline = useOnline()
  const [to, label] = isSample
    ? [paths.book(id), m.reader_back_book()]
    : !isOnline && hasSaved()
      ? [paths.downloads, m.saved_back()]
      : [paths.myCollection, m.learn_back_collection()]
  return (
    <Link className="icon-button icon-button-plain" to={to} aria-label={label}>
      <Icon name="arrow-left" />
    </Link>
  )
}
