// A hosted identity service: any OpenID issuer. People sign in there, in the browser; we only verify its ID tokens.
import { notFound } from '../../http/errors.ts'
import { verifyIdToken } from './id-token.ts'
import type { Identity } from './identity.ts'
import { ISSUER_ALGORITHMS, openIssuer } from './issuer.ts'

export type OidcIdentityOptions = { issuer: string; audience: string; now: () => Date }

export function createOidcIdentity({ issuer, audience, now }: OidcIdentityOptions): Identity {
  const { keys } = openIssuer(issuer)
  const rules = { issuer, audience, algorithms: ISSUER_ALGORITHMS, now }
  return {
    async verify(idToken) {
      const verified = await verifyIdToken(idToken, keys, rules)
      // Its session is a name of the issuer's and none of ours.
      return verified && { ...verified, sessionId: null }
    },
    async handle() {
      throw notFound('Sign-in is done at the identity service of this installation.')
    },
    // The account belongs to the issuer. Ours is gone, and its older ID tokens do not bring it back.
    async deleteAccount() {},
    // Its sessions are the issuer's to sweep.
    async sweep() {},
    // The picture is kept with our own record of the person.
    async setPhoto() {},
  }
}
