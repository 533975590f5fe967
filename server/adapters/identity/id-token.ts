// Verifies ID tokens: one verifier for every identity service, told where its keys are.
import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import type { VerifiedIdentity } from './identity.ts'

export type IdTokenRules = { issuer: string; audience: string; algorithms: string[]; now: () => Date }

export async function verifyIdToken(
  token: string,
  keys: JWTVerifyGetKey,
  rules: IdTokenRules,
): Promise<VerifiedIdentity | null> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer: rules.issuer,
      audience: rules.audience,
      // Pinned, so that neither `none` nor a public key used as an HMAC secret gets through.
      algorithms: rules.algorithms,
      requiredClaims: ['sub', 'email', 'iat', 'exp'],
      clockTolerance: 5,
      currentDate: rules.now(),
    })
    return identityOf(payload)
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

function identityOf(payload: JWTPayload): VerifiedIdentity | null {
  if (typeof payload.email !== 'string' || !payload.sub || !payload.iss || !payload.iat) return null
  return {
    issuer: payload.iss,
    subject: payload.sub,
    email: payload.email.trim().toLowerCase(),
    emailVerified: payload.email_verified === true,
    name: typeof payload.name === 'string' ? payload.name : '',
    sessionId: typeof payload.sid === 'string' ? payload.sid : null,
    issuedAt: new Date(payload.iat * 1000),
  }
}
