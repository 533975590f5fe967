// Tells the rest of the server about account changes in the embedded identity service, in the same transaction, and
// transfers an email to its real owner if someone else registered it first.
import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { identityAccounts, identityUsers } from '../../db/schema-identity.ts'
import { PROVIDER_ID } from './third-party.ts'

export type AccountChanges = {
  /** The account's email has been confirmed. */
  confirmed(tx: Transaction, subject: string): Promise<void>
  /** The account's phone number, including its country code, has been confirmed. */
  phoneConfirmed(tx: Transaction, subject: string, phone: string): Promise<void>
  /** A new account replaced one whose email was never confirmed. */
  replaced(tx: Transaction, change: { from: string; to: string }): Promise<void>
}

export type ProvenOwner = { accountId: string; email: string; name: string }

/**
 * Someone is signing in with a third-party account that has verified the email. If an unconfirmed account has that
 * email, a new account replaces it for the library to link, and the old password, sessions, phone number and second
 * factor are gone.
 */
export async function releaseEmailToOwner(db: Database, changes: AccountChanges, owner: ProvenOwner): Promise<void> {
  const isLinked = and(eq(identityAccounts.providerId, PROVIDER_ID), eq(identityAccounts.accountId, owner.accountId))
  await db.transaction(async (tx) => {
    const [linked] = await tx.select({ id: identityAccounts.id }).from(identityAccounts).where(isLinked)
    if (!linked) await replaceUnconfirmed(tx, changes, eq(identityUsers.email, owner.email.toLowerCase()), owner)
  })
}

/** Does the same after a password reset by email, which also proves ownership. The new password is kept. */
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
 * Inserts a new row with a new id instead of cleaning the old one: everything that references the old account is
 * deleted with it, and a concurrent sign-in with the old password finds no account to start a session for.
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
  // Locks the person before the sessions, in the same order as the token exchange, to avoid deadlocks.
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
