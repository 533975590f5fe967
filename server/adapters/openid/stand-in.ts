// The demo's third-party account: a local OpenID provider on the site's own address, and the site as its client.
import { randomBytes } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { ownOrigins } from '../identity/own-origins.ts'
import { PROVIDER_ID, type ThirdPartyAccount } from '../identity/third-party.ts'
import { createLocalOpenid } from './local-openid.ts'

export const OPENID_PREFIX = '/__openid'
export const STAND_IN_NAME = 'a demo account'

export type StandIn = { account: ThirdPartyAccount; listener: RequestListener }

export function createStandIn(publicUrl: string): StandIn {
  const issuer = publicUrl + OPENID_PREFIX
  const clientId = 'porua'
  const clientSecret = randomBytes(24).toString('base64url')
  const redirectUris = ownOrigins(publicUrl).map((origin) => `${origin}/identity/callback/${PROVIDER_ID}`)
  return {
    account: { issuer, clientId, clientSecret, name: STAND_IN_NAME },
    listener: createLocalOpenid({ issuer, clients: [{ id: clientId, secret: clientSecret, redirectUris }] }),
  }
}
