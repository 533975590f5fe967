import { ContentForm } from '../../forms/content-form.tsx'
import type { FormPlan } from '../../forms/form-plan.ts'
import { instructorBody } from '../../forms/rules.ts'
import { asBody, emptyValues } from '../../forms/values.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import type { Guarded } from '../../layout/guards.tsx'
import { toast } from '../../ui/toast.tsx'
import type { Route } from './+types/add-instructor'
import { InstructorPreview } from './instructor-preview.tsx'
import { INSTRUCTOR_SECTIONS } from './instructor-sections.ts'

export const handle = { guard: 'admin' } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.form_add_instructor(), isHidden: true })

const PLAN: FormPlan = {
  key: 'addInstructor',
  title: m.form_add_instructor,
  submit: m.form_add_instructor,
  note: m.form_all_required,
  sections: INSTRUCTOR_SECTIONS,
  schema: instructorBody,
  initial: emptyValues(INSTRUCTOR_SECTIONS),
  save: (body) => api('POST /addInstructor', { body: asBody<'POST /addInstructor'>(body) }),
  onSaved: () => toast(m.form_instructor_added()),
  Preview: InstructorPreview,
}

export default function AddInstructor() {
  return <ContentForm plan={PLAN} />
}
