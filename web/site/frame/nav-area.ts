import { paths } from '#contract/paths.ts'

/** The top bar link for each first path segment. */
const AREAS: Record<string, string> = {
  '': '/',
  gradeEight: '/',
  gradeTwelve: '/',
  classes: paths.classes,
  courses: paths.skills,
  books: paths.books,
  book: paths.books,
  contact: paths.contact,
}

/** The top bar link to mark as current on a page. */
export function navAreaOf(pathname: string): string | undefined {
  const [, first = '', second] = pathname.split('/')
  // A course's path begins with its class or category.
  if (second === 'coursesInfo') return first.startsWith('class') ? paths.classes : paths.skills
  return AREAS[first]
}
