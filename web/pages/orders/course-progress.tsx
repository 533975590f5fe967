import type { Progress } from '#contract/learning.ts'
import { paths } from '#contract/paths.ts'
import { Stitches } from '../../learning/stitches.tsx'
import { m } from '../../paraglide/messages.js'
import { day, digits } from '../../ui/numbers.ts'
import { PageLink } from '../../ui/page-link.tsx'

type CourseProgressProps = { name: string; progress: Progress | undefined; isPrimary: boolean; isCertified: boolean }

/** How far a course is, and the way on. */
export function CourseProgress({ name, progress, isPrimary, isCertified }: CourseProgressProps) {
  if (!progress) return null
  const { course, lessons, done, sections, next, finishedAt } = progress
  const hasCertificate = finishedAt !== null || isCertified
  const certificate = hasCertificate && { to: paths.myCertificate(course), 'aria-label': m.certificate_of({ name }) }
  if (!lessons) return <p className="collection-progress">{m.lessons_preparing()}</p>
  return (
    <>
      <p className="collection-progress">
        <Stitches sections={sections} />
        {finishedAt ? (
          <span>{m.lessons_finished_on({ day: day(finishedAt) })}</span>
        ) : (
          <span aria-hidden="true">{m.lessons_done_of({ done: digits(done), all: digits(lessons) })}</span>
        )}
        {next && certificate && (
          <PageLink className="link" {...certificate}>
            {m.certificate_title()}
          </PageLink>
        )}
      </p>
      {next && (
        <PageLink
          className={isPrimary ? 'button button-small button-primary' : 'button button-small'}
          to={paths.learn(course, next._id)}
          aria-label={m.lessons_continue_of({ name })}
        >
          {m.lessons_continue()}
        </PageLink>
      )}
      {!next && certificate && (
        <PageLink className="button button-small" {...certificate}>
          {m.certificate_title()}
        </PageLink>
      )}
    </>
  )
}
