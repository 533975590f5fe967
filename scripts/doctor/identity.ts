// Asks the identity service for its keys: an OpenID issuer through its discovery document, and Firebase at Google's
// address.
import { z } from 'zod'
import { openIssuer } from '../../server/adapters/identity/issuer.ts'
import { GOOGLE } from '../../server/adapters/identity/firebase.ts'
import type { Config } from '../../server/config.ts'
import { failed, ok, reasonOf, type Finding } from './finding.ts'

const TIMEOUT_MS = 5_000
const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).min(1) })

export async function checkIdentity({ oidc, firebase }: Config): Promise<Finding> {
  if (firebase) return checkFirebase(firebase)
  return oidc ? checkIssuer(oidc.issuer, 'OIDC_ISSUER') : ok('embedded')
}

async function checkFirebase({ projectId, emulator }: NonNullable<Config['firebase']>): Promise<Finding> {
  const name = `Firebase, project ${projectId}`
  try {
    if (emulator) await fetch(emulator, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    else await countKeys(GOOGLE.keys)
    return ok(emulator ? `${name}, at the emulator` : `${name}: Google’s keys answer`)
  } catch (error) {
    return failed(`${name} cannot be reached (${reasonOf(error)}): look at the network`)
  }
}

/** Null if there is none. */
export async function checkThirdParty({ thirdParty }: Config): Promise<Finding | null> {
  return thirdParty ? checkIssuer(thirdParty.issuer, 'SOCIAL_OIDC_ISSUER') : null
}

async function checkIssuer(issuer: string, variable: string): Promise<Finding> {
  try {
    const { jwks_uri: address } = await openIssuer(issuer).metadata()
    const count = await countKeys(address)
    return ok(`${issuer} answers, with ${count} ${count === 1 ? 'key' : 'keys'}`)
  } catch (error) {
    return failed(`${issuer} cannot be used (${reasonOf(error)}): look at ${variable}, which must be exact`)
  }
}

async function countKeys(address: string): Promise<number> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`its keys answered ${response.status}`)
  return keySet.parse(await response.json()).keys.length
}
