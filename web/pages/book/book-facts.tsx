import { m } from '../../paraglide/messages.js'
import { count } from '../../ui/numbers.ts'
import type { BookContent } from './book-content.ts'

export function BookFacts({ book }: { book: BookContent }) {
  const facts = [
    { label: m.product_format(), value: book.format },
    { label: m.product_file_size(), value: m.product_megabytes({ size: count(book.megabytes) }) },
    book.minutes === null
      ? { label: m.product_pages(), value: count(book.pages) }
      : { label: m.product_length(), value: m.product_minutes({ minutes: count(book.minutes) }) },
    { label: m.product_interactive(), value: book.isInteractive ? m.product_yes() : m.product_no() },
  ]
  return (
    <dl className="book-facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
