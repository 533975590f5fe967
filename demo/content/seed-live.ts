// The demo's live classes: sold seats, a waiting list, one batch that is over and has a recording, and one class that
// can be joined immediately.
import { and, asc, eq, like, sql } from 'drizzle-orm'
import { EMBEDDED_ISSUER } from '#server/adapters/identity/embedded.ts'
import { dayOf } from '#server/modules/dhaka.ts'
import { createBatch } from '#server/modules/live/batches/create-batch.ts'
import { toCents } from '#server/modules/money.ts'
import type { Transaction } from '../../server/db/database.ts'
import { newId } from '../../server/db/ids.ts'
import {
  liveAttendance,
  liveBatches,
  liveRecordings,
  liveSeats,
  liveSessions,
  liveWaiting,
} from '../../server/db/schema-live.ts'
import { instructors, users } from '../../server/db/schema.ts'
import { seedClip } from './seed-lessons.ts'
import { DEMO_ACCOUNTS } from './accounts.ts'
import { DEMO_BATCHES, OPEN_CLASS, SEAT_SALES, type DemoBatch } from './live-batches.ts'
import { seedOrder, type Buyer } from './seed-order.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const SOLD_DAYS_AGO = 5
/** The class that has started, and when it started. */
const BEGUN_MINUTES_AGO = 5
const ROUND_MS = 5 * MINUTE_MS

type People = { learners: Buyer[]; student: Buyer }

export async function seedLive(tx: Transaction, now: Date): Promise<void> {
  await seedTutor(tx, now)
  const people = await readPeople(tx)
  for (const batch of DEMO_BATCHES) await seedBatch(tx, batch, people, now)
}

/** The program that teaches is a separate person, as whom nobody can sign in. */
async function seedTutor(tx: Transaction, now: Date): Promise<void> {
  const id = newId()
  const person = { issuer: EMBEDDED_ISSUER, subject: newId(), email: 'tutor@porua.test', emailVerified: true }
  await tx.insert(users).values({ id, ...person, name: OPEN_CLASS.tutor, createdAt: now })
  await tx.update(instructors).set({ userId: id }).where(eq(instructors.name, OPEN_CLASS.tutor))
}

async function readPeople(tx: Transaction): Promise<People> {
  const columns = { id: users.id, name: users.name, email: users.email }
  const { email } = DEMO_ACCOUNTS.find(({ role }) => role === 'user')!
  const [student] = await tx.select(columns).from(users).where(eq(users.email, email))
  const learners = await tx
    .select(columns)
    .from(users)
    .where(like(users.email, 'learner%@porua.test'))
    .orderBy(asc(users.id))
  return { learners, student: student! }
}

async function seedBatch(tx: Transaction, demo: DemoBatch, people: People, now: Date): Promise<void> {
  const startsAt = momentsOf(demo, now)
  const isOver = startsAt.at(-1)!.getTime() + demo.minutes * MINUTE_MS < now.getTime()
  const soldAt = new Date(Math.min(now.getTime(), startsAt[0]!.getTime()) - SOLD_DAYS_AGO * DAY_MS)
  const { title, about, programme, subject, tutor: tutorName, price, minutes, moved } = demo
  const [tutor] = await tx.select().from(instructors).where(eq(instructors.name, tutorName))
  if (!tutor) throw new Error(`${title}: there is no instructor ${tutorName}`)
  const batchId = await createBatch(tx, {
    programme,
    subject,
    title,
    about,
    priceCents: toCents(price),
    tutorName,
    instructorId: tutor.id,
    createdBy: tutor.userId,
    minutes,
    // The open class restarts whenever it is over.
    staysOpen: demo.when === 'now',
    startsAt,
    createdAt: new Date(soldAt.getTime() - DAY_MS),
  })
  const ofBatch = eq(liveSessions.batchId, batchId)
  const endedAt = sql`starts_at + minutes * interval '1 minute'`
  if (isOver) await tx.update(liveSessions).set({ state: 'over', endedAt }).where(ofBatch)
  if (moved) {
    const later = sql`starts_at + ${moved.hours} * interval '1 hour'`
    const change = { startsAt: later, movedFrom: sql`starts_at`, sequence: 1 }
    await tx
      .update(liveSessions)
      .set(change)
      .where(and(ofBatch, eq(liveSessions.number, moved.number)))
  }
  const seated = await seedSeats(tx, { batchId, demo, soldAt }, people)
  const sessions = await tx.select().from(liveSessions).where(ofBatch).orderBy(asc(liveSessions.number))
  if (isOver) await seedAttendance(tx, sessions, seated)
  if (demo.recording) await seedRecording(tx, sessions.at(-1)!, demo.recording)
}

function momentsOf({ when }: DemoBatch, now: Date): Date[] {
  if (when === 'now') return [new Date(now.getTime() - BEGUN_MINUTES_AGO * MINUTE_MS)]
  const weekly = (first: number, count: number) =>
    Array.from({ length: count }, (_, week) => new Date(first + week * 7 * DAY_MS))
  if ('soon' in when) return weekly(Math.ceil((now.getTime() + MINUTE_MS) / ROUND_MS) * ROUND_MS, when.soon)
  const today = Date.parse(`${dayOf(now)}T00:00:00+06:00`)
  return weekly(today + when.from * DAY_MS + when.hour * HOUR_MS + (when.minute ?? 0) * MINUTE_MS, when.count)
}

type Sold = { batchId: string; demo: DemoBatch; soldAt: Date }

/** Returns the people with a seat. */
async function seedSeats(tx: Transaction, { batchId, demo, soldAt }: Sold, people: People): Promise<string[]> {
  const { title, waiting = 0 } = demo
  const [batch] = await tx.select({ img: liveBatches.img }).from(liveBatches).where(eq(liveBatches.id, batchId))
  const seated: string[] = []
  for (const { seat, learner, cents, transactionId } of SEAT_SALES.filter((sale) => sale.title === title)) {
    const buyer = learner === null ? people.student : people.learners[learner]!
    const sold = { id: batchId, name: title, img: batch!.img, cents, ...(transactionId && { transactionId }) }
    const takenAt = new Date(soldAt.getTime() + seat * HOUR_MS)
    const orderId = await seedOrder(tx, buyer, sold, takenAt)
    await tx
      .update(liveSeats)
      // They were notified when they took the seat.
      .set({ userId: buyer.id, orderId, takenAt, toldAt: takenAt })
      .where(and(eq(liveSeats.batchId, batchId), eq(liveSeats.seat, seat)))
    seated.push(buyer.id)
  }
  const others = people.learners.filter(({ id }) => !seated.includes(id)).slice(0, waiting)
  if (others.length)
    await tx.insert(liveWaiting).values(
      others.map(({ id: userId }, index) => {
        return { batchId, userId, askedAt: new Date(soldAt.getTime() + (index + 12) * HOUR_MS) }
      }),
    )
  return seated
}

type Session = typeof liveSessions.$inferSelect

/** Everyone attended, except that the last one missed the first class. */
async function seedAttendance(tx: Transaction, sessions: Session[], seated: string[]): Promise<void> {
  const rows = sessions.flatMap(({ id: sessionId, startsAt, endedAt: lastSeenAt }, session) =>
    seated.slice(0, session ? undefined : -1).map((userId, person) => {
      const joinedAt = new Date(startsAt.getTime() + person * MINUTE_MS)
      const seconds = (lastSeenAt!.getTime() - joinedAt.getTime()) / 1000
      return { sessionId, userId, triedAt: joinedAt, joinedAt, lastSeenAt, seconds }
    }),
  )
  await tx.insert(liveAttendance).values(rows)
}

async function seedRecording(tx: Transaction, { id: sessionId, startsAt, endedAt }: Session, clip: string) {
  const fileId = await seedClip(tx, clip, endedAt!)
  await tx.insert(liveRecordings).values({ id: newId(startsAt), sessionId, fileId, startedAt: startsAt, endedAt })
}
