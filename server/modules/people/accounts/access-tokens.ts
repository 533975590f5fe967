// Our own access tokens: signed, naming a person and a session, valid for seven days. The session is looked up on each
// call, so that signing out or deleting a person takes effect immediately and the role is always current.
import { and, eq, lt, sql } from 'drizzle-orm'
import { jwtVerify, SignJWT } from 'jose'
import { webcrypto } from 'node:crypto'
import { z } from 'zod'
import type { Role } from '#contract/record-states.ts'
import type { Database, Reads, Transaction } from '../../../db/database.ts'
import { newId } from '../../../db/ids.ts'
import { accessSessions, users } from '../../../db/schema.ts'
import type { Caller } from '../../../http/caller.ts'

const ACCESS_TOKEN_DAYS = 7

const ISSUER = 'porua'
const AUDIENCE = 'porua-api'
// The algorithm is pinned, so a token with any other is refused.
const ALGORITHM = 'HS256'
const MAX_CACHED_SIGNATURES = 10_000

/** Email and name are in the token for pages to show. The server never trusts them. */
export type TokenUser = { id: string; email: string; name: string; emailVerified: boolean }

/** The sign-in behind a token. `identitySessionId` is only set if the identity service is ours. */
export type SignIn = { identitySessionId: string | null; signedInAt: Date }

export type AccessTokens = {
  issue(tx: Transaction, user: TokenUser, signIn: SignIn): Promise<string>
  /** The token's caller, or null. */
  read(token: string): Promise<Caller | null>
  /** The caller of a session, for URLs that represent it. Null once the session has ended. */
  ofSession(sessionId: string): Promise<Caller | null>
  revoke(sessionId: string): Promise<void>
  /** Ends a person's sessions from older sign-ins. */
  revokeBefore(tx: Transaction, userId: string, signedIn: Date): Promise<void>
}

export async function createAccessTokens(
  db: Database,
  secret: string,
  now: () => Date,
  reads: Reads = db,
): Promise<AccessTokens> {
  const key = await webcrypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  )
  const isConfirmed = sql<boolean>`(${users.emailVerified} and ${accessSessions.emailVerified})`
  const columns = {
    sessionId: accessSessions.id,
    expiresAt: accessSessions.expiresAt,
    userId: users.id,
    email: users.email,
    name: users.name,
    photoUrl: users.photoUrl,
    signedInAt: accessSessions.signedInAt,
    notificationsReadAt: users.notificationsReadAt,
    language: users.language,
    // Rights depend on the email, so a session that started before it was confirmed has none.
    isConfirmed,
    role: sql<Role>`case when ${isConfirmed} then ${users.role} else 'user' end`,
  }
  const sessionAndUser = reads
    .select(columns)
    .from(accessSessions)
    .innerJoin(users, eq(users.id, accessSessions.userId))
    .where(and(eq(accessSessions.id, sql.placeholder('sid')), eq(users.id, sql.placeholder('sub'))))
    .prepare('session_and_user')
  const signatures = new Map<string, TokenPayload>()
  /** A verified signature stays valid, so it is checked once per token. Expiry and session are checked every time. */
  const payloadOf = async (token: string): Promise<TokenPayload | null> => {
    const known = signatures.get(token)
    if (known) return known
    const payload = await verified(token, key, now())
    if (!payload) return null
    if (signatures.size >= MAX_CACHED_SIGNATURES) signatures.delete(signatures.keys().next().value!)
    signatures.set(token, payload)
    return payload
  }

  return {
    async issue(tx, { id: userId, email, name, emailVerified }, signIn) {
      const id = newId()
      const issued = now()
      const expiresAt = new Date(issued.getTime() + ACCESS_TOKEN_DAYS * 86_400_000)
      const session = { id, userId, ...signIn, emailVerified, createdAt: issued, expiresAt }
      await tx.insert(accessSessions).values(session)
      return new SignJWT({ sid: id, email, name })
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(userId)
        .setIssuedAt(issued)
        .setExpirationTime(expiresAt)
        .sign(key)
    },
    async read(token) {
      const payload = await payloadOf(token)
      if (!payload) return null
      const [row] = await sessionAndUser.execute(payload)
      if (!row || row.expiresAt <= now()) return null
      return row
    },
    async ofSession(sessionId) {
      const [row] = await db
        .select(columns)
        .from(accessSessions)
        .innerJoin(users, eq(users.id, accessSessions.userId))
        .where(eq(accessSessions.id, sessionId))
      return row && row.expiresAt > now() ? row : null
    },
    async revoke(sessionId) {
      await db.delete(accessSessions).where(eq(accessSessions.id, sessionId))
    },
    async revokeBefore(tx, userId, signedIn) {
      const isOlder = and(eq(accessSessions.userId, userId), lt(accessSessions.signedInAt, signedIn))
      await tx.delete(accessSessions).where(isOlder)
    },
  }
}

type TokenPayload = { sub: string; sid: string }

async function verified(token: string, key: webcrypto.CryptoKey, currentDate: Date): Promise<TokenPayload | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['sub', 'exp', 'sid'],
      currentDate,
    })
    const ids = z.object({ sub: z.uuid(), sid: z.uuid() }).safeParse(payload)
    return ids.success ? ids.data : null
  } catch {
    return null
  }
}

export async function deleteExpiredSessions(db: Database, now: Date): Promise<void> {
  await db.delete(accessSessions).where(lt(accessSessions.expiresAt, now))
}
