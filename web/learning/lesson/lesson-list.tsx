import { Link } from 'react-router'
import { Suspense, type CSSProperties, type ReactNode } from 'react'
import type { ListedLesson, Place } from '#contract/calls/learning/learning.ts'
import { cost, duration } from '../../files/amounts.ts'
import { useBytesOf } from '../../files/wanted-source.ts'
import { LESSON_LOOKS } from '../../files/lesson-looks.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { hasSaved } from '../../session/saved-person.ts'
import { digits } from '../../ui/numbers.ts'
import { useOnline } from '../../ui/use-online.ts'
import { Offline, Saving } from './saving-parts.ts'
import type { CourseData } from './use-course.ts'

/** Only for people who don't own the course. */
const Padlock = lazyPart(() => import('./closed.tsx'))

export type LessonListProps = { course: CourseData; current: string | undefined }

export function LessonList({ course, current }: LessonListProps) {
  const isOnline = useOnline()
  if (isOnline || !hasSaved()) return <WholeList course={course} current={current} />
  return (
    <Suspense fallback={<WholeList course={course} current={current} />}>
      <Offline part="list" course={course} current={current} />
    </Suspense>
  )
}

function WholeList({ course, current }: LessonListProps) {
  const { id, about, sections, learning, pathTo, isPreview } = course
  const bytesOf = useBytesOf()
  const saved = learning && !isPreview && about ? { id, title: about.title } : null
  // Until it is known who owns the course, space is reserved for the button.
  const maySave = learning !== null && !isPreview
  const places = new Map(learning?.places.map((place) => [place.item, place]))
  const here = sections?.findIndex(({ lessons }) => lessons.some(({ _id }) => _id === current)) ?? -1
  const chapters = sections?.map(({ _id, title, lessons }, index) => {
    const done = lessons.filter((lesson) => places.get(lesson._id)?.done).length
    const counted = learning && m.lessons_done_short({ done: digits(done), all: digits(lessons.length) })
    return (
      // Earlier chapters are folded before it is known that they are done, so that nothing moves later.
      <details
        className="learn-section"
        key={_id}
        data-saves={maySave || undefined}
        data-done={(done > 0 && done === lessons.length) || undefined}
        open={index === here || (index > here && done < lessons.length)}
      >
        <summary>
          <h3 lang={langOf(title)}>{m.learn_section({ n: digits(index + 1), title })}</h3>
          <small>{[counted, cost(lessons, bytesOf)].filter(Boolean).join(' · ')}</small>
          <Icon name="chevron-down" />
        </summary>
        {saved && (
          <div className="learn-save">
            <Suspense fallback={null}>
              <Saving part="chapter" lessons={lessons} number={index + 1} course={saved} />
            </Suspense>
          </div>
        )}
        <ol>
          {lessons.map((lesson) => {
            const waiting = maySave && <span className="saving-button inline label" data-waiting />
            const row = saved && waiting && <Saving part="row" lesson={lesson} course={saved} />
            return (
              <LessonRow
                key={lesson._id}
                course={id}
                to={pathTo(lesson._id)}
                lesson={lesson}
                place={places.get(lesson._id)}
                isCurrent={lesson._id === current}
                // Undefined while it isn't known whether the person owns the course.
                isOwned={learning === undefined ? undefined : learning !== null}
                after={
                  row && (
                    <Suspense fallback={null}>
                      <Saving part="until" lesson={lesson} />
                    </Suspense>
                  )
                }
              >
                {waiting && <Suspense fallback={waiting}>{row || waiting}</Suspense>}
              </LessonRow>
            )
          })}
        </ol>
      </details>
    )
  })
  return (
    <>
      {maySave && (
        <div className="saving-place">
          {saved && (
            <Suspense fallback={null}>
              <Saving part="head" />
            </Suspense>
          )}
        </div>
      )}
      {chapters}
    </>
  )
}

type LessonRowProps = {
  course: string
  to: string
  lesson: ListedLesson
  place: Place | undefined
  isCurrent: boolean
  isOwned: boolean | undefined
  /** Shown after the lesson's length. */
  after?: ReactNode
  /** The button that saves the lesson, with its size. */
  children?: ReactNode
}

export function LessonRow({ course, to, lesson, place, isCurrent, isOwned, after, children }: LessonRowProps) {
  const { title, kind, seconds, free } = lesson
  const bytesOf = useBytesOf()
  const share = place && !place.done && seconds ? Math.min(1, place.position / seconds) : 0
  return (
    <li className="learn-row marks" data-is={place?.done ? 'done' : share ? 'begun' : undefined}>
      <Link to={to} aria-current={isCurrent || undefined}>
        <span className="learn-row-mark middle" style={{ '--share': `${share * 100}%` } as CSSProperties}>
          {place?.done && <Icon name="check" />}
        </span>
        <b lang={langOf(title)}>{title}</b>
        <small>
          <Icon name={LESSON_LOOKS[kind].icon} />
          <span>
            {children || after ? duration([lesson]) : cost([lesson], bytesOf)}
            {after}
          </span>
          {place?.done && <span className="sr-only">, {m.lessons_row_done()}</span>}
          {isOwned === false && free && <em>{m.lessons_free()}</em>}
        </small>
        {isOwned === false && !free && (
          <Suspense fallback={null}>
            <Padlock course={course} />
          </Suspense>
        )}
      </Link>
      {children}
    </li>
  )
}
