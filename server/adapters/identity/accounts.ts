// Accounts that an administrator creates for others. They have no password until the owner of the email chooses one.
import { randomBytes } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { newId } from '../../db/ids.ts'
import { identityUsers, identityVerifications } from '../../db/schema-identity.ts'
import type { Accounts } from './identity.ts'

const TOKEN_BYTES = 24

export function createAccounts(issuer: string): Accounts {
  return {
    async taken(db, emails) {
      const known = await db
        .select({ email: identityUsers.email })
        .from(identityUsers)
        .where(inArray(identityUsers.email, emails))
      return known.map(({ email }) => email)
    },
    async add(tx, people, resetUntil) {
      const accounts = people.map(({ name, email }) => ({ id: newId(), name, email }))
      await tx.insert(identityUsers).values(accounts)
      const tokens = accounts.map(() => randomBytes(TOKEN_BYTES).toString('base64url'))
      if (resetUntil) {
        // Stored the way the library stores a password reset token.
        const links = accounts.map(({ id: value }, index) => {
          return { id: newId(), identifier: `reset-password:${tokens[index]}`, value, expiresAt: resetUntil }
        })
        await tx.insert(identityVerifications).values(links)
      }
      return accounts.map(({ id }, index) => ({ issuer, subject: id, resetToken: tokens[index]! }))
    },
    async remove(tx, subjects) {
      await tx.delete(identityUsers).where(inArray(identityUsers.id, subjects))
      await tx.delete(identityVerifications).where(inArray(identityVerifications.value, subjects))
    },
  }
}
