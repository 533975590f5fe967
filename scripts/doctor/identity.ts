// Asks an OpenID issuer for its discovery document and its keys.
import { z } from 'zod'
import { openIssuer } from '../../server/adapters/identity/issuer.ts'
import type { Config } from '../../server/config.ts'
import { failed, ok, reasonOf, type Finding } from './finding.ts'

const TIMEOUT_MS = 5_000
const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).min(1) })

export async function checkIdentity({ oidc }: Config): Promise<Finding> {
  return oidc ? checkIssuer(oidc.issuer, 'OIDC_ISSUER') : ok('embedded')
}

/** Null if there is none. */
export async function checkThirdParty({ thirdParty }: Config): Promise<Finding | null> {
  return thirdParty ? checkIssuer(thirdParty.issuer, 'SOCIAL_OIDC_ISSUER') : null
}

async function checkIssuer(issuer: string, variable: string): Promise<Finding> {
  try {
    const { jwks_uri: address } = await openIssuer(issuer).metadata()
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!response.ok) throw new Error(`its keys answered ${response.status}`)
    const { keys } = keySet.parse(await response.json())
    return ok(`${issuer} answers, with ${keys.length} ${keys.length === 1 ? 'key' : 'keys'}`)
  } catch (error) {
    return failed(`${issuer} cannot be used (${reasonOf(error)}): look at ${variable}, which must be exact`)
  }
}
