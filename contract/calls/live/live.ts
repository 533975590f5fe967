// The schemas of live classes: the timetable, batches with their sessions and seats, and what their hosts do.
import { z } from 'zod'
import {
  ATTENDANCE_CORRECTIONS,
  LIVE_SUBJECTS,
  LIVE_ZONE,
  MAX_PROGRAMME,
  MAX_REVIEW_NOTE,
  MAX_SESSION_MINUTES,
  MAX_SESSIONS,
  MIN_SESSION_MINUTES,
  RECORDING_STATES,
  SESSION_STATES,
} from '../../constants.ts'
import { day, dollars, id, instant, text, webAddress, wholeNumber } from '../fields.ts'
import { refusal } from '../../refusals.ts'

const count = z.number().int()
const time = z.string()

export const programme = wholeNumber(1, MAX_PROGRAMME)
export const liveSubject = z.enum(LIVE_SUBJECTS)

export const listedSession = z.object({
  _id: id,
  startsAt: time,
  minutes: count,
  state: z.enum(SESSION_STATES),
})

const batchSummary = z.object({
  _id: id,
  programme: count,
  subject: liveSubject,
  title: z.string(),
  tutor: z.string(),
  img: z.string(),
  /** What a seat costs today. */
  price: z.number(),
  /** For all classes. */
  fullPrice: z.number(),
  seats: count,
  /** Neither taken, held, nor kept for somebody who waits. */
  seatsLeft: count,
  /** Whether a seat may be taken or waited for: closed after the first class, unless its teacher keeps it open. */
  isJoinable: z.boolean(),
  staysOpen: z.boolean(),
  /** Classes that a seat taken today is for. */
  classesLeft: count,
  /** When the next class begins or has just begun; null once all are over. */
  nextAt: time.nullable(),
  /** How long it lasts. */
  minutes: count,
  /** Classes that were or will be held, and when the first begins. */
  classes: count,
  firstAt: time,
  /** The tutor's, by its IANA name. */
  zone: z.string(),
})

/** The timetable: batches with a class to come, and their classes of the asked days. */
export const listedBatch = batchSummary.extend({ sessions: z.array(listedSession) })
export type ListedBatch = z.infer<typeof listedBatch>

const liveSession = listedSession.extend({
  number: count,
  /** When it would have been, if it was moved. */
  movedFrom: time.nullable(),
  /** For those with a seat and its host; null while there is none. */
  recording: z.object({ _id: id, state: z.enum(RECORDING_STATES), file: id.nullable() }).nullable(),
})
export type LiveSession = z.infer<typeof liveSession>

export const batch = batchSummary.extend({
  about: z.string(),
  /** The tutor's entry, if there is one. */
  instructor: id.nullable(),
  isCancelled: z.boolean(),
  isDeleted: z.boolean(),
  sessions: z.array(liveSession),
  /** How many people wait for a seat. */
  waiting: count,
  /** The caller's; null without anything. */
  mine: z
    .object({
      hasSeat: z.boolean(),
      /** The unpaid order whose seat is held. */
      order: id.nullable(),
      /** Until when a seat is held for the caller, to be ordered or paid. */
      holdsUntil: time.nullable(),
      /** Whether the payment of `order` has arrived and is being looked at. */
      isChecking: z.boolean(),
      /** The place in line, from 1. */
      waitingPlace: count.nullable(),
      /** Whether a seat came free for the caller, who has not ordered it yet. */
      isOffered: z.boolean(),
      /** Classes the caller was at. */
      attended: count,
    })
    .nullable(),
  /** Whether the caller teaches it, or is an administrator. */
  isHost: z.boolean(),
})
export type Batch = z.infer<typeof batch>

/** A batch that the caller has a seat of. */
export const ownSeat = batchSummary
  .omit({ seatsLeft: true, price: true, fullPrice: true, isJoinable: true, staysOpen: true, classesLeft: true })
  .extend({
    isCancelled: z.boolean(),
    /** The next class, or the one that runs. */
    next: liveSession.omit({ recording: true }).nullable(),
    /** Classes the caller was at. */
    attended: count,
  })
export type OwnSeat = z.infer<typeof ownSeat>

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, refusal('not_a_time'))
const minutes = wholeNumber(MIN_SESSION_MINUTES, MAX_SESSION_MINUTES)

/** An IANA name that this server knows. */
export const zone = z
  .string()
  .max(60)
  .refine((name) => isZone(name), refusal('unknown_zone'))

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Every week on these days (1 is Monday) at this time of the batch's zone, so many times. */
const pattern = z.object({
  from: day,
  weekdays: z.array(wholeNumber(1, 7)).min(1).max(7),
  at: clock,
  count: wholeNumber(1, MAX_SESSIONS),
})

/** Single classes, each on its day at its time of the batch's zone. */
const dates = z
  .array(z.object({ day, at: clock }))
  .min(1)
  .max(MAX_SESSIONS)

const batchFields = {
  title: text(120),
  about: text(4000),
  price: dollars(0),
  /** Whether people may join after the first class, at the price of the classes that are left. */
  staysOpen: z.boolean().optional(),
  /** Where classes are held if rooms are links; empty otherwise. */
  roomLink: z.union([z.literal(''), webAddress]).optional(),
}

/** Either a pattern or dates. An administrator names the tutor: an instructor, or at least a name. */
export const batchBody = z
  .object({
    ...batchFields,
    programme,
    subject: liveSubject,
    zone: zone.default(LIVE_ZONE),
    minutes,
    pattern: pattern.optional(),
    dates: dates.optional(),
    instructor: id.optional(),
    tutor: text(100).optional(),
  })
  .refine(({ pattern, dates }) => (pattern === undefined) !== (dates === undefined), {
    path: ['pattern'],
    message: refusal('required'),
  })
export type BatchBody = z.output<typeof batchBody>

/** What can be changed once it is there; classes are moved and cancelled one by one. */
export const batchChange = z.object(batchFields).partial()
export type BatchChange = z.output<typeof batchChange>

export const sessionMove = z.object({ startsAt: instant })

const attendance = z.object({
  session: id,
  triedAt: time.nullable(),
  joinedAt: time.nullable(),
  seconds: count,
  corrected: z.enum(ATTENDANCE_CORRECTIONS).nullable(),
  /** What counts: the teacher's word, or else whether the person was there. */
  isPresent: z.boolean(),
})

/** `in_review`: an administrator has not looked at it yet, or not since its title or price changed; nobody new takes a seat. */
const batchReview = z.enum(['in_review', 'sent_back', 'published'])

export const batchDecision = z.object({
  state: z.enum(['sent_back', 'published']),
  /** Needed when it is sent back. */
  note: z.union([z.literal(''), text(MAX_REVIEW_NOTE)]).optional(),
  /** When the review that was looked at was asked for: 409 if the batch has changed since. */
  askedAt: instant,
})

/** The people with seats, who waits, and for a review what was asked and answered. */
export const roster = z.object({
  review: batchReview,
  reviewAskedAt: time.nullable(),
  reviewNote: z.string().nullable(),
  people: z.array(
    z.object({
      _id: id,
      /** The first. */
      name: z.string(),
      attended: count,
      attendance: z.array(attendance),
    }),
  ),
  /** Where classes are held, if rooms are links. */
  roomLink: z.string().nullable(),
  /** Seats that somebody is paying for. */
  held: count,
  /** Who waits, the first in line first. */
  waiting: z.array(
    z.object({
      _id: id,
      /** The first. */
      name: z.string(),
      askedAt: time,
      /** Until when a seat that came free is kept for them. */
      offeredUntil: time.nullable(),
    }),
  ),
})
export type Roster = z.infer<typeof roster>

export const attendanceChange = z.object({ corrected: z.enum(ATTENDANCE_CORRECTIONS).nullable() })

/** A batch as its host or an administrator sees it in a list. */
export const hostedBatch = batchSummary.extend({
  isCancelled: z.boolean(),
  taken: count,
  held: count,
  waiting: count,
  /** The class that is next or running. */
  next: liveSession.omit({ recording: true }).nullable(),
  roomLink: z.string().nullable(),
  review: batchReview,
})
export type HostedBatch = z.infer<typeof hostedBatch>

/** What holds the classes: our own room, Jitsi, or the address that each batch names. */
export const ROOM_KINDS = ['embedded', 'jitsi', 'link'] as const
export const roomKind = z.object({ kind: z.enum(ROOM_KINDS) })

export const joinAnswer = z.object({ url: z.string(), opensAt: time })

/** What the browser needs to enter the embedded room. */
export const roomToken = z.object({
  token: z.string(),
  /** The path of the WebSocket. */
  url: z.string(),
  ice: z.array(
    z.object({
      urls: z.union([z.string(), z.array(z.string())]),
      username: z.string().optional(),
      credential: z.string().optional(),
    }),
  ),
  role: z.enum(['host', 'learner']),
  name: z.string(),
})
export type RoomToken = z.infer<typeof roomToken>
