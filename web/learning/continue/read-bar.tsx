import type { ReadingProgress } from '#contract/calls/learning/reading.ts'
import { m } from '../../paraglide/messages.js'
import { digits } from '../../ui/numbers.ts'
import { timeLeft } from '../../files/amounts.ts'
import './read-bar.css'

/** Progress in a book, whose pages or seconds are too many for stitches. */
export function ReadBar({ progress: { position, length, finishedAt } }: { progress: ReadingProgress }) {
  const share = finishedAt ? 1 : length && position / length
  return (
    <span className="read-share">
      <i style={{ width: `${Math.round(share * 100)}%` }} />
    </span>
  )
}

export function placeOf({ kind, position, length, chapter, chapters, seenAt }: ReadingProgress): string {
  if (kind === 'pages' && !seenAt) return m.collection_pages({ n: digits(length) })
  if (kind === 'pages') return m.collection_page({ a: digits(position), b: digits(length) })
  if (chapters < 2) return timeLeft({ seconds: length, position })
  return m.lessons_chapters({ done: digits((chapter ?? 1) - 1), all: digits(chapters) })
}
