// The room process: forwards sound and pictures between browsers. It is a separate process because its native code may
// crash, and the site must not. It gets its settings and all messages from the site over IPC, and trusts only room
// tokens. With the argument `check` it only tests whether the native module loads.
import { createSocket } from 'node:dgram'
import { fromBrowser, type RoomRefusal, type ToBrowser } from '#contract/calls/live/room.ts'
import { HERE_MS } from '../rooms.ts'
import type { FromProcess, RoomSettings, ToProcess } from './ipc.ts'
import { LINE_INTERVAL_MS, packets } from './line.ts'
import { doorPort } from './offer.ts'
import { TokenReader } from './room-tokens.ts'
import type { Room, Window } from './room.ts'
import type { StunDoor } from './stun-door.ts'

const FEEDBACK_INTERVAL_MS = 100
const SPEAKING_INTERVAL_MS = 300
const REPORT_INTERVAL_MS = 1000
const SWEEP_INTERVAL_MS = 5000
const FIGURES_INTERVAL_MS = 5000
/** Longer than a token lasts, so that nobody can reopen the room after its end. */
const ENDED_MS = 15 * 60_000

type Socket = { window: Window; place: { room: Room; person: string } | null }

async function run(): Promise<void> {
  // Loaded here, so that a missing module is reported with a clear message.
  const { Peer } = await import('./peer.ts')
  if (process.argv[2] === 'check') return process.exit(0)
  const { Room } = await import('./room.ts')
  const { openStunDoor } = await import('./stun-door.ts')
  const settings = await withPort(await receiveSettings())
  const door: StunDoor | undefined = settings.hasDoor ? await openStunDoor(settings) : undefined
  const tokens = new TokenReader(settings.key, settings.since, settings.used)
  const rooms = new Map<string, Room>()
  const ended = new Map<string, number>()
  const sockets = new Map<number, Socket>()

  const tell = (message: FromProcess) => void (process.connected && process.send!(message))

  const roomOf = (id: string): Room => {
    const existing = rooms.get(id)
    if (existing) return existing
    const room = new Room(id, {
      createPeer: (isRelayed, events) => new Peer(settings, door, isRelayed, events),
      report(report) {
        if (report.type === 'ended') ended.set(id, Date.now())
        tell({ t: 'report', report })
      },
    })
    rooms.set(id, room)
    return room
  }

  const open = (id: number, address: string): Socket => {
    const send = (message: ToBrowser) => tell({ t: 'message', socket: id, data: JSON.stringify(message) })
    const refuse = (reason: RoomRefusal) => {
      send({ t: 'refused', reason })
      tell({ t: 'close', socket: id })
      sockets.delete(id)
    }
    const socket: Socket = { window: { address, send, refuse }, place: null }
    sockets.set(id, socket)
    return socket
  }

  const leave = ({ place, window }: Socket, isLeaving: boolean) => {
    if (!place) return
    place.room.lose(place.person, window, isLeaving)
    if (place.room.isEmpty) rooms.delete(place.room.id)
  }

  const receive = async (id: number, data: string, address: string) => {
    const message = parse(data)
    const socket = sockets.get(id) ?? open(id, address)
    if (!message) return tell({ t: 'close', socket: id })
    if (message.t === 'leave') return leave(socket, true)
    if (message.t !== 'join') return socket.place?.room.receive(socket.place.person, socket.window, message)
    const admission = await tokens.read(message.token)
    // The socket may have closed in the meantime.
    if (sockets.get(id) !== socket) return
    if (!admission) return socket.window.refuse('token')
    if (ended.has(admission.room)) return socket.window.refuse('ended')
    tell({ t: 'admitted', socket: id, used: { id: admission.id, until: admission.until } })
    const room = roomOf(admission.room)
    const isSame = socket.place?.room === room && socket.place.person === admission.guest.id
    if (!isSame) leave(socket, true)
    if (room.join(socket.window, admission, message)) {
      socket.place = { room, person: admission.guest.id }
    } else if (room.isEmpty) rooms.delete(room.id)
  }

  process.on('message', (message: ToProcess) => {
    if (message.t === 'message') return void receive(message.socket, message.data, message.address)
    if (message.t === 'start') return
    if (message.t === 'dismiss') return rooms.get(message.room)?.dismiss(message.people)
    const socket = sockets.get(message.socket)
    if (!socket) return
    if (message.t === 'silent') {
      return socket.place?.room.noteSilence(socket.place.person, socket.window, message.isSilent)
    }
    sockets.delete(message.socket)
    leave(socket, false)
  })
  const each = (work: (room: Room, nowMs: number) => void) => () => {
    for (const room of rooms.values()) work(room, performance.now())
  }
  setInterval(
    each((room) => room.feedBack()),
    FEEDBACK_INTERVAL_MS,
  )
  setInterval(
    each((room, nowMs) => room.tellSpeaking(nowMs)),
    SPEAKING_INTERVAL_MS,
  )
  setInterval(
    each((room, nowMs) => room.report(nowMs)),
    REPORT_INTERVAL_MS,
  )
  setInterval(
    each((room, nowMs) => room.judgeLines(nowMs)),
    LINE_INTERVAL_MS,
  )
  setInterval(
    each(({ id, here }) => {
      if (here.length) tell({ t: 'report', report: { type: 'here', room: id, people: here, at: Date.now() } })
    }),
    HERE_MS,
  )
  setInterval(() => {
    const people = [...rooms.values()].reduce((sum, { here }) => sum + here.length, 0)
    tell({ t: 'figures', figures: { people, ...packets } })
  }, FIGURES_INTERVAL_MS)
  setInterval(() => {
    for (const room of rooms.values()) {
      room.forgetLost()
      if (room.isEmpty) rooms.delete(room.id)
    }
    for (const [id, at] of ended) if (Date.now() - at > ENDED_MS) ended.delete(id)
  }, SWEEP_INTERVAL_MS)
  tell({ t: 'ready' })
}

/** Our pages send nothing that the schema doesn't know, so any other client is cut off. */
function parse(data: string) {
  try {
    return fromBrowser.safeParse(JSON.parse(data)).data
  } catch {
    return undefined
  }
}

function receiveSettings(): Promise<RoomSettings> {
  return new Promise((resolve) => {
    process.once('message', (message: ToProcess) => {
      if (message.t === 'start') resolve(message.settings)
    })
  })
}

/** Port 0 is replaced by a free port. The native module wouldn't report that a port is in use. */
async function withPort(settings: RoomSettings): Promise<RoomSettings> {
  const { hasDoor, bindAddress } = settings
  const port = await tryPort(settings.port, bindAddress)
  if (hasDoor) await tryPort(doorPort(port), bindAddress)
  return { ...settings, port }
}

async function tryPort(port: number, address: string | undefined): Promise<number> {
  const socket = createSocket('udp4')
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    socket.bind(port, address, resolve)
  })
  const found = socket.address().port
  await new Promise<void>((resolve) => socket.close(resolve))
  return found
}

process.on('disconnect', () => process.exit())
run().catch((error: unknown) => {
  process.stderr.write(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
