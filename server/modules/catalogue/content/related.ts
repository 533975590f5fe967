// What to look at after a course, book or blog. Candidates come from the heads of a few indexes, so that this takes the
// same time in any catalogue. They are then ranked by similarity.
import { sql, type SQL } from 'drizzle-orm'
import type { SelectedFields } from 'drizzle-orm/pg-core'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'
import { LANGUAGES, RELATED_LIMIT } from '#contract/constants.ts'
import type { Database } from '../../../db/database.ts'
import { blogs, books, courses } from '../../../db/schema.ts'
import { notFound } from '../../../http/errors.ts'
import { JsonText, WithHeaders } from '../../../http/handlers.ts'
import { blogLink, bookAnswer, courseAnswer } from './content-kinds.ts'
import { listed } from './content-rows.ts'
import { itemsOf, jsonUpTo } from './json-rows.ts'

type Relation = {
  table: typeof courses | typeof books | typeof blogs
  /** Queries for the ids of candidates; `item` is the row that they are related to. */
  sources: SQL[]
  /** The similarity of a candidate, `found`, to the item. */
  likeness: SQL
  /** The tie-breaker between equally similar items. */
  popularity: SQL
}

const LIMIT = sql.raw(String(RELATED_LIMIT))
/** One more than is returned, because the item itself may be among them. */
const ENOUGH = sql.raw(String(RELATED_LIMIT + 1))
/** Blogs have no language column, so it is detected among the newest. */
const NEWEST_BLOGS = sql.raw('40')

const coursesWhere = (condition: SQL, order = sql`enrolled desc, id desc`) =>
  sql`select id from courses where deleted_at is null and is_listed and ${condition} order by ${order} limit ${ENOUGH}`

export const relatedCourses = (db: Database) =>
  relatedProducts(db, 'related_courses', courseAnswer, {
    table: courses,
    sources: [
      // The index is sorted within a language, not across both.
      ...LANGUAGES.map((language) =>
        coursesWhere(
          sql`category = item.category and subject = item.subject and language = ${sql.raw(`'${language}'`)}`,
        ),
      ),
      coursesWhere(sql`category = item.category`),
      coursesWhere(sql`instructor_id = item.instructor_id`, sql`id desc`),
    ],
    likeness: sql`${points(8, sql`found.category = item.category and found.subject = item.subject`)}
      + ${points(4, sql`found.category = item.category`)}
      + ${points(2, sql`found.language = item.language`)}
      + ${points(1, sql`found.instructor_id = item.instructor_id`)}`,
    popularity: sql`found.enrolled`,
  })

const booksWhere = (condition: SQL) =>
  sql`select id from books where deleted_at is null and ${condition} order by rating_count desc, id desc limit ${ENOUGH}`
const WRITERS = sql`array[item.writer_name_1, item.writer_name_2, item.writer_name_3, item.writer_name_4]`

export const relatedBooks = (db: Database) =>
  relatedProducts(db, 'related_books', bookAnswer, {
    table: books,
    sources: [
      sql`select of_writer.id from unnest(${WRITERS}) as writer, lateral (
        ${booksWhere(sql`writer_name_1 = writer`)}
      ) as of_writer`,
      booksWhere(sql`language = item.language`),
      booksWhere(sql`true`),
    ],
    likeness: sql`${points(4, sql`found.writer_name_1 = any(${WRITERS})`)}
      + ${points(2, sql`found.language = item.language`)}
      + ${points(1, sql`found.formate = item.formate`)}`,
    popularity: sql`found.rating_count`,
  })

const isBengali = (row: SQL) => sql`${row}.title ~ '[\u0980-\u09ff]'`

/** The links to related blogs. Empty if there is no such blog. */
export function relatedBlogs(db: Database) {
  const page = closest({
    table: blogs,
    sources: [
      sql`select id from blogs where deleted_at is null and writer_name = item.writer_name order by id desc limit ${ENOUGH}`,
      sql`select id from blogs where deleted_at is null order by id desc limit ${NEWEST_BLOGS}`,
    ],
    likeness: sql`${points(2, sql`${isBengali(sql`found`)} = ${isBengali(sql`item`)}`)}
      + ${points(1, sql`found.writer_name = item.writer_name`)}`,
    popularity: sql`0`,
  })
  const statement = db
    .select(blogLink)
    .from(blogs)
    .innerJoin(page, sql`page.id = ${blogs.id}`)
    .orderBy(sql`page.place`)
    .prepare('related_blogs')
  return (id: string) => statement.execute({ id })
}

function points(count: number, condition: SQL): SQL {
  return sql`case when ${condition} then ${sql.raw(String(count))} else 0 end`
}

/** A subquery `page` with the ids of the related items, closest first. */
function closest({ table, sources, likeness, popularity }: Relation): SQL {
  const candidates = sql.join(
    sources.map((source) => sql`(${source})`),
    sql` union `,
  )
  return sql`(
    select found.id, row_number() over (order by ${likeness} desc, ${popularity} desc, found.id desc) as place
    from ${table} as item, lateral (${candidates}) as candidate, ${table} as found
    where item.id = ${sql.placeholder('id')} and item.deleted_at is null
      and found.id = candidate.id and found.id <> item.id
    order by place limit ${LIMIT}
  ) as page`
}

/** Returns the related items as JSON. Throws 404 if there is no such item. */
function relatedProducts<Fields extends SelectedFields>(
  db: Database,
  name: string,
  fields: Fields,
  relation: Relation,
) {
  const { table } = relation
  const statement = db
    .select({
      json: jsonUpTo(LIMIT),
      isKnown: sql<boolean>`exists (select from ${table} where id = ${sql.placeholder('id')} and ${listed(table)})`,
    })
    .from(sql`${closest(relation)}, ${itemsOf(table, fields)}`)
    .prepare(name)
  return async (id: string) => {
    const [answer] = await statement.execute({ id })
    if (!answer!.isKnown) throw notFound()
    return new WithHeaders(new JsonText<SelectResultFields<Fields>[]>(answer!.json), {})
  }
}
