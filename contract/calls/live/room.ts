// The messages between a browser and the room of a live class, over the WebSocket at ROOM_PATH. The room process
// validates what browsers send; browsers only use the types.
import { z } from 'zod'
import { MAX_ROOM_MESSAGE, MAX_THUMBNAILS } from '../../live/room-limits.ts'
import { tidy } from '../../tidy.ts'

/** A person's id on the site. */
const person = z.string().min(1).max(64)
/** Milliseconds since 1970. */
const time = z.number().int().nonnegative()

export const ROLES = ['host', 'learner'] as const
export type Role = (typeof ROLES)[number]

/** Which of their devices a person sends, and whether they receive pictures. Only a host can share a screen. */
const sending = z.object({ mic: z.boolean(), camera: z.boolean(), screen: z.boolean(), soundOnly: z.boolean() })
export type Sending = z.infer<typeof sending>

const COMMANDS = [
  /** Raises or lowers the sender's hand. */
  z.object({ t: z.literal('hand'), up: z.boolean() }),
  // Only hosts may send the messages below.
  /** Asks a learner to unmute, because nobody else can turn their microphone on. */
  z.object({ t: z.literal('invite'), person }),
  z.object({ t: z.literal('mute'), person }),
  z.object({ t: z.literal('muteAll') }),
  /** Removes a learner from this class until a host lets them back in. */
  z.object({ t: z.literal('remove'), person }),
  z.object({ t: z.literal('readmit'), person }),
  z.object({ t: z.literal('lower'), person }),
  z.object({ t: z.literal('lowerAll') }),
  z.object({ t: z.literal('record'), on: z.boolean() }),
  /** Puts a person on everyone's stage. Null returns the stage to the host. */
  z.object({ t: z.literal('spotlight'), person: person.nullable() }),
  /** Ends the class for everyone. */
  z.object({ t: z.literal('end') }),
] as const

export type RoomCommand = z.infer<(typeof COMMANDS)[number]>

export const fromBrowser = z.discriminatedUnion('t', [
  /** A room only trusts `resume` if it has just restarted and lost its state. */
  z.object({
    t: z.literal('join'),
    token: z.string().max(2000),
    /** Whether direct connections failed and everything has to go through the TURN server. */
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
  /** Who is shown large, and who in the small pictures, in the order of the slots t0 to t4. */
  z.object({ t: z.literal('watch'), stage: person.nullable(), thumbs: z.array(person).max(MAX_THUMBNAILS) }),
  /** The browser makes the id, because it may have to send the message again. */
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
  /** When the hand was raised. The earliest is first in line. */
  hand: number | null
  /** Whether the person has lost the connection. Their place is kept. */
  isAway: boolean
} & Sending

export type ChatMessage = { id: string; person: string; name: string; text: string; at: number }

/**
 * Why a browser is not admitted, or is disconnected.
 * - token: refused; a new one may be accepted
 * - full: every place is taken
 * - replaced: the same person joined in another window
 * - ended: the host ended the class
 * - removed: a host removed the person
 */
export type RoomRefusal = 'token' | 'full' | 'replaced' | 'ended' | 'removed'

/**
 * How much video a weak connection gets: everything, a small stage, a small stage without thumbnails, or sound only.
 */
export type PictureLevel = 0 | 1 | 2 | 3

export type ToBrowser =
  | { t: 'offer'; sdp: string }
  /**
   * `recording` is when the recording started, `spotlight` is who a host put on the stage, and `removed` is empty for
   * learners.
   */
  | {
      t: 'room'
      you: string
      people: RoomPerson[]
      recording: number | null
      spotlight: string | null
      removed: string[]
    }
  /** Which of the person's pictures are being watched. `beside` is the camera next to a shared screen. */
  | { t: 'need'; small: boolean; large: boolean; beside: boolean }
  | { t: 'level'; level: PictureLevel }
  | { t: 'speaking'; people: string[] }
  | { t: 'chat'; message: ChatMessage }
  /** The person is sending too fast. Send this message again after CHAT_PAUSE_MS. */
  | { t: 'chatLater'; id: string }
  | { t: 'invited' }
  | { t: 'muted' }
  /** The room has lost the connection or has restarted, so the browser has to join again. */
  | { t: 'restart' }
  | { t: 'refused'; reason: RoomRefusal }
