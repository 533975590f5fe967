// A browser's connection to the room of a live class, without React.
import type { ChatMessage, PictureLevel, RoomCommand, RoomPerson, RoomRefusal } from '#contract/room.ts'

/** What `POST /live/{session}/token` answers. A token is good for one join, so each join asks for a new one. */
export type RoomEntrance = { token: string; url: string; ice: RTCIceServer[] }

/**
 * - joining: for the first time
 * - in: sees and hears the others
 * - lost: reconnecting by itself
 * - refused, left: over, until `join` is called again
 */
export type RoomPhase = 'joining' | 'in' | 'lost' | 'refused' | 'left'

/** The tracks that are there for as long as a connection; what each shows is the room's choice. */
export type SlotName = 'stage' | 't0' | 't1' | 't2' | 't3' | 't4' | 'a0' | 'a1' | 'a2' | 'a3'
export type Slots = Record<SlotName, MediaStreamTrack>

export type RoomEvents = {
  phase: RoomPhase
  /** After each join: new tracks for the same places. */
  slots: Slots
  /** `people` or `recording` changed. */
  room: readonly RoomPerson[]
  speaking: readonly string[]
  /** How much of the picture the line gets; 3 is sound only. */
  level: PictureLevel
  chat: ChatMessage
  /** The host asks this person to unmute. */
  invited: undefined
  /** The host muted this person; the microphone is off already. */
  muted: undefined
}

export type JoinWith = {
  mic: MediaStreamTrack | null
  camera: MediaStreamTrack | null
  soundOnly: boolean
}

export type RoomTraffic = { received: number; sent: number }

export declare class RoomConnection {
  constructor(options: { enter: () => Promise<RoomEntrance> })

  readonly phase: RoomPhase
  /** Why the phase is `refused`. */
  readonly refusal: RoomRefusal | null
  /** When the connection was lost, in milliseconds since 1970, or null. */
  readonly lostAt: number | null
  readonly you: string | null
  readonly people: readonly RoomPerson[]
  /** When the recording began, or null. */
  readonly recording: number | null
  readonly slots: Slots | null
  /** Own messages that the room has not confirmed yet; they are sent again after each join. */
  readonly unsent: readonly { id: string; text: string }[]

  /** Returns what removes the listener again. */
  on<Name extends keyof RoomEvents>(name: Name, listener: (value: RoomEvents[Name]) => void): () => void

  /** Joins, and joins again by itself until `leave`. Rejects if the site refuses a token. */
  join(media: JoinWith): Promise<void>
  /** Reconnects now instead of at the next try. */
  retry(): void
  leave(): void

  /** Null turns it off. The caller opens and stops tracks. */
  setMic(track: MediaStreamTrack | null): void
  setCamera(track: MediaStreamTrack | null): void
  /** Sends a screen instead of the camera; null brings the camera back. */
  share(track: MediaStreamTrack | null): void
  setSoundOnly(on: boolean): void
  /** Whose picture is large, and whose are small, at most five. */
  watch(stage: string | null, thumbs: readonly string[]): void
  /** One picture of what `person` shows, while this side takes sound only. */
  still(person: string): Promise<ImageBitmap>

  say(text: string): void
  send(command: RoomCommand): void

  /** Bytes on the line so far, in all connections, with the headers of packets. */
  traffic(): Promise<RoomTraffic>
}
