import { useId } from 'react'
import { hueOfCourse } from '#art/hues.ts'
import type { Progress } from '#contract/calls/learning/learning.ts'
import { paths } from '#contract/paths.ts'
import { size, timeLeft } from '../../files/amounts.ts'
import { useBytesOf } from '../../files/wanted-source.ts'
import { LESSON_LOOKS } from '../../files/lesson-looks.ts'
import { Lily } from '../../ui/lily.tsx'
import { Stitches } from '../../ui/stitches.tsx'
import { m } from '../../paraglide/messages.js'
import { AddressPicture } from '../../ui/address-picture.tsx'
import { hueStyle } from '../../ui/hue.ts'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { digits } from '../../ui/numbers.ts'
import { PageLink } from '../../ui/page-link.tsx'
import './continue.css'

/** More petals would overlap. */
const MAX_PETALS = 12

type ContinueCourseProps = {
  title: string
  img: string
  progress: Progress
  /** The class that gives the card its colour, if not the course's own. */
  classCourse?: string | null
  /** Whether the primary button of the page is somewhere else. */
  isSecond?: boolean
}

/** One tap back to the lesson that was last opened. */
export function ContinueCourse({ title, img, progress, classCourse, isSecond }: ContinueCourseProps) {
  const id = useId()
  const { course, sections, next } = progress
  const bytesOf = useBytesOf()
  if (!next) return null
  const bytes = bytesOf(next)
  const finished = sections.filter(({ lessons, done }) => done === lessons).length
  const hasLily = sections.length > 1 && sections.length <= MAX_PETALS
  return (
    <section
      className="continue-card"
      aria-labelledby={id}
      style={hueStyle(hueOfCourse(classCourse ?? progress.classCourse))}
    >
      <AddressPicture kind="course" src={img} />
      <div>
        <p className="continue-course label" lang={langOf(title)}>
          {title}
        </p>
        <h2 id={id} lang={langOf(next.title)}>
          {next.title}
        </h2>
        <p className="continue-facts wraps muted">
          <span className="inline">
            <Icon name={LESSON_LOOKS[next.kind].icon} />
            {m.lessons_number({ n: digits(next.number) })}
          </span>
          <span className="inline">
            <Icon name="clock" />
            {timeLeft(next)}
          </span>
          {bytes > 0 && (
            <span className="inline">
              <Icon name="download" />
              {size(bytes)}
            </span>
          )}
        </p>
        <p className="continue-progress stack label">
          <Stitches sections={sections} next={next.number} />
          <span aria-hidden="true">
            {m.lessons_done_short({ done: digits(progress.done), all: digits(progress.lessons) })}
          </span>
        </p>
        <PageLink
          className={isSecond ? 'button button-large' : 'button button-primary button-large'}
          to={paths.learn(course, next._id)}
        >
          {progress.seenAt ? m.lessons_continue_learning() : m.lessons_start()}
          <Icon name="arrow-right" />
        </PageLink>
      </div>
      {hasLily && (
        <p className="continue-lily">
          <Lily petals={sections.length} open={finished} />
          {m.lessons_chapters({ done: digits(finished), all: digits(sections.length) })}
        </p>
      )}
    </section>
  )
}
