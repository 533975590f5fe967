// Fills an empty database with the demo school: its catalogue, its people, and accounts to sign in with.
import { hashPassword } from 'better-auth/crypto'
import { sql } from 'drizzle-orm'
import { coverAddress } from '#art/cover-address.ts'
import { hueOfSubject } from '#art/hues.ts'
import { EMBEDDED_ISSUER } from '#server/adapters/identity/embedded.ts'
import { contentKinds } from '#server/modules/catalogue/content/content-kinds.ts'
import { newCourse } from '#server/modules/teaching/course-folder/import-course.ts'
import type { CourseFolder } from '#server/modules/teaching/course-folder/read-course-folder.ts'
import { toCents } from '#server/modules/money.ts'
import type { Transaction } from '../../server/db/database.ts'
import { newId } from '../../server/db/ids.ts'
import {
  blogs,
  books,
  contentVersion,
  courses,
  identityAccounts,
  identityUsers,
  installation,
  instructors,
  products,
  reviews,
  users,
} from '../../server/db/schema.ts'
import { bookFiles, sizeOf } from '../books/book-files.ts'
import { DEMO_ACCOUNTS, DEMO_TEACHERS } from './accounts.ts'
import { blogs as demoBlogs } from './blogs/index.ts'
import { books as demoBooks } from './books.ts'
import { demoFolders, readDemoCourse, refuseMistakes, type DemoFolder } from './demo-courses.ts'
import { instructors as demoInstructors } from './instructors.ts'
import { reviews as demoReviews } from './reviews.ts'
import { seedBookFiles } from './seed-books.ts'
import { seedHandIns } from './seed-hand-ins.ts'
import { seedEarnings } from './seed-earnings.ts'
import { seedLessons } from './seed-lessons.ts'
import { seedLive } from './seed-live.ts'
import { seedRatings } from './seed-ratings.ts'
import { seedStudent } from './seed-student.ts'
import { seedTeachers } from './seed-teachers.ts'
import type { DemoBook, DemoInstructor } from './types.ts'

const DAY_MS = 86_400_000
// About eight items are new. The rest of the catalogue is older than the 30 days of notifications.
const NEW_COURSES = 5
const NEW_BOOKS = 3
const OLDEST_DAYS = 300

/** Work that takes seconds but needs no database: reading the courses from their folders, and hashing the passwords. */
export type ReadDemo = { courses: ReadCourse[]; passwords: Map<string, string> }
type ReadCourse = { demo: DemoFolder; folder: CourseFolder; at: Date }

export async function readDemo(now: Date): Promise<ReadDemo> {
  const [courses, passwords] = await Promise.all([readCourses(now), hashPasswords()])
  return { courses, passwords }
}

export async function seedDemo(tx: Transaction, now: Date, read?: ReadDemo): Promise<void> {
  const { courses, passwords } = read ?? (await readDemo(now))
  // The title index reads rows newer than the version it has, which may already be the current one.
  const [content] = await tx
    .update(contentVersion)
    .set({ version: sql`${contentVersion.version} + 1` })
    .returning()
  const teachers = await seedInstructors(tx, now, content!.version)
  await seedCourses(tx, courses, teachers, content!.version)
  await seedLessons(
    tx,
    courses.map(({ folder }) => folder),
    now,
  )
  await seedBooks(tx, now, content!.version)
  await seedBlogs(tx, content!.version)
  await seedReviews(tx, now)
  await seedRatings(tx, now)
  await seedAccounts(tx, now, passwords)
  await seedStudent(tx, now)
  await seedTeachers(tx, now, content!.version)
  await seedHandIns(tx, now)
  await seedEarnings(tx, now)
  await seedLive(tx, now)
  await tx.insert(installation).values({ key: 'content', value: 'demo' })
}

/** When the nth item was added: a few recently, and the others spread over most of a year. */
function addedAt(now: Date, index: number, total: number, recent: number): Date {
  const fromNewest = total - 1 - index
  const days =
    fromNewest < recent
      ? 1 + fromNewest * 3
      : 40 + ((fromNewest - recent) / Math.max(1, total - recent)) * (OLDEST_DAYS - 40)
  return new Date(now.getTime() - days * DAY_MS)
}

type Teacher = DemoInstructor & { id: string; img: string }

async function seedInstructors(tx: Transaction, now: Date, version: number): Promise<Map<string, Teacher>> {
  const teachers = new Map<string, Teacher>()
  const numbers = new Map<string, number>()
  for (const [index, person] of demoInstructors.entries()) {
    const at = addedAt(now, index, demoInstructors.length, 0)
    const id = newId(at)
    const hue = hueOfSubject(person.subject)
    const img = coverAddress({ kind: 'portrait', style: person.portrait, hue, id })
    const number = (numbers.get(person.subject) ?? 0) + 1
    numbers.set(person.subject, number)
    teachers.set(person.name, { ...person, id, img })
    const page = `${person.subject.toLowerCase()}-${number}`
    await tx.insert(instructors).values({
      id,
      subject: person.subject,
      name: person.name,
      img,
      education: person.education,
      facebook: `https://facebook.example/porua/${page}`,
      linkedin: `https://linkedin.example/porua/${page}`,
      instagram: `https://instagram.example/porua/${page}`,
      twitter: `https://x.example/porua/${page}`,
      createdAt: at,
      changedIn: version,
    })
  }
  return teachers
}

/** In catalogue order. */
function readCourses(now: Date): Promise<ReadCourse[]> {
  const read = interleaved(demoFolders()).map(async (demo, index, all) => {
    const at = addedAt(now, index, all.length, NEW_COURSES)
    return { demo, at, folder: await readDemoCourse(demo, newId(at)) }
  })
  return Promise.all(read)
}

/** Their lessons are published later. */
async function seedCourses(
  tx: Transaction,
  read: ReadCourse[],
  teachers: Map<string, Teacher>,
  version: number,
): Promise<void> {
  const rows = read.map(({ demo, folder, at }) => ({
    ...courseRow(demo, folder, teachers),
    createdAt: at,
    changedIn: version,
  }))
  await tx.insert(products).values(rows.map(({ id }) => ({ id, kind: 'course' as const })))
  await tx.insert(courses).values(rows)
}

/** One course from each category in turn, so that the new ones come from all categories. */
function interleaved(all: DemoFolder[]): DemoFolder[] {
  const place = new Map<string, number>()
  const keyed = all.map((folder) => {
    const nth = place.get(folder.type) ?? 0
    place.set(folder.type, nth + 1)
    return { folder, nth }
  })
  return keyed.toSorted((one, other) => one.nth - other.nth).map(({ folder }) => folder)
}

function courseRow({ path }: DemoFolder, { id, course }: CourseFolder, teachers: Map<string, Teacher>) {
  const { body, certificateRule } = course
  const mistakes = {}
  const complete = newCourse(id, { ...body, ...teacherOf(body.instructorName, teachers) }, course, mistakes)
  refuseMistakes(path, mistakes)
  return { id, ...contentKinds.course.toRow(complete!), certificateRule }
}

function teacherOf(name: string | undefined, teachers: Map<string, Teacher>) {
  const { id: instructorId, img: instructorImg, education } = teachers.get(name ?? '') ?? {}
  return { instructorId, instructorImg, education }
}

const points = ([point1, point2, point3]: [string, string, string]) => ({ point1, point2, point3 })

/** A tenth of such a short book would be just its cover and its contents. */
const SAMPLE = { PDF: 4, MP3: 1 } as const

async function seedBooks(tx: Transaction, now: Date, version: number): Promise<void> {
  const rows: (typeof books.$inferInsert)[] = []
  for (const [index, book] of demoBooks.entries()) {
    const at = addedAt(now, index, demoBooks.length, NEW_BOOKS)
    const id = newId(at)
    const media = bookFiles(book.name)
    rows.push({
      id,
      bookName: book.name,
      img: coverAddress({ kind: 'book', hue: book.hue, id }),
      priceCents: toCents(book.price),
      about: book.about,
      interactive: book.interactive,
      formate: book.format,
      ...sizeOf(media),
      sample: SAMPLE[book.format],
      files: await seedBookFiles(tx, media, at),
      isReadable: true,
      changedIn: version,
      objective: points(book.objective),
      ...writer(book, 1),
      ...writer(book, 2),
      ...writer(book, 3),
      ...writer(book, 4),
      createdAt: at,
    } as typeof books.$inferInsert)
  }
  await tx.insert(products).values(rows.map(({ id }) => ({ id, kind: 'book' as const })))
  await tx.insert(books).values(rows)
}

function writer(book: DemoBook, number: number) {
  const person = book.writers[number - 1]
  return {
    [`writerName${number}`]: person?.name ?? '',
    [`writerImg${number}`]: person ? coverAddress({ kind: 'avatar', hue: book.hue, name: person.name }) : '',
    [`educationWriter${number}`]: person?.education ?? '',
  }
}

async function seedBlogs(tx: Transaction, version: number): Promise<void> {
  const byDate = demoBlogs.toSorted((one, other) => one.date.localeCompare(other.date))
  await tx.insert(blogs).values(
    byDate.map((blog) => {
      const at = new Date(`${blog.date}T06:00:00Z`)
      const id = newId(at)
      return {
        id,
        title: blog.title,
        img: coverAddress({ kind: 'blog', id }),
        writerName: blog.writer,
        date: blog.date,
        description: blog.description,
        createdAt: at,
        changedIn: version,
      }
    }),
  )
}

const REVIEW_HUES = ['english', 'physics', 'biology', 'finance', 'programming', 'bengali', 'mathematics']

async function seedReviews(tx: Transaction, now: Date): Promise<void> {
  await tx.insert(reviews).values(
    demoReviews.map((review, index) => {
      const at = addedAt(now, index, demoReviews.length, 5)
      const hue = REVIEW_HUES[index % REVIEW_HUES.length]!
      return {
        id: newId(at),
        name: review.name,
        comment: review.comment,
        ratting: review.ratting,
        // The avatar of 'Samiha, class 10' shows an S.
        image: coverAddress({ kind: 'avatar', hue, name: review.name.split(',')[0]! }),
        createdAt: at,
      }
    }),
  )
}

const accounts = () => new Set([...DEMO_ACCOUNTS, ...DEMO_TEACHERS])

/** One after the other, because each takes 32 MB. */
async function hashPasswords(): Promise<Map<string, string>> {
  const hashes = new Map<string, string>()
  for (const { email, password } of accounts()) hashes.set(email, await hashPassword(password))
  return hashes
}

async function seedAccounts(tx: Transaction, now: Date, passwords: Map<string, string>): Promise<void> {
  for (const account of accounts()) {
    const subject = newId()
    await tx
      .insert(identityUsers)
      .values({ id: subject, name: account.name, email: account.email, emailVerified: true, createdAt: now })
    await tx.insert(identityAccounts).values({
      id: newId(),
      accountId: subject,
      providerId: 'credential',
      userId: subject,
      password: passwords.get(account.email)!,
    })
    await tx.insert(users).values({
      id: newId(),
      issuer: EMBEDDED_ISSUER,
      subject,
      email: account.email,
      emailVerified: true,
      name: account.name,
      role: account.role,
      createdAt: now,
    })
  }
}
