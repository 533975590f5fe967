// The audit: administrators' actions, recorded in the same transaction. Append-only; a deleted person's email is
// blanked.
import { and, eq, inArray } from 'drizzle-orm'
import type { AuditAction, AuditKind } from '#contract/record-states.ts'
import type { Transaction } from './database.ts'
import { newId } from './ids.ts'
import { audit, bin } from './schema.ts'
import type { Difference } from './difference.ts'

export type Actor = { userId: string | null; email: string }

/** The actor for the server's command line. */
export const COMMAND_LINE: Actor = { userId: null, email: '' }

export type Action = {
  what: AuditAction
  kind: AuditKind
  itemId: string
  name: string
  difference?: Difference
}

export async function recordAction(tx: Transaction, { userId, email }: Actor, at: Date, action: Action): Promise<void> {
  await tx.insert(audit).values({ id: newId(), at, userId, email, difference: {}, ...action })
}

/**
 * Only allowed for a person whose row is deleted: a trigger refuses all others. Their actions are kept under their id.
 */
export async function anonymiseInAudit(tx: Transaction, userId: string): Promise<void> {
  const emails = tx.select({ email: audit.email }).from(audit).where(eq(audit.userId, userId))
  await tx.update(bin).set({ deletedBy: '' }).where(inArray(bin.deletedBy, emails))
  await tx.update(audit).set({ email: '' }).where(eq(audit.userId, userId))
  await tx
    .update(audit)
    .set({ name: '' })
    .where(and(eq(audit.kind, 'user'), eq(audit.itemId, userId)))
}
