// A push service and the browsers that subscribed with it: it checks who signed a message, and decrypts it as a browser does.
import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { importJWK, jwtVerify } from 'jose'
import type { PushBrowser } from '#contract/calls/people/push.ts'

export type Received = { title: string; text: string; path: string; tag: string }

export type PushService = {
  url: string
  /** A browser of a person, with what it got. */
  subscribe(): SubscribedBrowser
  /** The answer to every message from now on. */
  status: number
  /** How many requests it got. */
  requests: number
  close(): Promise<void>
}

export type SubscribedBrowser = PushBrowser & { received: Received[]; ttls: number[]; contacts: string[] }

/** A subscription whose messages nobody receives. */
export const newBrowser = (): PushBrowser => makeBrowser('https://push.example').browser

export async function startPushService(publicKey: () => string): Promise<PushService> {
  const browsers = new Map<string, { browser: SubscribedBrowser; keys: Keys }>()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      service.requests++
      const answer = async () => {
        const found = browsers.get(service.url + request.url)
        if (!found) return 404
        const { sub } = await verify(request.headers.authorization ?? '', publicKey(), service.url)
        if (service.status !== 201) return service.status
        const { browser, keys } = found
        browser.received.push(JSON.parse(decrypt(Buffer.concat(chunks), keys)) as Received)
        browser.ttls.push(Number(request.headers.ttl))
        browser.contacts.push(sub ?? '')
        return 201
      }
      answer().then(
        (status) => response.writeHead(status).end(),
        () => response.writeHead(403).end(),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const service: PushService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    subscribe() {
      const { browser, keys } = makeBrowser(service.url)
      const subscribed = { ...browser, received: [], ttls: [], contacts: [] }
      browsers.set(browser.endpoint, { browser: subscribed, keys })
      return subscribed
    },
    status: 201,
    requests: 0,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  }
  return service
}

type Keys = { pair: ECDH; auth: Buffer }

function makeBrowser(service: string): { browser: PushBrowser; keys: Keys } {
  const pair = createECDH('prime256v1')
  const p256dh = pair.generateKeys('base64url')
  const auth = randomBytes(16)
  const endpoint = `${service}/send/${randomBytes(24).toString('base64url')}`
  return { browser: { endpoint, keys: { p256dh, auth: auth.toString('base64url') } }, keys: { pair, auth } }
}

/** RFC 8292: a token for this service, signed with the key that the browser subscribed with. */
async function verify(header: string, publicKey: string, audience: string) {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(header) ?? []
  if (key !== publicKey) throw new Error('another key')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const { payload } = await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x: x!, y: y! }, 'ES256'), {
    audience,
    algorithms: ['ES256'],
  })
  return payload
}

/** RFC 8188 and RFC 8291: one record of aes128gcm. */
function decrypt(body: Buffer, { pair, auth }: Keys): string {
  const salt = body.subarray(0, 16)
  const keyLength = body[20]!
  const senderKey = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey])
  const material = Buffer.from(hkdfSync('sha256', pair.computeSecret(senderKey), auth, info, 32))
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', material, salt, `Content-Encoding: ${name}\0`, length))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}
