/** The first word of an address, and the link of the top bar it belongs to. */
const AREAS: Record<string, string> = {
  '': '/',
  gradeEight: '/',
  gradeTwelve: '/',
  classes: '/classes',
  courses: '/courses',
  books: '/books',
  book: '/books',
  contact: '/contact',
}

/** The link of the top bar that is marked on a page. */
export function navAreaOf(pathname: string): string | undefined {
  const [, first = '', second] = pathname.split('/')
  // A course's address begins with its class or category.
  if (second === 'coursesInfo') return first.startsWith('class') ? '/classes' : '/courses'
  return AREAS[first]
}
