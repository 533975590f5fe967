import { useId } from 'react'
import { hueOfCourse } from '#art/hues.ts'
import { paths } from '#contract/paths.ts'
import type { BookInProgress, Today } from '#contract/calls/site/today.ts'
import { cost } from '../../files/amounts.ts'
import { ContinueBook } from '../../learning/continue/continue-book.tsx'
import { ContinueCourse } from '../../learning/continue/continue-course.tsx'
import { useBytesOf } from '../../files/wanted-source.ts'
import { m } from '../../paraglide/messages.js'
import { hueStyle } from '../../ui/hue.ts'
import { AddressPicture } from '../../ui/address-picture.tsx'
import { langOf } from '../../ui/language.tsx'
import { day } from '../../ui/numbers.ts'
import { PageLink } from '../../ui/page-link.tsx'

/** The book to continue with, if it was opened after every unfinished course. */
export function bookToContinue({ course, books: [book] }: Today): BookInProgress | undefined {
  return course?.next && (course.seenAt ?? '') > (book?.seenAt ?? '') ? undefined : book
}

/** The card to continue with, the certificate of a finished course, or a lesson to try. */
/** `isSecond` where another patch has the primary button. */
export function FirstCard({ today, isSecond }: { today: Today; isSecond: boolean }) {
  const bytesOf = useBytesOf()
  const { course, preview, classCourse } = today
  const book = bookToContinue(today)
  if (book) return <ContinueBook title={book.title} img={book.img} progress={book} isSecond={isSecond} />
  if (course?.next)
    return (
      <ContinueCourse
        title={course.title}
        img={course.img}
        progress={course}
        classCourse={classCourse}
        isSecond={isSecond}
      />
    )
  if (course) {
    return (
      <Card
        isSecond={isSecond}
        course={course}
        title={m.lessons_finished()}
        facts={course.finishedAt ? m.lessons_finished_on({ day: day(course.finishedAt) }) : ''}
        to={paths.myCertificate(course.course)}
        action={m.certificate_title()}
        label={m.certificate_of({ name: course.title })}
      />
    )
  }
  if (!preview) return <p className="today-problem">{m.today_nothing()}</p>
  return (
    <Card
      isSecond={isSecond}
      course={preview}
      title={preview.lesson.title}
      facts={`${m.lessons_free()} · ${cost([preview.lesson], bytesOf)}`}
      to={paths.learn(preview._id, preview.lesson._id)}
      action={m.today_try()}
      label={m.today_try_of({ name: preview.lesson.title })}
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
  isSecond: boolean
}

function Card({ course, title, facts, to, action, label, isSecond }: CardProps) {
  const id = useId()
  return (
    <section className="continue-card" aria-labelledby={id} style={hueStyle(hueOfCourse(course.classCourse))}>
      <AddressPicture kind="course" src={course.img} />
      <div>
        <p className="continue-course label" lang={langOf(course.title)}>
          {course.title}
        </p>
        <h2 id={id} lang={langOf(title)}>
          {title}
        </h2>
        <p className="continue-facts wraps muted">{facts}</p>
        <PageLink className={isSecond ? 'button' : 'button button-primary'} to={to} aria-label={label}>
          {action}
        </PageLink>
      </div>
    </section>
  )
}
