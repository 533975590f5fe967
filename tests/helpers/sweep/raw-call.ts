// Sends a request exactly as written: fetch would normalise the path and refuse some of the bodies.
import { Agent, request } from 'node:http'
import type { Answer } from '../test-server.ts'

// One connection per call: the server closes it after refusing a large body, and a pooled one may notice too late.
const agent = new Agent({ keepAlive: false })

export type RawCall = {
  method: string
  /** The request target exactly as sent. */
  target: string
  headers?: Record<string, string>
  body?: string | Uint8Array | undefined
  /** Sends the body without a Content-Length. */
  chunked?: boolean
}

export function rawCall(url: string, { method, target, headers = {}, body, chunked }: RawCall): Promise<Answer> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const outgoing = request({ agent, hostname, port, method, path: target, headers }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('error', reject)
      incoming.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8')
        const pairs = Object.entries(incoming.headersDistinct).flatMap(([name, values]) =>
          (values ?? []).map((value): [string, string] => [name, value]),
        )
        resolve({ status: incoming.statusCode!, headers: new Headers(pairs), text, json: parsed(text) })
      })
    })
    // A write error after an early answer to a large body is harmless: the promise is resolved by then.
    outgoing.on('error', reject)
    if (body !== undefined && !chunked) outgoing.setHeader('content-length', Buffer.byteLength(body))
    if (body !== undefined && chunked) outgoing.setHeader('transfer-encoding', 'chunked')
    outgoing.end(body)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
