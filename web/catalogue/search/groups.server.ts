// The groups below the courses, with the contents of their cards.
import type { Api } from '#contract/client.ts'
import type { Blog, Book, Instructor, SearchGroups } from '#contract/calls/catalogue/catalogue.ts'
import type { SearchGroup } from '#contract/constants.ts'
import { paths } from '#contract/paths.ts'
import { SUBJECT_LABELS } from '../parts/subject-labels.ts'
import { courseCards, type CourseCardContent } from '../parts/course-card.server.ts'
import { blogPictures, bookPictures, personPicture } from '../../ui/pictures/pictures.server.ts'
import { ratingFact, type RatingFactContent } from '../ratings/rating-words.server.ts'
import { day, price } from '../../ui/numbers.ts'
import type { PictureSource } from '../../ui/picture.tsx'

export type FoundThing = {
  id: string
  path: string
  title: string
  /** Shown below the title: the writer, or the instructor's subject. */
  by: string
  facts: string
  rating: RatingFactContent | null
  picture: PictureSource
}

type ShownGroup = { more: boolean } & (
  | { name: 'close'; courses: CourseCardContent[] }
  | { name: Exclude<SearchGroup, 'close'>; things: FoundThing[] }
)
export type ShownGroups = ShownGroup[]

type GroupOptions = {
  /** Whether courses are shown above, so that a few of each group are enough. */
  hasCourses?: boolean
  onlyCourses?: boolean
  /** Lists all results of just this group. */
  only?: SearchGroup
}

/** The groups with results, in page order. */
export async function groupsOf(
  api: Api,
  groups: SearchGroups,
  { hasCourses, onlyCourses, only }: GroupOptions,
): Promise<ShownGroups> {
  const { close, books, instructors, posts } = groups
  const ofClose = only ? Infinity : hasCourses ? 4 : 8
  const ofOthers = only ? Infinity : hasCourses || close.items.length > 0 ? 3 : 6
  const first = <Item>({ items, more }: { items: Item[]; more: boolean }, max: number) => ({
    items: items.slice(0, max),
    more: more || items.length > max,
  })
  const shown = {
    close: first(close, ofClose),
    books: first(books, ofOthers),
    instructors: first(instructors, ofOthers),
    posts: first(posts, ofOthers),
  }
  const all: ShownGroups = [
    { name: 'close', more: shown.close.more, courses: await courseCards(api, shown.close.items) },
    { name: 'books', more: shown.books.more, things: booksFound(shown.books.items) },
    { name: 'instructors', more: shown.instructors.more, things: shown.instructors.items.map(instructorFound) },
    { name: 'posts', more: shown.posts.more, things: postsFound(shown.posts.items) },
  ]
  return all.filter((group) =>
    group.name === 'close' ? group.courses.length > 0 : !onlyCourses && group.things.length > 0,
  )
}

function booksFound(books: Book[]): FoundThing[] {
  const covers = bookPictures(books)
  return books.map((book, index) => ({
    id: book._id,
    path: paths.book(book._id),
    title: book.bookName,
    by: book.writerName1,
    facts: `${book.formate} · ${price(book.price)}`,
    rating: ratingFact(book.rating),
    picture: covers[index]!,
  }))
}

function instructorFound({ _id, name, Subject, education, img }: Instructor): FoundThing {
  const by = SUBJECT_LABELS[Subject]()
  return {
    id: _id,
    path: paths.teacher(_id),
    title: name,
    by,
    facts: education,
    rating: null,
    picture: personPicture(name, img),
  }
}

function postsFound(posts: Blog[]): FoundThing[] {
  const covers = blogPictures(posts)
  return posts.map(({ _id, title, writerName, date }, index) => ({
    id: _id,
    path: paths.blog(_id),
    title,
    by: writerName,
    facts: day(date),
    rating: null,
    picture: covers[index]!,
  }))
}
