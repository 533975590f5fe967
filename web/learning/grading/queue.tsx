import { Link } from 'react-router'
import type { ListedHandIn } from '#contract/calls/learning/tasks.ts'
import { m } from '../../paraglide/messages.js'
import { Avatar } from '../../ui/avatar.tsx'
import { langOf } from '../../ui/language.tsx'
import { LoadingBlocks } from '../../ui/loading-note.tsx'
import { dayAndClock } from '../../ui/local-times.ts'
import { digits } from '../../ui/numbers.ts'

type QueueProps = {
  /** Null until the queue is loaded. */
  items: ListedHandIn[] | null
  total: number
  current: string | undefined
  pathTo: (item: ListedHandIn) => string
  more: () => void
  isLoadingMore: boolean
}

/** Oldest first. */
export function Queue({ items, total, current, pathTo, more, isLoadingMore }: QueueProps) {
  const left = total - (items?.length ?? 0)
  return (
    <section className="grading-queue marks" aria-label={m.grading_queue()} aria-busy={!items}>
      <header>
        <h2>{m.grading_title()}</h2>
        <p className="muted">
          {!items ? '\u00a0' : total === 1 ? m.grading_waiting_one() : m.grading_waiting({ n: digits(total) })}
        </p>
      </header>
      {!items && <LoadingBlocks heights={[88, 88, 88]} />}
      <ul>
        {items?.map((item) => (
          <li key={item._id}>
            <Link to={pathTo(item)} aria-current={item._id === current ? 'true' : undefined}>
              <Avatar name={item.name} />
              <b lang={langOf(item.name)}>{item.name}</b>
              <Badges item={item} />
              <small className="one-line">
                {contentsOf(item)}, {dayAndClock(item.handedInAt)}
              </small>
              <small className="one-line" lang={langOf(item.lesson.title)}>
                {item.lesson.title}
              </small>
            </Link>
          </li>
        ))}
      </ul>
      {items && left > 0 && (
        <button type="button" className="link grading-more" disabled={isLoadingMore} onClick={more}>
          {m.grading_more({ n: digits(left) })}
        </button>
      )}
    </section>
  )
}

export function Badges({ item: { isLate, isAgain } }: { item: Pick<ListedHandIn, 'isLate' | 'isAgain'> }) {
  return (
    <span className="grading-badges">
      {isAgain && <span className="badge grading-again">{m.grading_again()}</span>}
      {isLate && <span className="badge grading-late">{m.grading_late()}</span>}
    </span>
  )
}

function contentsOf({ photos, otherFiles }: ListedHandIn): string {
  const parts = [
    photos > 0 && (photos === 1 ? m.grading_photo() : m.grading_photos({ n: digits(photos) })),
    otherFiles > 0 && (otherFiles === 1 ? m.grading_file() : m.grading_files({ n: digits(otherFiles) })),
  ].filter(Boolean)
  return parts.length ? parts.join(', ') : m.grading_text_only()
}
