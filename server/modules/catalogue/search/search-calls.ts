// Searching the catalogue and suggesting titles.
import { sql } from 'drizzle-orm'
import { DROPDOWN, MAX_GROUP_FOUND, SUGGESTIONS, type SearchGroup, type Subject } from '#contract/constants.ts'
import { blogs, books, courses, instructors } from '../../../db/schema.ts'
import { invalid } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import { listPage } from '../../../http/paging.ts'
import { blogAnswer, bookAnswer, courseAnswer, instructorAnswer, type ContentTable } from '../content/content-kinds.ts'
import { isFiltered } from '../content/list-filters.ts'
import type { Deps } from '../../deps.ts'
import { countCourses, isNarrowed, MAX_NARROWED, narrowCourses } from './narrow-courses.ts'

type SearchCalls = Pick<
  Handlers,
  'GET /searchCourse' | 'GET /searchCounts' | 'GET /suggest' | 'GET /search' | 'GET /search/suggestions'
>

const withIds = (table: ContentTable) => sql`${table.id} = any(${sql.placeholder('ids')}::uuid[])`

export function searchCalls({ db, search, missed }: Deps): SearchCalls {
  const coursesById = db.select(courseAnswer).from(courses).where(withIds(courses)).prepare('courses_by_id')
  const booksById = db.select(bookAnswer).from(books).where(withIds(books)).prepare('books_by_id')
  const blogsById = db.select(blogAnswer).from(blogs).where(withIds(blogs)).prepare('blogs_by_id')
  const instructorsById = db
    .select(instructorAnswer)
    .from(instructors)
    .where(withIds(instructors))
    .prepare('instructors_by_id')
  // Without `after`, there is always an answer.
  const findBest = async (text: string) => (await search.find(text, { limit: MAX_NARROWED }))!
  const hasCloseMatch = async (text: string) =>
    Object.values(await search.suggest(text, { course: 1, book: 1, instructor: 1, blog: 1 }, true)).some(
      ({ length }) => length > 0,
    )

  return {
    async 'GET /searchCourse'({ query, request }) {
      const { q, limit, after, ...narrowing } = query
      if (!isNarrowed(narrowing)) {
        const page = await search.find(q, { limit: limit + 1, after })
        if (!page) throw invalid({ after: 'not_an_id' })
        if (!page.total && !(await hasCloseMatch(q))) missed.note(q)
        return listPage(await inOrder(page.ids, coursesById), query, page.total, request)
      }
      const found = await findBest(q)
      const ids = await narrowCourses(db, found.ids, narrowing)
      const total = isFiltered(narrowing) ? ids.length : found.total
      return listPage(await inOrder(pageOf(ids, query), coursesById), query, total, request)
    },

    async 'GET /searchCounts'({ query: { q, ...filters } }) {
      const [found, close] = await Promise.all([findBest(q), search.suggest(q, { course: MAX_GROUP_FOUND }, true)])
      const { format: _, ...counts } = await countCourses(db, [...found.ids, ...idsOf(close.course)], filters)
      return counts
    },

    async 'GET /suggest'({ query }) {
      const found = await search.suggest(query.q, { course: SUGGESTIONS })
      return found.course.map(({ id, title, detail }) => ({ _id: id, title, classCourse: detail }))
    },

    async 'GET /search'({ query: { q, limit, skip, only, ...narrowing } }) {
      const end = Math.min(skip + limit, MAX_GROUP_FOUND)
      // One extra shows whether there are more.
      const most = (name: SearchGroup) => ((only ?? name) === name ? end + 1 : 0)
      const limits = {
        course: most('close') && isNarrowed(narrowing) ? MAX_GROUP_FOUND : most('close'),
        book: most('books'),
        instructor: most('instructors'),
        blog: most('posts'),
      }
      const found = await search.suggest(q, limits, true)
      const group = async <Row extends { _id: string }>(ids: string[], byId: RowsById<Row>) => ({
        items: await inOrder(ids.slice(skip, end), byId),
        more: ids.length > end && end < MAX_GROUP_FOUND,
      })
      const [close, foundBooks, foundInstructors, posts] = await Promise.all([
        group(await narrowCourses(db, idsOf(found.course), narrowing), coursesById),
        group(idsOf(found.book), booksById),
        group(idsOf(found.instructor), instructorsById),
        group(idsOf(found.blog), blogsById),
      ])
      return { close, books: foundBooks, instructors: foundInstructors, posts }
    },

    async 'GET /search/suggestions'({ query: { q } }) {
      const { courses: course, books: book, instructors: instructor, posts: blog } = DROPDOWN
      const found = await search.suggest(q, { course, book, instructor, blog })
      return {
        courses: found.course.map(({ id, title, detail }) => ({ _id: id, title, classCourse: detail })),
        books: found.book.map(({ id, title, detail }) => ({ _id: id, bookName: title, writerName1: detail })),
        instructors: found.instructor.map(({ id, title, detail }) => ({
          _id: id,
          name: title,
          Subject: detail as Subject,
        })),
        posts: found.blog.map(({ id, title }) => ({ _id: id, title })),
      }
    },
  }
}

/** One more than the page, to show whether there are more. */
function pageOf(ids: string[], { limit, after }: { limit: number; after?: string | undefined }): string[] {
  const last = after === undefined ? -1 : ids.indexOf(after)
  if (after !== undefined && last < 0) throw invalid({ after: 'not_an_id' })
  return ids.slice(last + 1, last + 2 + limit)
}

const idsOf = (found: { id: string }[]) => found.map(({ id }) => id)

type RowsById<Row> = { execute(values: { ids: string[] }): Promise<Row[]> }

async function inOrder<Row extends { _id: string }>(ids: string[], byId: RowsById<Row>): Promise<Row[]> {
  const rows = ids.length ? await byId.execute({ ids }) : []
  const place = new Map(ids.map((id, index) => [id, index]))
  return rows.sort((one, other) => place.get(one._id)! - place.get(other._id)!)
}
