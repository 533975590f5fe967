import { CategoryChips } from '../../catalogue/browse-categories.tsx'
import { searchPath } from '../../catalogue/search-path.ts'
import { m } from '../../paraglide/messages.js'
import { SUBJECT_ENTRIES } from '../instructors/subjects.tsx'

/** Each subject as a search, which finds its courses, books and instructors. */
export function BrowseSubjects() {
  const subjects = SUBJECT_ENTRIES.map(({ label, hue }) => ({ path: searchPath(label()), hue, label }))
  return <CategoryChips title={m.search_subjects()} categories={subjects} />
}
