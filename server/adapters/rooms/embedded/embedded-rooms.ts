// Rooms in our own process: enough for a dozen people on one machine, without any other service.
import type { Log } from '../../../http/log.ts'
import { ROOM_PATH } from '#contract/live/room-limits.ts'
import { RoomsOffError, type RoomReport, type Rooms } from '../rooms.ts'
import type { Reach } from './offer.ts'
import type { RoomFigures } from './ipc.ts'
import { findPortHolder } from './port-holder.ts'
import { createRoomSockets, type RoomSockets, type SocketOptions } from './room-sockets.ts'
import { roomKey, signRoomToken } from './room-tokens.ts'
import { findRoomProblem, superviseRooms } from './supervisor.ts'
import { turnServers, type TurnSettings } from './turn-credentials.ts'

export type EmbeddedRoomsOptions = SocketOptions & {
  reach: Reach
  turn: TurnSettings | undefined
  secret: string
  log: Log
  now: () => Date
}

export type EmbeddedRooms = Rooms & {
  upgrade: RoomSockets['upgrade']
  /** Browsers reconnect automatically, to this process or the next one. */
  closeSockets(): void
  /** The room process's id, if it's running. */
  pid(): number | undefined
  figures(): RoomFigures & { restarts: number; isWorking: boolean }
  close(): Promise<void>
}

const EMPTY_FIGURES: RoomFigures = { people: 0, sent: 0, lost: 0 }

export function createEmbeddedRooms(options: EmbeddedRoomsOptions): EmbeddedRooms {
  const { reach, turn, secret, log, now } = options
  const key = roomKey(secret)
  const listeners: ((report: RoomReport) => void)[] = []
  let figures = EMPTY_FIGURES
  const sockets = createRoomSockets(() => supervisor, options)
  const supervisor = superviseRooms({ ...reach, key, hasDoor: turn !== undefined }, log, {
    onMessage(message) {
      if (message.t === 'message') sockets.send(message.socket, message.data)
      else if (message.t === 'admitted') sockets.admit(message.socket)
      else if (message.t === 'close') sockets.close(message.socket)
      else if (message.t === 'figures') figures = message.figures
      else for (const listener of listeners) listener(message.report)
    },
    onDeath() {
      figures = EMPTY_FIGURES
      sockets.sendAll({ t: 'restart' })
    },
  })
  let problem: string | null = null
  let isPortTaken = false

  return {
    kind: 'embedded',
    get problem() {
      return problem
    },
    async check() {
      problem = await findRoomProblem()
      isPortTaken = !problem && (await findPortHolder(reach)) === 'another program'
      if (isPortTaken) {
        log.error(`UDP port ${reach.port} is in use by another program, so classes will fail: end it, or set ROOM_PORT`)
      }
    },
    async enter(session, guest) {
      if (problem) throw new RoomsOffError(problem)
      return {
        kind: 'room',
        token: await signRoomToken(key, session, guest, now()),
        path: ROOM_PATH,
        ice: turn ? turnServers(turn, guest.id, now()) : [],
      }
    },
    onReport: (listener) => void listeners.push(listener),
    dismiss: (room, people) => supervisor.send({ t: 'dismiss', room, people }),
    upgrade: (...args) => sockets.upgrade(...args),
    closeSockets: () => sockets.closeAll(),
    pid: () => supervisor.pid(),
    figures() {
      const { restarts, isFailing } = supervisor.state()
      return { ...figures, restarts, isWorking: !problem && !isPortTaken && !isFailing }
    },
    async close() {
      sockets.closeAll()
      await supervisor.close()
    },
  }
}
