// What the site and the room process tell each other.
import type { RoomReport } from '../rooms.ts'
import type { Reach } from './offer.ts'

export type RoomSettings = Reach & {
  /** Checks room tokens. */
  key: Uint8Array
  /** Whether people may come over TURN. */
  hasDoor: boolean
  /** Older tokens are refused: a process before this one may have seen them. */
  since: number
}

export type ToProcess =
  | { t: 'start'; settings: RoomSettings }
  | { t: 'message'; socket: number; data: string }
  | { t: 'closed'; socket: number }

export type FromProcess =
  | { t: 'ready' }
  | { t: 'message'; socket: number; data: string }
  /** It showed a token that was accepted. */
  | { t: 'admitted'; socket: number }
  | { t: 'close'; socket: number }
  | { t: 'report'; report: RoomReport }
