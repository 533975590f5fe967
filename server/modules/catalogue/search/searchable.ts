// What search reads from each kind of content.
import { and, asc, gt, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ContentKind, CourseType } from '#contract/constants.ts'
import type { Database } from '../../../db/database.ts'
import { blogs, books, courses, instructors } from '../../../db/schema.ts'
import { listed } from '../content/content-rows.ts'
import { contentKinds } from '../content/content-kinds.ts'
import type { Entry } from './catalogue-index.ts'

/** Common names for each category's courses. */
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

const searchable = {
  course: { detail: courses.category, also: joined(courses.instructorName, courses.subject) },
  book: {
    detail: books.writerName1,
    also: joined(books.writerName1, books.writerName2, books.writerName3, books.writerName4),
  },
  blog: { detail: blogs.writerName, also: joined(blogs.writerName) },
  instructor: { detail: instructors.subject, also: joined(instructors.subject) },
} satisfies Record<ContentKind, { detail: PgColumn; also: SQL<string> }>

const BATCH = 5_000

/** Entries of a kind that changed after a version, including hidden ones, in one batch by id. */
export async function readEntries(db: Database, kind: ContentKind, version: number, after: string | undefined) {
  const { table, name: title } = contentKinds[kind]
  const rows = await db
    .select({ id: table.id, title, ...searchable[kind], isHidden: sql<boolean>`not (${listed(table)})` })
    .from(table as typeof blogs)
    .where(and(gt(table.changedIn, version), after ? gt(table.id, after) : undefined))
    .orderBy(asc(table.id))
    .limit(BATCH)
  return rows.map((row): Entry => {
    const category = CATEGORY_WORDS.get(row.detail)
    return { ...row, kind, also: category ? [row.also, category] : [row.also] }
  })
}
