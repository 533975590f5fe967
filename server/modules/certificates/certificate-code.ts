// Codes of certificates: 80 random bits in Crockford's base 32, whose letters and digits are not mistaken for one another.
import { randomBytes } from 'node:crypto'

const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const SIGN_COUNT = 16

/** Each sign takes the low five bits of a byte, which are as random as the whole. */
export const newCertificateCode = (): string =>
  Array.from(randomBytes(SIGN_COUNT), (byte) => SIGNS[byte % SIGNS.length]).join('')
