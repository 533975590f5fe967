// The demo's third-party account: a local OpenID provider on the site's own origin, with the site as its client.
import { randomBytes } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { ownOrigins } from '../../server/adapters/identity/own-origins.ts'
import { PROVIDER_ID, type ThirdPartyAccount } from '../../server/adapters/identity/third-party.ts'
import { DEMO_ACCOUNT_NAME } from '../../server/pages/site-settings.ts'
import { createLocalOpenid } from './local-openid.ts'

const OPENID_PREFIX = '/__openid'

export type DemoAccountProvider = { account: ThirdPartyAccount; listener: RequestListener }

export function createDemoAccount(publicUrl: string): DemoAccountProvider {
  const issuer = publicUrl + OPENID_PREFIX
  const clientId = 'porua'
  const clientSecret = randomBytes(24).toString('base64url')
  const redirectUris = ownOrigins(publicUrl).map((origin) => `${origin}/identity/callback/${PROVIDER_ID}`)
  return {
    account: { issuer, clientId, clientSecret, name: DEMO_ACCOUNT_NAME },
    listener: createLocalOpenid({ issuer, clients: [{ id: clientId, secret: clientSecret, redirectUris }] }),
  }
}
