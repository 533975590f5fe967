// Deletes a person, for an administrator or for themselves: the sign-in account, sessions, profile, reviews, unpaid
// orders and messages are deleted; paid orders and the audit are kept without name and email.
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { personalCopies } from '../../../db/schema-reading.ts'
import { accessSessions, contactMessages, deletedIdentities, users } from '../../../db/schema.ts'
import { anonymiseInAudit } from '../../../db/audit.ts'
import type { Deps } from '../../deps.ts'
import { releaseUploads, uploadsOf } from '../../files/media/uploads.ts'
import { discardCopies } from '../../files/uploads/discard-copies.ts'
import type { Person } from './person-data.ts'

/** The caller holds the person's identity lock (`lockIdentity`) and has checked that an administrator remains. */
export async function deletePerson(
  tx: Transaction,
  { identity, personData, now }: Pick<Deps, 'identity' | 'personData' | 'now'>,
  person: Person,
  by: 'admin' | 'buyer',
): Promise<void> {
  await personData.forget(tx, person.id, by, now())
  await tx
    .insert(deletedIdentities)
    .values({ issuer: person.issuer, subject: person.subject, deletedAt: now() })
    .onConflictDoUpdate({
      target: [deletedIdentities.issuer, deletedIdentities.subject],
      set: { deletedAt: now() },
    })
  await identity.deleteAccount(tx, person.subject)
  await tx.delete(accessSessions).where(eq(accessSessions.userId, person.id))
  await discardCopies(tx, eq(personalCopies.userId, person.id), now())
  const pictures = await uploadsOf(tx, person.id)
  await tx.delete(users).where(eq(users.id, person.id))
  await releaseUploads(tx, now(), [...pictures, person.photoUrl])
  // Anyone can register an email, but only its confirmed owner may delete messages from it.
  if (person.emailVerified) await tx.delete(contactMessages).where(eq(contactMessages.email, person.email))
  await anonymiseInAudit(tx, person.id)
}
