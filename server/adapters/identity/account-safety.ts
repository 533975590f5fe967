// Our rules around the library's second factor, phone numbers and password changes: who may enrol, how often codes may be tried, that a
// code works only once, and that a third-party sign-in asks for the code as well.
import { paths } from '#contract/paths.ts'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { BetterAuthPlugin, GenericEndpointContext } from 'better-auth'
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { symmetricDecrypt } from 'better-auth/crypto'
import { and, eq, lt } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { identitySecondFactors } from '../../db/schema-identity.ts'
import type { RateLimiter } from '../../http/rate-limit.ts'
import { SECOND_FACTOR_REQUIRED } from './popup-page.ts'

const STEP_MS = 30_000
const CHALLENGE_SECONDS = 600
const CHALLENGE_COOKIE = 'two_factor'
const GUARDED = ['/two-factor/', '/phone-number/', '/change-password']

type Context = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

export function accountSafety(db: Database, limits: RateLimiter): BetterAuthPlugin {
  const before = createAuthMiddleware(async (context) => {
    const path = context.path ?? ''
    const session = await getSessionFromCtx(context)
    const userId = session?.user.id ?? (path.includes('/verify-') ? await challenged(context) : null)
    // The library would text any number for anybody, and allow unlimited password attempts.
    if (!userId) throw new APIError('UNAUTHORIZED', { code: 'UNAUTHORIZED', message: 'Please log in.' })
    if (path === '/phone-number/send-otp') {
      await limits.count('textAccount', userId)
      return limits.count('textNumber', String(context.body?.phoneNumber))
    }
    await limits.count('codeAccount', userId)
    if (path === '/two-factor/enable' && !session?.user.emailVerified) {
      // Otherwise, registering someone else's email first could lock its owner out for good.
      throw new APIError('FORBIDDEN', { code: 'EMAIL_NOT_VERIFIED', message: 'Please confirm your email first.' })
    }
    if (path === '/two-factor/verify-totp') await spendCode(db, context, userId)
  })

  return {
    id: 'account-safety',
    hooks: {
      before: [
        {
          matcher: ({ path = '' }) => GUARDED.some((start) => path.startsWith(start)),
          handler: before,
        },
      ],
      after: [
        {
          matcher: ({ path }) => Boolean(path?.startsWith('/callback/')),
          handler: createAuthMiddleware(askForCode),
        },
      ],
    },
  }
}

/**
 * Turning the second factor on or off replaces the session without asking people without a password for proof, so the
 * new session keeps the old sign-in time.
 */
export async function keepSignInTime(session: { userId: string }, context: GenericEndpointContext | null) {
  if (!context?.path?.startsWith('/two-factor/')) return
  const previous = await getSessionFromCtx(context)
  if (previous?.user.id !== session.userId) return
  return { data: { ...session, createdAt: previous.session.createdAt } }
}

/** The person whose sign-in awaits a code. */
async function challenged(context: Context): Promise<string | null> {
  const cookie = context.context.createAuthCookie(CHALLENGE_COOKIE)
  const challenge = await context.getSignedCookie(cookie.name, context.context.secret)
  if (!challenge) return null
  return (await context.context.internalAdapter.findVerificationValue(challenge))?.value ?? null
}

/** A correct code and all older ones are consumed before the library checks it. Wrong codes are left to the library. */
async function spendCode(db: Database, context: Context, userId: string): Promise<void> {
  const code: unknown = context.body?.code
  const ofUser = eq(identitySecondFactors.userId, userId)
  const [factor] = await db.select().from(identitySecondFactors).where(ofUser)
  if (!factor || typeof code !== 'string') return
  const secret = await symmetricDecrypt({ key: context.context.secretConfig, data: factor.secret })
  const step = stepOf(secret, code, Date.now())
  if (step === null) return
  const spent = await db
    .update(identitySecondFactors)
    .set({ lastStep: step })
    .where(and(ofUser, lt(identitySecondFactors.lastStep, step)))
    .returning({ id: identitySecondFactors.id })
  if (!spent.length) {
    const message = 'You’ve already used this code. Wait for the next one.'
    throw new APIError('UNAUTHORIZED', { code: 'CODE_USED', message })
  }
}

/** The time step that a code belongs to, now or one step to either side. Null if there is none. */
function stepOf(secret: string, code: string, at: number): number | null {
  const now = Math.floor(at / STEP_MS)
  return [now, now - 1, now + 1].find((step) => isSame(code, codeOf(secret, step))) ?? null
}

/** Calculates a code as in RFC 6238, like authenticator apps do. */
export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = digest[digest.length - 1]! & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}

/** The library asks for the code only after a password, so third-party sign-ins are held here. */
async function askForCode(context: Context): Promise<void> {
  const signedIn = context.context.newSession
  if (!signedIn?.user.twoFactorEnabled) return
  const { internalAdapter, authCookies, responseHeaders: headers, secret } = context.context
  await internalAdapter.deleteSession(signedIn.session.token)
  context.context.setNewSession(null)
  const challenge = `2fa-${randomBytes(20).toString('hex')}`
  const expiresAt = new Date(Date.now() + CHALLENGE_SECONDS * 1000)
  await internalAdapter.createVerificationValue({ value: signedIn.user.id, identifier: challenge, expiresAt })
  await internalAdapter.createVerificationValue({ value: '0', identifier: `2fa-attempts-${challenge}`, expiresAt })
  const cookies = headers?.getSetCookie() ?? []
  headers?.delete('set-cookie')
  for (const line of cookies) {
    if (!line.startsWith(`${authCookies.sessionToken.name}=`)) headers?.append('set-cookie', line)
  }
  // Otherwise, an older session's cookie could replace the code.
  const { name, attributes } = authCookies.sessionToken
  context.setCookie(name, '', { ...attributes, maxAge: 0 })
  headers?.set('location', `${paths.login}?error=${SECOND_FACTOR_REQUIRED}`)
  const cookie = context.context.createAuthCookie(CHALLENGE_COOKIE, { maxAge: CHALLENGE_SECONDS })
  await context.setSignedCookie(cookie.name, challenge, secret, cookie.attributes)
}
