// The third-party account: one OpenID issuer as a provider of the embedded identity service. The library's own generic
// provider asks for the discovery document once, at start, and goes without the provider when that fails; this one
// asks when somebody signs in, and holds the issuer to the name it was configured by.
import type { BetterAuthPlugin } from 'better-auth'
import {
  createAuthorizationURL,
  validateAuthorizationCode,
  verifyProviderIdToken,
  type OAuthProvider,
} from 'better-auth/oauth2'
import { decodeJwt } from 'jose'
import { ISSUER_ALGORITHMS, openIssuer } from './issuer.ts'

export const PROVIDER_ID = 'account'
const SCOPES = ['openid', 'email', 'profile']
const NAME_MOST = 100

export type ThirdPartyAccount = { issuer: string; clientId: string; clientSecret: string; name: string }

type Claims = { sub: string; email?: unknown; email_verified?: unknown; name?: unknown }

export function thirdPartyAccount(account: ThirdPartyAccount): BetterAuthPlugin {
  const provider = createProvider(account)
  return {
    id: 'third-party-account',
    init: (context) => ({ context: { socialProviders: [provider, ...context.socialProviders] } }),
  }
}

function createProvider({ issuer, clientId, clientSecret, name }: ThirdPartyAccount): OAuthProvider<Claims> {
  const { metadata, keys } = openIssuer(issuer)
  const options = { clientId, clientSecret }
  const provider: OAuthProvider<Claims> = {
    id: PROVIDER_ID,
    name,
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
      const said = await metadata()
      const methods = said.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
      return validateAuthorizationCode({
        code,
        redirectURI,
        options,
        tokenEndpoint: said.token_endpoint,
        authentication: methods.includes('client_secret_basic') ? 'basic' : 'post',
        ...(codeVerifier ? { codeVerifier } : {}),
      })
    },
    async getUserInfo({ idToken, expectedIdTokenNonce }) {
      if (!idToken || !expectedIdTokenNonce) return null
      if (!(await verifyProviderIdToken(provider, idToken, expectedIdTokenNonce))) return null
      const claims = decodeJwt<Claims>(idToken)
      // Without its picture: everybody who reads a review would load it from there.
      return {
        user: {
          name: typeof claims.name === 'string' ? claims.name.trim().slice(0, NAME_MOST) : '',
          email: typeof claims.email === 'string' ? claims.email : null,
          emailVerified: claims.email_verified === true,
        },
        data: claims,
      }
    },
  }
  return provider
}
