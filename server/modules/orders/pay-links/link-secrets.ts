// The secrets of pay links and private calendars. They are derived from the row's id and a key of the installation, so
// that the database alone opens no link, but the owner can be shown it again, and a parent can be sent back to it from
// the provider's page.
import { createHash, createHmac } from 'node:crypto'

const SECRET_LENGTH = 32

export type LinkSecrets = (linkId: string) => string

export function createLinkSecrets(secret: string, purpose: string): LinkSecrets {
  // The key is derived, so that leaking it never allows signing access tokens.
  const key = createHmac('sha256', secret).update(purpose).digest()
  return (linkId) => createHmac('sha256', key).update(linkId).digest('base64url').slice(0, SECRET_LENGTH)
}

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
