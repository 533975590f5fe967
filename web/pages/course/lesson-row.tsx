import type { CSSProperties } from 'react'
import type { ListedLesson, Place } from '#contract/learning.ts'
import { paths } from '#contract/paths.ts'
import { cost, timeLeft } from '../../learning/amounts.ts'
import { m } from '../../paraglide/messages.js'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { PageLink } from '../../ui/page-link.tsx'

const ICONS: Record<ListedLesson['kind'], IconName> = {
  video: 'play-circle',
  audio: 'music',
  text: 'notebook',
  pdf: 'books',
}

type LessonRowProps = {
  course: string
  lesson: ListedLesson
  place: Place | undefined
  isOwned: boolean
  isNext: boolean
}

/** Owners see how far they are in a lesson; others see whether it is a free preview. */
export function LessonRow({ course, lesson, place, isOwned, isNext }: LessonRowProps) {
  const { _id, title, kind, seconds, free } = lesson
  const to = paths.learn(course, _id)
  const name = <span lang={langOf(title)}>{title}</span>
  return (
    <li aria-current={isNext || undefined}>
      {isOwned ? <Mark place={place} seconds={seconds} /> : <Icon name={ICONS[kind]} />}
      <p>
        {isOwned ? <PageLink to={to}>{name}</PageLink> : name}
        <small>
          {isOwned && <Icon name={ICONS[kind]} />}
          {cost([lesson])}
          {isNext && place && place.position > 0 && <b>{timeLeft({ seconds, position: place.position })}</b>}
        </small>
      </p>
      {isOwned ? null : free ? (
        <PageLink className="badge badge-good" to={to} aria-label={m.lessons_free_of({ title })}>
          <Icon name="play-small" />
          {m.lessons_free()}
        </PageLink>
      ) : (
        <span className="lesson-lock" role="img" aria-label={m.lessons_closed()} title={m.lessons_closed()}>
          <Icon name="lock" />
        </span>
      )}
    </li>
  )
}

/** A circle that fills with the share that was seen, and a check when the lesson is done. */
function Mark({ place, seconds }: { place: Place | undefined; seconds: number }) {
  const seen = place && seconds ? Math.min(1, place.position / seconds) : 0
  if (!place?.done) return <span className="lesson-mark" style={{ '--seen': `${seen}turn` } as CSSProperties} />
  return (
    <span className="lesson-mark" data-done role="img" aria-label={m.lessons_row_done()}>
      <Icon name="check" />
    </span>
  )
}
