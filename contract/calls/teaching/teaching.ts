// The schemas of teachers' calls: their courses, the reviews of them, and how an account becomes a teacher's.
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

/** What of a listed course changes only through review. */
export type ProposedChange = {
  title?: string
  price?: number
  formerPrice?: number | ''
  classCourse?: CourseType
  img?: string
  video?: string
  promoCode?: string
}

/** A course as it was sent to a review. */
export type ReviewedCourse = { fields: Record<string, unknown>; tree: CurriculumTree }

const taughtCourse = z.object({
  _id: id,
  title: z.string(),
  reviewState,
  learners: count,
  /** Questions of learners without an answer. */
  questions: count,
  /** Handed-in work that waits for points. */
  tasks: count,
  /** In this month. */
  earnedCents: count,
  img: z.string(),
  classCourse: z.string(),
  /** Whether it sells: also while a change of it is in review. */
  isListed: z.boolean(),
  /** Published ones, or those of a draft. */
  lessons: count,
  rating: course.shape.rating,
  /** What the reviewer wrote when it was last sent back. */
  note: z.string().nullable(),
  /** When the last review was asked for. */
  askedAt: time.nullable(),
  price: z.number(),
  /** Asked for, while it sells at `price`. */
  newPrice: z.number().nullable(),
  /** Learners who have its certificate. */
  finished: count,
  /** The question that has waited longest. */
  firstQuestion: z.object({ lesson: id, question: id, at: time }).nullable(),
  /** Since when the oldest work waits for points. */
  taskSince: time.nullable(),
})

const waitingItem = z.object({
  what: z.enum(['question', 'task', 'course']),
  /** The question, what was handed in, or the course that was sent back. */
  _id: id,
  course: z.object({ _id: id, title: z.string() }),
  /** Null for a course. */
  lesson: z.object({ _id: id, title: z.string() }).nullable(),
  /** How a question begins. */
  text: z.string(),
  /** The learner's first name. */
  name: z.string(),
  /** Whether the work was handed in before. */
  isAgain: z.boolean(),
  at: time,
})
export type WaitingItem = z.infer<typeof waitingItem>

/** The totals, each course, and what has waited longest for the teacher. */
export const teaching = z.object({
  learners: count,
  questions: count,
  tasks: count,
  earnedCents: count,
  courses: z.array(taughtCourse),
  /** Oldest first; the first few of what the counts say. */
  waiting: z.array(waitingItem),
})
export type Teaching = z.infer<typeof teaching>
export type TaughtCourse = z.infer<typeof taughtCourse>

/** The instructor is the caller, and the number of learners is counted. */
export const taughtBody = courseBody.omit({
  instructorId: true,
  instructorName: true,
  instructorImg: true,
  education: true,
  Enrolled: true,
})

const { shape } = taughtBody
/** A title is enough for a draft; the rest is asked for at the review. */
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
/** What of a course is sent; one that sells may have no gaps. */
export const taughtChange = taughtDraft.partial().extend(baseRevision)

const check = z.object({
  what: z.enum(REVIEW_CHECKS),
  isDone: z.boolean(),
  /** Which details are missing. */
  missing: z.array(z.enum(REVIEW_DETAILS)).optional(),
  /** How many there are, or are missing. */
  count: count.optional(),
})
export type Check = z.infer<typeof check>

/** A course as its teacher edits it, with what waits for approval. */
export const ownCourse = z.object({
  course,
  reviewState,
  /** Whether no price was entered yet; 0 is free. */
  lacksPrice: z.boolean(),
  isListed: z.boolean(),
  /** Which fields sell as before until they are approved, and how. */
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
  /** Needed when it is sent back. */
  note: z.union([z.literal(''), text(MAX_REVIEW_NOTE)]).optional(),
  /** The review that was looked at: 409 if another one has come since. */
  review: id.optional(),
})

/** `new`: never sold; `again`: sent back before; `change`: of a course that sells. */
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
  /** A field of the course by its name, a section or a lesson by its title. */
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
  /** What was written when it was last sent back. */
  note: z.string().nullable(),
  sentBackAt: time.nullable(),
  changes: z.array(reviewedChange),
  /** Lessons that are as they were. */
  unchanged: count,
})
export type Review = z.infer<typeof review>

export const accountBody = z.object({ email: typedEmail.overwrite((address) => address.toLowerCase()) })
export const instructorAccount = z.object({
  sharePercent: count,
  account: z.object({ email: z.string(), name: z.string() }).nullable(),
  /** The last invitation that nobody has accepted yet. */
  invited: z.object({ email: z.string(), expiresAt: time, state: z.enum(['open', 'ended', 'declined']) }).nullable(),
})
export type InstructorAccount = z.infer<typeof instructorAccount>

/** What the invited person reads; nothing but the state for another account. */
export const invitation = z.object({
  state: z.enum(INVITE_STATES),
  email: z.string(),
  instructor: z.string(),
  sharePercent: count,
  expiresAt: time,
})
export type Invitation = z.infer<typeof invitation>
