// An OpenID issuer somewhere else: what it says about itself and its keys, asked for when first needed and kept.
import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose'
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
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
})
export type IssuerMetadata = z.infer<typeof metadataShape>

export type Issuer = {
  /** Throws 503 while the issuer cannot be reached; a failure is not kept. */
  metadata(): Promise<IssuerMetadata>
  /** Finds the key of a token; throws 503 while the keys cannot be had, so that nobody is refused for it. */
  keys: JWTVerifyGetKey
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
  }
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
