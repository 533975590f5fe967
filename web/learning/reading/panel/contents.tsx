import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/icon.tsx'
import { langOf } from '../../../ui/language.tsx'
import { digits } from '../../../ui/numbers.ts'
import { chapterAt } from '../chapter-at.ts'
import type { OpenBook } from '../use-book.ts'

type ContentsProps = { book: OpenBook; page: number; goTo: (page: number) => void }

export function Contents({ book: { reading }, page, goTo }: ContentsProps) {
  const entries = reading.chapters.filter((chapter) => chapter.page !== undefined)
  const current = chapterAt(reading.chapters, page)
  if (!entries.length) return <p className="read-none">{m.reader_no_contents()}</p>
  return (
    <ol className="read-contents marks">
      {entries.map((entry, index) => {
        const isClosed = entry.page! > reading.pages.length
        return (
          // Two entries may have the same title and page.
          // oxlint-disable-next-line react/no-array-index-key -- the position is its identity
          <li key={index}>
            <button
              className="stack"
              type="button"
              aria-current={entry === current || undefined}
              disabled={isClosed}
              onClick={() => goTo(entry.page!)}
            >
              <span lang={langOf(entry.title)}>
                {entry.url && <Icon name="headphones" />}
                {entry.title}
                {isClosed && <span className="sr-only">, {m.reader_not_in_sample()}</span>}
              </span>
              <span>{digits(entry.page!)}</span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
