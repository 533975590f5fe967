// The embedded identity service: better-auth in this process under /identity, with its own tables.
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { isAPIError } from 'better-auth/api'
import { jwt, oauthPopup, phoneNumber, twoFactor } from 'better-auth/plugins'
import { and, eq, isNotNull, lt, ne } from 'drizzle-orm'
import { createLocalJWKSet, errors, type JWTVerifyGetKey } from 'jose'
import { MIN_PASSWORD_LENGTH, type Language } from '#contract/constants.ts'
import { paths } from '#contract/paths.ts'
import type { Database } from '../../db/database.ts'
import { isUniqueViolation, isForeignKeyViolation } from '../../db/errors.ts'
import {
  identityAccounts,
  identityKeys,
  identitySecondFactors,
  identitySessions,
  identityUsers,
  identityVerifications,
} from '../../db/schema-identity.ts'
import { conflict, notFound, unauthorized } from '../../http/errors.ts'
import type { Log } from '../../http/log.ts'
import type { Mail } from '../mail/mail.ts'
import type { TextSender } from '../texts/texts.ts'
import { createAccounts } from './accounts.ts'
import { releaseEmailToOwner, replaceAfterReset, type AccountChanges } from './account-changes.ts'
import { accountSafety, keepSignInTime } from './account-safety.ts'
import { confirmEmail } from './confirm-email.ts'
import { describeAccount } from './describe-account.ts'
import { CONFIRM_SECONDS, RESET_SECONDS, confirmMail, resetMail } from './mails.ts'
import { verifyIdToken } from './id-token.ts'
import type { Identity } from './identity.ts'
import { guardIdentityPaths, type IdentityLimits, type PasswordRules } from './identity-paths.ts'
import { ownOrigins } from './own-origins.ts'
import { thirdPartyAccount, type ThirdPartyAccount } from './third-party.ts'

/** A name rather than a URL, so that accounts survive a move of the site. */
export const EMBEDDED_ISSUER = 'urn:porua:identity'
const AUDIENCE = 'porua'
const ADDRESS_HEADER = 'x-porua-address'
/** Short enough to fit into one text message in either script. */
const CODE_TEXTS: Record<Language, (code: string) => string> = {
  en: (code) => `${code} is your Porua code. It works for 5 minutes.`,
  bn: (code) => `${code} আপনার পড়ুয়া কোড। ৫ মিনিট কাজ করবে।`,
}

export type EmbeddedIdentityOptions = {
  db: Database
  publicUrl: string
  /** The demo has several local names, so there the origin in the address bar is trusted as well. */
  trustsOwnHost: boolean
  secret: string
  send: (mail: Mail) => Promise<void>
  /** The language for an email requested here. */
  languageFor: (email: string, request: Request | undefined) => Promise<Language>
  /** Without a sender, no phone number can be enrolled. */
  texts: TextSender | undefined
  thirdParty: ThirdPartyAccount | undefined
  changes: AccountChanges
  limits: IdentityLimits
  passwords: PasswordRules
  log: Log
  now: () => Date
}

export function createEmbeddedIdentity(options: EmbeddedIdentityOptions): Identity {
  const { limits, passwords, now } = options
  const auth = configure(options)
  const rules = { issuer: EMBEDDED_ISSUER, audience: AUDIENCE, algorithms: ['RS256'], now }
  let keys: ReturnType<typeof createLocalJWKSet> | undefined
  const loadKeys = async () => (keys = createLocalJWKSet(await auth.api.getJwks()))

  return {
    async verify(idToken) {
      // Another process may have created a newer key, so unknown keys are reloaded once before they are refused.
      const resolveKey: JWTVerifyGetKey = async (header, token) => {
        try {
          return await (keys ?? (await loadKeys()))(header, token)
        } catch (error) {
          if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
          return (await loadKeys())(header, token)
        }
      }
      return verifyIdToken(idToken, resolveKey, rules)
    },
    handle: guardIdentityPaths(limits, passwords, (request, from) => {
      const headers = new Headers(request.headers)
      headers.set(ADDRESS_HEADER, from)
      return auth.handler(new Request(request, { headers }))
    }),
    async browserOrigins() {
      return []
    },
    async deleteAccount(tx, subject) {
      await tx.delete(identityUsers).where(eq(identityUsers.id, subject))
    },
    accounts: createAccounts(EMBEDDED_ISSUER),
    async sweep(at) {
      await options.db.delete(identitySessions).where(lt(identitySessions.expiresAt, at))
      await options.db.delete(identityVerifications).where(lt(identityVerifications.expiresAt, at))
    },
    async setName(tx, subject, name) {
      await tx.update(identityUsers).set({ name }).where(eq(identityUsers.id, subject))
    },
    async forgetOtherPhone(tx, subject, phone) {
      const isAnother = phone ? ne(identityUsers.phoneNumber, phone) : isNotNull(identityUsers.phoneNumber)
      await tx
        .update(identityUsers)
        .set({ phoneNumber: null, phoneNumberVerified: false })
        .where(and(eq(identityUsers.id, subject), isAnother))
    },
    async confirmedPhone(subject) {
      const [account] = await options.db
        .select({ phone: identityUsers.phoneNumber })
        .from(identityUsers)
        .where(and(eq(identityUsers.id, subject), eq(identityUsers.phoneNumberVerified, true)))
      return account?.phone ?? null
    },
    describe: (subject) => describeAccount(options.db, subject),
  }
}

function configure(options: EmbeddedIdentityOptions) {
  const { db, publicUrl, trustsOwnHost, secret, send, texts, thirdParty, changes, limits, log, now } = options
  const readerOf = async (to: string, request: Request | undefined) => {
    return { to, language: await options.languageFor(to, request), at: now() }
  }
  return betterAuth({
    appName: 'Porua',
    baseURL: trustsOwnHost ? addressInUse(publicUrl) : publicUrl,
    basePath: '/identity',
    secret,
    trustedOrigins: (request) => [publicUrl, ...(trustsOwnHost && request ? [new URL(request.url).origin] : [])],
    telemetry: { enabled: false },
    // The library's messages may contain what people typed, so only the part before the colon is logged.
    logger: {
      level: 'error',
      log(_, message, ...details) {
        const err = details.find((detail) => detail instanceof Error)
        log[err ? 'error' : 'warn']({ err }, `identity: ${message.split(':')[0]}`)
      },
    },
    onAPIError: {
      errorURL: paths.login,
      onError(error) {
        // The account was deleted while its owner signed in.
        if (isForeignKeyViolation(error)) throw unauthorized('Please log in again.')
        if (isUniqueViolation(error)) throw conflict('taken', 'Another account already uses this.')
        // Unexpected errors are answered and logged like any other call's failure, not as a refusal.
        if (!isAPIError(error)) throw error
      },
    },
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: {
        user: identityUsers,
        session: identitySessions,
        account: identityAccounts,
        verification: identityVerifications,
        jwks: identityKeys,
        twoFactor: identitySecondFactors,
      },
    }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: 128,
      revokeSessionsOnPasswordReset: true,
      // The link came by email, so the email belongs to this person.
      onPasswordReset: async ({ user }) => {
        if (user.emailVerified) await unlockSecondFactor(db, limits, user.id)
        else await replaceAfterReset(db, changes, user.id)
      },
      resetPasswordTokenExpiresIn: RESET_SECONDS,
      sendResetPassword: async ({ user, token }, request) => {
        if (!(await limits.tally('resetMails', user.email))) return
        await send(resetMail(await readerOf(user.email, request), publicUrl, token))
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: CONFIRM_SECONDS,
      sendVerificationEmail: async ({ user, url, token }, request) => {
        // The link uses the origin the person is on, because the session cookie belongs to it.
        const { origin } = new URL(url)
        if (!(await limits.tally('confirmMails', user.email))) return
        await send(confirmMail(await readerOf(user.email, request), origin, token))
      },
    },
    // Accounts are linked only if both sides have confirmed the email. An unconfirmed account is replaced first: see
    // releaseEmailToOwner and decision 020.
    account: { accountLinking: { requireLocalEmailVerified: true, trustedProviders: [] } },
    // Sessions end after thirty days, because refreshing them with use would keep a stolen cookie alive for ever.
    session: { expiresIn: 30 * 86_400, disableSessionRefresh: true },
    databaseHooks: { session: { create: { before: keepSignInTime } } },
    // Our own limits count in the database, per account and per address. The library's would trust a header.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'porua',
      useSecureCookies: publicUrl.startsWith('https:'),
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    plugins: [
      accountSafety(db, limits),
      confirmEmail(db, changes, now),
      twoFactor({
        issuer: 'Porua',
        allowPasswordless: true,
        twoFactorTable: 'twoFactor',
        accountLockout: { maxFailedAttempts: 10, durationSeconds: 900 },
      }),
      phoneNumber({
        async sendOTP({ phoneNumber, code }, context) {
          if (!texts) throw notFound('Phone numbers can’t be confirmed on this site.')
          const { language } = await readerOf(context?.context.session?.user.email ?? '', context?.request)
          await texts.send({ to: phoneNumber, text: CODE_TEXTS[language](code) })
        },
        async callbackOnVerification({ phoneNumber, user }) {
          await db.transaction((tx) => changes.phoneConfirmed(tx, user.id, phoneNumber))
        },
      }),
      ...(thirdParty
        ? [thirdPartyAccount(thirdParty, (owner) => releaseEmailToOwner(db, changes, owner)), oauthPopup()]
        : []),
      jwt({
        jwks: { keyPairConfig: { alg: 'RS256' } },
        jwt: {
          issuer: EMBEDDED_ISSUER,
          audience: AUDIENCE,
          expirationTime: '5m',
          definePayload: ({ user, session }) => ({
            email: user.email,
            email_verified: user.emailVerified,
            name: user.name,
            sid: session.id,
            auth_time: Math.floor(session.createdAt.getTime() / 1000),
          }),
        },
      }),
    ],
  })
}

/** Someone with the old password could have locked the second factor with wrong codes. */
async function unlockSecondFactor(db: Database, limits: IdentityLimits, userId: string): Promise<void> {
  const unlocked = { failedVerificationCount: 0, lockedUntil: null }
  await db.update(identitySecondFactors).set(unlocked).where(eq(identitySecondFactors.userId, userId))
  await limits.clear('codeAccount', userId)
}

/** In the demo, the origin under which the person opened it, because cookies belong to it. */
function addressInUse(publicUrl: string) {
  const allowedHosts = ownOrigins(publicUrl).map((origin) => new URL(origin).host)
  const protocol = publicUrl.startsWith('https:') ? ('https' as const) : ('http' as const)
  return { allowedHosts, protocol, fallback: publicUrl }
}
