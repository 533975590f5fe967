// The messages between a browser and the room of a live class, over the WebSocket at ROOM_PATH. The room process checks
// what browsers send; browsers use the types only.
import { z } from 'zod'
import { MAX_ROOM_MESSAGE, MAX_THUMBNAILS } from '../../live/room-limits.ts'
import { tidy } from '../../tidy.ts'

/** A person's id on the site. */
const person = z.string().min(1).max(64)
/** Milliseconds since 1970. */
const time = z.number().int().nonnegative()

export const ROLES = ['host', 'learner'] as const
export type Role = (typeof ROLES)[number]

/** What a person sends, and whether they take pictures. Only a host shares a screen. */
const sending = z.object({ mic: z.boolean(), camera: z.boolean(), screen: z.boolean(), soundOnly: z.boolean() })
export type Sending = z.infer<typeof sending>

const COMMANDS = [
  /** Raises or lowers the own hand. */
  z.object({ t: z.literal('hand'), up: z.boolean() }),
  // The rest is for hosts.
  /** Asks a learner to unmute: nobody else can open a microphone. */
  z.object({ t: z.literal('invite'), person }),
  z.object({ t: z.literal('mute'), person }),
  z.object({ t: z.literal('muteAll') }),
  /** Shuts a learner out of this class, until a host lets them back in. */
  z.object({ t: z.literal('remove'), person }),
  z.object({ t: z.literal('readmit'), person }),
  z.object({ t: z.literal('lower'), person }),
  z.object({ t: z.literal('lowerAll') }),
  z.object({ t: z.literal('record'), on: z.boolean() }),
  /** Puts a person on everybody's stage; null gives the stage back to the host. */
  z.object({ t: z.literal('spotlight'), person: person.nullable() }),
  /** Ends the class for everybody. */
  z.object({ t: z.literal('end') }),
] as const

export type RoomCommand = z.infer<(typeof COMMANDS)[number]>

export const fromBrowser = z.discriminatedUnion('t', [
  /** `resume` is believed only by a room that has just started again and forgot. */
  z.object({
    t: z.literal('join'),
    token: z.string().max(2000),
    /** Whether direct connections failed, so that everything goes through the TURN server. */
    relay: z.boolean(),
    sending,
    resume: z.object({
      hand: time.nullable(),
      recording: time.nullable(),
      spotlight: person.nullable().default(null),
    }),
  }),
  z.object({ t: z.literal('answer'), sdp: z.string().max(60_000) }),
  z.object({ t: z.literal('sending'), sending }),
  /** Whose large picture, and whose small ones, in the order of the slots t0 to t4. */
  z.object({ t: z.literal('watch'), stage: person.nullable(), thumbs: z.array(person).max(MAX_THUMBNAILS) }),
  /** The id is made by the browser, which may have to send the message again. */
  z.object({
    t: z.literal('chat'),
    id: z.uuid(),
    text: z.string().max(MAX_ROOM_MESSAGE).overwrite(tidy).min(1),
  }),
  z.object({ t: z.literal('leave') }),
  ...COMMANDS,
])
export type FromBrowser = z.infer<typeof fromBrowser>

export type RoomPerson = {
  id: string
  name: string
  role: Role
  /** When the hand was raised: the earliest is first in line. */
  hand: number | null
  /** Whether nothing is heard of the person, whose place is kept. */
  isAway: boolean
} & Sending

export type ChatMessage = { id: string; person: string; name: string; text: string; at: number }

/**
 * Why a browser is not let in, or not any longer.
 * - token: refused; a new one may be accepted
 * - full: every place is taken
 * - replaced: the same person joined in another window
 * - ended: the host ended the class
 * - removed: a host removed the person
 */
export type RoomRefusal = 'token' | 'full' | 'replaced' | 'ended' | 'removed'

/** How much of the picture a weak line gets: all, a small stage, a small stage alone, or sound only. */
export type PictureLevel = 0 | 1 | 2 | 3

export type ToBrowser =
  | { t: 'offer'; sdp: string }
  /** `recording` is when it began, `spotlight` whom a host put on the stage, `removed` is empty for learners. */
  | {
      t: 'room'
      you: string
      people: RoomPerson[]
      recording: number | null
      spotlight: string | null
      removed: string[]
    }
  /** Which of its pictures somebody watches; `beside` is the camera beside a shared screen. */
  | { t: 'need'; small: boolean; large: boolean; beside: boolean }
  | { t: 'level'; level: PictureLevel }
  | { t: 'speaking'; people: string[] }
  | { t: 'chat'; message: ChatMessage }
  /** The person writes too fast: send this message again after CHAT_PAUSE_MS. */
  | { t: 'chatLater'; id: string }
  | { t: 'invited' }
  | { t: 'muted' }
  /** The room has lost the connection, or has started again: join anew. */
  | { t: 'restart' }
  | { t: 'refused'; reason: RoomRefusal }
