// Every kind of call as the pages make it, with many variants each, so that nothing is answered from a cache.
import { COURSE_TYPES, LANGUAGES, SUBJECTS } from '#contract/constants.ts'
import { LENGTH_FILTERS, PRICE_FILTERS, RATING_FILTERS, SORTS } from '#contract/catalogue/filter-values.ts'
import type { Scene } from './scene.ts'

export type CallRequest = { method: 'GET' | 'PUT'; path: string; token?: string | undefined }
export type Kind = { name: string; ask: (scene: Scene, nth: number) => CallRequest }

const at = <Item>(items: readonly Item[], nth: number): Item => items[nth % items.length]!
const q = encodeURIComponent
const word = (text: string, nth: number) =>
  at(
    text.split(/[\s:,()&-]+/).filter((part) => part.length > 2),
    nth,
  )

/** A different choice of filters and sort for each call. */
function someFilters(nth: number, most: number): string {
  const values = [
    ['price', at(PRICE_FILTERS, nth)],
    ['subject', at(SUBJECTS, nth)],
    ['language', at(LANGUAGES, nth >> 1)],
    ['rating', at(RATING_FILTERS, nth)],
    ['length', at(LENGTH_FILTERS, nth >> 2)],
  ]
  const chosen = Array.from({ length: most }, (_, index) => at(values, nth + index))
  return String(
    new URLSearchParams([...chosen, ['sort', at(SORTS, nth)], ['limit', String(24 + (nth % 7))]] as string[][]),
  )
}

const open = (name: string, path: (scene: Scene, nth: number) => string): Kind => ({
  name,
  ask: (scene, nth) => ({ method: 'GET', path: path(scene, nth) }),
})
const signedIn =
  (who: keyof Scene['tokens']) =>
  (name: string, path: (scene: Scene, nth: number) => string): Kind => ({
    name,
    ask: (scene, nth) => ({ method: 'GET', path: path(scene, nth), token: scene.tokens[who] }),
  })
const [light, heavy, reader, admin] = (['light', 'heavy', 'reader', 'admin'] as const).map(signedIn) as [
  ReturnType<typeof signedIn>,
  ReturnType<typeof signedIn>,
  ReturnType<typeof signedIn>,
  ReturnType<typeof signedIn>,
]

export const KINDS: Kind[] = [
  open('category, first page', ({ newest }, nth) => {
    const { id, category } = at(newest, nth)
    return `/api/courses/${category}?limit=24&after=${id}`
  }),
  open('category, deep page', ({ courses }, nth) => {
    const { id, category } = at(courses, nth)
    return `/api/courses/${category}?limit=24&after=${id}`
  }),
  open('books, first page', ({ newestOf }, nth) => `/api/books?limit=24&after=${at(newestOf.books, nth).id}`),
  open('books, deep page', ({ books }, nth) => `/api/books?limit=24&after=${at(books, nth).id}`),
  open('filter, one value', ({ courses }, nth) => `/api/courses/${at(courses, nth).category}?${someFilters(nth, 1)}`),
  open(
    'filter, three values',
    ({ courses }, nth) => `/api/courses/${at(courses, nth).category}?${someFilters(nth, 3)}`,
  ),
  open('filter, all values', ({ courses }, nth) => `/api/courses/${at(courses, nth).category}?${someFilters(nth, 5)}`),
  open('filter, a later page', ({ courses }, nth) => {
    const { id, category } = at(courses, nth)
    return `/api/courses/${category}?${someFilters(nth, 2)}&after=${id}`
  }),
  open('filter, books', (_, nth) => `/api/books?${someFilters(nth, 3)}`),
  open('filter, counts', (_, nth) => `/api/courseCounts/${at(COURSE_TYPES, nth)}?${someFilters(nth, 3)}`),
  open('blogs', ({ newestOf }, nth) => `/api/blogs?limit=12&after=${at(newestOf.blogs, nth).id}`),
  open('instructors', ({ newestOf }, nth) => {
    const { id, category } = at(newestOf.instructors, nth)
    return `/api/instructors/${category}?limit=24&after=${id}`
  }),
  open('reviews', ({ newestOf }, nth) => `/api/addreview?limit=24&after=${at(newestOf.reviews, nth).id}`),
  open('course', ({ courses }, nth) => `/api/course/${at(courses, nth).id}`),
  open('book', ({ books }, nth) => `/api/book/${at(books, nth).id}`),
  open('courses of an instructor', ({ taught }, nth) => {
    const { id, instructor } = at(taught, nth)
    return `/api/instructor/${instructor}/courses?limit=24&after=${id}`
  }),
  open('related courses', ({ courses }, nth) => `/api/course/${at(courses, nth).id}/related`),
  open('related books', ({ books }, nth) => `/api/book/${at(books, nth).id}/related`),
  open('related blogs', ({ blogs }, nth) => `/api/blog/${at(blogs, nth).id}/related`),
  open('page of a category', (_, nth) => `/classes/${at(['two', 'five', 'nine', 'ten'], nth)}?${someFilters(nth, 2)}`),
  open('page of a course', ({ courses }, nth) => {
    const { id, category } = at(courses, nth + 37)
    return `/${category}/coursesInfo/${id}`
  }),
  open('home', ({ courses }, nth) => `/?after=${at(courses, nth).id}`),
  open('search, some words of a title', ({ courses }, nth) => {
    const { name } = at(courses, nth)
    return `/api/searchCourse?limit=24&q=${q(name.slice(Math.floor(name.length / 3)))}`
  }),
  open('search, one word', ({ courses }, nth) => `/api/searchCourse?limit=24&q=${q(word(at(courses, nth).name, nth))}`),
  open('search, one word, a later page', ({ courses }, nth) => {
    const { id, name } = at(courses, nth)
    return `/api/searchCourse?limit=24&q=${q(word(name, nth))}&after=${id}`
  }),
  open(
    'search, two letters',
    ({ courses }, nth) => `/api/searchCourse?limit=24&q=${q(at(courses, nth).name.slice(nth % 9, (nth % 9) + 2))}`,
  ),
  open(
    'suggest while typing',
    ({ courses }, nth) => `/api/suggest?q=${q(at(courses, nth).name.slice(0, 3 + (nth % 20)))}`,
  ),
  open('search, groups', ({ courses }, nth) => `/api/search?q=${q(word(at(courses, nth).name, nth))}`),
  open(
    'suggestions in groups while typing',
    ({ courses }, nth) => `/api/search/suggestions?q=${q(at(courses, nth).name.slice(0, 3 + (nth % 20)))}`,
  ),
  light('Today, a few courses', () => '/api/today'),
  heavy('Today, 250 courses', () => '/api/today'),
  light('My Order, a few', () => '/api/order?limit=50'),
  heavy('My Order, 300', () => '/api/order?limit=50'),
  light('My Collection, a few', () => '/api/paidOrder?limit=50'),
  heavy('My Collection, 250', () => '/api/paidOrder?limit=50'),
  reader('notifications of courses', () => '/api/ccis'),
  reader('notifications of books', () => '/api/bookN'),
  {
    name: 'marking a notification read',
    ask: ({ newest, tokens }, nth) => ({ method: 'PUT', path: `/api/cci/${at(newest, nth).id}`, token: tokens.light }),
  },
  admin('All Users, first page', () => '/api/user?limit=50'),
  admin('All Users, deep page', ({ people }, nth) => `/api/user?limit=50&after=${at(people, nth).id}`),
  admin('All Users, ?q= a name', ({ people }, nth) => `/api/user?limit=50&q=${q(at(people, nth).name)}`),
  admin('All Users, ?q= a first name', ({ people }, nth) => `/api/user?limit=50&q=${q(word(at(people, nth).name, 0))}`),
  admin('All Users, ?q= an email', ({ people }, nth) => `/api/user?limit=50&q=${q(at(people, nth).email)}`),
  admin(
    'All Users, ?q= three letters',
    ({ people }, nth) => `/api/user?limit=50&q=${q(at(people, nth).name.slice(0, 3))}`,
  ),
  admin('All Users, ?q= nobody', (_, nth) => `/api/user?limit=50&q=nobody-${nth}`),
  admin('orders, first page', () => '/api/orders?limit=50'),
  admin('orders, deep page', ({ orders }, nth) => `/api/orders?limit=50&after=${at(orders, nth).id}`),
  admin('orders, ?q= a product', ({ courses }, nth) => `/api/orders?limit=50&q=${q(at(courses, nth).name)}`),
  admin('orders, ?q= a word', ({ courses }, nth) => `/api/orders?limit=50&q=${q(word(at(courses, nth).name, nth))}`),
  admin('orders, ?q= an email', ({ people }, nth) => `/api/orders?limit=50&q=${q(at(people, nth).email)}`),
  admin('order history', () => '/api/orderHistory?limit=50'),
  admin('order history of one order', ({ orders }, nth) => `/api/orderHistory?limit=50&order=${at(orders, nth).id}`),
  admin('audit', () => '/api/audit?limit=50'),
  admin('audit, ?q= a word', ({ courses }, nth) => `/api/audit?limit=50&q=${q(word(at(courses, nth).name, nth))}`),
  admin('messages, new', () => '/api/contactMessages?limit=50&state=new'),
  admin('messages, ?q= an email', ({ people }, nth) => `/api/contactMessages?limit=50&q=${q(at(people, nth).email)}`),
  admin('bin', () => '/api/bin?limit=50'),
]
