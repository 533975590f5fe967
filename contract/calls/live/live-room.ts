// The schemas of the class page: what it shows before, during and after a class, and its recordings.
import { z } from 'zod'
import { MAX_FILE_BYTES, RECORDING_STATES } from '../../constants.ts'
import { id, text, wholeNumber } from '../fields.ts'
import { play } from '../learning/learning.ts'

const count = z.number().int()
const time = z.string()

/** Before the room opens, while it is open, and after the class. */
const ROOM_STATES = ['early', 'open', 'over', 'cancelled'] as const

export const keptMessage = z.object({ _id: id, person: id, name: z.string(), text: z.string(), at: time })
export type KeptMessage = z.infer<typeof keptMessage>

export const roomPage = z.object({
  batch: z.object({
    _id: id,
    title: z.string(),
    programme: count,
    tutor: z.string(),
    /** The tutor's account, whose name and photo in the room are those of the batch's page. Null if there is none. */
    tutorId: id.nullable(),
    tutorPhoto: z.string(),
  }),
  number: count,
  /** The number of classes, without cancelled ones. */
  classes: count,
  startsAt: time,
  minutes: count,
  opensAt: time,
  state: z.enum(ROOM_STATES),
  isHost: z.boolean(),
  seats: count,
  /** The number of learners in the room right now. */
  present: count,
  /** Everyone with a seat, by first name. */
  learners: z.array(z.object({ _id: id, name: z.string(), photoURL: z.string(), wasHere: z.boolean() })),
  /** The caller's own attendance: seconds in this class, and classes attended. */
  mine: z.object({ seconds: count, attended: count }),
  next: z.object({ _id: id, number: count, startsAt: time, opensAt: time }).nullable(),
})
export type RoomPage = z.infer<typeof roomPage>

export const classRecording = z.object({
  _id: id,
  state: z.enum(RECORDING_STATES),
  startedAt: time,
  seconds: count.nullable(),
  /** Null until the recording is ready. */
  play: play.nullable(),
})
export type ClassRecording = z.infer<typeof classRecording>

/** Registers a recording that was made elsewhere. */
export const recordedFile = z.object({ name: text(200), bytes: wholeNumber(1, MAX_FILE_BYTES - 1) })

/** The pieces are uploaded to `file` as they are recorded. */
export const begunRecording = z.object({ insertedId: id, file: id })
