import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import type { BookContent } from './book-content.ts'

const isAudio = ({ format }: BookContent) => format === 'MP3'

/** Shown to the book's owner, next to Already Paid. */
export function OpenBook({ book }: { book: BookContent }) {
  return (
    <PageLink className="button button-primary button-large" to={paths.read(book.id)}>
      <Icon name={isAudio(book) ? 'headphones' : 'books'} />
      {isAudio(book) ? m.product_listen() : m.product_read()}
    </PageLink>
  )
}

export function SampleLink({ book }: { book: BookContent }) {
  return (
    <PageLink className="button button-large book-sample" to={paths.sample(book.id)}>
      <Icon name={isAudio(book) ? 'headphones' : 'books'} />
      {isAudio(book) ? m.product_sample_listen() : m.product_sample_read()}
    </PageLink>
  )
}
