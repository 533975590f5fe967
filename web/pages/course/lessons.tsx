import { useId } from 'react'
import type { Curriculum, Learning, ListedLesson } from '#contract/learning.ts'
import { cost } from '../../learning/amounts.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { digits } from '../../ui/numbers.ts'
import { LessonRow } from './lesson-row.tsx'
import './lessons.css'

type LessonsProps = { course: string; sections: Curriculum['sections']; learning: Learning | null }

/** The curriculum. The section of the next lesson is open; for visitors, the first. */
export function Lessons({ course, sections, learning }: LessonsProps) {
  const id = useId()
  const all = sections.flatMap(({ lessons }) => lessons)
  const free = all.filter((lesson) => lesson.free).length
  const places = new Map(learning?.places.map((place) => [place.thing, place]))
  const isCurrent = ({ lessons }: { lessons: ListedLesson[] }) => lessons.some(({ _id }) => _id === learning?.next)
  const open = sections.find(isCurrent) ?? sections[0]
  return (
    <section className="block lessons" aria-labelledby={id}>
      <h2 id={id}>{m.lessons_title()}</h2>
      <p>
        {lessonCount(all.length)} · {cost(all)}
      </p>
      {!learning && free > 0 && (
        <p>{free === 1 ? m.lessons_open_to_try_one() : m.lessons_open_to_try({ n: digits(free) })}</p>
      )}
      <div className="syllabus">
        {sections.map((section, index) => {
          const { lessons } = section
          const done = lessons.filter(({ _id }) => places.get(_id)?.done).length
          const counted = learning
            ? m.lessons_done_short({ done: digits(done), all: digits(lessons.length) })
            : lessonCount(lessons.length)
          return (
            <details key={section._id} open={section === open}>
              <summary>
                <span className="syllabus-number">{digits(index + 1)}</span>
                <span>
                  <span lang={langOf(section.title)}>{section.title}</span>
                  <small>
                    {counted} · {cost(lessons)}
                  </small>
                </span>
                <Icon name="chevron-down" />
              </summary>
              <ul className="lessons-of">
                {lessons.map((lesson) => (
                  <LessonRow
                    key={lesson._id}
                    course={course}
                    lesson={lesson}
                    place={places.get(lesson._id)}
                    isOwned={learning !== null}
                    isNext={lesson._id === learning?.next}
                  />
                ))}
              </ul>
            </details>
          )
        })}
      </div>
    </section>
  )
}

const lessonCount = (all: number) => (all === 1 ? m.lessons_count_one() : m.lessons_count({ n: digits(all) }))
