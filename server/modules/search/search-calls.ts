// Searching the catalogue and suggesting titles.
import { sql } from 'drizzle-orm'
import { DROPDOWN, SUGGESTIONS, type SearchGroup, type Subject } from '#contract/constants.ts'
import { blogs, books, courses, instructors } from '../../db/schema.ts'
import { invalid } from '../../http/errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { listPage } from '../../http/paging.ts'
import {
  blogAnswer,
  bookAnswer,
  courseAnswer,
  instructorAnswer,
  type ContentTable,
} from '../catalogue/content-kinds.ts'
import type { Deps } from '../deps.ts'

type SearchCalls = Pick<Handlers, 'GET /searchCourse' | 'GET /suggest' | 'GET /search' | 'GET /search/suggestions'>

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
      const page = await search.find(query.q, { limit: query.limit + 1, after: query.after })
      if (!page) throw invalid({ after: 'not_an_id' })
      return listPage(await inOrder(page.ids, coursesById), query, page.total, request)
    },

    async 'GET /suggest'({ query }) {
      const found = await search.suggest(query.q, { course: SUGGESTIONS })
      return found.course.map(({ id, title, detail }) => ({ _id: id, title, classCourse: detail }))
    },

    async 'GET /search'({ query: { q, limit, only } }) {
      // One more shows whether there are more.
      const most = (name: SearchGroup) => ((only ?? name) === name ? limit + 1 : 0)
      const limits = {
        course: most('close'),
        book: most('books'),
        instructor: most('instructors'),
        blog: most('posts'),
      }
      const found = await search.suggest(q, limits, true)
      const group = async <Row extends { _id: string }>(entries: { id: string }[], byId: RowsById<Row>) => {
        const ids = entries.slice(0, limit).map(({ id }) => id)
        return { items: await inOrder(ids, byId), more: entries.length > limit }
      }
      const [close, foundBooks, foundInstructors, posts] = await Promise.all([
        group(found.course, coursesById),
        group(found.book, booksById),
        group(found.instructor, instructorsById),
        group(found.blog, blogsById),
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

type RowsById<Row> = { execute(values: { ids: string[] }): Promise<Row[]> }

async function inOrder<Row extends { _id: string }>(ids: string[], byId: RowsById<Row>): Promise<Row[]> {
  const rows = ids.length ? await byId.execute({ ids }) : []
  const place = new Map(ids.map((id, index) => [id, index]))
  return rows.sort((one, other) => place.get(one._id)! - place.get(other._id)!)
}
