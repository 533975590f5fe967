// Counts tries in the database, so that all processes share them and a restart forgets nothing.
import { lt, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { rateLimits } from '../db/schema.ts'
import { tooMany } from './errors.ts'

export type Limit = { most: number; seconds: number }

/**
 * Tight for one account, loose for one network address: whole neighbourhoods share a carrier's address, while an
 * account has one owner.
 */
export const LIMITS = {
  signInAccount: { most: 10, seconds: 600 },
  signInAddress: { most: 600, seconds: 600 },
  signUpAddress: { most: 400, seconds: 3600 },
  resetAccount: { most: 3, seconds: 900 },
  resetAddress: { most: 60, seconds: 3600 },
  verifyAccount: { most: 3, seconds: 900 },
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
  /** Forgets the tries, as after a good password. */
  clear(name: LimitName, who: string): Promise<void>
}

export function createRateLimiter(db: Database, now: () => Date): RateLimiter {
  return {
    async count(name, who) {
      const limit = LIMITS[name]
      const at = now()
      const reset = new Date(at.getTime() + limit.seconds * 1000)
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
      if (row!.hits > limit.most) throw tooMany(Math.max(1, Math.ceil((row!.resetAt.getTime() - at.getTime()) / 1000)))
    },
    async clear(name, who) {
      await db.delete(rateLimits).where(sql`${rateLimits.key} = ${`${name} ${who}`}`)
    },
  }
}

export async function forgetOldLimits(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.resetAt, now))
}
