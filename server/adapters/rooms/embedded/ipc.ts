// The messages between the site and the room process.
import type { RoomReport } from '../rooms.ts'
import type { Reach } from './offer.ts'
import type { UsedToken } from './room-tokens.ts'

export type RoomSettings = Reach & {
  /** The key that verifies room tokens. */
  key: Uint8Array
  /** Whether people may connect over TURN. */
  hasDoor: boolean
  /** Older tokens are refused, because a site process before this one may have seen them used. */
  since: number
  /** The tokens that earlier processes admitted. */
  used: UsedToken[]
}

/** Figures for the metrics. Packets are counted since this process started. */
export type RoomFigures = { people: number; sent: number; lost: number }

export type ToProcess =
  | { t: 'start'; settings: RoomSettings }
  /** `address` is the sender's network address. */
  | { t: 'message'; socket: number; data: string; address: string }
  | { t: 'closed'; socket: number }
  /** The socket doesn't answer for now, but may recover. */
  | { t: 'silent'; socket: number; isSilent: boolean }
  /** These people no longer have a seat. */
  | { t: 'dismiss'; room: string; people: string[] }

export type FromProcess =
  | { t: 'ready' }
  | { t: 'message'; socket: number; data: string }
  /** The socket showed a token that was accepted. */
  | { t: 'admitted'; socket: number; used: UsedToken }
  | { t: 'close'; socket: number }
  | { t: 'report'; report: RoomReport }
  | { t: 'figures'; figures: RoomFigures }
