// The audit: what administrators did, written in the transaction of the deed itself. Rows are only ever added.
import type { AuditDeed, AuditKind } from '#contract/constants.ts'
import type { Transaction } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { audit } from '../../db/schema.ts'
import type { Difference } from './difference.ts'

export type Doer = { userId: string | null; email: string }

/** Who sits at the server itself. */
export const COMMAND_LINE: Doer = { userId: null, email: '' }

export type Deed = {
  what: AuditDeed
  kind: AuditKind
  thingId: string
  name: string
  difference?: Difference
}

export async function noteDeed(tx: Transaction, { userId, email }: Doer, at: Date, deed: Deed): Promise<void> {
  await tx.insert(audit).values({ id: newId(), at, userId, email, difference: {}, ...deed })
}
