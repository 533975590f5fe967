// A hosted identity service: any OpenID issuer. People sign in there, in the browser; we only verify its ID tokens.
import { conflict, notFound } from '../../http/errors.ts'
import { verifyIdToken } from './id-token.ts'
import type { Identity } from './identity.ts'
import { ISSUER_ALGORITHMS, openIssuer } from './issuer.ts'

export type OidcIdentityOptions = { issuer: string; clientId: string; audience: string; now: () => Date }

export function createOidcIdentity({ issuer, clientId, audience, now }: OidcIdentityOptions): Identity {
  const { keys, metadata, userInfo } = openIssuer(issuer)
  const rules = { issuer, audience, clientId, algorithms: ISSUER_ALGORITHMS, now }
  return {
    async verify(idToken, accessToken) {
      const askUserInfo = accessToken ? (subject: string) => userInfo(accessToken, subject) : undefined
      const verified = await verifyIdToken(idToken, keys, rules, askUserInfo)
      // The issuer's session id is not one of ours.
      return verified && { ...verified, sessionId: null }
    },
    async handle() {
      throw notFound('This site uses a separate login service. Log in there.')
    },
    async browserOrigins() {
      const { token_endpoint, userinfo_endpoint } = await metadata()
      const addresses = [issuer, token_endpoint, ...(userinfo_endpoint ? [userinfo_endpoint] : [])]
      return [...new Set(addresses.map((address) => new URL(address).origin))]
    },
    // The account belongs to the issuer. Ours is deleted, and older ID tokens don't bring it back.
    async deleteAccount() {},
    // Its sessions belong to the issuer.
    accounts: null,
    async sweep() {},
    // Every sign-in brings the issuer's name, so a change here wouldn't last.
    async setName() {
      throw conflict('name_elsewhere', 'Your name comes from the account you log in with. Change it there.')
    },
    // Phone numbers are confirmed at the issuer.
    async forgetOtherPhone() {},
    async confirmedPhone() {
      return null
    },
    async describe() {
      return null
    },
  }
}
