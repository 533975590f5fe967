// The third-party account: one OpenID issuer as a provider of the embedded identity service. The library's generic
// provider reads the discovery document once, at startup, and drops the provider if that fails. This one reads it at
// sign-in, and checks that the issuer is the configured one.
import type { BetterAuthPlugin } from 'better-auth'
import {
  createAuthorizationURL,
  validateAuthorizationCode,
  verifyProviderIdToken,
  type OAuthProvider,
} from 'better-auth/oauth2'
import { decodeJwt } from 'jose'
import type { ProvenOwner } from './account-changes.ts'
import { isForClient } from './id-token.ts'
import { ISSUER_ALGORITHMS, openIssuer } from './issuer.ts'

export const PROVIDER_ID = 'account'
const SCOPES = ['openid', 'email', 'profile']
const MAX_NAME_LENGTH = 100

export type ThirdPartyAccount = { issuer: string; clientId: string; clientSecret: string; name: string }

type Claims = {
  sub: string
  aud?: string | string[]
  azp?: unknown
  email?: unknown
  email_verified?: unknown
  name?: unknown
}

/** Called for a person whose email the provider has verified, before the library looks for their account. */
type ReleaseEmail = (owner: ProvenOwner) => Promise<void>

export function thirdPartyAccount(account: ThirdPartyAccount, releaseEmail: ReleaseEmail): BetterAuthPlugin {
  const provider = createProvider(account, releaseEmail)
  return {
    id: 'third-party-account',
    init: (context) => ({ context: { socialProviders: [provider, ...context.socialProviders] } }),
  }
}

function createProvider(
  { issuer, clientId, clientSecret, name: providerName }: ThirdPartyAccount,
  releaseEmail: ReleaseEmail,
): OAuthProvider<Claims> {
  const { metadata, keys } = openIssuer(issuer)
  const options = { clientId, clientSecret }
  const provider: OAuthProvider<Claims> = {
    id: PROVIDER_ID,
    name: providerName,
    issuer,
    idToken: { jwks: keys, issuer, audience: clientId, algorithms: ISSUER_ALGORITHMS },
    requiresIdTokenNonce: true,
    accountSubject: ({ profile }) => profile.sub,
    async createAuthorizationURL({ state, codeVerifier, redirectURI, idTokenNonce }) {
      const { authorization_endpoint: authorizationEndpoint } = await metadata()
      return createAuthorizationURL({
        id: PROVIDER_ID,
        options,
        authorizationEndpoint,
        state,
        codeVerifier,
        redirectURI,
        scopes: SCOPES,
        ...(idTokenNonce ? { nonce: idTokenNonce } : {}),
      })
    },
    async validateAuthorizationCode({ code, codeVerifier, redirectURI }) {
      const discovered = await metadata()
      const methods = discovered.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
      return validateAuthorizationCode({
        code,
        redirectURI,
        options,
        tokenEndpoint: discovered.token_endpoint,
        authentication: methods.includes('client_secret_basic') ? 'basic' : 'post',
        ...(codeVerifier ? { codeVerifier } : {}),
      })
    },
    async getUserInfo({ idToken, expectedIdTokenNonce }) {
      if (!idToken || !expectedIdTokenNonce) return null
      if (!(await verifyProviderIdToken(provider, idToken, expectedIdTokenNonce))) return null
      const claims = decodeJwt<Claims>(idToken)
      if (!isForClient(claims, clientId)) return null
      const email = typeof claims.email === 'string' ? claims.email : null
      const name = typeof claims.name === 'string' ? claims.name.trim().slice(0, MAX_NAME_LENGTH) : ''
      const emailVerified = claims.email_verified === true
      if (email && emailVerified) await releaseEmail({ accountId: claims.sub, email, name })
      // The picture is left out, because everyone who reads a review would load it from the provider.
      return {
        user: { name, email, emailVerified },
        data: claims,
      }
    },
  }
  return provider
}
