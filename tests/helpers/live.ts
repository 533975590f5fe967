// Batches of live classes, made as their call makes them.
import { asc, eq } from 'drizzle-orm'
import { createBatch, type NewBatch } from '#server/modules/live/create-batch.ts'
import { liveSessions } from '#server/db/schema-live.ts'
import type { TestServer } from './test-server.ts'

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

export type MadeBatch = { id: string; sessions: string[] }

/** A 3-on-3 batch for five dollars with three classes, the first in a day. */
export async function addBatch(
  { deps }: Pick<TestServer, 'deps'>,
  { startsIn = [1, 2, 3].map((days) => days * DAY_MS), ...more }: Partial<NewBatch> & { startsIn?: number[] } = {},
): Promise<MadeBatch> {
  const at = deps.now()
  const id = await deps.db.transaction((tx) =>
    createBatch(tx, {
      programme: 3,
      subject: 'Coding',
      title: 'First steps in Python',
      about: 'Three evenings with loops and turtles.',
      priceCents: 500,
      instructorId: null,
      tutorName: 'Nadia Rahman',
      zone: 'Asia/Dhaka',
      minutes: 60,
      createdAt: at,
      startsAt: startsIn.map((wait) => new Date(at.getTime() + wait)),
      ...more,
    }),
  )
  const sessions = await deps.db
    .select({ id: liveSessions.id })
    .from(liveSessions)
    .where(eq(liveSessions.batchId, id))
    .orderBy(asc(liveSessions.number))
  return { id, sessions: sessions.map(({ id: session }) => session) }
}
