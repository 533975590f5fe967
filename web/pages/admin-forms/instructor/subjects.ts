import type { HueKey } from '#art/hues.ts'
import { SUBJECTS, type Subject } from '#contract/constants.ts'
import { m } from '../../../paraglide/messages.js'

type SubjectView = { label: () => string; hue: HueKey; path: string }

const VIEWS: Record<Subject, SubjectView> = {
  Bengali: { label: m.form_subject_bengali, hue: 'bengali', path: '/instructor' },
  Biology: { label: m.form_subject_biology, hue: 'biology', path: '/instructor/biology' },
  Chemistry: { label: m.form_subject_chemistry, hue: 'chemistry', path: '/instructor/chemistry' },
  English: { label: m.form_subject_english, hue: 'english', path: '/instructor/english' },
  Finance: { label: m.form_subject_finance, hue: 'finance', path: '/instructor/finance' },
  Mathematics: { label: m.form_subject_mathematics, hue: 'mathematics', path: '/instructor/mathematics' },
  Physics: { label: m.form_subject_physics, hue: 'physics', path: '/instructor/physics' },
  Programming: { label: m.form_subject_programming, hue: 'programming', path: '/instructor/programming' },
  Religion: { label: m.form_subject_religion, hue: 'religious', path: '/instructor/religious' },
}

export const SUBJECT_OPTIONS = SUBJECTS.map((value) => ({ value, label: VIEWS[value].label, hue: VIEWS[value].hue }))

export function subjectView(subject: string): SubjectView | undefined {
  return Object.hasOwn(VIEWS, subject) ? VIEWS[subject as Subject] : undefined
}
