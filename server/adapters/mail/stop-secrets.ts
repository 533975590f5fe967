// The secrets of the links that stop mails: about a course to its learner, or about a learner to a guardian. They hold whose
// and which they are, signed, so nothing is stored for links that nobody uses.
import { createHmac, timingSafeEqual } from 'node:crypto'

const ID_BYTES = 16
const SIGNATURE_BYTES = 16

/** `about` is a course, or the row of a guardian. */
export type StoppableMails = { userId: string; about: string }
export type StopSecrets = {
  write(mails: StoppableMails): string
  /** Null unless this installation wrote it. */
  read(secret: string): StoppableMails | null
}

export function createStopSecrets(secret: string): StopSecrets {
  // Derived, so that a leaked key of these links never signs access tokens.
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
