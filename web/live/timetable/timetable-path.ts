// Reads the timetable's URL: programme, subject and first day.
import type { LiveSubject } from '#contract/constants.ts'
import { paths } from '#contract/paths.ts'

export const TIMETABLE_QUERY = ['programme', 'subject', 'from'] as const

export type TimetableView = { programme: number | null; subject: LiveSubject | null; from: string | null }

export function timetablePath(shown: TimetableView, change: Partial<TimetableView> = {}): string {
  const query = new URLSearchParams()
  const wanted = { ...shown, ...change }
  for (const name of TIMETABLE_QUERY) {
    const value = wanted[name]
    if (value !== null) query.set(name, String(value))
  }
  return query.size ? `${paths.live}?${query}` : paths.live
}
