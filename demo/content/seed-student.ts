// What the demo student owns: two free courses in progress, a finished one with its certificate, and two paid books
// that were started, so that the demo looks like a real school at first sight.
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { issueCertificate } from '#server/modules/learning/certificates/issue-certificate.ts'
import type { Transaction } from '../../server/db/database.ts'
import { newId } from '../../server/db/ids.ts'
import { attempts, quizKeys, quizVersions } from '../../server/db/schema-classroom.ts'
import { files, lessons, places, sections } from '../../server/db/schema-learning.ts'
import { books, courses, users } from '../../server/db/schema.ts'
import { DEMO_ACCOUNTS } from './accounts.ts'
import { OWNED_BOOKS } from './owned-books.ts'
import { seedOrder } from './seed-order.ts'

const DAY_MS = 86_400_000

/** How many lessons are done, and how many seconds of the next one were played. */
const OWNED = [
  { title: 'How to Study: Notes, Memory and a Weekly Plan', done: 'all', position: 0, days: 9 },
  { title: 'Spreadsheets from the First Cell', done: 1, position: 0, days: 4 },
  { title: 'Touch Typing in Fifteen Days', done: 5, position: 12, days: 1 },
] as const

export async function seedStudent(tx: Transaction, now: Date): Promise<void> {
  const { email } = DEMO_ACCOUNTS.find(({ role }) => role === 'user')!
  const [student] = await tx.select().from(users).where(eq(users.email, email))
  for (const { title, done, position, days } of OWNED) {
    const at = new Date(now.getTime() - days * DAY_MS)
    const [course] = await tx.select().from(courses).where(eq(courses.title, title))
    const { id, img } = course!
    await seedOrder(tx, student!, { id, name: title, img, cents: 0 }, at)
    await tx
      .update(courses)
      .set({ enrolled: sql`${courses.enrolled} + 1`, learners: sql`${courses.learners} + 1` })
      .where(eq(courses.id, id))
    const ids = await lessonIds(tx, id)
    const count = done === 'all' ? ids.length : done
    const begun = done === 'all' ? ids : ids.slice(0, count + 1)
    await tx.insert(places).values(
      begun.map(({ id: itemId, seconds }, index) => ({
        userId: student!.id,
        itemId,
        productId: id,
        position: index < count ? 0 : position,
        positionAt: index < count ? null : at,
        watched: index < count ? '{}' : `{[0,${position})}`,
        seconds,
        marked: index < count ? true : null,
        markedAt: index < count ? at : null,
        seenAt: new Date(at.getTime() + index * 60_000),
        doneAt: index < count ? at : null,
      })),
    )
    if (done !== 'all') continue
    await passQuizzes(tx, student!.id, id, at)
    await issueCertificate(tx, { userId: student!.id, courseId: id, name: student!.name }, at)
  }
  await seedOwnedBooks(tx, student!, now)
}

async function seedOwnedBooks(tx: Transaction, student: Student, now: Date): Promise<void> {
  for (const { name, position, days, transactionId } of OWNED_BOOKS) {
    const [book] = await tx.select().from(books).where(eq(books.bookName, name))
    const { id, img, formate, priceCents: cents } = book!
    const at = new Date(now.getTime() - days * DAY_MS)
    await seedOrder(tx, student, { id, name, img, cents, transactionId }, at)
    const isAudio = formate === 'MP3'
    const [length] = await tx
      .select({ seconds: sql<number>`sum(seconds)::int` })
      .from(files)
      .where(
        inArray(
          files.id,
          book!.files.map(({ file }) => file),
        ),
      )
    await tx.insert(places).values({
      userId: student.id,
      itemId: id,
      productId: id,
      position,
      positionAt: at,
      watched: isAudio ? `{[0,${position})}` : `{[1,${position + 1})}`,
      seconds: isAudio ? length!.seconds : null,
      seenAt: at,
    })
  }
}

/** All answers are correct. */
async function passQuizzes(tx: Transaction, userId: string, courseId: string, at: Date): Promise<void> {
  const asked = await tx
    .select({ versionId: quizVersions.id, lessonId: lessons.id, keys: quizKeys.keys })
    .from(quizVersions)
    .innerJoin(quizKeys, eq(quizKeys.versionId, quizVersions.id))
    .innerJoin(lessons, eq(lessons.id, quizVersions.lessonId))
    .where(eq(lessons.courseId, courseId))
  const rows = asked.map(({ versionId, lessonId, keys }) => ({
    id: newId(at),
    userId,
    lessonId,
    versionId,
    number: 1,
    answers: Object.fromEntries(keys.answers.map(({ question, right }) => [question, right])),
    startedAt: at,
    submittedAt: at,
    points: keys.answers.length,
    outOf: keys.answers.length,
    passed: true,
  }))
  if (rows.length) await tx.insert(attempts).values(rows)
}

type Student = typeof users.$inferSelect

function lessonIds(tx: Transaction, courseId: string) {
  return tx
    .select({
      id: lessons.id,
      seconds: sql<number | null>`(select seconds from files where files.id = ${lessons.fileId})`,
    })
    .from(lessons)
    .innerJoin(sections, eq(sections.id, lessons.sectionId))
    .where(eq(lessons.courseId, courseId))
    .orderBy(asc(sections.position), asc(lessons.position))
}
