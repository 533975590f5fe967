// Searching the catalogue and suggesting titles.
import { sql } from 'drizzle-orm'
import { DROPDOWN, MAX_GROUP_FOUND, SUGGESTIONS, type SearchGroup, type Subject } from '#contract/constants.ts'
import { blogs, books, courses, instructors } from '../../db/schema.ts'
import type { Handlers } from '../../http/handlers.ts'
import { listPage } from '../../http/paging.ts'
import {
  blogAnswer,
  bookAnswer,
  courseAnswer,
  instructorAnswer,
  type ContentTable,
} from '../catalogue/content-kinds.ts'
import { isFiltered } from '../catalogue/list-filters.ts'
import type { Deps } from '../deps.ts'
import { countCourses, isNarrowed, MAX_NARROWED, narrowCourses } from './narrow-courses.ts'

type SearchCalls = Pick<
  Handlers,
  'GET /searchCourse' | 'GET /searchCounts' | 'GET /suggest' | 'GET /search' | 'GET /search/suggestions'
>

const withIds = (table: ContentTable) => sql`${table.id} = any(${sql.placeholder('ids')}::uuid[])`

export function searchCalls({ db, search }: Deps): SearchCalls {
  const coursesById = db.select(courseAnswer).from(courses).where(withIds(courses)).prepare('courses_by_id')
  const booksById = db.select(bookAnswer).from(books).where(withIds(books)).prepare('books_by_id')
  const blogsById = db.select(blogAnswer).from(blogs).where(withIds(blogs)).prepare('blogs_by_id')
  const instructorsById = db
    .select(instructorAnswer)
    .from(instructors)
    .where(withIds(instructors))
    .prepare('instructors_by_id')

  return {
    async 'GET /searchCourse'({ query, request }) {
      const { q, limit, after, ...narrowing } = query
      if (!isNarrowed(narrowing)) {
        const { total, ids } = await search.find(q, { limit: limit + 1, after })
        return listPage(await inOrder(ids, coursesById), query, total, request)
      }
      const found = await search.find(q, { limit: MAX_NARROWED })
      const ids = await narrowCourses(db, found.ids, narrowing)
      const total = isFiltered(narrowing) ? ids.length : found.total
      return listPage(await inOrder(pageOf(ids, query), coursesById), query, total, request)
    },

    async 'GET /searchCounts'({ query: { q, ...filters } }) {
      const [found, close] = await Promise.all([
        search.find(q, { limit: MAX_NARROWED }),
        search.near(q, MAX_GROUP_FOUND),
      ])
      const { format: _, ...counts } = await countCourses(db, [...found.ids, ...close.map(({ id }) => id)], filters)
      return counts
    },

    async 'GET /suggest'({ query }) {
      if (!query.q.trim()) return []
      const found = await search.suggest('course', query.q, SUGGESTIONS)
      return found.map(({ id, title, detail }) => ({ _id: id, title, classCourse: detail }))
    },

    async 'GET /search'({ query: { q, limit, skip, only, ...narrowing } }) {
      const end = Math.min(skip + limit, MAX_GROUP_FOUND)
      const group = async <Row extends { _id: string }>(
        name: SearchGroup,
        find: (limit: number) => Promise<{ id: string }[]>,
        byId: RowsById<Row>,
      ) => {
        // One more shows whether there are more.
        const found = q.trim() && (only ?? name) === name ? await find(end + 1) : []
        const ids = found.slice(skip, end).map(({ id }) => id)
        return { items: await inOrder(ids, byId), more: found.length > end && end < MAX_GROUP_FOUND }
      }
      const findClose = async (max: number) => {
        if (!isNarrowed(narrowing)) return search.near(q, max)
        const close = await search.near(q, MAX_GROUP_FOUND)
        const ids = close.map(({ id }) => id)
        return (await narrowCourses(db, ids, narrowing)).map((id) => ({ id }))
      }
      const [close, foundBooks, foundInstructors, posts] = await Promise.all([
        group('close', findClose, coursesById),
        group('books', (max) => search.suggest('book', q, max), booksById),
        group('instructors', (max) => search.suggest('instructor', q, max), instructorsById),
        group('posts', (max) => search.suggest('blog', q, max), blogsById),
      ])
      return { close, books: foundBooks, instructors: foundInstructors, posts }
    },

    async 'GET /search/suggestions'({ query: { q } }) {
      const [found, foundBooks, foundInstructors, posts] = await Promise.all([
        search.suggest('course', q, DROPDOWN.courses),
        search.suggest('book', q, DROPDOWN.books),
        search.suggest('instructor', q, DROPDOWN.instructors),
        search.suggest('blog', q, DROPDOWN.posts),
      ])
      return {
        courses: found.map(({ id, title, detail }) => ({ _id: id, title, classCourse: detail })),
        books: foundBooks.map(({ id, title, detail }) => ({ _id: id, bookName: title, writerName1: detail })),
        instructors: foundInstructors.map(({ id, title, detail }) => ({
          _id: id,
          name: title,
          Subject: detail as Subject,
        })),
        posts: posts.map(({ id, title }) => ({ _id: id, title })),
      }
    },
  }
}

/** One more than the page, to show whether there are more; nothing after a course that is gone. */
function pageOf(ids: string[], { limit, after }: { limit: number; after?: string | undefined }): string[] {
  const last = after === undefined ? -1 : ids.indexOf(after)
  return after !== undefined && last < 0 ? [] : ids.slice(last + 1, last + 2 + limit)
}

type RowsById<Row> = { execute(values: { ids: string[] }): Promise<Row[]> }

async function inOrder<Row extends { _id: string }>(ids: string[], byId: RowsById<Row>): Promise<Row[]> {
  const rows = ids.length ? await byId.execute({ ids }) : []
  const place = new Map(ids.map((id, index) => [id, index]))
  return rows.sort((one, other) => place.get(one._id)! - place.get(other._id)!)
}
