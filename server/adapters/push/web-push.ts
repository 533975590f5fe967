// Messages to browsers through their push services (RFC 8030), encrypted for the browser (RFC 8291) and signed (RFC
// 8292).
import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import type { PushMessage, PushSender, PushTarget } from './push.ts'
import { isPublicUrl, publicLookup } from './public-hosts.ts'
import type { VapidKeys } from './vapid-keys.ts'

const TIMEOUT_MS = 10_000
/** How push services answer when a browser's subscription is gone. */
const GONE_STATUSES = new Set([404, 410])

export type WebPushOptions = {
  keys: VapidKeys
  /** The address at which push services can contact the operator about our messages. */
  contact: string
  /** Lets the demo and tests use a push service on this machine. */
  allowsLoopback: boolean
}

export function createWebPush({ keys, contact, allowsLoopback }: WebPushOptions): PushSender {
  const accepts = (endpoint: string) => isPublicUrl(endpoint) || (allowsLoopback && isLoopbackUrl(endpoint))
  return {
    publicKey: keys.publicKey,
    accepts,
    async send(target, message) {
      if (!accepts(target.endpoint)) return 'gone'
      const { headers, body } = await write(target, message, { keys, contact })
      const status = await post(target.endpoint, headers, body)
      if (status >= 200 && status < 300) return 'sent'
      if (GONE_STATUSES.has(status)) return 'gone'
      throw new Error(`the push service ${new URL(target.endpoint).host} answered ${status}`)
    },
  }
}

/** The library is loaded with the first message, because most starts send none. */
async function write(
  { endpoint, ...keys }: PushTarget,
  { payload, seconds }: PushMessage,
  sender: Pick<WebPushOptions, 'keys' | 'contact'>,
) {
  const { default: webPush } = await import('web-push')
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, payload, {
    vapidDetails: { subject: sender.contact, ...sender.keys },
    TTL: seconds,
    contentEncoding: 'aes128gcm',
  })
  return { headers: headers as Record<string, string | number>, body }
}

/** Follows no redirect, and reads nothing but the status. */
function post(url: string, headers: Record<string, string | number>, body: Buffer): Promise<number> {
  const isSecure = url.startsWith('https:')
  const options = { method: 'POST', headers, timeout: TIMEOUT_MS, signal: AbortSignal.timeout(TIMEOUT_MS) }
  return new Promise((resolve, reject) => {
    const sent = isSecure
      ? requestSecure(url, { ...options, lookup: publicLookup, agent: false })
      : requestPlain(url, { ...options, agent: false })
    sent.on('response', (response) => {
      response.destroy()
      resolve(response.statusCode ?? 0)
    })
    sent.on('timeout', () => sent.destroy(new Error('the push service does not answer')))
    sent.on('error', reject)
    sent.end(body)
  })
}

function isLoopbackUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'http:' && hostname === '127.0.0.1'
}
