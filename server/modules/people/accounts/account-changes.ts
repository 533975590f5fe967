// Updates a person when their account at our own identity service changes.
import { and, eq } from 'drizzle-orm'
import { internationalPhone } from '#contract/people/phone.ts'
import type { AccountChanges } from '../../../adapters/identity/account-changes.ts'
import { deletedIdentities, users } from '../../../db/schema.ts'
import { handOver } from './hand-over.ts'

export function createAccountChanges(issuer: string, now: () => Date): AccountChanges {
  const isPerson = (subject: string) => and(eq(users.issuer, issuer), eq(users.subject, subject))
  return {
    async confirmed(tx, subject) {
      await tx.update(users).set({ emailVerified: true }).where(isPerson(subject))
    },
    async phoneConfirmed(tx, subject, phone) {
      const [person] = await tx.select({ phone: users.phone }).from(users).where(isPerson(subject)).for('update')
      // If the number is unchanged, the person's own formatting of it is kept.
      if (!person || internationalPhone(person.phone) === phone) return
      await tx.update(users).set({ phone }).where(isPerson(subject))
    },
    async replaced(tx, { from, to }) {
      // The old account's ID tokens stay valid for a few minutes.
      await tx.insert(deletedIdentities).values({ issuer, subject: from, deletedAt: now() })
      const [person] = await tx.select({ id: users.id }).from(users).where(isPerson(from)).for('update')
      if (person) await handOver(tx, person.id, { issuer, subject: to }, now())
    },
  }
}
