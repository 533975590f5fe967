// The email to buyers waiting for their course's first lessons.
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Language } from '#contract/constants.ts'
import { paths } from '#contract/paths.ts'
import { composeMail } from '../../../adapters/mail/compose-mail.ts'
import type { Mail } from '../../../adapters/mail/mail.ts'
import type { Transaction } from '../../../db/database.ts'
import { files, lessons, openingMails } from '../../../db/schema-learning.ts'
import { courses, orders, users } from '../../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { DEFAULT_LANGUAGE } from '../../people/accounts/language.ts'
import { isVisible } from './lesson-rows.ts'

/** Runs a change of lessons, and emails the buyers of courses that had none before. */
export async function announcingFirst<Result>(
  { outbox, settings }: Pick<Deps, 'outbox' | 'settings'>,
  tx: Transaction,
  courseIds: string[],
  change: () => Promise<Result>,
): Promise<Result> {
  const before = await withLessons(tx, courseIds)
  const result = await change()
  const opened = (await withLessons(tx, courseIds)).filter((id) => !before.includes(id))
  if (!opened.length) return result
  const notified = await tx.insert(openingMails).select(buyersOf(tx, opened)).onConflictDoNothing().returning()
  for (const courseId of opened) {
    const people = notified.filter((row) => row.courseId === courseId).map(({ userId }) => userId)
    if (people.length) await outbox.queue(tx, await mailsTo(tx, courseId, people, settings.publicUrl))
  }
  return result
}

async function withLessons(tx: Transaction, courseIds: string[]): Promise<string[]> {
  if (!courseIds.length) return []
  const found = await tx
    .selectDistinct({ id: lessons.courseId })
    .from(lessons)
    .leftJoin(files, eq(files.id, lessons.fileId))
    .where(and(inArray(lessons.courseId, courseIds), isVisible))
  return found.map(({ id }) => id)
}

const buyersOf = (tx: Transaction, courseIds: string[]) =>
  tx
    .selectDistinct({ userId: sql<string>`${orders.userId}`.as('user_id'), courseId: courses.id })
    .from(orders)
    .innerJoin(courses, eq(courses.id, orders.productId))
    .where(
      and(
        inArray(courses.id, courseIds),
        isNull(courses.deletedAt),
        eq(orders.state, 'paid'),
        isNotNull(orders.userId),
      ),
    )

async function mailsTo(tx: Transaction, courseId: string, people: string[], publicUrl: string): Promise<Mail[]> {
  const [course] = await tx.select({ title: courses.title }).from(courses).where(eq(courses.id, courseId))
  const readers = await tx
    .select({ to: users.email, language: users.language })
    .from(users)
    .where(inArray(users.id, people))
  return readers.map(({ to, language }) =>
    openingMail(to, language ?? DEFAULT_LANGUAGE, course!.title, courseId, publicUrl),
  )
}

const WORDS = {
  en: {
    subject: (course: string) => `The first lessons are ready: ${course}`,
    text: (course: string) => `You can start “${course}” right away. Its first lessons are ready.`,
    start: 'Start learning',
    collection: 'My Collection',
  },
  bn: {
    subject: (course: string) => `প্রথম পাঠগুলো এসে গেছে: ${course}`,
    text: (course: string) => `“${course}”-এর প্রথম পাঠগুলো প্রকাশিত হয়েছে। এখনই শুরু করতে পারেন।`,
    start: 'পড়া শুরু করুন',
    collection: 'আমার সংগ্রহ',
  },
}

function openingMail(to: string, language: Language, course: string, courseId: string, publicUrl: string): Mail {
  const words = WORDS[language]
  return composeMail({
    to,
    language,
    subject: words.subject(course),
    blocks: [
      words.text(course),
      { button: words.start, href: `${publicUrl}${paths.learn(courseId)}` },
      { link: words.collection, href: `${publicUrl}${paths.myCollection}` },
    ],
  })
}
