// How each kind of import checks its rows, and how it recognises rows that already exist.
import { sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import { coverAddress } from '#art/cover-address.ts'
import { hueOfCourse } from '#art/hues.ts'
import { bookBody, courseBody, instructorBody } from '#contract/calls/catalogue/catalogue.ts'
import type { ContentKind } from '#contract/constants.ts'
import type { ImportKind } from '#contract/office/import-kinds.ts'
import { importedPerson } from '#contract/calls/office/imports.ts'
import { books, courses, instructors, users } from '../../../db/schema.ts'

type Cells = Record<string, string>

type Definition = {
  /** Null for people, who aren't content. */
  content: ContentKind | null
  schema: z.ZodObject
  /** The column that names a row, and a second one that distinguishes rows with the same name. */
  name: string
  beside: string
  /** Whether a row with this name, and this second value, exists. */
  exists: (name: SQL, beside: SQL) => SQL
  /** Fills in the pictures that the file leaves out with drawn ones. */
  drawn: (id: string, cells: Cells) => Cells
}

const avatar = (hue: string, name: string | undefined) => coverAddress({ kind: 'avatar', hue, name: name || '?' })

export const importKinds: Record<ImportKind, Definition> = {
  courses: {
    content: 'course',
    schema: courseBody,
    name: 'title',
    beside: 'classCourse',
    exists: (name, beside) => sql`select from ${courses}
      where lower(${courses.title}) = lower(${name}) and ${courses.category} = ${beside} and ${courses.deletedAt} is null`,
    drawn: (id, { classCourse = '', instructorName }) => ({
      img: coverAddress({ kind: 'course', id }),
      instructorImg: avatar(hueOfCourse(classCourse), instructorName),
    }),
  },
  books: {
    content: 'book',
    schema: bookBody,
    name: 'bookName',
    beside: 'writerName1',
    exists: (name, beside) => sql`select from ${books}
      where lower(${books.bookName}) = lower(${name}) and lower(${books.writerName1}) = lower(${beside})
        and ${books.deletedAt} is null`,
    drawn: (id, { writerName1 }) => ({
      img: coverAddress({ kind: 'book', hue: 'english', id }),
      writerImg: avatar('english', writerName1),
    }),
  },
  instructors: {
    content: 'instructor',
    schema: instructorBody,
    name: 'name',
    beside: 'Subject',
    exists: (name, beside) => sql`select from ${instructors}
      where lower(${instructors.name}) = lower(${name}) and ${instructors.subject} = ${beside}
        and ${instructors.deletedAt} is null`,
    drawn: (_id, { Subject = '', name }) => ({ img: avatar(Subject.toLowerCase(), name) }),
  },
  people: {
    content: null,
    schema: importedPerson,
    name: 'email',
    beside: 'email',
    exists: (name) => sql`select from ${users} where ${users.email} = lower(${name})`,
    drawn: () => ({}),
  },
}
