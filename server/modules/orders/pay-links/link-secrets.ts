// The secrets of pay links and private calendars. They follow from the link's id and a key of the installation: the
// database alone opens no link, and yet its owner can be shown it again, and the parent sent back to it from the
// provider's page.
import { createHash, createHmac } from 'node:crypto'

const SECRET_LENGTH = 32

export type LinkSecrets = (linkId: string) => string

export function createLinkSecrets(secret: string, purpose: string): LinkSecrets {
  // Derived, so that a leaked key of links never signs access tokens.
  const key = createHmac('sha256', secret).update(purpose).digest()
  return (linkId) => createHmac('sha256', key).update(linkId).digest('base64url').slice(0, SECRET_LENGTH)
}

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
