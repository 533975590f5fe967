// What the site and the room process tell each other.
import type { RoomReport } from '../rooms.ts'
import type { Reach } from './offer.ts'
import type { UsedToken } from './room-tokens.ts'

export type RoomSettings = Reach & {
  /** Checks room tokens. */
  key: Uint8Array
  /** Whether people may come over TURN. */
  hasDoor: boolean
  /** Older tokens are refused: a site before this one may have seen them used. */
  since: number
  /** What processes before this one admitted. */
  used: UsedToken[]
}

/** For the metrics; packets are those of this process since it began. */
export type RoomFigures = { people: number; sent: number; lost: number }

export type ToProcess =
  | { t: 'start'; settings: RoomSettings }
  /** `address` is the sender's. */
  | { t: 'message'; socket: number; data: string; address: string }
  | { t: 'closed'; socket: number }
  /** It does not answer, and may come back. */
  | { t: 'silent'; socket: number; isSilent: boolean }
  /** They have no seat any more. */
  | { t: 'dismiss'; room: string; people: string[] }

export type FromProcess =
  | { t: 'ready' }
  | { t: 'message'; socket: number; data: string }
  /** It showed a token that was accepted. */
  | { t: 'admitted'; socket: number; used: UsedToken }
  | { t: 'close'; socket: number }
  | { t: 'report'; report: RoomReport }
  | { t: 'figures'; figures: RoomFigures }
