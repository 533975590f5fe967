// The audit: what administrators did, written in the transaction of the action itself. Rows are only ever added; of a deleted
// person the email is blanked.
import { and, eq, inArray } from 'drizzle-orm'
import type { AuditAction, AuditKind } from '#contract/constants.ts'
import type { Transaction } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { audit, bin } from '../../db/schema.ts'
import type { Difference } from './difference.ts'

export type Actor = { userId: string | null; email: string }

/** Who sits at the server itself. */
export const COMMAND_LINE: Actor = { userId: null, email: '' }

export type Action = {
  what: AuditAction
  kind: AuditKind
  thingId: string
  name: string
  difference?: Difference
}

export async function recordAction(tx: Transaction, { userId, email }: Actor, at: Date, action: Action): Promise<void> {
  await tx.insert(audit).values({ id: newId(), at, userId, email, difference: {}, ...action })
}

/** For a person whose row is gone: the trigger lets nobody else be forgotten. What they did stays, under their id. */
export async function forgetInAudit(tx: Transaction, userId: string): Promise<void> {
  const emails = tx.select({ email: audit.email }).from(audit).where(eq(audit.userId, userId))
  await tx.update(bin).set({ deletedBy: '' }).where(inArray(bin.deletedBy, emails))
  await tx.update(audit).set({ email: '' }).where(eq(audit.userId, userId))
  await tx
    .update(audit)
    .set({ name: '' })
    .where(and(eq(audit.kind, 'user'), eq(audit.thingId, userId)))
}
