// Verifies the ID tokens of any identity service, given the location of its keys.
import {
  errors,
  jwtVerify,
  UnsecuredJWT,
  type JWTClaimVerificationOptions,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose'
import type { VerifiedIdentity } from './identity.ts'

export type IdTokenRules = {
  issuer: string
  audience: string
  algorithms: string[]
  now: () => Date
  /** The client that tokens must be issued to, if other clients of the issuer share the audience. */
  clientId?: string
  /** Claims required in addition to `sub`, `iat` and `exp`. */
  requiredClaims?: string[]
}

/** Fetches more claims about the person, for a token without an email. */
export type AskUserInfo = (subject: string) => Promise<JWTPayload | null>

export async function verifyIdToken(
  token: string,
  keys: JWTVerifyGetKey,
  rules: IdTokenRules,
  askUserInfo?: AskUserInfo,
): Promise<VerifiedIdentity | null> {
  try {
    // Algorithms are pinned, so that neither `none` nor a public key used as an HMAC secret is accepted.
    const { payload } = await jwtVerify(token, keys, { ...claimRules(rules), algorithms: rules.algorithms })
    if (rules.clientId && !isForClient(payload, rules.clientId)) return null
    if (payload.email !== undefined || !askUserInfo) return identityOf(payload)
    const { email, email_verified, name } = (await askUserInfo(payload.sub!)) ?? {}
    return identityOf({ name, ...payload, email, email_verified })
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

/** For an emulator on this machine, whose tokens have no signature, so anyone could have made them. */
export function verifyUnsignedToken(token: string, rules: IdTokenRules): VerifiedIdentity | null {
  try {
    return identityOf(UnsecuredJWT.decode(token, claimRules(rules)).payload)
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

function claimRules(rules: IdTokenRules): JWTClaimVerificationOptions {
  return {
    issuer: rules.issuer,
    audience: rules.audience,
    requiredClaims: ['sub', 'iat', 'exp', ...(rules.requiredClaims ?? [])],
    clockTolerance: 5,
    currentDate: rules.now(),
  }
}

/**
 * OpenID Connect Core, 3.1.3.7: the authorised party must be this client, and must be named if there are several
 * audiences.
 */
export function isForClient({ aud, azp }: { aud?: string | string[]; azp?: unknown }, clientId: string): boolean {
  return azp === undefined ? !Array.isArray(aud) || aud.length === 1 : azp === clientId
}

function identityOf(payload: JWTPayload): VerifiedIdentity | null {
  if (typeof payload.email !== 'string' || !payload.sub || !payload.iss || !payload.iat) return null
  return {
    issuer: payload.iss,
    subject: payload.sub,
    email: payload.email.trim().toLowerCase(),
    // Some issuers send a string from their userinfo endpoint.
    emailVerified: payload.email_verified === true || payload.email_verified === 'true',
    name: typeof payload.name === 'string' ? payload.name : '',
    sessionId: typeof payload.sid === 'string' ? payload.sid : null,
    issuedAt: new Date(payload.iat * 1000),
    // Issuers may omit `auth_time`. Then the token itself is the only proof of a sign-in.
    signedInAt: new Date((typeof payload.auth_time === 'number' ? payload.auth_time : payload.iat) * 1000),
  }
}
