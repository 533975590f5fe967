// The schema of a person's data export. Times are ISO 8601.
import { z } from 'zod'
import { COURSE_TYPES, LANGUAGES, HAND_IN_STATES, REMINDER_KINDS } from '../constants.ts'
import { EARNING_KINDS } from '../orders/earning-kinds.ts'
import { payoutDetails } from './orders/earnings.ts'
import { AUDIT_ACTIONS, AUDIT_KINDS, GUARDIAN_ASKERS, ROLES } from '../record-states.ts'
import { count, id } from './fields.ts'
import { order, orderEvent, refund, dispute } from './orders/orders.ts'
import { profile, review } from './people/people.ts'

const time = z.string()
export const myData = z.object({
  profile: profile.extend({
    _id: id,
    role: z.enum(ROLES),
    createdAt: time,
    /** Everything up to this time counts as read. */
    notificationsReadAt: time.nullable(),
    /** The language of emails. Null if never chosen on the site. */
    language: z.enum(LANGUAGES).nullable(),
    /** The class or skill whose new courses the home page shows. */
    chosenClass: z.enum(COURSE_TYPES).nullable(),
  }),
  /** The account with our own identity service. Null with a hosted one. */
  signIn: z
    .object({
      createdAt: time,
      confirmedPhone: z.string().nullable(),
      twoStepVerification: z.boolean(),
      accounts: z.array(z.object({ provider: z.string(), accountId: z.string(), createdAt: time })),
      sessions: z.array(
        z.object({ createdAt: time, expiresAt: time, address: z.string().nullable(), browser: z.string().nullable() }),
      ),
    })
    .nullable(),
  sessions: z.array(z.object({ _id: id, signedInAt: time, createdAt: time, expiresAt: time })),
  orders: z.array(order.extend({ createdAt: time, paidAt: time.nullable(), receiptNumber: z.number().nullable() })),
  orderEvents: z.array(orderEvent.pick({ _id: true, order: true, what: true, who: true, amount: true, at: true })),
  refunds: z.array(refund),
  disputes: z.array(dispute),
  /** Links that asked someone else to pay, and who paid. */
  payLinks: z.array(
    z.object({
      _id: id,
      order: id,
      message: z.string(),
      price: z.number(),
      createdAt: time,
      expiresAt: time,
      openedAt: time.nullable(),
      revokedAt: time.nullable(),
      paidBy: z.string().nullable(),
    }),
  ),
  /** Live classes: seats, waiting lists and attendance. */
  liveSeats: z.array(z.object({ batch: id, seat: count, heldUntil: time.nullable(), takenAt: time.nullable() })),
  liveWaiting: z.array(z.object({ batch: id, askedAt: time, offeredUntil: time.nullable() })),
  liveAttendance: z.array(
    z.object({
      class: id,
      startsAt: time,
      triedAt: time.nullable(),
      joinedAt: time.nullable(),
      lastSeenAt: time.nullable(),
      seconds: count,
      corrected: z.string().nullable(),
    }),
  ),
  /** For teachers: uploads, review requests and invitations. */
  files: z.array(z.object({ _id: id, name: z.string(), kind: z.string(), createdAt: time })),
  courseReviews: z.array(
    z.object({
      _id: id,
      course: id,
      askedAt: time,
      decision: z.string().nullable(),
      note: z.string().nullable(),
    }),
  ),
  teachInvites: z.array(z.object({ _id: id, expiresAt: time, acceptedAt: time.nullable() })),
  reviews: z.array(review.extend({ createdAt: time })),
  readNotifications: z.array(z.object({ id, readAt: time })),
  announcements: z.array(z.object({ _id: id, at: time, readAt: time.nullable() })),
  /** Courses whose announcements the person doesn't want by email. */
  coursesWithoutMail: z.array(z.object({ course: id })),
  /** The private calendar of live classes, without its secret, and the class notifications the person got. */
  calendars: z.array(z.object({ createdAt: time })),
  classReminders: z.array(
    z.object({
      class: id,
      kind: z.enum(REMINDER_KINDS),
      sentAt: time,
      textedAt: time.nullable(),
      readAt: time.nullable(),
    }),
  ),
  /** Who gets a weekly email about the person, or was asked to. */
  guardians: z.array(
    z.object({
      email: z.string().nullable(),
      language: z.enum(LANGUAGES),
      askedBy: z.enum(GUARDIAN_ASKERS),
      createdAt: time,
      agreedAt: time.nullable(),
      confirmedAt: time.nullable(),
      endedAt: time.nullable(),
    }),
  ),
  /** Browsers that show notifications, by their push service. */
  notifiedBrowsers: z.array(z.object({ service: z.string(), language: z.enum(LANGUAGES), createdAt: time })),
  /** A teacher's ledger and payouts, and where payouts go. */
  earnings: z.array(
    z.object({ _id: id, kind: z.enum(EARNING_KINDS), order: id.nullable(), amount: z.number(), at: time }),
  ),
  payouts: z.array(
    z.object({
      _id: id,
      month: z.string(),
      amount: z.number(),
      taka: count,
      reference: z.string(),
      paidOn: z.string(),
    }),
  ),
  payoutDetails: z.array(payoutDetails),
  pictures: z.array(z.object({ url: z.string(), createdAt: time })),
  /** Progress in each lesson. */
  lessons: z.array(
    z.object({ lesson: id, course: id, position: count, watched: z.string(), seenAt: time, doneAt: time.nullable() }),
  ),
  /** What the person learned each day, by Dhaka time. */
  activity: z.array(z.object({ day: z.string(), seconds: count, lessons: count })),
  notes: z.array(z.object({ _id: id, lesson: id, second: count.nullable(), text: z.string(), createdAt: time })),
  /** Progress in each book: the page, or the second in an audiobook. */
  books: z.array(z.object({ book: id, position: count, read: z.string(), seenAt: time, doneAt: time.nullable() })),
  /** Bookmarks and notes in books. */
  marks: z.array(z.object({ _id: id, book: id, position: count, text: z.string().nullable(), createdAt: time })),
  personalCopies: z.array(z.object({ _id: id, book: id, createdAt: time, readyAt: time.nullable() })),
  /** Quiz attempts with their answers. */
  attempts: z.array(
    z.object({
      _id: id,
      lesson: id,
      number: count,
      answers: z.record(z.string(), z.unknown()),
      startedAt: time,
      submittedAt: time.nullable(),
      points: count.nullable(),
      outOf: count.nullable(),
      passed: z.boolean().nullable(),
    }),
  ),
  /** Work handed in for tasks. The files open with the same access token. */
  handIns: z.array(
    z.object({
      _id: id,
      lesson: id,
      number: count,
      state: z.enum(HAND_IN_STATES),
      text: z.string(),
      dueAt: time.nullable(),
      handedInAt: time.nullable(),
      returnedAt: time.nullable(),
      points: count.nullable(),
      outOf: count.nullable(),
      words: z.string().nullable(),
      marks: z.array(z.unknown()).nullable(),
      files: z.array(z.object({ name: z.string(), url: z.string() })),
    }),
  ),
  certificates: z.array(
    z.object({
      code: z.string(),
      course: id,
      name: z.string(),
      title: z.string(),
      isShared: z.boolean(),
      issuedAt: time,
      reissuedAt: time.nullable(),
      revokedAt: time.nullable(),
      revokeReason: z.string().nullable(),
    }),
  ),
  lessonQuestions: z.array(
    z.object({ _id: id, lesson: id, second: count.nullable(), text: z.string(), createdAt: time }),
  ),
  lessonAnswers: z.array(z.object({ _id: id, question: id, text: z.string(), createdAt: time })),
  /** Questions the person follows. */
  followedQuestions: z.array(z.object({ question: id, seenAt: time })),
  /** Questions and answers the person reported. */
  reports: z.array(z.object({ item: id, createdAt: time })),
  ratings: z.array(
    z.object({
      product: id,
      stars: count,
      text: z.string(),
      createdAt: time,
      hiddenAt: time.nullable(),
      hiddenReason: z.string().nullable(),
    }),
  ),
  /** The person's chat messages in live classes in the last 30 days. */
  liveMessages: z.array(z.object({ session: id, text: z.string(), at: time })),
  /** Messages to support from the person's confirmed email address. */
  messages: z.array(
    z.object({ _id: id, name: z.string(), lastName: z.string(), subject: z.string(), message: z.string(), at: time }),
  ),
  /** For administrators: their own audit entries. */
  actions: z.array(z.object({ _id: id, what: z.enum(AUDIT_ACTIONS), kind: z.enum(AUDIT_KINDS), item: id, at: time })),
})
export type MyData = z.infer<typeof myData>
