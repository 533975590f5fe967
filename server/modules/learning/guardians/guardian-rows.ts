// The rows of guardians: their state, adding one, and deleting those that led to nothing.
import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Guardian } from '#contract/calls/learning/guardians.ts'
import type { Database, Transaction } from '../../../db/database.ts'
import { newId } from '../../../db/ids.ts'
import { guardians } from '../../../db/schema-guardians.ts'
import { users } from '../../../db/schema.ts'
import { conflict } from '../../../http/errors.ts'
import { guardianHash } from '../../people/accounts/guardian-hash.ts'

type Row = typeof guardians.$inferSelect

const MAX_GUARDIANS = 2
/** How many days a confirmation link works, and how many days a guardian who unsubscribed isn't asked again. */
const KEPT_DAYS = { unconfirmed: 14, ended: 30 }

export function stateOf({ agreedAt, confirmedAt, endedAt }: Pick<Row, 'agreedAt' | 'confirmedAt' | 'endedAt'>) {
  if (endedAt) return 'ended' satisfies Guardian['state']
  if (!agreedAt) return 'asked' satisfies Guardian['state']
  return confirmedAt ? 'on' : 'unconfirmed'
}

type NewGuardian = Pick<Row, 'learnerId' | 'language' | 'askedBy' | 'createdAt' | 'agreedAt'> & { email: string }

export async function addGuardian(tx: Transaction, row: NewGuardian): Promise<string> {
  // Locked, so that if two are added simultaneously, the second counts the first.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, row.learnerId)).for('update')
  const count = await tx.$count(guardians, and(eq(guardians.learnerId, row.learnerId), isNull(guardians.endedAt)))
  if (count >= MAX_GUARDIANS) throw conflict('guardians_full', 'Two people already get these emails. Stop one first.')
  const id = newId()
  const added = await tx
    .insert(guardians)
    .values({ id, ...row, emailHash: guardianHash(row.learnerId, row.email) })
    .onConflictDoNothing()
    .returning({ id: guardians.id })
  if (!added.length)
    throw conflict('guardian_known', 'You’ve already added this address, or its owner doesn’t want these emails.')
  return id
}

export async function deleteOldGuardians(db: Database, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const { createdAt, agreedAt, confirmedAt, endedAt } = guardians
  const since = sql<Date>`coalesce(${agreedAt}, ${createdAt})`
  await db
    .delete(guardians)
    .where(
      or(
        and(isNull(confirmedAt), isNull(endedAt), lt(since, daysAgo(KEPT_DAYS.unconfirmed))),
        and(isNotNull(endedAt), lt(endedAt, daysAgo(KEPT_DAYS.ended))),
      ),
    )
}
