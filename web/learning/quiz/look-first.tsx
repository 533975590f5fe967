import { Link } from 'react-router'
import type { Reviewed } from '#contract/calls/learning/quizzes.ts'
import { cost } from '../../files/amounts.ts'
import { clock } from '../clock.ts'
import { LESSON_LOOKS } from '../../files/lesson-looks.ts'
import { useBytesOf } from '../../files/wanted-source.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import type { CourseData } from '../lesson/use-course.ts'
import { secondHash } from '../lesson/lesson-address.ts'

const MAX_SHOWN = 3

/** Links to the lessons that explain what was wrong, at the second to look at. */
export function LookFirst({ review, course: { lessons, pathTo } }: { review: Reviewed[]; course: CourseData }) {
  const bytesOf = useBytesOf()
  const wrong = review.filter(({ isRight }) => !isRight)
  const shown = (lessons ?? [])
    .map((lesson) => ({ lesson, parts: wrong.filter((each) => each.lesson === lesson._id) }))
    .filter(({ parts }) => parts.length)
    .slice(0, MAX_SHOWN)
  if (!shown.length) return null
  return (
    <section className="quiz-list surface">
      <h2>{m.quiz_look_first()}</h2>
      <ul>
        {shown.map(({ lesson, parts }) => {
          const seconds = parts.map(({ second }) => second).filter((second) => second !== null)
          const from = seconds.length ? Math.min(...seconds) : null
          return (
            <li className="learn-row" key={lesson._id}>
              <Link to={pathTo(lesson._id) + secondHash(from)}>
                <span className="learn-row-mark middle">
                  <Icon name={LESSON_LOOKS[lesson.kind].icon} />
                </span>
                <b lang={langOf(lesson.title)}>{lesson.title}</b>
                <small>
                  {from !== null && `${m.quiz_from({ time: clock(from) })} · `}
                  {cost([lesson], bytesOf)}
                </small>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
