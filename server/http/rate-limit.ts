// Counts tries in the database, so that all processes share them and a restart forgets nothing.
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { rateLimits } from '../db/schema.ts'
import { tooMany } from './errors.ts'

export type Limit = { most: number; seconds: number }

/**
 * Loose for one network address, since whole neighbourhoods share a carrier's. Tight for one account from one address
 * (`Pair`): a limit on the account alone would let anybody lock its owner out. What is left for the account as a whole
 * slows down guessing from many addresses, or keeps a mailbox from being flooded.
 */
export const LIMITS = {
  signInPair: { most: 10, seconds: 600 },
  /** Wrong passwords from anywhere. From here on, only addresses that the account has signed in from have all tries. */
  signInFailures: { most: 50, seconds: 3600 },
  signInStranger: { most: 2, seconds: 600 },
  /** Remembers that the account has signed in from the address. */
  signInKnown: { most: 1, seconds: 90 * 86_400 },
  signInAddress: { most: 600, seconds: 600 },
  signUpAddress: { most: 400, seconds: 3600 },
  resetPair: { most: 3, seconds: 900 },
  /** No more are sent, but the mailbox has links that still work: they last as long as this. */
  resetMails: { most: 6, seconds: 3600 },
  resetAddress: { most: 60, seconds: 3600 },
  confirmPair: { most: 3, seconds: 900 },
  confirmMails: { most: 6, seconds: 3600 },
  confirmAddress: { most: 200, seconds: 600 },
  popupAddress: { most: 200, seconds: 600 },
  codeAccount: { most: 15, seconds: 600 },
  codeAddress: { most: 200, seconds: 600 },
  textAccount: { most: 5, seconds: 3600 },
  textNumber: { most: 5, seconds: 3600 },
  textAddress: { most: 60, seconds: 3600 },
  exchangeAddress: { most: 600, seconds: 600 },
  contactAddress: { most: 10, seconds: 3600 },
  reviewAddress: { most: 60, seconds: 3600 },
  uploadUser: { most: 60, seconds: 3600 },
  profileUser: { most: 60, seconds: 3600 },
} satisfies Record<string, Limit>

export type LimitName = keyof typeof LIMITS

export type RateLimiter = {
  /** Counts one try; over the limit it throws 429 with Retry-After. */
  count(name: LimitName, who: string): Promise<void>
  /** Counts one try and answers whether it is within the limit. */
  tally(name: LimitName, who: string): Promise<boolean>
  /** Whether the limit has been reached; counts nothing. */
  isReached(name: LimitName, who: string): Promise<boolean>
  /** Forgets the tries, as after a good password. */
  clear(name: LimitName, who: string): Promise<void>
}

export function createRateLimiter(db: Database, now: () => Date): RateLimiter {
  const add = async (name: LimitName, who: string, at: Date) => {
    const reset = new Date(at.getTime() + LIMITS[name].seconds * 1000)
    const [row] = await db
      .insert(rateLimits)
      .values({ key: `${name} ${who}`, hits: 1, resetAt: reset })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          hits: sql`case when ${rateLimits.resetAt} <= ${at.toISOString()}::timestamptz then 1 else ${rateLimits.hits} + 1 end`,
          resetAt: sql`case when ${rateLimits.resetAt} <= ${at.toISOString()}::timestamptz then excluded.reset_at else ${rateLimits.resetAt} end`,
        },
      })
      .returning()
    return row!
  }
  return {
    async count(name, who) {
      const at = now()
      const { hits, resetAt } = await add(name, who, at)
      if (hits > LIMITS[name].most) throw tooMany(Math.max(1, Math.ceil((resetAt.getTime() - at.getTime()) / 1000)))
    },
    async tally(name, who) {
      return (await add(name, who, now())).hits <= LIMITS[name].most
    },
    async isReached(name, who) {
      const isCounted = and(eq(rateLimits.key, `${name} ${who}`), gt(rateLimits.resetAt, now()))
      const [row] = await db.select().from(rateLimits).where(isCounted)
      return (row?.hits ?? 0) >= LIMITS[name].most
    },
    async clear(name, who) {
      await db.delete(rateLimits).where(sql`${rateLimits.key} = ${`${name} ${who}`}`)
    },
  }
}

export async function forgetOldLimits(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.resetAt, now))
}
