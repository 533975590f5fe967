// Requests exactly as written: fetch would normalise the path, decode the body and follow redirects.
import { once } from 'node:events'
import { request as httpRequest, type Agent, type IncomingHttpHeaders } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { TestServer } from './test-server.ts'

export type Raw = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string }
type RawOptions = { method?: string; headers?: Record<string, string>; agent?: Agent }

export function raw(
  server: TestServer,
  path: string,
  { method = 'GET', headers = {}, agent }: RawOptions = {},
): Promise<Raw> {
  const { hostname, port } = new URL(server.url)
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ hostname, port, path, method, headers, ...(agent ? { agent } : {}) }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const bytes = Buffer.concat(chunks)
        resolve({ status: response.statusCode!, headers: response.headers, bytes, text: bytes.toString() })
      })
    })
    sent.on('error', reject)
    sent.end()
  })
}

export function openSocket(server: TestServer): Socket {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.on('error', () => {})
  return socket
}

/** Everything the server sends on a connection until it closes it. */
export async function conversation(socket: Socket, send: string): Promise<string> {
  let received = ''
  socket.on('data', (chunk) => (received += chunk.toString()))
  socket.write(send)
  await once(socket, 'close')
  return received
}
