import { paths } from '#contract/paths.ts'

/** The first word of an address, and the link of the top bar it belongs to. */
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

/** The link of the top bar that is marked on a page. */
export function navAreaOf(pathname: string): string | undefined {
  const [, first = '', second] = pathname.split('/')
  // A course's address begins with its class or category.
  if (second === 'coursesInfo') return first.startsWith('class') ? paths.classes : paths.skills
  return AREAS[first]
}
