// Rooms on a bare site: the real room process and sockets, and a page with the real connection, without a database.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { createEmbeddedRooms, type EmbeddedRooms } from '#server/adapters/rooms/embedded/embedded-rooms.ts'
import type { Reach } from '#server/adapters/rooms/embedded/offer.ts'
import type { TurnSettings } from '#server/adapters/rooms/embedded/turn-credentials.ts'
import type { RoomReport } from '#server/adapters/rooms/rooms.ts'
import { createLog } from '#server/http/log.ts'
import type { Role } from '#contract/calls/live/room.ts'

const ENTRY = fileURLToPath(new URL('./room-page.ts', import.meta.url))
export const ROOM_SECRET = 'a secret of rooms for tests only, of 32 characters'

type EnterOptions = { room?: string; role?: Role; seats?: number; removed?: string[] }

export type RoomSite = {
  url: string
  rooms: EmbeddedRooms
  reports: RoomReport[]
  token(person: string, options?: EnterOptions): Promise<string>
  close(): Promise<void>
}

export type RoomSiteOptions = {
  port?: number
  reach?: Partial<Reach>
  turn?: TurnSettings | undefined
  /** Skips the page, which takes a second to build. */
  isBare?: boolean
}

export async function startRoomSite(options: RoomSiteOptions = {}): Promise<RoomSite> {
  const script = options.isBare ? '' : await pageScript()
  const reports: RoomReport[] = []
  const origins: string[] = []
  const rooms = createEmbeddedRooms({
    reach: { port: 0, ...options.reach },
    turn: options.turn,
    secret: ROOM_SECRET,
    origins,
    addressOf: ({ socket }) => socket.remoteAddress ?? '',
    secondsToWait: () => undefined,
    log: createLog('silent'),
    now: () => new Date(),
  })
  rooms.onReport((report) => reports.push(report))
  const enter = (person: string, { room = 'class', role = 'learner', seats = 12, removed = [] }: EnterOptions = {}) =>
    rooms.enter(
      { id: room, title: 'Class', seats, link: null, removed, endsAt: new Date(Date.now() + 3_600_000) },
      { id: person, name: person, role },
    )
  const answer = async (url: URL): Promise<[type: string, body: string]> => {
    const query = url.searchParams
    if (url.pathname === '/page.js') return ['text/javascript', script]
    if (url.pathname !== '/enter') return ['text/html', PAGE]
    const role = query.get('role') === 'host' ? 'host' : 'learner'
    return ['application/json', JSON.stringify(await enter(query.get('person')!, { role }))]
  }
  const server = createServer((request, response) => {
    void answer(new URL(request.url!, 'http://site')).then(([type, body]) =>
      response.setHeader('content-type', type).end(body),
    )
  })
  server.on('upgrade', (request, socket, head) => rooms.upgrade(request, socket, head))
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  origins.push(url)
  return {
    url,
    rooms,
    reports,
    async token(person, token) {
      const entrance = await enter(person, token)
      return entrance.kind === 'room' ? entrance.token : ''
    },
    async close() {
      rooms.closeSockets()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rooms.close()
    },
  }
}

const PAGE = `<!doctype html><meta charset="utf-8"><title>Room</title><video id="stage" autoplay playsinline muted></video>
<div id="others"></div><script type="module" src="/page.js"></script>`

let built: Promise<string> | undefined
const pageScript = (): Promise<string> => (built ??= buildPage())

async function buildPage(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, rolldownOptions: { input: ENTRY } },
  })
  const [{ output }] = (Array.isArray(built) ? built : [built]) as [{ output: { code?: string }[] }]
  return output[0]!.code ?? ''
}
