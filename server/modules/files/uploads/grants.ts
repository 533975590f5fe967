// A grant opens one file for one person for six hours. It is part of the URL, because <video> sends no header.
import { createHmac, timingSafeEqual } from 'node:crypto'

const GRANT_MS = 6 * 3_600_000
const ID = /^[0-9a-f-]{36}$/

/**
 * - lesson, book: for buyers, or for a free preview
 * - sample: for anyone; its length is looked up again, never taken from the URL
 * - copy: a personal copy, for its owner
 * - recording: a recorded class, for the people in its batch
 * - certificate: the files of a course's certificate, for its owner; these have their own URL
 */
const SCOPES = ['lesson', 'book', 'sample', 'copy', 'recording', 'certificate'] as const
export type Scope = (typeof SCOPES)[number]

export type Grant = {
  scope: Scope
  /** The lesson, book, personal copy or recording that it opens. */
  itemId: string
  fileId: string
  /** Null for visitors. */
  userId: string | null
  until: Date
}

export type Grants = {
  issue(what: Omit<Grant, 'until'>): { grant: string; until: Date }
  /** Null if the grant was tampered with or has expired. */
  read(grant: string): Grant | null
}

export function createGrants(secret: string, now: () => Date): Grants {
  // The key is derived, so that leaking it never allows signing access tokens.
  const key = createHmac('sha256', secret).update('content grants').digest()
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url')

  return {
    issue({ scope, itemId, fileId, userId }) {
      const until = new Date(now().getTime() + GRANT_MS)
      const text = [Math.floor(until.getTime() / 1000), scope, fileId, itemId, userId ?? ''].join('.')
      return { grant: `${text}.${sign(text)}`, until }
    },
    read(grant) {
      const [seconds = '', scope = '', fileId = '', itemId = '', userId = '', signature = '', ...rest] =
        grant.split('.')
      if (rest.length || !isEqual(signature, sign([seconds, scope, fileId, itemId, userId].join('.')))) return null
      const until = new Date(Number(seconds) * 1000)
      if (!isScope(scope) || !ID.test(fileId) || !ID.test(itemId) || until <= now()) return null
      return { scope, fileId, itemId, userId: userId || null, until }
    },
  }
}

const isScope = (text: string): text is Scope => SCOPES.some((scope) => scope === text)

function isEqual(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}
