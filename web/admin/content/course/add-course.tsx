import { COURSE_DEFAULTS } from '#contract/constants.ts'
import { COURSE_OBJECTIVE, COURSE_SYLLABUS } from '#contract/texts.ts'
import { ContentForm } from '../../forms/content-form.tsx'
import type { FormPlan } from '../../forms/form-plan.ts'
import { courseBody } from '../../forms/rules.ts'
import { asBody, emptyValues } from '../../forms/values.ts'
import { pageMeta } from '../../../seo/page-meta.ts'
import { m } from '../../../paraglide/messages.js'
import { api } from '../../../session/api.ts'
import type { Guarded } from '../../../session/guards.tsx'
import { toast } from '../../../ui/toast.tsx'
import type { Route } from './+types/add-course'
import { CoursePreview } from './course-preview.tsx'
import { ADD_COURSE_SECTIONS } from './course-sections.ts'

export const handle = { guard: 'admin' } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.form_add_course(), isHidden: true })

const PRESETS = { ...COURSE_DEFAULTS, objective: COURSE_OBJECTIVE, syllabus: COURSE_SYLLABUS }

const PLAN: FormPlan = {
  key: 'addCourse',
  title: m.form_add_course,
  submit: m.form_add_course,
  note: m.form_required_but_optional,
  sections: ADD_COURSE_SECTIONS,
  schema: courseBody,
  initial: emptyValues(ADD_COURSE_SECTIONS, PRESETS),
  save: (body) => api('POST /addCourse', { body: asBody<'POST /addCourse'>(body) }),
  onSaved: ({ classCourse = '' }) => toast(m.form_course_added({ type: classCourse })),
  Preview: CoursePreview,
}

export default function AddCourse() {
  return <ContentForm plan={PLAN} />
}
