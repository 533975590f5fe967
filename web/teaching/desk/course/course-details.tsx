import { useCallback } from 'react'
import { paths } from '#contract/paths.ts'
import type { OwnCourse } from '#contract/calls/teaching/teaching.ts'
import { CoursePreview } from '../../course-form/course-preview.tsx'
import { taughtCourseSections } from '../../course-form/course-sections.ts'
import { ContentForm } from '../../../forms/content-form.tsx'
import type { FormPlan } from '../../../forms/form-plan.ts'
import { FormSkeleton } from '../../../forms/form-skeleton.tsx'
import { taughtBody, taughtDraft } from '../../../forms/rules.ts'
import { asBody, storedValues } from '../../../forms/values.ts'
import { m } from '../../../paraglide/messages.js'
import { pageMeta } from '../../../seo/page-meta.ts'
import { api } from '../../../session/api.ts'
import { useCall } from '../../../session/use-call.ts'
import { toast } from '../../../ui/toast.tsx'
import type { Route } from './+types/course-details'
import { InReviewNote } from './in-review-note.tsx'
import { StateBar } from './state-bar.tsx'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.teach_details(), isHidden: true })

const SELLS = taughtBody.partial()
const DRAFT = taughtDraft.partial()
/** The counts that have no value yet. */
const COUNTS = ['hours', 'videos', 'quizzes', 'notes']

const loadCourse = (course: string) => api('GET /teach/{course}', { params: { course } })

/** Everything about a course except its lessons. Title, price and class of one on sale go through review. */
export default function CourseDetails({ params: { courseId } }: Route.ComponentProps) {
  const { answer, problem, reload } = useCall(useCallback(() => loadCourse(courseId), [courseId]))
  if (!answer) return <FormSkeleton title={m.teach_details()} problem={problem} tryAgain={reload} />
  const isLocked = answer.reviewState === 'in_review' && !answer.isListed
  return (
    <>
      <StateBar {...answer} />
      {isLocked ? (
        <InReviewNote own={answer} onChanged={reload} />
      ) : (
        <ContentForm key={courseId} plan={planOf(answer)} />
      )}
    </>
  )
}

function planOf(own: OwnCourse): FormPlan {
  const { course, isListed } = own
  const { _id: id, instructorName } = course
  const sections = taughtCourseSections(isListed)
  const stored = (latest: OwnCourse) => ({
    ...storedValues(sections, latest.course),
    ...(!isListed && withoutZeros(latest)),
    instructorName,
  })
  return {
    key: `teach:${id}`,
    id,
    title: m.teach_details,
    submit: m.teach_save,
    note: isListed ? m.teach_form_note : m.teach_draft_note,
    sections,
    schema: isListed ? SELLS : DRAFT,
    initial: stored(own),
    loadLatest: async () => stored(await loadCourse(id)),
    save: (body, revision) =>
      api('PUT /teach/{course}', { params: { course: id }, body: asBody<'PUT /teach/{course}'>(body), revision }),
    onSaved: () => toast(isListed ? m.teach_saved_review() : m.teach_saved()),
    nextPath: () => paths.teachCourse(id),
    link: { to: paths.teachCourse(id), label: m.teach_lessons },
    Preview: CoursePreview,
  }
}

/** Missing values of a draft are empty fields, not zeros. */
function withoutZeros({ course, lacksPrice }: OwnCourse): Record<string, string> {
  const empty = COUNTS.filter((name) => course[name as 'hours'] === 0)
  return Object.fromEntries([...empty, ...(lacksPrice ? ['price'] : [])].map((name) => [name, '']))
}
