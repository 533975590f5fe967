// The network side: a plain node:http server with limits against slow clients and an end that finishes what it began.
import { getRequestListener } from '@hono/node-server'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server as HttpServer,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { App } from './app.ts'
import type { ByteCache } from './http/byte-cache.ts'
import { createFrontDoor } from './http/front-door.ts'
import { refuseRemoteClients } from './http/refuse-remote-clients.ts'
import type { StaticFiles } from './http/static-files.ts'

const HEADERS_WITHIN_MS = 10_000
const REQUEST_WITHIN_MS = 30_000
const KEEP_ALIVE_MS = 65_000
/** A connection on which nothing moves for so long is cut while a request is under way: a client that never reads. */
const NO_PROGRESS_MS = 30_000
/** Browsers and proxies wait for an answer before they ask again on a connection; every unread answer takes memory. */
const UNANSWERED_MAX = 32
const FINISH_WITHIN_MS = 10_000
const CLOSE_IDLE_EVERY_MS = 50

export type Listening = { url: string; server: HttpServer; close(): Promise<void> }

export type ListenOptions = {
  app: App
  cache: ByteCache
  statics?: StaticFiles | undefined
  /** The demo's stand-in for a third-party account. */
  openid?: RequestListener | undefined
  /** Whether anything can be written; always unless told. */
  hasDiskSpace?: () => boolean
  /** How many seconds somebody is to wait who asks for too much; nobody unless told. */
  mustWait?: (request: IncomingMessage) => number | undefined
  isDemo: boolean
  host: string
  port: number
  /** Stands before everything else; the dev server's own files come through here. */
  wrap?: (inner: RequestListener) => RequestListener
}

export async function listen(options: ListenOptions): Promise<Listening> {
  const answer = getRequestListener(options.app.fetch)
  const door = createFrontDoor({
    cache: options.cache,
    statics: options.statics,
    app: (request, response) => void answer(request, response),
    openid: options.openid,
    hasDiskSpace: options.hasDiskSpace ?? (() => true),
    mustWait: options.mustWait ?? (() => undefined),
    refuse: options.isDemo ? refuseRemoteClients : () => null,
  })
  const server = createServer(
    {
      headersTimeout: HEADERS_WITHIN_MS,
      requestTimeout: REQUEST_WITHIN_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: 2_000,
      maxHeaderSize: 16 * 1024,
    },
    limitPipelining(options.wrap ? options.wrap(door) : door),
  )
  server.timeout = NO_PROGRESS_MS
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, options.host, resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://${options.host.includes(':') ? `[${options.host}]` : options.host}:${port}`,
    server,
    close: () => closeGently(server, sockets),
  }
}

/** Cuts a connection that goes on asking without waiting for answers. */
function limitPipelining(inner: RequestListener): RequestListener {
  const unanswered = new WeakMap<Socket, number>()
  return (request, response) => {
    const { socket } = request
    const count = (unanswered.get(socket) ?? 0) + 1
    if (count > UNANSWERED_MAX) return void socket.destroy()
    unanswered.set(socket, count)
    response.once('close', () => unanswered.set(socket, unanswered.get(socket)! - 1))
    inner(request, response)
  }
}

/** No new requests; those under way are finished, or cut off after a while. */
async function closeGently(server: HttpServer, sockets: Set<Socket>): Promise<void> {
  // Who knocked before the end is let in: the system has accepted them, node takes them in its next turn.
  await new Promise(setImmediate)
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // Whoever asks again over a kept connection is answered, and told to come no more over this one.
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false
  })
  // Browsers open connections in advance; node does not count one as idle before its first request.
  const closeUnused = () => sockets.forEach((socket) => socket.bytesRead || socket.destroy())
  const sweep = setInterval(() => {
    // A kept-alive connection is idle only once its request under way is answered.
    server.closeIdleConnections()
    // After a turn, since what came over an unused one may only wait to be read.
    setImmediate(closeUnused)
  }, CLOSE_IDLE_EVERY_MS)
  const cut = setTimeout(() => server.closeAllConnections(), FINISH_WITHIN_MS)
  await closed
  clearInterval(sweep)
  clearTimeout(cut)
}
