import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { COURSE_DEFAULTS } from '#contract/constants.ts'
import { paths } from '#contract/paths.ts'
import { COURSE_OBJECTIVE, COURSE_SYLLABUS } from '#contract/texts.ts'
import { coursePath } from '../../catalogue/parts/course-categories.ts'
import { ContentForm } from '../../forms/content-form.tsx'
import type { FormPlan, Values } from '../../forms/form-plan.ts'
import { courseBody } from '../../forms/rules.ts'
import { asBody, emptyValues } from '../../forms/values.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import type { Guarded } from '../../layout/guards.tsx'
import { scriptOf } from '../../ui/language.tsx'
import { toast } from '../../ui/toast.tsx'
import type { Route } from './+types/add-course'
import { CoursePreview } from './course-preview.tsx'
import { addCourseSections } from './course-sections.ts'
import { ImportCourse } from './import-course.tsx'
import { instructorFacts, instructorGroups, useInstructors } from '../../catalogue/instructor-form/instructors.ts'

export const handle = { guard: 'admin' } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.form_add_course(), isHidden: true })

const PRESETS = { language: scriptOf(''), ...COURSE_DEFAULTS, objective: COURSE_OBJECTIVE, syllabus: COURSE_SYLLABUS }

const INITIAL = emptyValues(addCourseSections([]), PRESETS)

/** The language follows the title until someone picks another. */
const languageOfTitle = ({ title }: Values, before: Values): Values =>
  title !== undefined && before.language === scriptOf(before.title ?? '') ? { language: scriptOf(title) } : {}

export default function AddCourse() {
  const instructors = useInstructors()
  const navigate = useNavigate()
  const plan = useMemo(
    (): FormPlan => ({
      key: 'addCourse',
      title: m.form_add_course,
      submit: m.form_add_course,
      note: m.form_required_but_optional,
      sections: addCourseSections(instructorGroups(instructors)),
      schema: courseBody,
      initial: INITIAL,
      follow: (changes, before) => ({
        ...languageOfTitle(changes, before),
        ...instructorFacts(instructors, changes),
      }),
      save: (body) => api('POST /addCourse', { body: asBody<'POST /addCourse'>({ ...body, state: 'unread' }) }),
      onSaved({ classCourse = '' }, saved) {
        const _id = 'insertedId' in saved ? saved.insertedId : ''
        toast(m.form_course_added({ type: classCourse }), {
          action: { label: m.course_open(), run: () => void navigate(coursePath({ classCourse, _id })) },
          other: { label: m.course_add_lessons(), run: () => void navigate(paths.curriculum(_id)) },
        })
      },
      Preview: CoursePreview,
    }),
    [instructors, navigate],
  )
  return (
    <>
      <ContentForm plan={plan} />
      <ImportCourse />
    </>
  )
}
