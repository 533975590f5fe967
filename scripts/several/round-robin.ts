// A small reverse proxy for one machine: round robin over the processes, skipping any that doesn't listen. `x-process`
// in the answer names the process.
import {
  Agent,
  createServer,
  request as sendRequest,
  type ClientRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'

export type RoundRobin = { port: number; close(): Promise<void> }

export type RoundRobinOptions = {
  /** The port to listen on. 0 picks a free one. */
  port: number
  /** The processes' ports, in order. */
  targets: () => number[]
  /** Whether the client's address is forwarded. A demo refuses any sign of a proxy. */
  forwardsAddress: boolean
}

export async function startRoundRobin({ port, targets, forwardsAddress }: RoundRobinOptions): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true })
  let turn = 0

  const pass = (request: IncomingMessage, response: ServerResponse, place: number, left: number): ClientRequest => {
    const ports = targets()
    const headers = { ...request.headers }
    delete headers['x-forwarded-for']
    if (forwardsAddress) headers['x-forwarded-for'] = request.socket.remoteAddress ?? ''
    const [port, method, path] = [ports[place % ports.length]!, request.method!, request.url!]
    const outgoing = sendRequest({ agent, host: '127.0.0.1', port, method, path, headers })
    const hasBody = 'content-length' in headers || 'transfer-encoding' in headers
    let isSent = false
    // Only sent once connected, so that the body is still available for the next process.
    const send = () => {
      isSent = true
      if (hasBody) request.pipe(outgoing)
      else outgoing.end()
    }
    outgoing.once('socket', (socket) => (socket.connecting ? socket.once('connect', send) : send()))
    outgoing.once('response', (answer) => {
      response.writeHead(answer.statusCode!, { ...answer.headers, 'x-process': String((place % ports.length) + 1) })
      pipeline(answer, response, () => {})
    })
    outgoing.once('error', () => {
      const isRepeatable = !isSent || (!hasBody && ['GET', 'HEAD'].includes(method))
      if (response.headersSent || response.destroyed) response.destroy()
      else if (isRepeatable && left > 0) pass(request, response, place + 1, left - 1)
      else response.writeHead(502).end()
    })
    return outgoing
  }

  const server = createServer((request, response) => {
    const outgoing = pass(request, response, turn++, targets().length - 1)
    response.once('close', () => outgoing.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeIdleConnections()
      await closed
      agent.destroy()
    },
  }
}
