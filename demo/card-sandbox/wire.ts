// Reading requests and writing answers over node:http.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Answer } from './answers.ts'
import { newId } from './ids.ts'

const MAX_BODY_BYTES = 64 * 1024

export function allow(response: ServerResponse, origin: string): void {
  response.setHeader('access-control-allow-origin', origin)
  response.setHeader('access-control-allow-headers', 'authorization, content-type, idempotency-key, stripe-version')
  response.setHeader('access-control-allow-methods', 'GET, POST')
  response.setHeader('access-control-max-age', '600')
  response.setHeader('vary', 'origin')
}

export function send(response: ServerResponse, { status, body }: Answer): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store', 'request-id': newId('req') })
    .end(JSON.stringify(body))
}

/** Null if the body is too large or the client has disconnected. */
export async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > MAX_BODY_BYTES) return null
      chunks.push(chunk)
    }
  } catch {
    return null
  }
  return Buffer.concat(chunks).toString('utf8')
}

export function keyOf({ headers }: IncomingMessage): string | undefined {
  const [scheme, value = ''] = (headers.authorization ?? '').split(' ')
  if (scheme === 'Bearer') return value
  if (scheme === 'Basic') return Buffer.from(value, 'base64').toString('utf8').split(':')[0]
}

/** Only the shop's own URLs, so that nobody is redirected elsewhere. */
export function ownUrl(address: unknown, origins: string[]): string | null {
  return typeof address === 'string' && URL.canParse(address) && origins.includes(new URL(address).origin)
    ? address
    : null
}
