import type { Course } from '#contract/calls/catalogue/catalogue.ts'
import { paths } from '#contract/paths.ts'
import type { FormPlan } from '../../forms/form-plan.ts'
import { UpdatePage } from '../../forms/update-page.tsx'
import { courseBody } from '../../forms/rules.ts'
import { asBody, storedValues } from '../../forms/values.ts'
import { coursePath } from '../../catalogue/parts/course-categories.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import type { Guarded } from '../../layout/guards.tsx'
import { toast } from '../../ui/toast.tsx'
import type { Route } from './+types/update-course'
import { CoursePreview } from './course-preview.tsx'
import { updateCourseSections } from './course-sections.ts'
import { instructorFacts, instructorGroups, useInstructors } from '../../catalogue/instructor-form/instructors.ts'

export const handle = { guard: 'login' } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.form_update_course(), isHidden: true })

/** A course's type is fixed. */
const SCHEMA = courseBody.omit({ classCourse: true }).partial()

const load = (id: string) => api('GET /course/{id}', { params: { id } })

export default function UpdateCourse({ params: { id } }: Route.ComponentProps) {
  const instructors = useInstructors()
  const planOf = (course: Course): FormPlan => {
    const { classCourse, instructorId, instructorName } = course
    const groups = instructorGroups(instructors, { id: instructorId, name: instructorName })
    const sections = updateCourseSections({ classCourse, instructors: groups })
    return {
      key: `updateCourse:${id}`,
      id,
      title: m.form_update_course,
      submit: m.form_update_course,
      note: m.form_required_but_optional,
      sections,
      schema: SCHEMA,
      initial: storedValues(sections, course),
      loadLatest: async () => storedValues(sections, await load(id)),
      follow: (changes) => instructorFacts(instructors, changes),
      save: (body, revision) =>
        api('PUT /courseUpdate/{id}', { params: { id }, body: asBody<'PUT /courseUpdate/{id}'>(body), revision }),
      onSaved: () => toast(m.form_course_updated({ type: classCourse })),
      nextPath: () => coursePath(course),
      link: { to: paths.curriculum(id), label: m.curriculum_title },
      Preview: CoursePreview,
    }
  }

  return <UpdatePage title={m.form_update_course()} id={id} load={load} planOf={planOf} />
}
