// Short-lived credentials for a TURN server that shares a secret with us (coturn's `use-auth-secret`): the user name is
// the expiry time and a name, and the password is their HMAC.
import { createHmac } from 'node:crypto'
import type { IceServer } from '../rooms.ts'

/** Long enough for a class and for reconnecting. A relayed connection authenticates again with the same credentials. */
const VALID_SECONDS = 6 * 3600

export type TurnSettings = { urls: string[]; secret: string }

export function turnServers({ urls, secret }: TurnSettings, person: string, now: Date): IceServer[] {
  const username = `${Math.floor(now.getTime() / 1000) + VALID_SECONDS}:${person}`
  return [{ urls, username, credential: createHmac('sha1', secret).update(username).digest('base64') }]
}
