import type { Instructor } from '#contract/calls/catalogue/catalogue.ts'
import { paths } from '#contract/paths.ts'
import type { FormPlan } from '../../forms/form-plan.ts'
import { UpdatePage } from '../../forms/update-page.tsx'
import { instructorChange } from '../../forms/rules.ts'
import { asBody, storedValues } from '../../forms/values.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { useIsAdmin } from '../../session/admin.ts'
import type { Guarded } from '../../layout/guards.tsx'
import { toast } from '../../ui/toast.tsx'
import type { Route } from './+types/update-instructor'
import { InstructorPreview } from './instructor-preview.tsx'
import { INSTRUCTOR_SECTIONS } from './instructor-sections.ts'
import { subjectView } from './subjects.ts'
import { TeacherAccount } from './teacher-account.tsx'

export const handle = { guard: 'login' } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.form_update_instructor(), isHidden: true })

const load = (id: string) => api('GET /instructor/{id}', { params: { id } })

export default function UpdateInstructor({ params: { id } }: Route.ComponentProps) {
  const planOf = (instructor: Instructor): FormPlan => ({
    key: `updateInstructor:${id}`,
    id,
    title: m.form_update_instructor,
    submit: m.form_update_instructor,
    note: m.form_all_required,
    sections: INSTRUCTOR_SECTIONS,
    schema: instructorChange,
    initial: storedValues(INSTRUCTOR_SECTIONS, instructor),
    loadLatest: async () => storedValues(INSTRUCTOR_SECTIONS, await load(id)),
    save: (body, revision) =>
      api('PUT /updateInstructor/{id}', { params: { id }, body: asBody<'PUT /updateInstructor/{id}'>(body), revision }),
    onSaved: () => toast(m.form_instructor_updated()),
    nextPath: ({ Subject = '' }) => subjectView(Subject)?.path ?? paths.instructors,
    Preview: InstructorPreview,
  })

  return (
    <>
      <UpdatePage title={m.form_update_instructor()} id={id} load={load} planOf={planOf} />
      {useIsAdmin() && <TeacherAccount key={id} id={id} />}
    </>
  )
}
