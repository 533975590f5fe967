// The four kinds of content by name, for what is done alike to all of them.
import type { ContentKind } from '#contract/constants.ts'
import { blogs, books, courses, instructors } from '../../db/schema.ts'
import { blogFields, bookFields, courseFields, instructorFields } from './answers.ts'

/** `fields` are what administrators write; `name` is the one that people know the thing by. */
export const THINGS = {
  course: { table: courses, fields: courseFields, name: courses.title },
  book: { table: books, fields: bookFields, name: books.bookName },
  blog: { table: blogs, fields: blogFields, name: blogs.title },
  instructor: { table: instructors, fields: instructorFields, name: instructors.name },
} satisfies Record<ContentKind, object>
