// Rooms for live classes: our own process, a Jitsi server, or any address that the batch names.
import type { ROOM_KINDS } from '#contract/calls/live/live.ts'
import type { Role } from '#contract/calls/live/room.ts'

export type RoomSession = {
  /** The session's id, which is also the room's name. */
  id: string
  title: string
  /** How many learners may be in the room. */
  seats: number
  /** The address that the batch names. Only used by `link`. */
  link: string | null
  /** Learners whom a host has removed. Only hosts' tokens list them. */
  removed: string[]
  endsAt: Date
}

export type RoomGuest = { id: string; name: string; role: Role }

/** The browser's RTCIceServer. */
export type IceServer = { urls: string[]; username?: string; credential?: string }

/** The way into our own room, which the site's page joins with `token`, or into another service's page. */
export type Entrance =
  | { kind: 'room'; token: string; path: string; ice: IceServer[] }
  | { kind: 'address'; url: string }

/** Events in our own rooms, for attendance and the saved chat. Other services report none. */
export type RoomReport =
  | { type: 'joined' | 'left' | 'removed' | 'readmitted'; room: string; person: string; at: number }
  /** Reports every HERE_MS who is connected right now. */
  | { type: 'here'; room: string; people: string[]; at: number }
  | { type: 'said'; room: string; person: string; id: string; text: string; at: number }
  | { type: 'recording'; room: string; person: string; on: boolean; at: number }
  | { type: 'ended'; room: string; person: string; at: number }

export const HERE_MS = 15_000

export class RoomsOffError extends Error {}

export type Rooms = {
  kind: (typeof ROOM_KINDS)[number]
  /** Why nobody can be admitted, for the log and administrators. Null if all is well. */
  problem: string | null
  /** Checks for problems. Called once, when the server is ready. */
  check(): Promise<void>
  /** The caller has checked the seat and the time. Throws a RoomsOffError if there is a problem, or no address. */
  enter(session: RoomSession, guest: RoomGuest): Promise<Entrance>
  onReport(listener: (report: RoomReport) => void): void
  /** Makes the learners among these people ask for a new token. Does nothing if rooms are elsewhere. */
  dismiss(room: string, people: string[]): void
}
