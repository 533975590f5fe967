import { paths } from '#contract/paths.ts'
import type { Course } from '#contract/entities.ts'
import type { FormPlan } from '../../forms/form-plan.ts'
import { UpdatePage } from '../../forms/update-page.tsx'
import { courseChange } from '../../forms/rules.ts'
import { asBody, storedValues } from '../../forms/values.ts'
import { coursePath } from '../../../catalogue/course-categories.ts'
import { pageMeta } from '../../../seo/page-meta.ts'
import { m } from '../../../paraglide/messages.js'
import { api } from '../../../session/api.ts'
import type { Guarded } from '../../../session/guards.tsx'
import { toast } from '../../../ui/toast.tsx'
import type { Route } from './+types/update-course'
import { CoursePreview } from './course-preview.tsx'
import { updateCourseSections } from './course-sections.ts'

export const handle = { guard: 'login' } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.form_update_course(), isHidden: true })

const load = (id: string) => api('GET /course/{id}', { params: { id } })

export default function UpdateCourse({ params: { id } }: Route.ComponentProps) {
  const planOf = (course: Course): FormPlan => {
    const sections = updateCourseSections(course.classCourse)
    return {
      key: `updateCourse:${id}`,
      id,
      title: m.form_update_course,
      submit: m.form_update_course,
      note: m.form_required_but_optional,
      sections,
      schema: courseChange,
      initial: storedValues(sections, course),
      loadLatest: async () => storedValues(sections, await load(id)),
      save: (body) => api('PUT /courseUpdate/{id}', { params: { id }, body: asBody<'PUT /courseUpdate/{id}'>(body) }),
      onSaved: () => toast(m.form_course_updated({ type: course.classCourse })),
      nextPath: () => coursePath(course),
      link: { to: paths.curriculum(id), label: m.curriculum_title },
      Preview: CoursePreview,
    }
  }

  return <UpdatePage title={m.form_update_course()} id={id} load={load} planOf={planOf} />
}
