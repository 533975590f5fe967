// The schemas of the room's page: what is shown before, during and after a class, and its recordings.
import { z } from 'zod'
import { MAX_FILE_BYTES, RECORDING_STATES } from '../../constants.ts'
import { id, text, wholeNumber } from '../fields.ts'
import { play } from '../learning/learning.ts'

const count = z.number().int()
const time = z.string()

/** Before its room opens, while it is open, or afterwards. */
const ROOM_STATES = ['early', 'open', 'over', 'cancelled'] as const

export const keptMessage = z.object({ _id: id, person: id, name: z.string(), text: z.string(), at: time })
export type KeptMessage = z.infer<typeof keptMessage>

export const roomPage = z.object({
  batch: z.object({ _id: id, title: z.string(), programme: count, tutor: z.string() }),
  number: count,
  /** Classes that were or will be held. */
  classes: count,
  startsAt: time,
  minutes: count,
  opensAt: time,
  state: z.enum(ROOM_STATES),
  isHost: z.boolean(),
  seats: count,
  /** Learners who are in the room right now. */
  present: count,
  /** Everybody with a seat, by first names. */
  learners: z.array(z.object({ _id: id, name: z.string(), photoURL: z.string(), wasHere: z.boolean() })),
  /** The caller's: seconds in this class, and classes attended. */
  mine: z.object({ seconds: count, attended: count }),
  next: z.object({ _id: id, number: count, startsAt: time, opensAt: time }).nullable(),
})
export type RoomPage = z.infer<typeof roomPage>

export const classRecording = z.object({
  _id: id,
  state: z.enum(RECORDING_STATES),
  startedAt: time,
  seconds: count.nullable(),
  /** Once it is ready. */
  play: play.nullable(),
})
export type ClassRecording = z.infer<typeof classRecording>

/** A recording that was made elsewhere, as it is announced. */
export const recordedFile = z.object({ name: text(200), bytes: wholeNumber(1, MAX_FILE_BYTES - 1) })

/** The pieces go to the upload of `file`, as they come. */
export const begunRecording = z.object({ insertedId: id, file: id })
