import type { SuggestionGroups } from '#contract/calls/catalogue/catalogue.ts'
import { paths } from '#contract/paths.ts'
import { tidy } from '#contract/tidy.ts'
import { categoryOf, coursePath } from '../../parts/course-categories.ts'
import { SUBJECT_LABELS } from '../../parts/subject-labels.ts'
import { m } from '../../../paraglide/messages.js'

export type Suggestion = { path: string; title: string; detail: string }
export type SuggestionGroup = { name: string; label: string; items: Suggestion[] }

/** The groups of the results page, leaving out empty ones. */
export function groupsOf(text: string, { courses, books, instructors, posts }: SuggestionGroups): SuggestionGroup[] {
  const typed = folded(text)
  const isExact = ({ title }: { title: string }) => folded(title).includes(typed)
  const course = (found: SuggestionGroups['courses'][number]) => ({
    path: coursePath(found),
    title: found.title,
    detail: categoryOf(found.classCourse)?.label() ?? '',
  })
  const groups = [
    { name: 'courses', label: m.search_courses(), items: courses.filter(isExact).map(course) },
    { name: 'close', label: m.search_close(), items: courses.filter((found) => !isExact(found)).map(course) },
    {
      name: 'books',
      label: m.search_books(),
      items: books.map(({ _id, bookName, writerName1 }) => ({
        path: paths.book(_id),
        title: bookName,
        detail: writerName1,
      })),
    },
    {
      name: 'instructors',
      label: m.search_instructors(),
      items: instructors.map(({ _id, name, Subject }) => ({
        path: paths.teacher(_id),
        title: name,
        detail: SUBJECT_LABELS[Subject](),
      })),
    },
    {
      name: 'posts',
      label: m.search_posts(),
      items: posts.map(({ _id, title }) => ({ path: paths.blog(_id), title, detail: '' })),
    },
  ]
  return groups.filter(({ items }) => items.length > 0)
}

/** Whether nothing contains the text as typed. */
export function isTypo(text: string, groups: SuggestionGroup[]): boolean {
  const typed = folded(text)
  return groups.every(({ items }) => items.every(({ title, detail }) => !folded(`${title} ${detail}`).includes(typed)))
}

/** Normalised like on the server. */
const folded = (text: string) => tidy(text).toLowerCase().replace(/\s+/g, ' ')
