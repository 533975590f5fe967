// The class that someone asks about, and their role in it: a host, or a learner with a paid seat.
import { and, eq, isNull } from 'drizzle-orm'
import { firstName } from '#contract/first-name.ts'
import { liveBatches, liveSessions } from '../../../db/schema-live.ts'
import { instructors } from '../../../db/schema.ts'
import type { Caller } from '../../../http/caller.ts'
import { notFound } from '../../../http/errors.ts'
import { productAccess, notBought } from '../../catalogue/content/buyer-access.ts'
import type { Deps } from '../../deps.ts'
import { isHostOf } from '../batches/hosts.ts'

export type Visit = {
  session: typeof liveSessions.$inferSelect
  batch: typeof liveBatches.$inferSelect
  tutor: Tutor
  isHost: boolean
}

/** The account and the picture of the batch's instructor. Null without an account, or without an entry. */
export type Tutor = { userId: string | null; img: string | null }

/** In a class, learners go by their first names, and the tutor by the name on the batch's page. */
export const nameInClass = ({ batch, tutor }: Pick<Visit, 'batch' | 'tutor'>, person: { id: string; name: string }) =>
  person.id === tutor.userId ? batch.tutorName : firstName(person.name)

/** Throws 404 for a class that doesn't exist. */
export async function classOf(db: Deps['db'], id: string): Promise<Omit<Visit, 'isHost'>> {
  const [found] = await db
    .select({
      session: liveSessions,
      batch: liveBatches,
      tutor: { userId: instructors.userId, img: instructors.img },
    })
    .from(liveSessions)
    .innerJoin(liveBatches, eq(liveBatches.id, liveSessions.batchId))
    .leftJoin(instructors, and(eq(instructors.id, liveBatches.instructorId), isNull(instructors.deletedAt)))
    .where(eq(liveSessions.id, id))
  if (!found) throw notFound()
  return { ...found, tutor: found.tutor ?? { userId: null, img: null } }
}

/** Throws 404 for a class that doesn't exist, and 403 `not_bought` or `refunded` without a seat. */
export async function visitOf({ db, reads }: Pick<Deps, 'db' | 'reads'>, id: string, caller: Caller): Promise<Visit> {
  const found = await classOf(db, id)
  const isHost = await isHostOf(db, found.batch, caller)
  if (!isHost) {
    const access = await productAccess(reads, caller.userId, found.batch.id)
    if (access !== 'paid') throw notBought(access)
  }
  return { ...found, isHost }
}
