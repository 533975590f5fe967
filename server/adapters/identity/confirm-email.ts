// Confirming an email takes the emailed link plus the account's session or password. With the link alone, the email's
// owner could confirm a stranger's account just by clicking.
import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint, getSessionFromCtx } from 'better-auth/api'
import { and, eq } from 'drizzle-orm'
import { errors, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Database } from '../../db/database.ts'
import { identityUsers } from '../../db/schema-identity.ts'
import type { AccountChanges } from './account-changes.ts'

// The schema is strict, because a token issued for changing an email must not confirm one.
const claims = z.strictObject({ email: z.email(), iat: z.number(), exp: z.number() })

export type Confirmation = { status: 'confirmed' | 'already_confirmed'; email: string }

export function confirmEmail(db: Database, changes: AccountChanges, now: () => Date): BetterAuthPlugin {
  const endpoint = createAuthEndpoint(
    '/confirm-email',
    { method: 'POST', body: z.object({ token: z.string() }) },
    async (context) => {
      const email = await emailIn(context.body.token, context.context.secret, now())
      const [account] = await db.select().from(identityUsers).where(eq(identityUsers.email, email))
      // The account was deleted, and somebody else may have the email now.
      if (!account) throw refusal('INVALID_TOKEN', 'This link doesn’t work. Ask for a new one.')
      if (account.emailVerified) return context.json<Confirmation>({ status: 'already_confirmed', email })
      const session = await getSessionFromCtx(context)
      if (session?.user.id !== account.id) {
        throw refusal('PASSWORD_NEEDED', 'Enter the password you registered with.')
      }
      await db.transaction(async (tx) => {
        const isAccount = and(eq(identityUsers.id, account.id), eq(identityUsers.emailVerified, false))
        await tx.update(identityUsers).set({ emailVerified: true, updatedAt: now() }).where(isAccount)
        await changes.confirmed(tx, account.id)
      })
      return context.json<Confirmation>({ status: 'confirmed', email })
    },
  )
  return { id: 'confirm-email', endpoints: { confirmEmail: endpoint } }
}

async function emailIn(token: string, secret: string, currentDate: Date): Promise<string> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), { algorithms: ['HS256'], currentDate })
    return claims.parse(payload).email
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw refusal('TOKEN_EXPIRED', 'This link has expired. Ask for a new one.')
    throw refusal('INVALID_TOKEN', 'This link doesn’t work. Ask for a new one.')
  }
}

function refusal(code: string, message: string): APIError {
  return new APIError('UNAUTHORIZED', { code, message })
}
