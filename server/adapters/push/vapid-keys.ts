// The key pair that signs our messages to push services. Unless the operator sets another, it is derived from the
// installation's secret, so that every process has the same one and nothing has to be stored.
import { createECDH, hkdfSync } from 'node:crypto'

/** The order of P-256. A private key is a number from 1 to below the order. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

export type VapidKeys = { publicKey: string; privateKey: string }

export function vapidKeys(privateKey: string | undefined, secret: string): VapidKeys {
  const scalar = privateKey ? Buffer.from(privateKey, 'base64url') : derive(secret)
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(scalar)
  return { publicKey: pair.getPublicKey('base64url'), privateKey: scalar.toString('base64url') }
}

/** Takes more bytes than needed, so that the remainder favours no number. */
function derive(secret: string): Buffer {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'web push', 48))
  const number = (BigInt(`0x${bytes.toString('hex')}`) % (ORDER - 1n)) + 1n
  return Buffer.from(number.toString(16).padStart(64, '0'), 'hex')
}
