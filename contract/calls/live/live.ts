// The schemas of live classes: the timetable, batches with their sessions and seats, and hosts' actions.
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
  /** The price of all classes. */
  fullPrice: z.number(),
  seats: count,
  /** Seats that are not taken, reserved, or held for someone on the waiting list. */
  seatsLeft: count,
  /**
   * Whether people can take a seat or join the waiting list. This ends with the first class, unless the teacher keeps
   * the batch open.
   */
  isJoinable: z.boolean(),
  staysOpen: z.boolean(),
  /** The number of classes that a seat bought today includes. */
  classesLeft: count,
  /** When the next class starts or has just started. Null once all classes are over. */
  nextAt: time.nullable(),
  /** The length of a class. */
  minutes: count,
  /** The number of classes, without cancelled ones, and the start of the first. */
  classes: count,
  firstAt: time,
  /** The tutor's time zone, as an IANA name. */
  zone: z.string(),
})

/** The timetable: batches with upcoming classes, and their classes in the requested days. */
export const listedBatch = batchSummary.extend({ sessions: z.array(listedSession) })
export type ListedBatch = z.infer<typeof listedBatch>

const liveSession = listedSession.extend({
  number: count,
  /** The original time, if the class was moved. */
  movedFrom: time.nullable(),
  /** Only for the host and people with a seat. Null while there is no recording. */
  recording: z.object({ _id: id, state: z.enum(RECORDING_STATES), file: id.nullable() }).nullable(),
})
export type LiveSession = z.infer<typeof liveSession>

export const batch = batchSummary.extend({
  about: z.string(),
  /** The tutor's instructor profile, if there is one. */
  instructor: id.nullable(),
  isCancelled: z.boolean(),
  isDeleted: z.boolean(),
  sessions: z.array(liveSession),
  /** How many people are on the waiting list. */
  waiting: count,
  /** The caller's seat or place in line. Null if there is neither. */
  mine: z
    .object({
      hasSeat: z.boolean(),
      /** The unpaid order that reserves the seat. */
      order: id.nullable(),
      /** How long a seat is held for the caller to order or pay for it. */
      holdsUntil: time.nullable(),
      /** Whether the payment for `order` has arrived and is under review. */
      isChecking: z.boolean(),
      /** The place on the waiting list, counted from 1. */
      waitingPlace: count.nullable(),
      /** Whether a freed seat is offered to the caller, who hasn't ordered it yet. */
      isOffered: z.boolean(),
      /** The number of classes the caller attended. */
      attended: count,
    })
    .nullable(),
  /** Whether the caller teaches the batch, or is an administrator. */
  isHost: z.boolean(),
})
export type Batch = z.infer<typeof batch>

/** A batch in which the caller has a seat. */
export const ownSeat = batchSummary
  .omit({ seatsLeft: true, price: true, fullPrice: true, isJoinable: true, staysOpen: true, classesLeft: true })
  .extend({
    isCancelled: z.boolean(),
    /** The next class, or the one in progress. */
    next: liveSession.omit({ recording: true }).nullable(),
    /** The number of classes the caller attended. */
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

/** A number of classes, each week on these days (1 is Monday) at this time in the batch's zone. */
const pattern = z.object({
  from: day,
  weekdays: z.array(wholeNumber(1, 7)).min(1).max(7),
  at: clock,
  count: wholeNumber(1, MAX_SESSIONS),
})

/** Single classes, each with its own day and time in the batch's zone. */
const dates = z
  .array(z.object({ day, at: clock }))
  .min(1)
  .max(MAX_SESSIONS)

const batchFields = {
  title: text(120),
  about: text(4000),
  price: dollars(0),
  /** Whether people can join after the first class, for the price of the remaining classes. */
  staysOpen: z.boolean().optional(),
  /** The address where classes are held, if rooms are links. Otherwise empty. */
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

/** Fields that can change after the batch is created. Classes are moved and cancelled one by one. */
export const batchChange = z.object(batchFields).partial()
export type BatchChange = z.output<typeof batchChange>

export const sessionMove = z.object({ startsAt: instant })

const attendance = z.object({
  session: id,
  triedAt: time.nullable(),
  joinedAt: time.nullable(),
  seconds: count,
  corrected: z.enum(ATTENDANCE_CORRECTIONS).nullable(),
  /** Whether the person counts as present: the teacher's decision or, without one, what was measured. */
  isPresent: z.boolean(),
})

/**
 * `in_review` means no administrator has approved the batch, or its latest title or price, yet. Nobody new can take a
 * seat.
 */
const batchReview = z.enum(['in_review', 'sent_back', 'published'])

export const batchDecision = z.object({
  state: z.enum(['sent_back', 'published']),
  /** Required when sending the batch back. */
  note: z.union([z.literal(''), text(MAX_REVIEW_NOTE)]).optional(),
  /** The time of the review request that the reviewer looked at. 409 if the batch has changed since. */
  askedAt: instant,
})

/** The people with seats and on the waiting list, and for a review what was requested and decided. */
export const roster = z.object({
  review: batchReview,
  reviewAskedAt: time.nullable(),
  reviewNote: z.string().nullable(),
  people: z.array(
    z.object({
      _id: id,
      /** First name only. */
      name: z.string(),
      attended: count,
      attendance: z.array(attendance),
    }),
  ),
  /** The address where classes are held, if rooms are links. */
  roomLink: z.string().nullable(),
  /** The number of seats that someone is paying for. */
  held: count,
  /** The waiting list, in order. */
  waiting: z.array(
    z.object({
      _id: id,
      /** First name only. */
      name: z.string(),
      askedAt: time,
      /** How long a freed seat is held for this person. */
      offeredUntil: time.nullable(),
    }),
  ),
})
export type Roster = z.infer<typeof roster>

export const attendanceChange = z.object({ corrected: z.enum(ATTENDANCE_CORRECTIONS).nullable() })

/** A batch as a host or administrator sees it in a list. */
export const hostedBatch = batchSummary.extend({
  isCancelled: z.boolean(),
  taken: count,
  held: count,
  waiting: count,
  /** The next class, or the one in progress. */
  next: liveSession.omit({ recording: true }).nullable(),
  roomLink: z.string().nullable(),
  review: batchReview,
})
export type HostedBatch = z.infer<typeof hostedBatch>

/** Where classes are held: in our own room, in Jitsi, or at an address that each batch names. */
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
