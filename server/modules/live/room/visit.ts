// The class that someone asks about, and their role in it: a host, or a learner with a paid seat.
import { eq } from 'drizzle-orm'
import { liveBatches, liveSessions } from '../../../db/schema-live.ts'
import type { Caller } from '../../../http/caller.ts'
import { notFound } from '../../../http/errors.ts'
import { productAccess, notBought } from '../../catalogue/content/buyer-access.ts'
import type { Deps } from '../../deps.ts'
import { isHostOf } from '../batches/hosts.ts'

export type Visit = {
  session: typeof liveSessions.$inferSelect
  batch: typeof liveBatches.$inferSelect
  isHost: boolean
}

/** Throws 404 for a class that doesn't exist. */
export async function classOf(db: Deps['db'], id: string): Promise<Pick<Visit, 'session' | 'batch'>> {
  const [found] = await db
    .select({ session: liveSessions, batch: liveBatches })
    .from(liveSessions)
    .innerJoin(liveBatches, eq(liveBatches.id, liveSessions.batchId))
    .where(eq(liveSessions.id, id))
  if (!found) throw notFound()
  return found
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
