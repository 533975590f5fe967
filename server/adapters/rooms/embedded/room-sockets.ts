// The WebSockets of people in rooms. The site forwards their messages to the room process unread, within limits.
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import { ROOM_PATH } from '#contract/live/room-limits.ts'
import type { ToBrowser } from '#contract/calls/live/room.ts'
import type { Supervisor } from './supervisor.ts'

/** An answer with all its streams is about 12 KB. */
const MAX_MESSAGE_BYTES = 64 * 1024
const MAX_SOCKETS = 1000
/** A whole school may share one address. */
const MAX_SOCKETS_PER_ADDRESS = 100
/** How many messages a socket may send in a burst, and how many more each second. */
const BURST = 60
const PER_SECOND = 10
/** Sockets are pinged, because a lost network doesn't close them. */
const PING_INTERVAL_MS = 4000
/** Unanswered pings before a socket counts as lost. After the first, its person is already shown as reconnecting. */
const MAX_UNANSWERED = 4
/** How long a socket may stay open without an accepted token. */
const JOIN_MS = 10_000
const CLOSE = { goingAway: 1001, policy: 1008 } as const

export type SocketOptions = {
  /** The origins of the site's own pages. */
  origins: string[]
  /** The seconds a client over the limit must wait. */
  secondsToWait: (request: IncomingMessage) => number | undefined
  addressOf: (request: IncomingMessage) => string
}

export type RoomSockets = {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Marks the socket's token as accepted. */
  admit(id: number): void
  send(id: number, data: string): void
  sendAll(message: ToBrowser): void
  close(id: number): void
  closeAll(): void
}

type Open = {
  socket: WebSocket
  address: string
  openedMs: number
  isAdmitted: boolean
  unanswered: number
  tokens: number
  refilledMs: number
}

export function createRoomSockets(rooms: () => Supervisor, options: SocketOptions): RoomSockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false })
  const open = new Map<number, Open>()
  let next = 1

  const accept = (socket: WebSocket, address: string) => {
    const id = next++
    const nowMs = performance.now()
    const state: Open = {
      socket,
      address,
      openedMs: nowMs,
      isAdmitted: false,
      unanswered: 0,
      tokens: BURST,
      refilledMs: nowMs,
    }
    open.set(id, state)
    socket.on('message', (data, isBinary) => {
      if (isBinary || !takeToken(state)) return socket.close(CLOSE.policy)
      rooms().send({ t: 'message', socket: id, data: String(data), address })
    })
    socket.on('pong', () => {
      if (state.unanswered > 1) rooms().send({ t: 'silent', socket: id, isSilent: false })
      state.unanswered = 0
    })
    // This error is a message over the limit, after which the socket closes.
    socket.on('error', () => {})
    socket.on('close', () => {
      open.delete(id)
      rooms().send({ t: 'closed', socket: id })
    })
  }

  const acceptWhenReady = async (request: IncomingMessage, socket: Duplex, head: Buffer, address: string) => {
    // Otherwise, a client that disconnects now would cause an uncaught error.
    const ignore = () => {}
    socket.on('error', ignore)
    try {
      await rooms().ready()
    } catch {
      return refuse(socket, '503 Service Unavailable')
    }
    socket.off('error', ignore)
    server.handleUpgrade(request, socket, head, (accepted) => accept(accepted, address))
  }

  const pings = setInterval(() => {
    for (const [id, state] of open) {
      const isIdle = !state.isAdmitted && performance.now() - state.openedMs > JOIN_MS
      if (isIdle || state.unanswered >= MAX_UNANSWERED) state.socket.terminate()
      if (state.unanswered === 1) rooms().send({ t: 'silent', socket: id, isSilent: true })
      state.unanswered += 1
      state.socket.ping()
    }
  }, PING_INTERVAL_MS).unref()

  return {
    upgrade(request, socket, head) {
      const refusal = refusalOf(request, options)
      if (refusal) return refuse(socket, refusal)
      const address = options.addressOf(request)
      const ofAddress = [...open.values()].filter((state) => state.address === address)
      if (ofAddress.length >= MAX_SOCKETS_PER_ADDRESS || open.size >= MAX_SOCKETS) {
        return refuse(socket, '429 Too Many Requests')
      }
      void acceptWhenReady(request, socket, head, address)
    },
    admit(id) {
      const state = open.get(id)
      if (state) state.isAdmitted = true
    },
    send(id, data) {
      open.get(id)?.socket.send(data)
    },
    sendAll(message) {
      for (const { socket } of open.values()) socket.send(JSON.stringify(message))
    },
    close(id) {
      open.get(id)?.socket.close()
    },
    closeAll() {
      clearInterval(pings)
      for (const { socket } of open.values()) socket.close(CLOSE.goingAway)
    },
  }
}

function refusalOf(request: IncomingMessage, { origins, secondsToWait }: SocketOptions): string | null {
  if (request.url !== ROOM_PATH || request.method !== 'GET') return '404 Not Found'
  // Browsers send cookies and open sockets for any page, but only our own pages may talk to a room.
  if (!origins.includes(request.headers.origin ?? '')) return '403 Forbidden'
  return secondsToWait(request) ? '429 Too Many Requests' : null
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

function takeToken(state: Open): boolean {
  const nowMs = performance.now()
  state.tokens = Math.min(BURST, state.tokens + ((nowMs - state.refilledMs) / 1000) * PER_SECOND)
  state.refilledMs = nowMs
  state.tokens -= 1
  return state.tokens >= 0
}
