// The secrets of unsubscribe links: for a learner about a course, or for a guardian about a learner. They contain the
// ids, signed, so nothing has to be stored for links that nobody uses.
import { createHmac, timingSafeEqual } from 'node:crypto'

const ID_BYTES = 16
const SIGNATURE_BYTES = 16

/** `about` is the id of a course or of a guardian's row. */
export type StoppableMails = { userId: string; about: string }
export type StopSecrets = {
  write(mails: StoppableMails): string
  /** Null unless this installation issued it. */
  read(secret: string): StoppableMails | null
}

export function createStopSecrets(secret: string): StopSecrets {
  // The key is derived, so that leaking it never allows signing access tokens.
  const key = createHmac('sha256', secret).update('stop mails').digest()
  const sign = (ids: Buffer) => createHmac('sha256', key).update(ids).digest().subarray(0, SIGNATURE_BYTES)

  return {
    write({ userId, about }) {
      const ids = Buffer.from((userId + about).replaceAll('-', ''), 'hex')
      return Buffer.concat([ids, sign(ids)]).toString('base64url')
    },
    read(secret) {
      const bytes = Buffer.from(secret, 'base64url')
      if (bytes.length !== 2 * ID_BYTES + SIGNATURE_BYTES) return null
      const ids = bytes.subarray(0, 2 * ID_BYTES)
      if (!timingSafeEqual(sign(ids), bytes.subarray(2 * ID_BYTES))) return null
      return { userId: uuidOf(ids.subarray(0, ID_BYTES)), about: uuidOf(ids.subarray(ID_BYTES)) }
    },
  }
}

const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
