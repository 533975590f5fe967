// bKash may block an account that requests more than two tokens an hour, so all processes share one in the database.
// Its row stays locked while a new one is requested.
import { eq } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { providerTokens } from '../../../db/schema-payments.ts'
import { PaymentUnavailable } from '../payment.ts'

export type GrantedToken = { token: string; seconds: number }

/** Returns the current token or a new one. `refused` is a token that the provider no longer accepts. */
export type SharedToken = (grant: () => Promise<GrantedToken>, refused?: string) => Promise<string>

const PROVIDER = 'bkash'
/** The token is renewed this long before it expires. */
const SPARE_MS = 5 * 60_000
/** If a token was granted just now and is already refused, a new one would be refused too. */
const MIN_AGE_MS = 60_000

export function createSharedToken(database: Promise<Database>, now: () => Date): SharedToken {
  const isGood = ({ token, expiresAt }: typeof providerTokens.$inferSelect, refused: string | undefined) =>
    token !== refused && expiresAt.getTime() - now().getTime() > SPARE_MS

  return async (grant, refused) => {
    const db = await database
    const ofProvider = eq(providerTokens.provider, PROVIDER)
    const [known] = await db.select().from(providerTokens).where(ofProvider)
    if (known && isGood(known, refused)) return known.token
    return db.transaction(async (tx) => {
      const past = new Date(0)
      const noToken = { provider: PROVIDER, token: '', grantedAt: past, expiresAt: past } as const
      await tx.insert(providerTokens).values(noToken).onConflictDoNothing()
      const [row] = await tx.select().from(providerTokens).where(ofProvider).for('update')
      if (row && isGood(row, refused)) return row.token
      if (row && now().getTime() - row.grantedAt.getTime() < MIN_AGE_MS) {
        throw new PaymentUnavailable('bKash refuses the token that it has just granted')
      }
      const { token, seconds } = await grant()
      const grantedAt = now()
      const expiresAt = new Date(grantedAt.getTime() + seconds * 1000)
      await tx.update(providerTokens).set({ token, grantedAt, expiresAt }).where(ofProvider)
      return token
    })
  }
}
