import { Suspense } from 'react'
import { PageLink } from '../../ui/page-link.tsx'
import type { LessonKind } from '#contract/constants.ts'
import { paths } from '#contract/paths.ts'
import type { ListedLesson } from '#contract/calls/learning/learning.ts'
import { duration } from '../../files/amounts.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { digits } from '../../ui/numbers.ts'
import { toast } from '../../ui/toast.tsx'
import { Saving } from './saving-parts.ts'
import { playWhenOpened } from './next-lesson.ts'
import type { CourseData } from './use-course.ts'

type FactsProps = {
  course: CourseData
  at: number
  title: string
  kind: LessonKind | undefined
  seconds: number
  /** Whether the lesson is open offline. */
  isSaved: boolean
}

export function LessonFacts({ course: { sections, lessons }, at, title, kind, seconds, isSaved }: FactsProps) {
  const id = lessons?.[at]?._id
  const section = sections?.find((each) => each.lessons.some(({ _id }) => _id === id))
  const number = at >= 0 && m.learn_lesson_of({ n: digits(at + 1), all: digits(lessons!.length) })
  const length = kind && duration([{ kind, seconds }])
  return (
    <div className="learn-facts">
      {title && <h1 lang={langOf(title)}>{title}</h1>}
      <p>
        {[number, length, isSaved ? null : section?.title].filter(Boolean).join(' · ')}
        {isSaved && id && (
          <Suspense>
            <Saving part="until-long" id={id} />
          </Suspense>
        )}
      </p>
    </div>
  )
}

type ActionsProps = {
  course: CourseData
  lesson: { id: string; title: string }
  next: ListedLesson | undefined
  isSaved: boolean
  mark: (done: boolean) => void
}

/** Mark done and the next lesson. On phones, a bar at the bottom. */
export function LessonActions({ course, lesson, next, isSaved, mark }: ActionsProps) {
  const { learning, open, pathTo } = course
  const isDone = learning?.places.find(({ item }) => item === lesson.id)?.done ?? false
  // True whichever lesson finished the course.
  const isFinished = open?.length === 0
  const { title } = lesson

  const change = (done: boolean) => {
    mark(done)
    const text = done ? m.learn_was_done({ title }) : m.learn_not_done({ title })
    toast(text, { action: { label: m.learn_undo(), run: () => mark(!done) } })
  }
  return (
    <div className="learn-actions">
      {learning === undefined && (
        <span className="button" data-unknown>
          <Icon name="check" />
          {m.learn_mark_done()}
        </span>
      )}
      {learning && (
        <button
          type="button"
          className={isDone ? 'button button-paid' : 'button'}
          aria-label={isDone ? m.learn_done_undo() : undefined}
          onClick={() => change(!isDone)}
        >
          <Icon name="check" />
          {isDone ? m.learn_done() : m.learn_mark_done()}
        </button>
      )}
      {learning && (isFinished || !next) && (
        <PageLink
          className="button button-primary"
          to={isFinished ? paths.myCertificate(course.id) : paths.myCollection}
        >
          {isFinished ? m.certificate_title() : m.collection_title()}
        </PageLink>
      )}
      {next && (
        <PageLink
          className={isFinished ? 'button' : 'button button-primary'}
          to={pathTo(next._id)}
          onClick={playWhenOpened}
        >
          <span className="learn-wide" lang={langOf(next.title)}>
            {(isSaved ? m.saved_next_named : m.learn_next_named)({ title: next.title })}
          </span>
          <span className="learn-narrow">{isSaved ? m.saved_next() : m.learn_next()}</span>
          <Icon name="arrow-right" />
        </PageLink>
      )}
    </div>
  )
}
