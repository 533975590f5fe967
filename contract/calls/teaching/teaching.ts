// The schemas of teachers' calls: their courses, course reviews, and how an account becomes a teacher's.
import { z } from 'zod'
import {
  INVITE_STATES,
  LESSON_KINDS,
  MAX_REVIEW_NOTE,
  REVIEW_CHECKS,
  REVIEW_DETAILS,
  REVIEW_STATES,
  type CourseType,
} from '../../constants.ts'
import { baseRevision, course, courseBody } from '../catalogue/catalogue.ts'
import { count, id, orEmpty, text, typedEmail, wholeNumber } from '../fields.ts'
import type { CurriculumTree } from '../learning/learning.ts'

const time = z.string()
const reviewState = z.enum(REVIEW_STATES)

/** Fields of a listed course that only change through review. */
export type ProposedChange = {
  title?: string
  price?: number
  formerPrice?: number | ''
  classCourse?: CourseType
  img?: string
  video?: string
  promoCode?: string
}

/** A course as it was submitted for review. */
export type ReviewedCourse = { fields: Record<string, unknown>; tree: CurriculumTree }

const taughtCourse = z.object({
  _id: id,
  title: z.string(),
  reviewState,
  learners: count,
  /** The number of learners' questions without an answer. */
  questions: count,
  /** The number of handed-in tasks waiting to be graded. */
  tasks: count,
  /** The amount earned this month. */
  earnedCents: count,
  img: z.string(),
  classCourse: z.string(),
  /** Whether the course is on sale. It stays on sale while a change is in review. */
  isListed: z.boolean(),
  /** The number of published lessons or, in a draft, of all lessons. */
  lessons: count,
  rating: course.shape.rating,
  /** The reviewer's comment from when the course was last sent back. */
  note: z.string().nullable(),
  /** When the last review was requested. */
  askedAt: time.nullable(),
  price: z.number(),
  /** The requested price, while the course still sells at `price`. */
  newPrice: z.number().nullable(),
  /** The number of learners with a certificate. */
  finished: count,
  /** The question that has been waiting longest. */
  firstQuestion: z.object({ lesson: id, question: id, at: time }).nullable(),
  /** When the oldest ungraded work was handed in. */
  taskSince: time.nullable(),
})

const waitingItem = z.object({
  what: z.enum(['question', 'task', 'course']),
  /** The id of the question, the handed-in work, or the course that was sent back. */
  _id: id,
  course: z.object({ _id: id, title: z.string() }),
  /** Null for a course. */
  lesson: z.object({ _id: id, title: z.string() }).nullable(),
  /** The beginning of the question. */
  text: z.string(),
  /** The learner's first name. */
  name: z.string(),
  /** Whether the work is a resubmission. */
  isAgain: z.boolean(),
  at: time,
})
export type WaitingItem = z.infer<typeof waitingItem>

/** The teacher's totals, courses, and the items that have been waiting longest. */
export const teaching = z.object({
  learners: count,
  questions: count,
  tasks: count,
  earnedCents: count,
  courses: z.array(taughtCourse),
  /** Oldest first. Only the first few of those counted. */
  waiting: z.array(waitingItem),
})
export type Teaching = z.infer<typeof teaching>
export type TaughtCourse = z.infer<typeof taughtCourse>

/** The caller is the instructor, and the number of learners is counted by the server, so neither is in the body. */
export const taughtBody = courseBody.omit({
  instructorId: true,
  instructorName: true,
  instructorImg: true,
  education: true,
  Enrolled: true,
})

const { shape } = taughtBody
/** A title is enough for a draft. The review asks for the rest. */
export const taughtDraft = taughtBody.extend({
  classCourse: orEmpty(shape.classCourse),
  img: orEmpty(shape.img),
  price: orEmpty(shape.price),
  ShortDescription: orEmpty(shape.ShortDescription),
  about: orEmpty(shape.about),
  video: orEmpty(shape.video),
  hours: orEmpty(wholeNumber(0)),
  videos: orEmpty(wholeNumber(0)),
  quizzes: orEmpty(wholeNumber(0)),
  notes: orEmpty(wholeNumber(0)),
})
/** Only the changed fields of a course are sent. A course that is on sale can't have empty fields. */
export const taughtChange = taughtDraft.partial().extend(baseRevision)

const check = z.object({
  what: z.enum(REVIEW_CHECKS),
  isDone: z.boolean(),
  /** Which details are missing. */
  missing: z.array(z.enum(REVIEW_DETAILS)).optional(),
  /** How many there are, or how many are missing. */
  count: count.optional(),
})
export type Check = z.infer<typeof check>

/** A course as its teacher edits it, with the changes waiting for approval. */
export const ownCourse = z.object({
  course,
  reviewState,
  /** Whether no price has been entered yet, because 0 means free. */
  lacksPrice: z.boolean(),
  isListed: z.boolean(),
  /** The fields whose old values stay on sale until the new ones are approved. */
  sells: z.object({
    title: z.string(),
    price: z.number(),
    classCourse: z.string(),
    img: z.string(),
    video: z.string(),
    promoCode: z.string(),
  }),
  hasProposal: z.boolean(),
  note: z.string().nullable(),
  sentBackAt: time.nullable(),
  askedAt: time.nullable(),
  checks: z.array(check),
})
export type OwnCourse = z.infer<typeof ownCourse>

export const reviewRequest = z.object({ state: z.enum(['in_review', 'draft']) })
export const reviewDecision = z.object({
  state: z.enum(['sent_back', 'published']),
  /** Required when sending the course back. */
  note: z.union([z.literal(''), text(MAX_REVIEW_NOTE)]).optional(),
  /** The review that the reviewer looked at. 409 if there has been another one since. */
  review: id.optional(),
})

/** `new` was never on sale, `again` was sent back before, and `change` is a change to a course on sale. */
const reviewKind = z.enum(['new', 'change', 'again'])
export const listedReview = z.object({
  _id: id,
  course: id,
  title: z.string(),
  teacher: z.string(),
  kind: reviewKind,
  askedAt: time,
})
export type ListedReview = z.infer<typeof listedReview>

const reviewedChange = z.object({
  what: z.enum(['added', 'changed', 'removed']),
  /** A field of the course, by name, or a section or lesson, by title. */
  of: z.enum(['field', 'section', 'lesson']),
  name: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  lesson: id.optional(),
  kind: z.enum(LESSON_KINDS).optional(),
})
export type ReviewedChange = z.infer<typeof reviewedChange>
export const review = listedReview.extend({
  isListed: z.boolean(),
  classCourse: z.string(),
  /** The comment from when the course was last sent back. */
  note: z.string().nullable(),
  sentBackAt: time.nullable(),
  changes: z.array(reviewedChange),
  /** The number of unchanged lessons. */
  unchanged: count,
})
export type Review = z.infer<typeof review>

export const accountBody = z.object({ email: typedEmail.overwrite((address) => address.toLowerCase()) })
export const instructorAccount = z.object({
  sharePercent: count,
  account: z.object({ email: z.string(), name: z.string() }).nullable(),
  /** The last open invitation. */
  invited: z.object({ email: z.string(), expiresAt: time, state: z.enum(['open', 'ended', 'declined']) }).nullable(),
})
export type InstructorAccount = z.infer<typeof instructorAccount>

/** What the invited person sees. Another account only sees the status. */
export const invitation = z.object({
  state: z.enum(INVITE_STATES),
  email: z.string(),
  instructor: z.string(),
  sharePercent: count,
  expiresAt: time,
})
export type Invitation = z.infer<typeof invitation>
