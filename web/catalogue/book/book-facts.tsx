import { m } from '../../paraglide/messages.js'
import { count } from '../../ui/numbers.ts'
import type { BookContent } from './book-content.ts'

export function BookFacts({ book }: { book: BookContent }) {
  const facts: { label: string; value: string; text?: string | false }[] = [
    { label: m.product_format(), value: book.format },
    { label: m.product_file_size(), value: m.product_megabytes({ size: count(book.megabytes) }) },
    { label: m.product_pages(), value: count(book.pages) },
    ...(book.minutes === null
      ? []
      : [{ label: m.product_length(), value: m.product_minutes({ minutes: count(book.minutes) }) }]),
    {
      label: m.product_interactive(),
      value: book.isInteractive ? m.product_yes() : m.product_no(),
      text: book.isInteractive && book.isReadable && m.product_interactive_text(),
    },
  ]
  return (
    <dl className="book-facts">
      {facts.map(({ label, value, text }) => (
        <div key={label}>
          <dt className="small">{label}</dt>
          <dd>
            {value}
            {text && <small>{text}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
