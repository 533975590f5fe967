import type { ReadingProgress } from '#contract/reading.ts'
import { timeLeft } from '../../learning/time-left.ts'
import { m } from '../../paraglide/messages.js'
import { day, digits } from '../../ui/numbers.ts'

/** How far a book is. */
export function BookProgress({ progress }: { progress: ReadingProgress }) {
  const { isReadable, finishedAt } = progress
  if (!isReadable) return <p className="collection-progress">{m.collection_book_preparing()}</p>
  return (
    <p className="collection-progress">
      <ReadBar progress={progress} />
      <span>{finishedAt ? m.lessons_finished_on({ day: day(finishedAt) }) : placeOf(progress)}</span>
    </p>
  )
}

export function ReadBar({ progress: { position, length, finishedAt } }: { progress: ReadingProgress }) {
  const share = finishedAt ? 1 : length && position / length
  return (
    <span className="collection-bar">
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
