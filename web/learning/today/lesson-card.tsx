import { useId, type ReactNode } from 'react'
import { hueOfCourse } from '#art/hues.ts'
import { paths } from '#contract/paths.ts'
import type { Today } from '#contract/today.ts'
import { cost } from '../amounts.ts'
import { useBytesOf } from '../wanted-source.ts'
import { Stitches } from '../stitches.tsx'
import { timeLeft } from '../time-left.ts'
import { m } from '../../paraglide/messages.js'
import { hueStyle } from '../../ui/hue.ts'
import { langOf } from '../../ui/language.tsx'
import { day, digits } from '../../ui/numbers.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { Picture, pictureAt } from '../../ui/picture.tsx'

/** The lesson to continue with, the certificate of a finished course, or a lesson to try. */
export function LessonCard({ today: { course, preview } }: { today: Today }) {
  const bytesOf = useBytesOf()
  if (course) return course.next ? <NextLesson course={course} next={course.next} /> : <Finished course={course} />
  if (!preview) return null
  return (
    <Card
      course={preview}
      title={preview.lesson.title}
      facts={`${m.lessons_free()} · ${cost([preview.lesson], bytesOf)}`}
      to={paths.learn(preview._id, preview.lesson._id)}
      action={m.today_try()}
      label={m.today_try_of({ name: preview.lesson.title })}
    />
  )
}

type Course = NonNullable<Today['course']>

function NextLesson({ course, next }: { course: Course; next: NonNullable<Course['next']> }) {
  const { title, lessons, done } = course
  const isBegun = course.seenAt !== null
  return (
    <Card
      course={course}
      title={next.title}
      facts={`${timeLeft(next)} · ${m.lessons_done_of({ done: digits(done), all: digits(lessons) })}`}
      to={paths.learn(course.course, next._id)}
      action={isBegun ? m.lessons_continue() : m.lessons_start()}
      label={isBegun ? m.lessons_continue_of({ name: title }) : m.lessons_start_of({ name: title })}
    >
      <Stitches sections={course.sections} next={next.number} />
    </Card>
  )
}

function Finished({ course }: { course: Course }) {
  return (
    <Card
      course={course}
      title={m.lessons_finished()}
      facts={course.finishedAt ? m.lessons_finished_on({ day: day(course.finishedAt) }) : ''}
      to={paths.myCertificate(course.course)}
      action={m.certificate_title()}
      label={m.certificate_of({ name: course.title })}
    />
  )
}

type CardProps = {
  course: { title: string; classCourse: string; img: string }
  title: string
  facts: string
  to: string
  action: string
  label: string
  children?: ReactNode
}

function Card({ course, title, facts, to, action, label, children }: CardProps) {
  const id = useId()
  return (
    <article className="card today-lesson" aria-labelledby={id} style={hueStyle(hueOfCourse(course.classCourse))}>
      <Picture kind="course" source={pictureAt(course.img)} />
      <div>
        <p className="today-course" lang={langOf(course.title)}>
          {course.title}
        </p>
        <h2 id={id} lang={langOf(title)}>
          {title}
        </h2>
        <p className="today-facts">{facts}</p>
        {children}
      </div>
      <PageLink className="button button-primary stretch" to={to} aria-label={label}>
        {action}
      </PageLink>
    </article>
  )
}
