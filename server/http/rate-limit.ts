// Counts attempts in the database, so that all processes share them and a restart loses nothing.
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/database.ts'
import { rateLimits } from '../db/schema.ts'
import { tooMany } from './errors.ts'

export type Limit = { max: number; seconds: number }

/**
 * Limits are loose per network address, because whole neighbourhoods share one behind a carrier. They are tight per
 * account and address (`Pair`), because a limit on the account alone would let anyone lock its owner out. Limits per
 * account only slow down guessing from many addresses and floods of emails.
 */
export const LIMITS = {
  signInPair: { max: 10, seconds: 600 },
  /** Wrong passwords from anywhere. Beyond this, only addresses known from earlier sign-ins keep their full limit. */
  signInFailures: { max: 50, seconds: 3600 },
  signInStranger: { max: 2, seconds: 600 },
  /** Remembers that the account signed in from this address. */
  signInKnown: { max: 1, seconds: 90 * 86_400 },
  signInAddress: { max: 600, seconds: 600 },
  signUpAddress: { max: 400, seconds: 3600 },
  resetPair: { max: 3, seconds: 900 },
  /** No more emails are sent beyond this, but links already sent stay valid for the whole window. */
  resetMails: { max: 6, seconds: 3600 },
  resetAddress: { max: 60, seconds: 3600 },
  confirmPair: { max: 3, seconds: 900 },
  confirmMails: { max: 6, seconds: 3600 },
  confirmAddress: { max: 200, seconds: 600 },
  popupAddress: { max: 200, seconds: 600 },
  codeAccount: { max: 15, seconds: 600 },
  codeAddress: { max: 200, seconds: 600 },
  textAccount: { max: 5, seconds: 3600 },
  textNumber: { max: 5, seconds: 3600 },
  textAddress: { max: 60, seconds: 3600 },
  exchangeAddress: { max: 600, seconds: 600 },
  contactAddress: { max: 10, seconds: 3600 },
  reviewAddress: { max: 60, seconds: 3600 },
  uploadUser: { max: 60, seconds: 3600 },
  profileUser: { max: 60, seconds: 3600 },
  guardianUser: { max: 5, seconds: 86_400 },
  /** Confirmation links sent to one address, no matter who asked for them. */
  guardianMails: { max: 3, seconds: 86_400 },
  leaveUser: { max: 20, seconds: 3600 },
  exportUser: { max: 10, seconds: 3600 },
  /** CSV exports and imports. */
  csvUser: { max: 120, seconds: 3600 },
  readAllUser: { max: 60, seconds: 3600 },
  questionUser: { max: 20, seconds: 3600 },
  answerUser: { max: 60, seconds: 3600 },
  reportUser: { max: 30, seconds: 3600 },
  /** For certificates that aren't in memory, because drawing one takes a second. */
  drawingAddress: { max: 120, seconds: 600 },
  ratingUser: { max: 30, seconds: 3600 },
  /** Searches in a book: one per slowly typed word. */
  findUser: { max: 300, seconds: 600 },
  /** For lessons and books, because a device that was offline sends many at once. */
  noteUser: { max: 600, seconds: 3600 },
  /** Handed-in files: enough for ten tasks with six files each. */
  handInFileUser: { max: 60, seconds: 3600 },
  payLinkUser: { max: 20, seconds: 3600 },
  payLinkUserDaily: { max: 50, seconds: 86_400 },
  /** Guessed secrets that belong to no link. */
  guessAddress: { max: 60, seconds: 3600 },
  /** How often a link starts a payment and asks about it. A waiting page asks automatically. */
  payLink: { max: 60, seconds: 3600 },
  payLinkResult: { max: 400, seconds: 3600 },
  /** Wrong coupon codes. Many phones share an address. */
  wrongCodeUser: { max: 20, seconds: 3600 },
  wrongCodeAddress: { max: 200, seconds: 3600 },
  /** How often a person starts holding a seat in a batch. */
  seatHolds: { max: 4, seconds: 6 * 3600 },
  /** The one seat that an account may hold before its email is confirmed. */
  seatHoldUnconfirmed: { max: 1, seconds: 365 * 86_400 },
} satisfies Record<string, Limit>

export type LimitName = keyof typeof LIMITS
export type RateLimits = Record<LimitName, Limit>

export type RateLimiter = {
  /** Counts one attempt. Throws 429 with Retry-After if it is over the limit. */
  count(name: LimitName, key: string): Promise<void>
  /** Counts one attempt and returns whether it is within the limit. */
  tally(name: LimitName, key: string): Promise<boolean>
  /** Uncounts an attempt that shouldn't have counted. */
  giveBack(name: LimitName, key: string): Promise<void>
  /** Whether the limit has been reached. Counts nothing. */
  isReached(name: LimitName, key: string): Promise<boolean>
  /** Resets the count, for example after a correct password. */
  clear(name: LimitName, key: string): Promise<void>
}

export function createRateLimiter(
  db: Database | Transaction,
  now: () => Date,
  limits: RateLimits = LIMITS,
): RateLimiter {
  const add = async (name: LimitName, key: string, at: Date) => {
    const reset = new Date(at.getTime() + limits[name].seconds * 1000)
    const [row] = await db
      .insert(rateLimits)
      .values({ key: `${name} ${key}`, hits: 1, resetAt: reset })
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
    async count(name, key) {
      const at = now()
      const { hits, resetAt } = await add(name, key, at)
      if (hits > limits[name].max) throw tooMany(Math.max(1, Math.ceil((resetAt.getTime() - at.getTime()) / 1000)))
    },
    async tally(name, key) {
      return (await add(name, key, now())).hits <= limits[name].max
    },
    async giveBack(name, key) {
      await db
        .update(rateLimits)
        .set({ hits: sql`${rateLimits.hits} - 1` })
        .where(and(eq(rateLimits.key, `${name} ${key}`), gt(rateLimits.hits, 0)))
    },
    async isReached(name, key) {
      const isCounted = and(eq(rateLimits.key, `${name} ${key}`), gt(rateLimits.resetAt, now()))
      const [row] = await db.select().from(rateLimits).where(isCounted)
      return (row?.hits ?? 0) >= limits[name].max
    },
    async clear(name, key) {
      await db.delete(rateLimits).where(sql`${rateLimits.key} = ${`${name} ${key}`}`)
    },
  }
}

export async function deleteExpiredLimits(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.resetAt, now))
}
