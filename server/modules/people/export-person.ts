// Everything stored about a person as JSON, written piece by piece: one page of rows at a time is in memory.
import { and, asc, eq, ne } from 'drizzle-orm'
import type { MyData } from '#contract/entities.ts'
import type { Database } from '../../db/database.ts'
import {
  accessSessions,
  audit,
  contactMessages,
  disputes,
  notificationReads,
  orderHistory,
  orders,
  products,
  refunds,
  reviews,
  uploads,
  users,
} from '../../db/schema.ts'
import { notes, places } from '../../db/schema-learning.ts'
import { marks, personalCopies } from '../../db/schema-reading.ts'
import type { Deps } from '../deps.ts'
import { uploadPath } from '../media/uploads.ts'
import { inDollars } from '../money.ts'
import { orderAnswer } from '../orders/order-rows.ts'
import { disputeAnswer, refundAnswer } from '../orders/return-rows.ts'
import { classroomLists } from './export-classroom.ts'
import { isAfter, ROWS_AT_ONCE, type ReadPage } from './export-page.ts'

type Person = typeof users.$inferSelect
type ListName = { [Name in keyof MyData]: MyData[Name] extends unknown[] ? Name : never }[keyof MyData]

export async function* exportPerson(
  { db, identity }: Pick<Deps, 'db' | 'identity'>,
  userId: string,
): AsyncGenerator<string> {
  const [person] = await db.select().from(users).where(eq(users.id, userId))
  if (!person) throw new Error('The person was deleted while their data was read.')
  yield `{"profile":${JSON.stringify(profileOf(person))}`
  yield `,"signIn":${JSON.stringify(await identity.describe(person.subject))}`
  for (const [name, readPage] of Object.entries(listsOf(db, person))) {
    yield `,"${name}":[`
    yield* rowsOf(readPage)
    yield ']'
  }
  yield '}'
}

async function* rowsOf(readPage: ReadPage): AsyncGenerator<string> {
  let after: string | undefined
  for (;;) {
    const rows = await readPage(after)
    const pieces = rows.map((row) => JSON.stringify({ ...row, key: undefined }))
    if (pieces.length) yield (after === undefined ? '' : ',') + pieces.join(',')
    if (rows.length < ROWS_AT_ONCE) return
    after = rows.at(-1)!.key
  }
}

function profileOf(person: Person): Record<keyof MyData['profile'], unknown> {
  const { id, name, email, photoUrl, education, location, phone, emailVerified, role } = person
  const { createdAt, notificationsReadAt, language, chosenClass } = person
  const texts = { name, email, photoURL: photoUrl, education, location, phone }
  return { _id: id, ...texts, emailVerified, role, createdAt, notificationsReadAt, language, chosenClass }
}

function listsOf(db: Database, person: Person): Record<ListName, ReadPage> {
  const { id, email, emailVerified } = person
  return {
    ...classroomLists(db, id),
    sessions: (after) =>
      db
        .select({
          key: accessSessions.id,
          _id: accessSessions.id,
          signedInAt: accessSessions.signedInAt,
          createdAt: accessSessions.createdAt,
          expiresAt: accessSessions.expiresAt,
        })
        .from(accessSessions)
        .where(and(eq(accessSessions.userId, id), isAfter(accessSessions.id, after)))
        .orderBy(asc(accessSessions.id))
        .limit(ROWS_AT_ONCE),
    orders: (after) =>
      db
        .select({
          key: orders.id,
          ...orderAnswer,
          createdAt: orders.createdAt,
          paidAt: orders.paidAt,
          receiptNumber: orders.receiptNumber,
        })
        .from(orders)
        .innerJoin(products, eq(products.id, orders.productId))
        .where(and(eq(orders.userId, id), isAfter(orders.id, after)))
        .orderBy(asc(orders.id))
        .limit(ROWS_AT_ONCE),
    orderEvents: (after) =>
      db
        .select({
          key: orderHistory.id,
          _id: orderHistory.id,
          order: orderHistory.orderId,
          what: orderHistory.what,
          who: orderHistory.actor,
          amount: inDollars<number | null>(orderHistory.amountCents),
          at: orderHistory.at,
        })
        .from(orderHistory)
        .innerJoin(orders, eq(orders.id, orderHistory.orderId))
        .where(and(eq(orders.userId, id), isAfter(orderHistory.id, after)))
        .orderBy(asc(orderHistory.id))
        .limit(ROWS_AT_ONCE),
    refunds: (after) =>
      db
        .select({ key: refunds.id, ...refundAnswer })
        .from(refunds)
        .innerJoin(orders, eq(orders.id, refunds.orderId))
        .where(and(eq(orders.userId, id), isAfter(refunds.id, after)))
        .orderBy(asc(refunds.id))
        .limit(ROWS_AT_ONCE),
    disputes: (after) =>
      db
        .select({ key: disputes.id, ...disputeAnswer })
        .from(disputes)
        .innerJoin(orders, eq(orders.id, disputes.orderId))
        .where(and(eq(orders.userId, id), isAfter(disputes.id, after)))
        .orderBy(asc(disputes.id))
        .limit(ROWS_AT_ONCE),
    reviews: (after) =>
      db
        .select({
          key: reviews.id,
          _id: reviews.id,
          name: reviews.name,
          comment: reviews.comment,
          ratting: reviews.ratting,
          image: reviews.image,
          createdAt: reviews.createdAt,
        })
        .from(reviews)
        .where(and(eq(reviews.userId, id), isAfter(reviews.id, after)))
        .orderBy(asc(reviews.id))
        .limit(ROWS_AT_ONCE),
    readNotifications: (after) =>
      db
        .select({
          key: notificationReads.productId,
          id: notificationReads.productId,
          readAt: notificationReads.readAt,
        })
        .from(notificationReads)
        .where(and(eq(notificationReads.userId, id), isAfter(notificationReads.productId, after)))
        .orderBy(asc(notificationReads.productId))
        .limit(ROWS_AT_ONCE),
    async pictures(after) {
      const rows = await db
        .select({ key: uploads.name, createdAt: uploads.createdAt })
        .from(uploads)
        .where(and(eq(uploads.userId, id), isAfter(uploads.name, after)))
        .orderBy(asc(uploads.name))
        .limit(ROWS_AT_ONCE)
      return rows.map((row) => ({ ...row, url: uploadPath(row.key) }))
    },
    lessons: (after) =>
      db
        .select({
          key: places.itemId,
          lesson: places.itemId,
          course: places.productId,
          position: places.position,
          watched: places.watched,
          seenAt: places.seenAt,
          doneAt: places.doneAt,
        })
        .from(places)
        .where(and(eq(places.userId, id), ne(places.itemId, places.productId), isAfter(places.itemId, after)))
        .orderBy(asc(places.itemId))
        .limit(ROWS_AT_ONCE),
    notes: (after) =>
      db
        .select({
          key: notes.id,
          _id: notes.id,
          lesson: notes.lessonId,
          second: notes.second,
          text: notes.text,
          createdAt: notes.createdAt,
        })
        .from(notes)
        .where(and(eq(notes.userId, id), isAfter(notes.id, after)))
        .orderBy(asc(notes.id))
        .limit(ROWS_AT_ONCE),
    books: (after) =>
      db
        .select({
          key: places.itemId,
          book: places.itemId,
          position: places.position,
          read: places.watched,
          seenAt: places.seenAt,
          doneAt: places.doneAt,
        })
        .from(places)
        // A book is its own product.
        .where(and(eq(places.userId, id), eq(places.itemId, places.productId), isAfter(places.itemId, after)))
        .orderBy(asc(places.itemId))
        .limit(ROWS_AT_ONCE),
    marks: (after) =>
      db
        .select({
          key: marks.id,
          _id: marks.id,
          book: marks.bookId,
          position: marks.position,
          text: marks.text,
          createdAt: marks.createdAt,
        })
        .from(marks)
        .where(and(eq(marks.userId, id), isAfter(marks.id, after)))
        .orderBy(asc(marks.id))
        .limit(ROWS_AT_ONCE),
    personalCopies: (after) =>
      db
        .select({
          key: personalCopies.id,
          _id: personalCopies.id,
          book: personalCopies.bookId,
          createdAt: personalCopies.createdAt,
          readyAt: personalCopies.readyAt,
        })
        .from(personalCopies)
        .where(and(eq(personalCopies.userId, id), isAfter(personalCopies.id, after)))
        .orderBy(asc(personalCopies.id))
        .limit(ROWS_AT_ONCE),
    async messages(after) {
      // Anybody can register an email; only its owner may read what came from it.
      if (!emailVerified) return []
      return db
        .select({
          key: contactMessages.id,
          _id: contactMessages.id,
          name: contactMessages.name,
          lastName: contactMessages.lastName,
          subject: contactMessages.subject,
          message: contactMessages.message,
          at: contactMessages.createdAt,
        })
        .from(contactMessages)
        .where(and(eq(contactMessages.email, email), isAfter(contactMessages.id, after)))
        .orderBy(asc(contactMessages.id))
        .limit(ROWS_AT_ONCE)
    },
    actions: (after) =>
      db
        .select({
          key: audit.id,
          _id: audit.id,
          what: audit.what,
          kind: audit.kind,
          thing: audit.itemId,
          at: audit.at,
        })
        .from(audit)
        .where(and(eq(audit.userId, id), isAfter(audit.id, after)))
        .orderBy(asc(audit.id))
        .limit(ROWS_AT_ONCE),
  }
}
