import type { Subject } from '#contract/constants.ts'
import { m } from '../../paraglide/messages.js'

export const SUBJECT_LABELS: Record<Subject, () => string> = {
  Bengali: m.instructor_bengali,
  Biology: m.instructor_biology,
  Chemistry: m.instructor_chemistry,
  English: m.instructor_english,
  Finance: m.instructor_finance,
  Mathematics: m.instructor_mathematics,
  Physics: m.instructor_physics,
  Programming: m.instructor_programming,
  Religion: m.instructor_religious,
}
