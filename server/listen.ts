// The network side: a plain node:http server with limits against slow clients and a graceful shutdown.
import { getRequestListener } from '@hono/node-server'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server as HttpServer,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { ROOM_PATH } from '#contract/live/room-limits.ts'
import type { App } from './app.ts'
import type { EmbeddedRooms } from './adapters/rooms/embedded/embedded-rooms.ts'
import type { ByteCache } from './http/byte-cache.ts'
import { createFrontDoor } from './http/front-door.ts'
import { refuseRemoteClients } from './http/refuse-remote-clients.ts'
import type { StaticFiles } from './http/static-files.ts'

const HEADERS_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 30_000
const KEEP_ALIVE_MS = 65_000
/** A connection that stalls this long during a request is closed, because the client isn't reading. */
const NO_PROGRESS_MS = 30_000
/** Browsers and proxies wait for the answer before the next request. Every unread answer takes memory. */
const MAX_UNANSWERED = 32
const SHUTDOWN_TIMEOUT_MS = 10_000
const CLOSE_IDLE_INTERVAL_MS = 50

export type Listening = {
  url: string
  server: HttpServer
  /**
   * Until `drained`, requests are still served, but health checks answer 503, so that the proxy stops sending requests.
   */
  close(drained?: Promise<unknown>): Promise<void>
}

export type ListenOptions = {
  app: App
  cache: ByteCache
  statics?: StaticFiles | undefined
  /** The demo's OpenID provider. */
  openid?: RequestListener | undefined
  content: RequestListener
  /** Whether the disk has space for writes. By default, it always has. */
  hasDiskSpace?: () => boolean
  /** How many seconds a client over the limit has to wait. There is no limit by default. */
  secondsToWait?: (request: IncomingMessage) => number | undefined
  /** Undefined if live classes are held elsewhere. */
  rooms?: Pick<EmbeddedRooms, 'upgrade' | 'closeSockets'> | undefined
  isDemo: boolean
  host: string
  port: number
  /** Wraps everything else. The dev server uses it to serve its own files. */
  wrap?: (inner: RequestListener) => RequestListener
}

export async function listen(options: ListenOptions): Promise<Listening> {
  const answer = getRequestListener(options.app.fetch)
  const { rooms } = options
  const refuse = options.isDemo ? refuseRemoteClients : () => null
  let isEnding = false
  const door = createFrontDoor({
    cache: options.cache,
    statics: options.statics,
    app: (request, response) => void answer(request, response),
    openid: options.openid,
    content: options.content,
    hasDiskSpace: options.hasDiskSpace ?? (() => true),
    secondsToWait: options.secondsToWait ?? (() => undefined),
    isEnding: () => isEnding,
    refuse,
  })
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: 2_000,
      maxHeaderSize: 16 * 1024,
      // Any other upgrade that a client offers gets an ordinary answer instead.
      shouldUpgradeCallback: ({ url }) => rooms !== undefined && url === ROOM_PATH,
    },
    limitPipelining(options.wrap ? options.wrap(door) : door),
  )
  server.on('upgrade', (request, socket, head) => {
    if (!rooms || isEnding || refuse(request)) socket.destroy()
    else rooms.upgrade(request, socket, head)
  })
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
    close(drained = Promise.resolve()) {
      isEnding = true
      return closeGracefully(
        server,
        sockets,
        drained.then(() => rooms?.closeSockets()),
      )
    },
  }
}

/** Closes a connection that keeps sending requests without waiting for answers. */
function limitPipelining(inner: RequestListener): RequestListener {
  const unanswered = new WeakMap<Socket, number>()
  return (request, response) => {
    const { socket } = request
    const count = (unanswered.get(socket) ?? 0) + 1
    if (count > MAX_UNANSWERED) return void socket.destroy()
    unanswered.set(socket, count)
    response.once('close', () => unanswered.set(socket, unanswered.get(socket)! - 1))
    inner(request, response)
  }
}

/** Stops accepting connections. Running requests finish, or are cut off after a while. */
async function closeGracefully(server: HttpServer, sockets: Set<Socket>, drained: Promise<unknown>): Promise<void> {
  // A request on a kept-alive connection is still served, but with `connection: close`.
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false
  })
  await drained
  // Connections that the system has already accepted reach node in its next turn and are still served.
  await new Promise(setImmediate)
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // Browsers open connections in advance, and node doesn't consider one idle before its first request.
  const closeUnused = () => sockets.forEach((socket) => socket.bytesRead || socket.destroy())
  const sweep = setInterval(() => {
    // A kept-alive connection only becomes idle after its current request is answered.
    server.closeIdleConnections()
    // Waits one turn, because data on an unused connection may just be waiting to be read.
    setImmediate(closeUnused)
  }, CLOSE_IDLE_INTERVAL_MS)
  const cut = setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS)
  await closed
  clearInterval(sweep)
  clearTimeout(cut)
}
