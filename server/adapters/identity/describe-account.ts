// A person's data in the embedded identity service, for their export: no passwords, secrets or tokens.
import { desc, eq } from 'drizzle-orm'
import type { MyData } from '#contract/calls/my-data.ts'
import type { Database } from '../../db/database.ts'
import { identityAccounts, identitySessions, identityUsers } from '../../db/schema-identity.ts'

/** Sessions last thirty days, so only a script would have more. */
const MAX_SESSIONS = 1000

export async function describeAccount(db: Database, subject: string): Promise<MyData['signIn']> {
  const [account] = await db.select().from(identityUsers).where(eq(identityUsers.id, subject))
  if (!account) return null
  const accounts = await db.select().from(identityAccounts).where(eq(identityAccounts.userId, subject))
  const sessions = await db
    .select()
    .from(identitySessions)
    .where(eq(identitySessions.userId, subject))
    .orderBy(desc(identitySessions.createdAt))
    .limit(MAX_SESSIONS)
  return {
    createdAt: account.createdAt.toISOString(),
    confirmedPhone: account.phoneNumber,
    twoStepVerification: account.twoFactorEnabled,
    accounts: accounts.map(({ providerId, accountId, createdAt }) => ({
      provider: providerId,
      accountId,
      createdAt: createdAt.toISOString(),
    })),
    sessions: sessions.map(({ createdAt, expiresAt, ipAddress, userAgent }) => ({
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      address: ipAddress,
      browser: userAgent,
    })),
  }
}
