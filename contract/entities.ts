// The schemas of request bodies and answers.
import { z } from 'zod'
import {
  BOOK_FORMATS,
  MIN_BOOK_PRICE,
  CONTENT_KINDS,
  COURSE_DEFAULTS,
  COURSE_TYPES,
  CURRENCIES,
  INTERACTIVE,
  MAX_REFUND_REASON,
  MAX_SAMPLE,
  LANGUAGES,
  ORDER_STATES,
  PRODUCT_KINDS,
  REMINDER_KINDS,
  MIN_RATTING,
  MAX_RATTING,
  MAX_REVIEW_COMMENT,
  SUBJECTS,
  HAND_IN_STATES,
} from './constants.ts'
import { EARNING_KINDS } from './earning-kinds.ts'
import { payoutDetails } from './earnings.ts'
import {
  AUDIT_ACTIONS,
  AUDIT_KINDS,
  DISPUTE_STATES,
  HISTORY_ACTORS,
  MESSAGE_STATES,
  REFUND_STATES,
  ROLES,
} from './record-states.ts'
import {
  address,
  day,
  dollars,
  email,
  id,
  megabytes,
  numeric,
  orEmpty,
  personName,
  revision,
  text,
  webAddress,
  wholeNumber,
  typedEmail,
} from './fields.ts'
import { acceptedPolicies } from './policies.ts'
import { bookFiles } from './reading.ts'
import { refusal } from './refusals.ts'
import { BOOK_OBJECTIVE, COURSE_OBJECTIVE, COURSE_SYLLABUS } from './texts.ts'

const threePoints = z.object({ point1: text(500), point2: text(500), point3: text(500) })
const syllabusPart = threePoints.extend({ title: text(200) })
const state = z.enum(['read', 'unread'])
/** A change may name the revision it is based on; it is refused if that is not the current one. */
const baseRevision = { revision: revision.optional() }

// Courses

const courseFields = z.object({
  title: text(200),
  img: address,
  price: dollars(0),
  formerPrice: orEmpty(dollars(0)),
  ShortDescription: text(1000),
  language: z.enum(LANGUAGES),
  subject: orEmpty(z.enum(SUBJECTS)),
  instructorId: orEmpty(id),
  instructorImg: address,
  instructorName: text(100),
  education: text(300),
  about: text(10_000),
  video: address,
  hours: wholeNumber(1),
  videos: wholeNumber(1),
  quizzes: wholeNumber(1),
  notes: wholeNumber(1),
  objective: threePoints,
  syllabus: z.object({ free: syllabusPart, email: syllabusPart, monologues: syllabusPart }),
  promoCode: text(40),
  Enrolled: wholeNumber(0),
  transcripts: wholeNumber(0),
})
export const courseBody = courseFields.extend({
  classCourse: z.enum(COURSE_TYPES),
  objective: courseFields.shape.objective.default(COURSE_OBJECTIVE),
  syllabus: courseFields.shape.syllabus.default(COURSE_SYLLABUS),
  language: courseFields.shape.language.optional(),
  promoCode: courseFields.shape.promoCode.default(COURSE_DEFAULTS.promoCode),
  Enrolled: courseFields.shape.Enrolled.default(COURSE_DEFAULTS.Enrolled),
  transcripts: courseFields.shape.transcripts.default(COURSE_DEFAULTS.transcripts),
})
/** Counted from published lessons, so a course sent back as it was read may have none. */
const counted = { hours: wholeNumber(0), videos: wholeNumber(0), quizzes: wholeNumber(0), notes: wholeNumber(0) }
/** Administrators never change a course's type, so their updates leave it out; a teacher's goes through review. */
export const courseChange = courseFields
  .extend({ ...counted, classCourse: z.enum(COURSE_TYPES) })
  .partial()
  .extend(baseRevision)

const count = z.number().int()
/** For cards; null while there are too few ratings. */
const ratingSummary = z
  .object({ average: z.number(), count, /** Whether samples of the demo are among them. */ isDemo: z.boolean() })
  .nullable()
export const course = z.object({
  _id: id,
  revision: z.number().int(),
  title: z.string(),
  img: z.string(),
  price: z.number(),
  /** Before a discount. */
  formerPrice: z.number().nullable(),
  classCourse: z.string(),
  state,
  ShortDescription: z.string(),
  /** The language of instruction. */
  language: z.enum(LANGUAGES),
  subject: z.enum(SUBJECTS).nullable(),
  /** The linked instructor's entry, if any. */
  instructorId: id.nullable(),
  /** Whether the instructor's page exists; false once the instructor is deleted. */
  hasInstructorPage: z.boolean(),
  instructorImg: z.string(),
  instructorName: z.string(),
  education: z.string(),
  objective: threePoints,
  about: z.string(),
  syllabus: courseFields.shape.syllabus,
  video: z.string(),
  promoCode: z.string(),
  Enrolled: count,
  hours: count,
  videos: count,
  quizzes: count,
  notes: count,
  transcripts: count,
  rating: ratingSummary,
})
export type Course = z.infer<typeof course>

// Books

const bookFields = z.object({
  bookName: text(200),
  img: address,
  about: text(10_000),
  page: wholeNumber(1),
  minutes: orEmpty(wholeNumber(1)),
  formate: z.enum(BOOK_FORMATS),
  filesize: megabytes,
  price: dollars(MIN_BOOK_PRICE),
  interactive: z.enum(INTERACTIVE),
  /** Free sample: pages of a PDF or minutes of an MP3; empty for a tenth, 0 for none. */
  sample: orEmpty(wholeNumber(0, MAX_SAMPLE.PDF)),
  files: bookFiles.optional(),
  objective: threePoints,
  writerName1: text(100),
  writerImg: address,
  educationWriter1: text(300),
})
const optionalText = (max: number) => z.union([z.literal(''), text(max)]).optional()
const optionalAddress = z.union([z.literal(''), address]).optional()
const otherWriters = z.object({
  writerName2: optionalText(100),
  writerImg2: optionalAddress,
  educationWriter2: optionalText(300),
  writerName3: optionalText(100),
  writerImg3: optionalAddress,
  educationWriter3: optionalText(300),
  writerName4: optionalText(100),
  writerImg4: optionalAddress,
  educationWriter4: optionalText(300),
})
export const bookBody = bookFields
  .extend({ objective: bookFields.shape.objective.default(BOOK_OBJECTIVE) })
  .extend(otherWriters.shape)
export const bookChange = bookFields.partial().extend(otherWriters.shape).extend(baseRevision)

export const book = z.object({
  _id: id,
  revision: z.number().int(),
  bookName: z.string(),
  img: z.string(),
  price: z.number(),
  writerName1: z.string(),
  writerImg: z.string(),
  educationWriter1: z.string(),
  writerName2: z.string(),
  writerImg2: z.string(),
  educationWriter2: z.string(),
  writerName3: z.string(),
  writerImg3: z.string(),
  educationWriter3: z.string(),
  writerName4: z.string(),
  writerImg4: z.string(),
  educationWriter4: z.string(),
  objective: threePoints,
  about: z.string(),
  page: count,
  /** How long an MP3 book is, if known. */
  minutes: count.nullable(),
  interactive: z.enum(INTERACTIVE),
  formate: z.enum(BOOK_FORMATS),
  filesize: z.number(),
  /** Whether its file has been prepared, so that it opens. */
  isReadable: z.boolean(),
  /** Free sample in pages or minutes; null for a tenth, 0 for none. */
  sample: count.nullable(),
  state,
  // The same values under the names the detail view uses.
  pageNumber: count,
  fileSize: z.number(),
  writerImg1: z.string(),
  bookImg: z.string(),
  rating: ratingSummary,
})
export type Book = z.infer<typeof book>

// Blogs

export const blogBody = z.object({
  title: text(200),
  img: address,
  writerName: text(100),
  date: day,
  description: text(100_000),
})
export const blogChange = blogBody.partial().extend(baseRevision)
export const blog = z.object({
  _id: id,
  revision: z.number().int(),
  title: z.string(),
  img: z.string(),
  writerName: z.string(),
  date: day,
  description: z.string(),
})
export type Blog = z.infer<typeof blog>

/** A blog's neighbours in the list, and a few more to read. */
const blogLink = blog.pick({ _id: true, title: true, img: true, writerName: true, date: true })
export const relatedBlogs = z.object({
  /** Older. */
  previous: blogLink.nullable(),
  /** Newer. */
  next: blogLink.nullable(),
  related: z.array(blogLink),
})
export type BlogLink = z.infer<typeof blogLink>

// Instructors

export const instructorBody = z.object({
  Subject: z.enum(SUBJECTS),
  name: text(100),
  img: address,
  education: text(300),
  facebook: webAddress,
  linkedin: webAddress,
  instagram: webAddress,
  twitter: webAddress,
})
export const instructorChange = instructorBody.partial().extend(baseRevision)
export const instructor = z.object({
  _id: id,
  revision: z.number().int(),
  Subject: z.enum(SUBJECTS),
  name: z.string(),
  img: z.string(),
  education: z.string(),
  facebook: z.string(),
  linkedin: z.string(),
  instagram: z.string(),
  twitter: z.string(),
  courses: count,
  /** Of all ratings of these courses. */
  rating: ratingSummary,
})
export type Instructor = z.infer<typeof instructor>
/** A subject the instructor teaches. */
export const taughtSubject = z.object({ Subject: z.enum(SUBJECTS), courses: count })

// Reviews: name and picture come from the account, never from the body.

export const reviewBody = z.object({
  comment: text(MAX_REVIEW_COMMENT),
  ratting: numeric(
    z.number().min(MIN_RATTING, refusal('rating_range')).max(MAX_RATTING, refusal('rating_range')).int(),
  ),
})
export const review = z.object({
  _id: id,
  name: z.string(),
  comment: z.string(),
  ratting: z.number(),
  image: z.string(),
})
export type Review = z.infer<typeof review>

// People

export const listedUser = z.object({
  _id: id,
  email: z.string(),
  name: z.string(),
  photoURL: z.string(),
  role: z.enum(ROLES),
  /** Administrators have no rights until this is true. */
  emailVerified: z.boolean(),
  /** When they registered. */
  at: z.string(),
})
export const profile = z.object({
  name: z.string(),
  email: z.string(),
  photoURL: z.string(),
  education: z.string(),
  location: z.string(),
  phone: z.string(),
  emailVerified: z.boolean(),
  /** Whether the account teaches as an instructor. */
  isTeacher: z.boolean(),
})
export type Profile = z.infer<typeof profile>
export const profileChange = z.object({
  education: text(200).optional(),
  location: text(200).optional(),
  phone: text(40).optional(),
  photoURL: address.optional(),
})
export const nameChange = z.object({ name: personName })

// Orders

export const order = z.object({
  _id: id,
  userName: z.string(),
  email: z.string(),
  id,
  kind: z.enum(PRODUCT_KINDS),
  productName: z.string(),
  img: z.string(),
  price: z.number(),
  /** The amount due: the price less any promo discount. */
  due: z.number(),
  /** What was paid; null until then. */
  pricePaid: z.number().nullable(),
  promoCode: z.string().nullable(),
  /** The amount refunded; equals the amount paid once the state is `refunded`. */
  refunded: z.number(),
  state: z.enum(ORDER_STATES),
  /** Whether the buyer owns it now; false again after a refund. */
  paid: z.boolean(),
  transactionId: z.string().nullable(),
})
export type Order = z.infer<typeof order>

/** What the payment page needs to pay an order. `clientSecret` is the card provider's. */
const preparedOrder = z.object({
  orderId: id,
  price: z.number(),
  amount: z.number(),
  promoCode: z.string().nullable(),
})
/** How the buyer goes on: with the card form, which the client secret opens, at the provider's address, or not at all. */
export const payment = z.union([
  preparedOrder.extend({ clientSecret: z.string() }),
  preparedOrder.extend({ redirect: z.url() }),
  preparedOrder.extend({ isPaid: z.literal(true) }),
])
export type PreparedPayment = z.infer<typeof payment>

export const receipt = z.object({
  _id: id,
  number: z.string(),
  date: z.string(),
  userName: z.string(),
  email: z.string(),
  kind: z.enum(PRODUCT_KINDS),
  productName: z.string(),
  price: z.number(),
  pricePaid: z.number(),
  refunded: z.number(),
  promoCode: z.string().nullable(),
  transactionId: z.string(),
  /** Null for free items, and for orders that predate versions. */
  accepted: acceptedPolicies.nullable(),
  /** When the buyer asked for a refund, while the request is open. */
  refundAskedAt: z.string().nullable(),
})
export type Receipt = z.infer<typeof receipt>

export const refundRequestBody = z.object({ order: id, message: text(1000) })

export const orderEvent = z.object({
  _id: id,
  order: id,
  what: z.enum([
    'ordered',
    'promo',
    'promoRemoved',
    'begun',
    'released',
    'withdrawn',
    'paid',
    'deleted',
    'cancelled',
    'refundRequested',
    'refunded',
    'refundFailed',
    'reopened',
    'disputed',
    'disputeWon',
    'disputeLost',
  ]),
  who: z.enum(HISTORY_ACTORS),
  userId: id.nullable(),
  providerId: z.string().nullable(),
  amount: z.number().nullable(),
  /** The order's product and buyer; null once the order is deleted. */
  productName: z.string().nullable(),
  email: z.string().nullable(),
  at: z.string(),
})
export const orderBody = z.object({ id, price: dollars(0).optional() })

export const refundBody = z.object({
  order: id,
  amount: dollars(0.01),
  /** Included in the mail to the buyer. */
  reason: text(MAX_REFUND_REASON),
  /** The caller's idempotency key: a repeated key is the same refund. */
  key: id,
})
const refund = z.object({
  _id: id,
  order: id,
  amount: z.number(),
  /** What goes back, in the currency that was charged: dollars, or whole taka. */
  charged: z.object({ amount: z.number(), currency: z.enum(CURRENCIES) }),
  /** The administrator's reason, or the provider dashboard's code; may be empty. */
  reason: z.string(),
  state: z.enum(REFUND_STATES),
  /** Why it failed. */
  problem: z.string().nullable(),
  at: z.string(),
})
export const listedRefund = refund.extend({
  productName: z.string(),
  userName: z.string(),
  email: z.string(),
  /** The administrator's email; empty for refunds from the provider's dashboard and for deleted people. */
  by: z.string(),
})
const dispute = z.object({
  _id: id,
  order: id,
  amount: z.number(),
  /** The provider's code, such as `fraudulent`. */
  reason: z.string(),
  state: z.enum(DISPUTE_STATES),
  /** The deadline for evidence in the provider's dashboard. */
  evidenceDue: z.string().nullable(),
  at: z.string(),
})
/** Product and buyer are empty if the order was deleted. */
export const listedDispute = dispute.extend({
  productName: z.string(),
  userName: z.string(),
  email: z.string(),
  providerId: z.string(),
})

// A person's data export. Times are ISO 8601.

const time = z.string()
export const myData = z.object({
  profile: profile.extend({
    _id: id,
    role: z.enum(ROLES),
    createdAt: time,
    /** Everything up to this time counts as read. */
    notificationsReadAt: time.nullable(),
    /** The language of mail; null if never chosen on the site. */
    language: z.enum(LANGUAGES).nullable(),
    /** The class or skill whose new courses home shows. */
    chosenClass: z.enum(COURSE_TYPES).nullable(),
  }),
  /** The account at our own identity service; null with a hosted one. */
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
  /** Links that asked somebody else to pay, and who did. */
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
  /** Live classes: seats, batches waited for, and attendance. */
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
  /** As a teacher: uploads, requests for reviews, and invitations. */
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
  /** Courses whose announcements the person wants no mail of. */
  coursesWithoutMail: z.array(z.object({ course: id })),
  /** The private calendar of live classes, without its secret, and what the person was told about them. */
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
  /** A teacher's ledger, payouts, and where they go. */
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
  notes: z.array(z.object({ _id: id, lesson: id, second: count.nullable(), text: z.string(), createdAt: time })),
  /** Progress in each book: the page, or the second of an audio book. */
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
  /** What was handed in for tasks; the files open with the same access token. */
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
  /** What the person wrote in live classes of the last 30 days. */
  liveMessages: z.array(z.object({ session: id, text: z.string(), at: time })),
  /** Messages to support from the person's confirmed email. */
  messages: z.array(
    z.object({ _id: id, name: z.string(), lastName: z.string(), subject: z.string(), message: z.string(), at: time }),
  ),
  /** The administrator's own audit entries. */
  actions: z.array(z.object({ _id: id, what: z.enum(AUDIT_ACTIONS), kind: z.enum(AUDIT_KINDS), item: id, at: time })),
})
export type MyData = z.infer<typeof myData>

// Notifications

export const courseNotifications = z.object({
  unreadCount: count,
  unreadData: z.array(z.object({ _id: id, state, title: z.string(), img: z.string(), classCourse: z.string() })),
})
export const bookNotifications = z.object({
  unreadCount: count,
  unreadData: z.array(z.object({ _id: id, state, bookName: z.string(), img: z.string() })),
})

/**
 * `unreadCount` is courses plus books; `answerCount` is questions with unseen answers, `returnedCount` unseen tasks that
 * came back.
 */
export const notificationTotal = z.object({
  unreadCount: count,
  answerCount: count,
  returnedCount: count,
  announcementCount: count,
  classCount: count,
})

export const suggestion = z.object({ _id: id, title: z.string(), classCourse: z.string() })
export type Suggestion = z.infer<typeof suggestion>

/** The search box's dropdown. */
export const suggestionGroups = z.object({
  courses: z.array(suggestion),
  books: z.array(z.object({ _id: id, bookName: z.string(), writerName1: z.string() })),
  instructors: z.array(z.object({ _id: id, name: z.string(), Subject: z.enum(SUBJECTS) })),
  posts: z.array(z.object({ _id: id, title: z.string() })),
})
export type SuggestionGroups = z.infer<typeof suggestionGroups>

const searchGroup = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item), more: z.boolean() })

/** Search results other than courses matched by title. */
export const searchGroups = z.object({
  close: searchGroup(course),
  books: searchGroup(book),
  instructors: searchGroup(instructor),
  posts: searchGroup(blog),
})
export type SearchGroups = z.infer<typeof searchGroups>

export const contactBody = z.object({
  name: text(100),
  lastName: text(100),
  /** The reply address; replaced by a signed-in sender's own email. */
  email: orEmpty(typedEmail),
  subject: text(200),
  message: text(5000),
  // A form that opens a new tab cannot send headers, so a signed-in visitor's token is a hidden field.
  accessToken: z.string().max(4000).optional(),
})

export const exchangeBody = z.object({
  email,
  /**
   * Needed when the hosted issuer's ID tokens lack the email: the server calls the userinfo endpoint with it.
   */
  accessToken: z
    .string()
    .max(8000)
    .regex(/^[\w.~+/=-]*$/, refusal('not_text'))
    .optional(),
})

// Administration

/** The administrators' view of an order; name and email are empty once the person is deleted. */
export const listedOrder = order
  .pick({
    _id: true,
    userName: true,
    email: true,
    id: true,
    kind: true,
    productName: true,
    price: true,
    pricePaid: true,
    refunded: true,
    paid: true,
    state: true,
  })
  .extend({ at: z.string() })

/** `_id` identifies the deletion, `id` the deleted content. */
export const binned = z.object({
  _id: id,
  id,
  kind: z.enum(CONTENT_KINDS),
  name: z.string(),
  deletedAt: z.string(),
  /** The administrator's email; empty if unknown. */
  deletedBy: z.string(),
})

/**
 * `userId` is null and `email` empty for command-line actions. Emails of deleted people are empty, in `email`
 * and in `name`.
 */
export const audited = z.object({
  _id: id,
  at: z.string(),
  userId: id.nullable(),
  email: z.string(),
  what: z.enum(AUDIT_ACTIONS),
  kind: z.enum(AUDIT_KINDS),
  item: id,
  name: z.string(),
  /** The old and new value of each changed field; long texts are truncated. */
  difference: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
})

const messageState = z.enum(MESSAGE_STATES)
export const contactMessage = z.object({
  _id: id,
  name: z.string(),
  lastName: z.string(),
  /** The sender's, if they were signed in. */
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  /** The order whose refund its buyer requests. */
  order: id.nullable(),
  state: messageState,
  at: z.string(),
})
export const contactMessageChange = z.object({ state: messageState })
