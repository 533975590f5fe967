// What search reads of each kind of content.
import { asc, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ContentKind, CourseType } from '#contract/constants.ts'
import type { Database } from '../../db/database.ts'
import { blogs, books, courses, instructors } from '../../db/schema.ts'
import type { ContentTable } from '../catalogue/content-kinds.ts'
import type { Entry } from './catalogue-index.ts'

/** What people call the courses of a category. */
const CATEGORY_WORDS = new Map<string, string>(
  Object.entries({
    classOne: 'class 1',
    classTwo: 'class 2',
    classThree: 'class 3',
    classFour: 'class 4',
    classFive: 'class 5 psc',
    classSix: 'class 6',
    classSeven: 'class 7',
    classEight: 'class 8 jsc',
    classNine: 'class 9 ssc',
    classTen: 'class 10 ssc',
    'classXI-XII': 'class 11 class 12 hsc',
    discountCourse: 'discount offer',
    entertainCourse: 'entertaining hobby',
    freeCourse: 'free',
    islamicCourse: 'islamic',
    kidsCourse: 'kids',
    specialCourse: 'special crash',
  } satisfies Record<CourseType, string>),
)

const joined = (...columns: PgColumn[]) => sql<string>`concat_ws(' ', ${sql.join(columns, sql`, `)})`

export const searchable = {
  course: {
    table: courses,
    title: courses.title,
    detail: courses.category,
    also: joined(courses.instructorName, courses.subject),
  },
  book: {
    table: books,
    title: books.bookName,
    detail: books.writerName1,
    also: joined(books.writerName1, books.writerName2, books.writerName3, books.writerName4),
  },
  blog: { table: blogs, title: blogs.title, detail: blogs.writerName, also: joined(blogs.writerName) },
  instructor: {
    table: instructors,
    title: instructors.name,
    detail: instructors.subject,
    also: joined(instructors.subject),
  },
} satisfies Record<ContentKind, { table: ContentTable; title: PgColumn; detail: PgColumn; also: SQL<string> }>

type Row = Entry & { deletedAt: Date | null }

/** The entries of a kind and when they were deleted, by id. */
export async function readEntries(
  db: Database,
  kind: ContentKind,
  where: SQL | undefined,
  limit?: number,
): Promise<Row[]> {
  const { table, title, detail, also } = searchable[kind]
  const read = db
    .select({ id: table.id, title, detail, also, deletedAt: table.deletedAt })
    .from(table as typeof blogs)
    .where(where)
    .orderBy(asc(table.id))
    .$dynamic()
  const rows = await (limit === undefined ? read : read.limit(limit))
  return rows.map((row) => {
    const category = CATEGORY_WORDS.get(row.detail)
    return { ...row, kind, also: category ? [row.also, category] : [row.also] }
  })
}
