import { SUBJECTS, type Subject } from '#contract/constants.ts'
import type { Option } from '../../forms/form-plan.ts'
import { m } from '../../paraglide/messages.js'
import { SUBJECT_ENTRIES } from '../instructors/subjects.tsx'

export const subjectView = (subject: string) => SUBJECT_ENTRIES.find((entry) => entry.subject === subject)

export const SUBJECT_OPTIONS = SUBJECTS.map(optionOf)

/** Uses the side menu's names, except for Religion, whose menu entry is named differently. */
function optionOf(value: Subject): Option {
  const { label, hue } = subjectView(value) ?? { label: () => value, hue: undefined }
  return { value, label: value === 'Religion' ? m.form_subject_religion : label, hue }
}
