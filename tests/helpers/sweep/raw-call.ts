// A request exactly as it is written: fetch would tidy up the address and refuse some of the bodies.
import { Agent, request } from 'node:http'
import type { Answer } from '../test-server.ts'

// A connection for each call: after refusing a large body the server closes it, which a reused one may learn too late.
const agent = new Agent({ keepAlive: false })

export type RawCall = {
  method: string
  /** The request's target as it stands on the wire. */
  target: string
  headers?: Record<string, string>
  body?: string | Uint8Array | undefined
  /** Sends the body without saying its length first. */
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
    // After an early answer the rest of a large body has nowhere to go; the answer has been taken by then.
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
