// The four kinds of content, each defined in one place: its table, its editable fields, and its answer. A field with a
// column of the same name needs no line.
import { getTableColumns, sql, type InferInsertModel } from 'drizzle-orm'
import type { z } from 'zod'
import { PRODUCT_KINDS, type ContentKind, type ProductKind } from '#contract/constants.ts'
import { blogBody, bookBody, courseBody, instructorBody } from '#contract/calls/catalogue/catalogue.ts'
import { addressesIn } from '#contract/calls/fields.ts'
import { blogs, books, courses, instructors } from '../../../db/schema.ts'
import { inDollars, toCents } from '../../money.ts'
import { instructorRating, ratingSummary } from './rating-summary.ts'

export type ContentTable = typeof blogs | typeof books | typeof courses | typeof instructors

/** A row without the columns that the server sets itself. */
type Row<Table extends ContentTable> = Omit<InferInsertModel<Table>, 'id' | 'createdAt' | 'deletedAt' | 'changedIn'>

type KindDefinition<Table extends ContentTable, Body extends z.ZodObject, Fields, Name> = {
  table: Table
  /** The fields that administrators edit, under the API's names. */
  fields: Fields
  /** The column with the title or name. */
  name: Name
  /** Converts a call's body to a row. Fields missing from a change stay undefined. */
  toRow: (body: z.output<Body>) => Row<Table>
}

const defineKind = <Table extends ContentTable, Body extends z.ZodObject, Fields, Name>(
  body: Body,
  definition: KindDefinition<Table, Body, Fields, Name>,
) => ({
  ...definition,
  /** Fields that may contain an upload's URL. */
  pictures: addressesIn(body) as (keyof z.output<Body> & string)[],
})

export const contentKinds = {
  course: defineKind(courseBody, {
    table: courses,
    fields: {
      ...sameNamed(courses, courseBody),
      price: inDollars(courses.priceCents),
      formerPrice: inDollars<number | null>(courses.formerPriceCents),
      classCourse: courses.category,
      ShortDescription: courses.shortDescription,
      Enrolled: courses.enrolled,
    },
    name: courses.title,
    toRow: ({ price, formerPrice, classCourse, ShortDescription, Enrolled, subject, instructorId, ...same }) => ({
      ...same,
      language: same.language!,
      subject: nullIfEmpty(subject),
      instructorId: nullIfEmpty(instructorId),
      priceCents: ifDefined(price, toCents),
      lacksPrice: ifDefined(price, () => false),
      formerPriceCents: ifDefined(nullIfEmpty(formerPrice), (dollars) => dollars && toCents(dollars)),
      category: classCourse,
      shortDescription: ShortDescription,
      enrolled: Enrolled,
    }),
  }),
  book: defineKind(bookBody, {
    table: books,
    fields: {
      ...sameNamed(books, bookBody),
      price: inDollars(books.priceCents),
      filesize: books.filesizeMb,
      writerImg: books.writerImg1,
    },
    name: books.bookName,
    toRow: ({ price, minutes, sample, filesize, writerImg, ...same }) => ({
      ...same,
      minutes: nullIfEmpty(minutes),
      sample: nullIfEmpty(sample),
      priceCents: ifDefined(price, toCents),
      filesizeMb: filesize,
      writerImg1: writerImg,
    }),
  }),
  blog: defineKind(blogBody, {
    table: blogs,
    fields: sameNamed(blogs, blogBody),
    name: blogs.title,
    toRow: (body) => body,
  }),
  instructor: defineKind(instructorBody, {
    table: instructors,
    fields: { ...sameNamed(instructors, instructorBody), Subject: instructors.subject },
    name: instructors.name,
    toRow: ({ Subject, ...same }) => ({ ...same, subject: Subject }),
  }),
} satisfies Record<ContentKind, object>

export const isSold = (kind: ContentKind): kind is ContentKind & ProductKind =>
  PRODUCT_KINDS.some((sold) => sold === kind)

/** The fields of an answer: the editable fields, the id and the revision. */
const answerFields = <Fields>(table: ContentTable, fields: Fields) => ({
  _id: table.id,
  revision: table.changedIn,
  ...fields,
})
/** Always 'unread' here, because each person's reads are stored separately. */
const state = sql<'unread'>`'unread'`

export const courseAnswer = {
  ...answerFields(courses, contentKinds.course.fields),
  // Not `exists`, because PostgreSQL would then scan all instructors before the few courses on a page.
  hasInstructorPage: sql<boolean>`coalesce(
    (select instructors.deleted_at is null from instructors where instructors.id = courses.instructor_id), false
  )`,
  state,
  rating: ratingSummary(sql`courses.id`),
}
/** Only administrators see the files. */
const { files: _files, ...publicBookFields } = contentKinds.book.fields
export const bookAnswer = {
  ...answerFields(books, publicBookFields),
  isReadable: books.isReadable,
  state,
  // The detail view's own field names.
  pageNumber: books.page,
  fileSize: books.filesizeMb,
  writerImg1: books.writerImg1,
  bookImg: books.img,
  rating: ratingSummary(sql`books.id`),
}
export const blogAnswer = answerFields(blogs, contentKinds.blog.fields)
/** Enough to link to a blog. */
export const blogLink = {
  _id: blogs.id,
  title: blogs.title,
  img: blogs.img,
  writerName: blogs.writerName,
  date: blogs.date,
}
export const instructorAnswer = {
  ...answerFields(instructors, contentKinds.instructor.fields),
  courses: sql<number>`coalesce(
    (select total from list_totals where list = 'courses by ' || instructors.id), 0
  )::int`,
  rating: instructorRating(sql`instructors.id`),
}

/** The columns with the same name as a field. */
function sameNamed<Table extends ContentTable, Body extends z.ZodObject>(table: Table, body: Body) {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => name in body.shape)
  type Columns = Table['_']['columns']
  return Object.fromEntries(columns) as Pick<Columns, keyof Columns & keyof Body['shape']>
}

function ifDefined<Value, Result>(value: Value, convert: (value: Value) => Result): Result {
  return value === undefined ? (undefined as Result) : convert(value)
}

function nullIfEmpty<Value>(value: Value | ''): Value | null {
  return value === '' ? null : value
}
