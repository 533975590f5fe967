// Firebase Authentication as the hosted identity service. The browser signs in through its REST API; we verify the ID
// tokens, and ask Firebase since when the account's sign-ins are valid.
import { z } from 'zod'
import { notFound } from '../../http/errors.ts'
import { verifyIdToken, verifyUnsignedToken } from './id-token.ts'
import type { Identity } from './identity.ts'
import { TIMEOUT_MS, unreachable } from './issuer.ts'
import { publishedKeys } from './published-keys.ts'

export const GOOGLE = {
  accounts: 'https://identitytoolkit.googleapis.com',
  tokens: 'https://securetoken.googleapis.com',
  keys: 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
}

export type FirebaseIdentityOptions = {
  projectId: string
  apiKey: string
  /** The origin of an Auth emulator on this machine; its tokens are unsigned. Demo mode only. */
  emulator: string | undefined
  publicUrl: string
  now: () => Date
  /** Replaces Google's addresses in tests. */
  addresses?: { accounts: string; keys: string }
}

export function createFirebaseIdentity(options: FirebaseIdentityOptions): Identity {
  const { projectId, apiKey, emulator, publicUrl, now, addresses = GOOGLE } = options
  const accounts = emulator ? `${emulator}/identitytoolkit.googleapis.com` : addresses.accounts
  const keys = publishedKeys(addresses.keys, now)
  const issuer = `https://securetoken.google.com/${projectId}`
  const rules = { issuer, audience: projectId, algorithms: ['RS256'], requiredClaims: ['auth_time'], now }
  return {
    async verify(idToken) {
      const verified = emulator ? verifyUnsignedToken(idToken, rules) : await verifyIdToken(idToken, keys, rules)
      // Neither can lie in the future, apart from clock skew.
      const latest = now().getTime() + 5000
      if (!verified || verified.issuedAt.getTime() > latest || verified.signedInAt.getTime() > latest) return null
      const validSince = await askValidSince(`${accounts}/v1/accounts:lookup?key=${apiKey}`, idToken, publicUrl)
      return validSince && { ...verified, sessionId: null, validSince }
    },
    async handle() {
      throw notFound('This site uses a separate login service. Log in there.')
    },
    async browserOrigins() {
      return emulator ? [emulator] : [GOOGLE.accounts, GOOGLE.tokens]
    },
    // Only the owner can delete the account at Firebase. The page does that after deleting ours.
    async deleteAccount() {},
    // Sessions are managed by Firebase.
    accounts: null,
    async sweep() {},
    // The page changes the name at Firebase first, so the next ID token has it.
    async setName() {},
    // The confirmed number is the second factor, which is turned off at Firebase.
    async forgetOtherPhone() {},
    async confirmedPhone() {
      return null
    },
    async describe() {
      return null
    },
  }
}

const accountShape = z.object({ users: z.tuple([z.object({ validSince: z.coerce.number().default(0) })]) })

/** A password reset ends all earlier sign-ins. Null if the account is gone or disabled, or if this token has ended. */
async function askValidSince(address: string, idToken: string, publicUrl: string): Promise<Date | null> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      // Browser keys are often restricted to their site, so the request names it.
      headers: { 'content-type': 'application/json', referer: `${publicUrl}/` },
      body: JSON.stringify({ idToken }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    })
    if (response.status === 400) return null
    if (!response.ok) throw new Error(`accounts:lookup answered ${response.status}`)
    const { users } = accountShape.parse(await response.json())
    return new Date(users[0].validSince * 1000)
  } catch (error) {
    throw unreachable(error)
  }
}
