// What the rest of the server is told about accounts of the embedded identity service, in the transaction of the change;
// and how the owner of an address takes it over from whoever registered it first.
import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { identityAccounts, identityUsers } from '../../db/schema-identity.ts'
import { PROVIDER_ID } from './third-party.ts'

export type AccountChanges = {
  /** The account's email was confirmed. */
  confirmed(tx: Transaction, subject: string): Promise<void>
  /** A new account took the place of one whose email was never confirmed. */
  replaced(tx: Transaction, change: { from: string; to: string }): Promise<void>
}

export type ProvenOwner = { accountId: string; email: string; name: string }

/**
 * Somebody signs in with a third-party account that vouches for the email. If an unconfirmed account holds the address, a
 * new one takes its place, for the library to link: the old password, sessions, phone number and second factor are gone.
 */
export async function makeWayForOwner(db: Database, changes: AccountChanges, owner: ProvenOwner): Promise<void> {
  const isLinked = and(eq(identityAccounts.providerId, PROVIDER_ID), eq(identityAccounts.accountId, owner.accountId))
  await db.transaction(async (tx) => {
    const [linked] = await tx.select({ id: identityAccounts.id }).from(identityAccounts).where(isLinked)
    if (!linked) await replaceUnconfirmed(tx, changes, eq(identityUsers.email, owner.email.toLowerCase()), owner)
  })
}

/** The same after a password reset by mail, which proves the address, too. The new password stays. */
export async function replaceAfterReset(db: Database, changes: AccountChanges, id: string): Promise<void> {
  const isPassword = and(eq(identityAccounts.userId, id), eq(identityAccounts.providerId, 'credential'))
  await db.transaction(async (tx) => {
    const [credential] = await tx.select().from(identityAccounts).where(isPassword)
    const to = await replaceUnconfirmed(tx, changes, eq(identityUsers.id, id))
    if (!to || !credential) return
    await tx.insert(identityAccounts).values({ ...credential, id: newId(), accountId: to, userId: to })
  })
}

/**
 * A new row with a new id, rather than a cleaned old one: everything that hangs on the old account goes with it, and a
 * sign-in that is just checking the old password has no account left to start a session for.
 */
async function replaceUnconfirmed(
  tx: Transaction,
  changes: AccountChanges,
  isAccount: ReturnType<typeof eq>,
  owner?: ProvenOwner,
): Promise<string | undefined> {
  const isUnconfirmed = and(isAccount, eq(identityUsers.emailVerified, false))
  const [old] = await tx.select().from(identityUsers).where(isUnconfirmed).for('update')
  if (!old) return undefined
  const to = newId()
  // First the person, then the sessions: an exchange locks them in this order, too.
  await changes.replaced(tx, { from: old.id, to })
  await tx.delete(identityUsers).where(eq(identityUsers.id, old.id))
  await tx.insert(identityUsers).values({
    id: to,
    name: owner?.name || old.name,
    email: old.email,
    emailVerified: true,
  })
  return to
}
