// The subjects with instructors: label, page, hue and icon of each.
import type { Subject } from '#contract/constants.ts'
import { paths } from '#contract/paths.ts'
import type { SideMenuEntry } from '../parts/side-menu.tsx'
import { m } from '../../paraglide/messages.js'
import { Icon, type IconName } from '../../ui/icon.tsx'

export type SubjectEntry = SideMenuEntry & { subject: Subject }

/** Same order as in the side menu. */
export const SUBJECT_ENTRIES: SubjectEntry[] = [
  entry('Bengali', 'bengali', m.instructor_bengali, 'bengali', paths.instructors),
  entry('English', 'english', m.instructor_english, 'book-letter'),
  entry('Mathematics', 'mathematics', m.instructor_mathematics, 'sigma'),
  entry('Chemistry', 'chemistry', m.instructor_chemistry, 'flask'),
  entry('Physics', 'physics', m.instructor_physics, 'atom'),
  entry('Biology', 'biology', m.instructor_biology, 'leaf'),
  entry('Finance', 'finance', m.instructor_finance, 'chart'),
  entry('Religion', 'religious', m.instructor_religious, 'faith'),
  entry('Programming', 'programming', m.instructor_programming, 'code'),
]

/** Finds a page's subject by the last segment of its path. Without one, it is Bengali. */
export function subjectAt(slug: string | undefined): SubjectEntry | undefined {
  const path = slug === undefined ? paths.instructors : paths.instructorsOf(slug)
  return SUBJECT_ENTRIES.find((entry) => entry.path === path)
}

export const subjectEntry = (subject: Subject): SubjectEntry =>
  SUBJECT_ENTRIES.find((entry) => entry.subject === subject)!

function entry(
  subject: Subject,
  hue: SubjectEntry['hue'],
  label: () => string,
  icon: IconName,
  path = paths.instructorsOf(hue),
): SubjectEntry {
  return { subject, hue, label, path, mark: () => <Icon name={icon} /> }
}
