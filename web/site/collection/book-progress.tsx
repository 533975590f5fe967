import type { ReadingProgress } from '#contract/calls/learning/reading.ts'
import { placeOf, ReadBar } from '../../learning/continue/read-bar.tsx'
import { m } from '../../paraglide/messages.js'
import { day } from '../../ui/numbers.ts'

/** Progress in a book. */
export function BookProgress({ progress }: { progress: ReadingProgress }) {
  const { isReadable, finishedAt } = progress
  if (!isReadable) return <p className="collection-progress row small">{m.collection_book_preparing()}</p>
  return (
    <p className="collection-progress row small">
      <ReadBar progress={progress} />
      <span>{finishedAt ? m.lessons_finished_on({ day: day(finishedAt) }) : placeOf(progress)}</span>
    </p>
  )
}
