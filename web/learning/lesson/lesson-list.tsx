import { Link } from 'react-router'
import type { CSSProperties } from 'react'
import type { ListedLesson, Place } from '#contract/learning.ts'
import { cost } from '../amounts.ts'
import { useBytesOf } from '../wanted-source.ts'
import { LESSON_ICONS } from '../lesson-icons.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { digits } from '../../ui/numbers.ts'
import type { CourseData } from './use-course.ts'

type LessonListProps = { course: Pick<CourseData, 'sections' | 'learning' | 'pathTo'>; current: string | undefined }

export function LessonList({ course: { sections, learning, pathTo }, current }: LessonListProps) {
  const bytesOf = useBytesOf()
  const places = new Map(learning?.places.map((place) => [place.item, place]))
  const here = sections?.findIndex(({ lessons }) => lessons.some(({ _id }) => _id === current)) ?? -1
  return sections?.map(({ _id, title, lessons }, index) => {
    const done = lessons.filter((lesson) => places.get(lesson._id)?.done).length
    const counted = learning && m.lessons_done_short({ done: digits(done), all: digits(lessons.length) })
    return (
      // Chapters left behind are folded before it is known that they are done, so that nothing moves then.
      <details className="learn-section" key={_id} open={index === here || (index > here && done < lessons.length)}>
        <summary>
          <h3 lang={langOf(title)}>{m.learn_section({ n: digits(index + 1), title })}</h3>
          <small>{[counted, cost(lessons, bytesOf)].filter(Boolean).join(' · ')}</small>
          <Icon name="chevron-down" />
        </summary>
        <ol>
          {lessons.map((lesson) => (
            <LessonRow
              key={lesson._id}
              to={pathTo(lesson._id)}
              lesson={lesson}
              place={places.get(lesson._id)}
              isCurrent={lesson._id === current}
              // Undefined while it is not known whether the person owns the course.
              isOwned={learning === undefined ? undefined : learning !== null}
            />
          ))}
        </ol>
      </details>
    )
  })
}

type LessonRowProps = {
  to: string
  lesson: ListedLesson
  place: Place | undefined
  isCurrent: boolean
  isOwned: boolean | undefined
}

function LessonRow({ to, lesson, place, isCurrent, isOwned }: LessonRowProps) {
  const { title, kind, seconds, free } = lesson
  const bytesOf = useBytesOf()
  const share = place && !place.done && seconds ? Math.min(1, place.position / seconds) : 0
  return (
    <li className="learn-row" data-is={place?.done ? 'done' : share ? 'begun' : undefined}>
      <Link to={to} aria-current={isCurrent || undefined}>
        <span className="learn-row-mark" style={{ '--share': `${share * 100}%` } as CSSProperties}>
          {place?.done && <Icon name="check" />}
        </span>
        <b lang={langOf(title)}>{title}</b>
        <small>
          <Icon name={LESSON_ICONS[kind]} />
          {cost([lesson], bytesOf)}
          {place?.done && <span className="sr-only">, {m.lessons_row_done()}</span>}
          {isOwned === false && free && <em>{m.lessons_free()}</em>}
        </small>
        {isOwned === false && !free && (
          <span className="learn-row-closed" role="img" aria-label={m.lessons_closed()}>
            <Icon name="lock" />
          </span>
        )}
      </Link>
    </li>
  )
}
