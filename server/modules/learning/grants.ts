// A grant opens one file for one person for six hours. It stands in the address, because <video> sends no header.
import { createHmac, timingSafeEqual } from 'node:crypto'

const GRANT_MS = 6 * 3_600_000
const ID = /^[0-9a-f-]{36}$/

/** A visitor who watches a free preview has no id. */
export type Grant = { fileId: string; lessonId: string; userId: string | null; until: Date }

export type Grants = {
  issue(what: Omit<Grant, 'until'>): { grant: string; until: Date }
  /** Null for anything altered or expired. */
  read(grant: string): Grant | null
}

export function createGrants(secret: string, now: () => Date): Grants {
  // Derived, so that a leaked grant key never signs access tokens.
  const key = createHmac('sha256', secret).update('content grants').digest()
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url')

  return {
    issue({ fileId, lessonId, userId }) {
      const until = new Date(now().getTime() + GRANT_MS)
      const text = [Math.floor(until.getTime() / 1000), fileId, lessonId, userId ?? ''].join('.')
      return { grant: `${text}.${sign(text)}`, until }
    },
    read(grant) {
      const [seconds = '', fileId = '', lessonId = '', userId = '', signature = '', ...rest] = grant.split('.')
      if (rest.length || !isEqual(signature, sign([seconds, fileId, lessonId, userId].join('.')))) return null
      const until = new Date(Number(seconds) * 1000)
      if (!ID.test(fileId) || !ID.test(lessonId) || until <= now()) return null
      return { fileId, lessonId, userId: userId || null, until }
    },
  }
}

function isEqual(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}
