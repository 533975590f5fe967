import type { Progress } from '#contract/calls/learning/learning.ts'
import { paths } from '#contract/paths.ts'
import { lessonProgress } from '../../files/amounts.ts'
import { Stitches } from '../../ui/stitches.tsx'
import { m } from '../../paraglide/messages.js'
import { day } from '../../ui/numbers.ts'
import { PageLink } from '../../ui/page-link.tsx'

type CourseProgressProps = { name: string; progress: Progress; isCertified: boolean }

/** Progress in a course. */
export function CourseProgress({ name, progress, isCertified }: CourseProgressProps) {
  const { course, lessons, done, sections, next, seenAt, finishedAt } = progress
  if (!lessons) return <p className="collection-progress row small">{m.lessons_preparing()}</p>
  return (
    <p className="collection-progress row small">
      <Stitches sections={sections} next={next?.number} />
      {finishedAt ? (
        <span>{m.lessons_finished_on({ day: day(finishedAt) })}</span>
      ) : (
        <span aria-hidden="true">{lessonProgress(done, lessons, seenAt !== null)}</span>
      )}
      {(finishedAt !== null || isCertified) && (
        <PageLink className="link" to={paths.myCertificate(course)} aria-label={m.certificate_of({ name })}>
          {m.certificate_title()}
        </PageLink>
      )}
    </p>
  )
}
