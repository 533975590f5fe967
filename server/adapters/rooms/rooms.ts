// Rooms of live classes: our own process, a Jitsi server, or any address that the batch names.
import type { ROOM_KINDS } from '#contract/calls/live/live.ts'
import type { Role } from '#contract/calls/live/room.ts'

export type RoomSession = {
  /** The session's id, which is the room's name. */
  id: string
  title: string
  /** How many learners may be in it. */
  seats: number
  /** The address that the batch names; used by `link` alone. */
  link: string | null
  /** Learners whom a host removed; only hosts' tokens say so. */
  removed: string[]
  endsAt: Date
}

export type RoomGuest = { id: string; name: string; role: Role }

/** The browser's RTCIceServer. */
export type IceServer = { urls: string[]; username?: string; credential?: string }

/** Into our own room, which the site's page joins by `token`, or into another service's page. */
export type Entrance =
  | { kind: 'room'; token: string; path: string; ice: IceServer[] }
  | { kind: 'address'; url: string }

/** What happens in our own rooms, for attendance and the kept chat. Other services report nothing. */
export type RoomReport =
  | { type: 'joined' | 'left' | 'removed' | 'readmitted'; room: string; person: string; at: number }
  /** Every HERE_MS: who is connected right now. */
  | { type: 'here'; room: string; people: string[]; at: number }
  | { type: 'said'; room: string; person: string; id: string; text: string; at: number }
  | { type: 'recording'; room: string; person: string; on: boolean; at: number }
  | { type: 'ended'; room: string; person: string; at: number }

export const HERE_MS = 15_000

export class RoomsOffError extends Error {}

export type Rooms = {
  kind: (typeof ROOM_KINDS)[number]
  /** Why nobody can be let in, for the log and administrators; null if all is well. */
  problem: string | null
  /** Looks for a problem; called once, when the server is ready. */
  check(): Promise<void>
  /** The caller has checked the seat and the hour. Throws a RoomsOffError if there is a problem, or no address. */
  enter(session: RoomSession, guest: RoomGuest): Promise<Entrance>
  onReport(listener: (report: RoomReport) => void): void
  /** Learners among these people have to ask for a new token; does nothing where rooms are elsewhere. */
  dismiss(room: string, people: string[]): void
}
