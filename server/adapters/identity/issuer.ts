// An OpenID issuer somewhere else: what it says about itself and its keys, asked for when first needed and kept.
import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import { unavailable } from '../../http/errors.ts'

const KEPT_MS = 3_600_000
const ANSWERS_WITHIN_MS = 5_000

// Pinned to signatures with a private key: neither `none` nor a shared secret is ever one of them.
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
  /** Throws 503 while the issuer cannot be reached; a failure is not kept. */
  metadata(): Promise<IssuerMetadata>
  /** Finds the key of a token; throws 503 while the keys cannot be had, so that nobody is refused for it. */
  keys: JWTVerifyGetKey
  /** What the issuer says of the person an access token stands for; null when it is not the one we know by `subject`. */
  userInfo(accessToken: string, subject: string): Promise<JWTPayload | null>
}

export function openIssuer(issuer: string): Issuer {
  let kept: { until: number; metadata: Promise<IssuerMetadata> } | undefined
  let remote: { address: string; keys: ReturnType<typeof createRemoteJWKSet> } | undefined

  const metadata = () => {
    if (!kept || kept.until < Date.now()) {
      const asked = { until: Date.now() + KEPT_MS, metadata: discover(issuer) }
      kept = asked
      asked.metadata.catch(() => {
        if (kept === asked) kept = undefined
      })
    }
    return kept.metadata
  }
  return {
    metadata,
    async keys(header, token) {
      const { jwks_uri: address } = await metadata()
      if (remote?.address !== address) {
        remote = { address, keys: createRemoteJWKSet(new URL(address), { timeoutDuration: ANSWERS_WITHIN_MS }) }
      }
      try {
        return await remote.keys(header, token)
      } catch (error) {
        // A key that is not there is the token's fault; everything else is the network's or the issuer's.
        if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys) throw error
        if (error instanceof errors.JOSENotSupported) throw error
        throw notReached(error)
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
  let said: unknown
  try {
    response = await fetch(address, {
      headers: { accept: 'application/json', authorization: `Bearer ${accessToken}` },
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
      redirect: 'error',
    })
    // Signed answers are a JWT; we ask for JSON and read nothing else.
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    said = isJson ? await response.json() : null
  } catch (error) {
    throw notReached(error)
  }
  if (response.status >= 500) throw notReached(new Error(`userinfo answered ${response.status}`))
  const info = z.looseObject({ sub: z.literal(subject) }).safeParse(said)
  return response.ok && info.success ? info.data : null
}

async function discover(issuer: string): Promise<IssuerMetadata> {
  try {
    const response = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
      redirect: 'error',
    })
    if (!response.ok) throw new Error(`discovery answered ${response.status}`)
    const said = metadataShape.parse(await response.json())
    if (said.issuer !== issuer) throw new Error('discovery names another issuer')
    return said
  } catch (error) {
    throw notReached(error)
  }
}

function notReached(cause: unknown): Error {
  const error = unavailable(
    'identity_unreachable',
    'The sign-in service cannot be reached. Please try again in a moment.',
  )
  error.cause = cause
  return error
}
