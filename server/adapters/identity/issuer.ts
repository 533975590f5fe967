// A remote OpenID issuer: its metadata and keys, fetched when first needed and cached.
import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import { unavailable } from '../../http/errors.ts'

const CACHE_MS = 3_600_000
export const TIMEOUT_MS = 5_000

// Pinned to asymmetric signatures: neither `none` nor a shared secret is accepted.
export const ISSUER_ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA']

const metadataShape = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.url().optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
})
export type IssuerMetadata = z.infer<typeof metadataShape>

export type Issuer = {
  /** Throws 503 while the issuer is unreachable. Failures aren't cached. */
  metadata(): Promise<IssuerMetadata>
  /** Finds a token's key. Throws 503 while the keys are unreachable, instead of refusing the token. */
  keys: JWTVerifyGetKey
  /** The issuer's claims about the owner of an access token. Null if that isn't `subject`. */
  userInfo(accessToken: string, subject: string): Promise<JWTPayload | null>
}

export function openIssuer(issuer: string): Issuer {
  let cached: { until: number; metadata: Promise<IssuerMetadata> } | undefined
  let remote: { address: string; keys: ReturnType<typeof createRemoteJWKSet> } | undefined

  const metadata = () => {
    if (!cached || cached.until < Date.now()) {
      const entry = { until: Date.now() + CACHE_MS, metadata: discover(issuer) }
      cached = entry
      entry.metadata.catch(() => {
        if (cached === entry) cached = undefined
      })
    }
    return cached.metadata
  }
  return {
    metadata,
    async keys(header, token) {
      const { jwks_uri: address } = await metadata()
      if (remote?.address !== address) {
        remote = { address, keys: createRemoteJWKSet(new URL(address), { timeoutDuration: TIMEOUT_MS }) }
      }
      try {
        return await remote.keys(header, token)
      } catch (error) {
        // A missing key is the token's fault. Any other error comes from the network or the issuer.
        if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys) throw error
        if (error instanceof errors.JOSENotSupported) throw error
        throw unreachable(error)
      }
    },
    async userInfo(accessToken, subject) {
      const { userinfo_endpoint: address } = await metadata()
      return address ? askUserInfo(address, accessToken, subject) : null
    },
  }
}

async function askUserInfo(address: string, accessToken: string, subject: string): Promise<JWTPayload | null> {
  let response: Response
  let answer: unknown
  try {
    response = await fetch(address, {
      headers: { accept: 'application/json', authorization: `Bearer ${accessToken}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    })
    // Signed answers are JWTs. We ask for JSON and accept nothing else.
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    answer = isJson ? await response.json() : null
  } catch (error) {
    throw unreachable(error)
  }
  if (response.status >= 500) throw unreachable(new Error(`userinfo answered ${response.status}`))
  const info = z.looseObject({ sub: z.literal(subject) }).safeParse(answer)
  return response.ok && info.success ? info.data : null
}

async function discover(issuer: string): Promise<IssuerMetadata> {
  try {
    const response = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    })
    if (!response.ok) throw new Error(`discovery answered ${response.status}`)
    const answer = metadataShape.parse(await response.json())
    if (answer.issuer !== issuer) throw new Error('discovery names another issuer')
    return answer
  } catch (error) {
    throw unreachable(error)
  }
}

export function unreachable(cause: unknown): Error {
  const error = unavailable(
    'identity_unreachable',
    'We can’t reach the login service right now. Try again in a moment.',
  )
  error.cause = cause
  return error
}
