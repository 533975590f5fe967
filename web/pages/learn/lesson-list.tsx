import { Link } from 'react-router'
import type { CSSProperties } from 'react'
import { paths } from '#contract/paths.ts'
import type { LessonKind } from '#contract/constants.ts'
import type { ListedLesson, Place } from '#contract/learning.ts'
import { m } from '../../paraglide/messages.js'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { digits } from '../../ui/numbers.ts'
import { minutes, size } from './amounts.ts'
import type { CourseData } from './use-course.ts'

const ICONS: Record<LessonKind, IconName> = {
  video: 'play-circle',
  audio: 'headphones',
  text: 'text',
  pdf: 'text',
  quiz: 'checklist',
}

type LessonListProps = { courseId: string; course: CourseData; current: string }

export function LessonList({ courseId, course: { sections, learning }, current }: LessonListProps) {
  const places = new Map(learning?.places.map((place) => [place.thing, place]))
  return sections?.map(({ _id, title, lessons }, index) => {
    const done = lessons.filter((lesson) => places.get(lesson._id)?.done).length
    const bytes = sum(lessons.map((lesson) => lesson.bytes))
    const facts = [
      ...(learning ? [m.learn_done_count({ done: digits(done), all: digits(lessons.length) })] : []),
      minutes(sum(lessons.map(({ seconds }) => seconds))),
      ...(bytes ? [size(bytes)] : []),
    ]
    return (
      <details className="learn-section" key={_id} open>
        <summary>
          <h3 lang={langOf(title)}>{m.learn_section({ n: digits(index + 1), title })}</h3>
          <small>{facts.join(' · ')}</small>
          <Icon name="chevron-down" />
        </summary>
        <ol>
          {lessons.map((lesson) => (
            <LessonRow
              key={lesson._id}
              to={paths.learn(courseId, lesson._id)}
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
  const { title, kind, seconds, bytes, free } = lesson
  const share = place && !place.done && seconds ? Math.min(1, place.position / seconds) : 0
  const length = kind === 'text' ? readingTime(seconds) : minutes(seconds)
  return (
    <li className="learn-row" data-is={place?.done ? 'done' : share ? 'begun' : undefined}>
      <Link to={to} aria-current={isCurrent || undefined}>
        <span className="learn-row-mark" style={{ '--share': `${share * 100}%` } as CSSProperties}>
          {place?.done && <Icon name="check" />}
        </span>
        <b lang={langOf(title)}>{title}</b>
        <small>
          <Icon name={ICONS[kind]} />
          {bytes ? `${length} · ${size(bytes)}` : length}
          {place?.done && <span className="sr-only">, {m.learn_row_done()}</span>}
          {isOwned === false && free && <em>{m.learn_row_free()}</em>}
        </small>
        {isOwned === false && !free && (
          <span className="learn-row-closed" role="img" aria-label={m.learn_row_closed()}>
            <Icon name="lock" />
          </span>
        )}
      </Link>
    </li>
  )
}

export const readingTime = (seconds: number) =>
  m.learn_read_minutes({ n: digits(Math.max(1, Math.round(seconds / 60))) })

const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0)
