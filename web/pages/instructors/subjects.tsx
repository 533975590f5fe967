// The subjects with instructors: how each is called, where its page is, and which hue and mark it wears.
import type { Subject } from '#contract/constants.ts'
import type { SideMenuEntry } from '../../catalogue/side-menu.tsx'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'

export type SubjectEntry = SideMenuEntry & { subject: Subject }

const LETTERS = 'm5 8 6 6M4 14l6-6 2-3M2 5h12M7 2h1M22 22l-5-10-5 10M14 18h6'
const BOOK =
  'M4 19.5v-15A2.5 2.5 0 0 1 6.5 2H19a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1H6.5a1 1 0 0 1 0-5H20M8 13l4-7 4 7M9.1 11h5.7'
const SIGMA =
  'M18 7V5a1 1 0 0 0-1-1H6.5a.5.5 0 0 0-.4.8l4.5 6a2 2 0 0 1 0 2.4l-4.5 6a.5.5 0 0 0 .4.8H17a1 1 0 0 0 1-1v-2'
const FLASK =
  'M14 2v6a2 2 0 0 0 .245.96l5.51 10.08A2 2 0 0 1 18 22H6a2 2 0 0 1-1.755-2.96l5.51-10.08A2 2 0 0 0 10 8V2M6.453 15h11.094M8.5 2h7'
const ATOM =
  'M13 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0M20.2 20.2c2.04-2.03.02-7.36-4.5-11.9-4.54-4.52-9.87-6.54-11.9-4.5-2.04 2.03-.02 7.36 4.5 11.9 4.54 4.52 9.87 6.54 11.9 4.5ZM15.7 15.7c4.52-4.54 6.54-9.87 4.5-11.9-2.03-2.04-7.36-.02-11.9 4.5-4.52 4.54-6.54 9.87-4.5 11.9 2.03 2.04 7.36.02 11.9-4.5Z'
const LEAF =
  'M11 20a10 10 0 0 0 10-10 25.9 25.9 0 0 0-1.04-7.281 1 1 0 0 0-1.755-.325C15.833 5.5 13 5.5 9.8 6.1A7 7 0 0 0 11 20M2 21a5 5 0 0 1 2.911-4.544C7.613 15.212 8.351 15.24 11 13'
const CHART = 'M13 17V9M18 17V5M3 3v16a2 2 0 0 0 2 2h16M8 17v-3'
const MOON =
  'M18 5h4M20 3v4M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401'
const CODE = 'm18 16 4-4-4-4M6 8l-4 4 4 4M14.5 4l-5 16'

/** In the order of the side menu. */
export const SUBJECT_ENTRIES: SubjectEntry[] = [
  entry('Bengali', 'bengali', m.instructor_bengali, LETTERS, '/instructor'),
  entry('English', 'english', m.instructor_english, BOOK),
  entry('Mathematics', 'mathematics', m.instructor_mathematics, SIGMA),
  entry('Chemistry', 'chemistry', m.instructor_chemistry, FLASK),
  entry('Physics', 'physics', m.instructor_physics, ATOM),
  entry('Biology', 'biology', m.instructor_biology, LEAF),
  entry('Finance', 'finance', m.instructor_finance, CHART),
  entry('Religion', 'religious', m.instructor_religious, MOON),
  entry('Programming', 'programming', m.instructor_programming, CODE),
]

/** By the last word of the page's address; without one it is Bengali. */
export function subjectAt(word: string | undefined): SubjectEntry | undefined {
  const path = word === undefined ? '/instructor' : `/instructor/${word}`
  return SUBJECT_ENTRIES.find((entry) => entry.path === path)
}

function entry(
  subject: Subject,
  hue: SubjectEntry['hue'],
  label: () => string,
  icon: string,
  path = `/instructor/${hue}`,
): SubjectEntry {
  return { subject, hue, label, path, mark: () => <Icon path={icon} /> }
}
