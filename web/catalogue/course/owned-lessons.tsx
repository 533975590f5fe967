import type { CSSProperties } from 'react'
import type { Learning, ListedLesson, Place } from '#contract/calls/learning/learning.ts'
import { paths } from '#contract/paths.ts'
import { cost, lessonProgress, timeLeft } from '../../files/amounts.ts'
import { useBytesOf } from '../../files/wanted-source.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { digits } from '../../ui/numbers.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { LESSON_LOOKS } from '../../files/lesson-looks.ts'
import { LessonSections, type Section } from './lesson-sections.tsx'

type OwnedLessonsProps = { course: string; sections: Section[]; learning: Learning }

/** The owner's view of the curriculum: progress, and links to all lessons. */
export function OwnedLessons({ course, sections, learning: { next, places } }: OwnedLessonsProps) {
  const placeOf = new Map(places.map((place) => [place.item, place]))
  const doneIn = ({ lessons }: Section) => lessons.filter(({ _id }) => placeOf.get(_id)?.done).length
  const doneInAll = sections.reduce((sum, section) => sum + doneIn(section), 0)
  return (
    <LessonSections
      sections={sections}
      open={sections.find(({ lessons }) => lessons.some(({ _id }) => _id === next)) ?? sections[0]}
      countOf={(section) =>
        m.lessons_done_short({ done: digits(doneIn(section)), all: digits(section.lessons.length) })
      }
      note={
        <p className="muted">
          {lessonProgress(doneInAll, sections.flatMap(({ lessons }) => lessons).length, places.length > 0)}
        </p>
      }
      renderRow={(lesson) => (
        <OwnedLesson
          key={lesson._id}
          to={paths.learn(course, lesson._id)}
          lesson={lesson}
          place={placeOf.get(lesson._id)}
          isNext={lesson._id === next}
        />
      )}
    />
  )
}

type OwnedLessonProps = { to: string; lesson: ListedLesson; place: Place | undefined; isNext: boolean }

function OwnedLesson({ to, lesson, place, isNext }: OwnedLessonProps) {
  const { title, kind, seconds } = lesson
  const position = place?.position ?? 0
  const bytesOf = useBytesOf()
  return (
    <li className="stack" aria-current={isNext || undefined}>
      <Mark isDone={place?.done ?? false} seen={seconds ? Math.min(1, position / seconds) : 0} />
      <p>
        <PageLink to={to} lang={langOf(title)}>
          {title}
        </PageLink>
        <small className="cluster">
          <Icon name={LESSON_LOOKS[kind].icon} />
          {cost([lesson], bytesOf)}
          {isNext && position > 0 && <b>{timeLeft({ seconds, position })}</b>}
        </small>
      </p>
    </li>
  )
}

/** A circle that fills up with the watched share, and becomes a check when the lesson is done. */
function Mark({ isDone, seen }: { isDone: boolean; seen: number }) {
  if (!isDone) return <span className="lesson-mark middle" style={{ '--seen': `${seen}turn` } as CSSProperties} />
  return (
    <span className="lesson-mark middle" data-done role="img" aria-label={m.lessons_row_done()}>
      <Icon name="check" />
    </span>
  )
}
