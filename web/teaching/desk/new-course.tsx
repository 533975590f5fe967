import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { COURSE_DEFAULTS } from '#contract/constants.ts'
import { paths } from '#contract/paths.ts'
import { COURSE_OBJECTIVE, COURSE_SYLLABUS } from '#contract/texts.ts'
import { CoursePreview } from '../course-form/course-preview.tsx'
import { taughtCourseSections } from '../course-form/course-sections.ts'
import { ContentForm } from '../../forms/content-form.tsx'
import type { FormPlan, Values } from '../../forms/form-plan.ts'
import { taughtDraft } from '../../forms/rules.ts'
import { asBody, emptyValues } from '../../forms/values.ts'
import { m } from '../../paraglide/messages.js'
import { pageMeta } from '../../seo/page-meta.ts'
import { api } from '../../session/api.ts'
import { useMyProfile } from '../../session/my-profile.ts'
import { scriptOf } from '../../ui/language.tsx'
import { toast } from '../../ui/toast.tsx'
import type { Route } from './+types/new-course'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.teach_new(), isHidden: true })

const SECTIONS = taughtCourseSections(false)
const PRESETS = { language: scriptOf(''), ...COURSE_DEFAULTS, objective: COURSE_OBJECTIVE, syllabus: COURSE_SYLLABUS }
const INITIAL = emptyValues(SECTIONS, PRESETS)

/** The language follows the title until someone picks another. */
const languageOfTitle = ({ title }: Values, before: Values): Values =>
  title !== undefined && before.language === scriptOf(before.title ?? '') ? { language: scriptOf(title) } : {}

export default function NewCourse() {
  const navigate = useNavigate()
  const teacher = useMyProfile().profile?.name ?? ''
  const plan = useMemo(
    (): FormPlan => ({
      key: 'teachNew',
      title: m.teach_new,
      submit: m.teach_add,
      note: m.teach_draft_note,
      sections: SECTIONS,
      schema: taughtDraft,
      initial: { ...INITIAL, instructorName: teacher },
      follow: languageOfTitle,
      save: (body) => api('POST /teach', { body: asBody<'POST /teach'>(body) }),
      onSaved(_, saved) {
        toast(m.teach_saved_draft())
        if ('insertedId' in saved) void navigate(paths.teachCourse(saved.insertedId))
      },
      Preview: CoursePreview,
    }),
    [navigate, teacher],
  )
  return <ContentForm plan={plan} />
}
