// Four months of the demo teacher's sales with their learners, and the payouts of the first two, so that every list has
// content. The sales are relative to today.
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { EMBEDDED_ISSUER } from '#server/adapters/identity/embedded.ts'
import { monthAfter, monthOf, startOfMonth } from '#server/modules/dhaka.ts'
import { dueTo } from '#server/modules/orders/earnings/balances.ts'
import { bookEarnings } from '#server/modules/orders/earnings/book-earnings.ts'
import { recordPayout } from '#server/modules/orders/earnings/record-payout.ts'
import type { Transaction } from '../../server/db/database.ts'
import { newId } from '../../server/db/ids.ts'
import { payoutDetails } from '../../server/db/schema-earnings.ts'
import { lessons, places, sections } from '../../server/db/schema-learning.ts'
import { courses, instructors, orderHistory, orders, refunds, users } from '../../server/db/schema.ts'
import { seedOrder, type Buyer } from './seed-order.ts'
import { LEARNERS, SALES, TAUGHT } from './teacher-sales.ts'

const DAY_MS = 86_400_000
const RATE = 122.5

export async function seedEarnings(tx: Transaction, now: Date): Promise<void> {
  const [teacher] = await tx
    .select({ id: instructors.id })
    .from(instructors)
    .innerJoin(courses, eq(courses.instructorId, instructors.id))
    .where(and(eq(courses.title, TAUGHT[0]!.title), isNotNull(instructors.userId)))
  if (!teacher) return
  const learners = await seedLearners(tx, now)
  const taught = new Map<string, Taught>()
  for (const { title } of TAUGHT) taught.set(title, await taughtCourse(tx, title))
  const returned: { id: string; at: Date }[] = []
  // Sorted by time, the way a shop would have recorded them.
  const sales = SALES.map((sale) => ({ ...sale, at: momentOf(sale, now) })).toSorted(
    (a, b) => Number(a.at) - Number(b.at),
  )
  for (const { title, cents, transactionId, learner, at, isRefunded } of sales) {
    const { course, lessonIds } = taught.get(title)!
    const sold = { id: course.id, name: title, img: course.img, cents, transactionId }
    const orderId = await seedOrder(tx, learners[learner]!, sold, at)
    if (isRefunded)
      returned.push({ id: orderId, at: new Date((startOfMonth(monthOf(now)).getTime() + now.getTime()) / 2) })
    else
      await seedProgress(
        tx,
        learners[learner]!,
        course.id,
        lessonIds.slice(0, (learner * 7 + 2) % (lessonIds.length + 1)),
        at,
        now,
      )
  }
  for (const { id, at } of returned) await returnOrder(tx, id, at)
  for (const { title } of TAUGHT) {
    const { course } = taught.get(title)!
    const paid = sales.filter((sale) => sale.title === title && !sale.isRefunded).length
    const grown = { enrolled: sql`${courses.enrolled} + ${paid}`, learners: sql`${courses.learners} + ${paid}` }
    await tx.update(courses).set(grown).where(eq(courses.id, course.id))
  }
  await seedPayouts(tx, teacher.id, now)
}

type Taught = { course: { id: string; img: string }; lessonIds: string[] }

async function taughtCourse(tx: Transaction, title: string): Promise<Taught> {
  const [course] = await tx.select({ id: courses.id, img: courses.img }).from(courses).where(eq(courses.title, title))
  const listed = await tx
    .select({ id: lessons.id })
    .from(lessons)
    .innerJoin(sections, eq(sections.id, lessons.sectionId))
    .where(eq(lessons.courseId, course!.id))
    .orderBy(asc(sections.position), asc(lessons.position))
  return { course: course!, lessonIds: listed.map(({ id }) => id) }
}

/** People without a sign-in, so that nobody can use their accounts. */
async function seedLearners(tx: Transaction, now: Date): Promise<Buyer[]> {
  const people = LEARNERS.map((name, index) => {
    const subject = newId()
    const email = `learner${index + 1}@porua.test`
    return { id: newId(), issuer: EMBEDDED_ISSUER, subject, email, emailVerified: true, name, createdAt: now }
  })
  await tx.insert(users).values(people)
  return people
}

function momentOf({ monthsAgo, part }: (typeof SALES)[number], now: Date): Date {
  const month = monthAfter(monthOf(now), -monthsAgo)
  const start = startOfMonth(month).getTime()
  const end = monthsAgo ? startOfMonth(monthAfter(month)).getTime() : now.getTime()
  return new Date(start + (end - start) * part)
}

/** The first lessons are done, except for the last of them, which was only started. */
async function seedProgress(
  tx: Transaction,
  { id: userId }: Buyer,
  productId: string,
  items: string[],
  bought: Date,
  now: Date,
): Promise<void> {
  if (!items.length) return
  await tx.insert(places).values(
    items.map((itemId, index) => {
      const at = new Date(Math.min(bought.getTime() + (index + 1) * DAY_MS, now.getTime()))
      const isDone = index < items.length - 1
      const done = isDone ? { marked: true, markedAt: at, doneAt: at } : {}
      return { userId, itemId, productId, position: 0, watched: '{}', seenAt: at, ...done }
    }),
  )
}

async function returnOrder(tx: Transaction, orderId: string, at: Date): Promise<void> {
  const [order] = await tx
    .update(orders)
    .set({ state: 'refunded', refundedCents: sql`${orders.paidCents}` })
    .where(eq(orders.id, orderId))
    .returning()
  const { paidCents, userId } = order!
  const [id, amountCents] = [newId(at), paidCents!]
  const providerId = `re_demo_${id.slice(-12)}`
  const refund = { id, orderId, providerId, amountCents, amount: amountCents, reason: 'requested_by_customer' }
  await tx.insert(refunds).values({ ...refund, state: 'succeeded', createdAt: at })
  const event = {
    orderId,
    what: 'refunded',
    actor: 'provider',
    userId,
    reference: providerId,
    amountCents,
    at,
  } as const
  await tx.insert(orderHistory).values({ id: newId(at), ...event })
  await bookEarnings(tx, orderId, 'refund', at)
}

/** The month that has just ended is left for the administrator to pay out. */
async function seedPayouts(tx: Transaction, instructorId: string, now: Date): Promise<void> {
  const details = { method: 'bkash', name: 'Demo Teacher', number: '01700000417' } as const
  await tx.insert(payoutDetails).values({ instructorId, ...details, changedAt: now })
  for (const monthsAgo of [3, 2]) {
    const month = monthAfter(monthOf(now), -monthsAgo)
    const at = new Date(startOfMonth(monthAfter(month)).getTime() + 4.5 * DAY_MS)
    const cents = await dueTo(tx, month, instructorId)
    const reference = `PO-${month.slice(2).replace('-', '')}-0417`
    const payout = { instructorId, month, cents, rate: RATE, reference, paidOn: at.toISOString().slice(0, 10) }
    await recordPayout(tx, payout, { paidBy: null, requestKey: newId(at), at })
  }
}
