// The four kinds of content, each described in one place: its table, what administrators write, and what is answered.
// Whatever is done alike to all of them reads it here. A field whose column has the same name needs no line.
import { getTableColumns, sql, type InferInsertModel } from 'drizzle-orm'
import type { z } from 'zod'
import { PRODUCT_KINDS, type ContentKind, type ProductKind } from '#contract/constants.ts'
import { blogBody, bookBody, courseBody, instructorBody } from '#contract/entities.ts'
import { blogs, books, courses, instructors } from '../../db/schema.ts'
import { inDollars, toCents } from '../money.ts'
import { foldTitle } from '../search/fold-title.ts'

export type ContentTable = typeof blogs | typeof books | typeof courses | typeof instructors

/** What the server sets itself. */
type Row<Table extends ContentTable> = Omit<InferInsertModel<Table>, 'id' | 'createdAt' | 'deletedAt' | 'changedIn'>

type Thing<Table extends ContentTable, Body extends z.ZodObject, Fields, Name> = {
  table: Table
  /** What administrators write, under the names of the calls. */
  fields: Fields
  /** What people know it by. */
  name: Name
  /** Fields that may hold the address of an upload. */
  pictures: (keyof z.output<Body> & string)[]
  /** From a call's body to the table; what a change leaves out stays undefined. */
  toRow: (body: z.output<Body>) => Row<Table>
}

const thing = <Table extends ContentTable, Body extends z.ZodObject, Fields, Name>(
  _body: Body,
  described: Thing<Table, Body, Fields, Name>,
) => described

export const contentKinds = {
  course: thing(courseBody, {
    table: courses,
    fields: {
      ...sameNamed(courses, courseBody),
      price: inDollars(courses.priceCents),
      classCourse: courses.category,
      ShortDescription: courses.shortDescription,
      Enrolled: courses.enrolled,
    },
    name: courses.title,
    pictures: ['img', 'instructorImg', 'video'],
    toRow: ({ price, classCourse, ShortDescription, Enrolled, ...same }) => ({
      ...same,
      titleFolded: ifGiven(same.title, foldTitle),
      priceCents: ifGiven(price, toCents),
      category: classCourse,
      shortDescription: ShortDescription,
      enrolled: Enrolled,
    }),
  }),
  book: thing(bookBody, {
    table: books,
    fields: {
      ...sameNamed(books, bookBody),
      price: inDollars(books.priceCents),
      filesize: books.filesizeMb,
      writerImg: books.writerImg1,
    },
    name: books.bookName,
    pictures: ['img', 'writerImg', 'writerImg2', 'writerImg3', 'writerImg4'],
    toRow: ({ price, filesize, writerImg, ...same }) => ({
      ...same,
      priceCents: ifGiven(price, toCents),
      filesizeMb: filesize,
      writerImg1: writerImg,
    }),
  }),
  blog: thing(blogBody, {
    table: blogs,
    fields: sameNamed(blogs, blogBody),
    name: blogs.title,
    pictures: ['img'],
    toRow: (body) => body,
  }),
  instructor: thing(instructorBody, {
    table: instructors,
    fields: { ...sameNamed(instructors, instructorBody), Subject: instructors.subject },
    name: instructors.name,
    pictures: ['img'],
    toRow: ({ Subject, ...same }) => ({ ...same, subject: Subject }),
  }),
} satisfies Record<ContentKind, object>

export const isSold = (kind: ContentKind): kind is ProductKind => PRODUCT_KINDS.some((sold) => sold === kind)

/** What is answered: what administrators write, and what is told beside it. */
const answered = <Fields>(table: ContentTable, fields: Fields) => ({
  _id: table.id,
  revision: table.changedIn,
  ...fields,
})
/** The item's own state; what a person has read is kept apart. */
const state = sql<'unread'>`'unread'`

export const courseAnswer = { ...answered(courses, contentKinds.course.fields), state }
export const bookAnswer = {
  ...answered(books, contentKinds.book.fields),
  state,
  // The detail view's own spellings.
  pageNumber: books.page,
  fileSize: books.filesizeMb,
  writerImg1: books.writerImg1,
  bookImg: books.img,
}
export const blogAnswer = answered(blogs, contentKinds.blog.fields)
export const instructorAnswer = answered(instructors, contentKinds.instructor.fields)

/** The columns that have the name of a field. */
function sameNamed<Table extends ContentTable, Body extends z.ZodObject>(table: Table, body: Body) {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => name in body.shape)
  type Columns = Table['_']['columns']
  return Object.fromEntries(columns) as Pick<Columns, keyof Columns & keyof Body['shape']>
}

function ifGiven<Given, Kept>(value: Given, convert: (value: Given) => Kept): Kept {
  return value === undefined ? (undefined as Kept) : convert(value)
}
