// The schemas of certificates, questions under a lesson, and ratings.
import { z } from 'zod'
import {
  CERTIFICATE_RULES,
  LANGUAGES,
  MAX_HIDE_REASON,
  MAX_RATING_TEXT,
  MAX_DISCUSSION_TEXT,
  PRODUCT_KINDS,
} from '../../constants.ts'
import { isCode } from '../../learning/certificates.ts'
import { count, id, text } from '../fields.ts'
import { refusal } from '../../refusals.ts'

const DAY_SECONDS = 86_400
const second = count.min(0).max(DAY_SECONDS)
const moment = z.iso.datetime()

// Certificates

/** At least 80 random bits, in letters and digits that are hard to confuse. */
export const certificateCode = z.string().refine(isCode, refusal('not_an_id'))

const certificate = z.object({
  code: z.string(),
  name: z.string(),
  title: z.string(),
  issuedAt: moment,
  /** When it was last reissued under a new name. */
  reissuedAt: moment.nullable(),
  revokedAt: moment.nullable(),
})
/** What anyone with the code sees. An unshared certificate only shows whether it is genuine or withdrawn. */
export const checkedCertificate = z.discriminatedUnion('isShared', [
  certificate.extend({ isShared: z.literal(true) }),
  z.object({ isShared: z.literal(false), code: z.string(), isRevoked: z.boolean() }),
])
export type CheckedCertificate = z.infer<typeof checkedCertificate>
/** A certificate as its owner sees it. */
export const ownCertificate = certificate.extend({
  course: id,
  language: z.enum(LANGUAGES),
  /** Whether its page is public. */
  isShared: z.boolean(),
  /** A file grant, valid for six hours, sent as `?grant=`. */
  grant: z.string(),
})
export type OwnCertificate = z.infer<typeof ownCertificate>
const missingLesson = z.object({
  _id: id,
  title: z.string(),
  /** What is left to do: watch a video, pass a quiz, get enough points for a task, or mark a lesson as done. */
  why: z.enum(['watch', 'quiz', 'task', 'mark']),
  /** The share of a video watched so far. */
  percent: count.nullable(),
})
export type MissingLesson = z.infer<typeof missingLesson>
/** The caller's certificate for a course, or the requirements still missing. */
export const courseCertificate = z.object({
  certificate: ownCertificate.nullable(),
  /** The account's name, as it will be printed on the certificate. */
  name: z.string(),
  rule: z.enum(CERTIFICATE_RULES),
  lessons: count,
  missing: z.array(missingLesson),
})
export type CourseCertificate = z.infer<typeof courseCertificate>
export const ruleBody = z.object({ rule: z.enum(CERTIFICATE_RULES) })
/** A certificate as administrators see it. */
export const certificateRecord = certificate.extend({
  email: z.string(),
  isShared: z.boolean(),
  revokeReason: z.string().nullable(),
})
export type CertificateRecord = z.infer<typeof certificateRecord>
export const shareBody = z.object({ isShared: z.boolean() })
export const revokeBody = z.object({ reason: text(MAX_HIDE_REASON) })

// Questions under a lesson

const posted = z.object({
  _id: id,
  text: z.string(),
  /** The author's first name. Learners otherwise stay anonymous. */
  name: z.string(),
  isOwn: z.boolean(),
  isAdmin: z.boolean(),
  /** Whether the course's teacher wrote it. */
  isTeacher: z.boolean(),
  isHidden: z.boolean(),
  at: moment,
})
const discussionAnswer = posted.extend({ isOfficial: z.boolean() })
export const lessonQuestion = posted.extend({
  second: count.nullable(),
  isFollowed: z.boolean(),
  answers: z.array(discussionAnswer),
})
export type LessonQuestion = z.infer<typeof lessonQuestion>
/** A followed question with answers that the caller has not seen. */
export const newAnswers = z.object({
  question: id,
  text: z.string(),
  lesson: id,
  course: id,
  answers: count,
  at: moment,
})
/** A question or answer in the administrators' list. */
export const listedDiscussion = z.object({
  _id: id,
  /** The question itself, or the one being answered. */
  question: id,
  text: z.string(),
  name: z.string(),
  lesson: id,
  lessonTitle: z.string(),
  course: id,
  reports: count,
  /** When the newest report was made, or when the question was asked. */
  at: moment,
})
export type ListedDiscussion = z.infer<typeof listedDiscussion>
export const lessonQuestionBody = z.object({ lesson: id, second: second.nullable(), text: text(MAX_DISCUSSION_TEXT) })
export const lessonAnswerBody = z.object({ question: id, text: text(MAX_DISCUSSION_TEXT) })

// Ratings of courses and books

const rating = z.object({ _id: id, name: z.string(), stars: count, text: z.string(), at: moment, isDemo: z.boolean() })
export const ratings = z.object({
  average: z.number().nullable(),
  count,
  /** The number of ratings with one to five stars. */
  stars: z.tuple([count, count, count, count, count]),
  /** Ratings with a written text. */
  newest: z.array(rating),
})
export type Ratings = z.infer<typeof ratings>
export const ratingBody = z.object({
  stars: count.min(1).max(5),
  text: z.union([z.literal(''), text(MAX_RATING_TEXT)]).default(''),
})
/** Whether the caller may rate, and their rating so far. */
export const ownRating = z.object({
  mayRate: z.boolean(),
  rating: ratingBody.nullable(),
  /** Why an administrator hid the rating. */
  hiddenReason: z.string().nullable(),
})
export type OwnRating = z.infer<typeof ownRating>
/** A rating as administrators see it. */
export const listedRating = rating.extend({
  product: id,
  kind: z.enum(PRODUCT_KINDS),
  productName: z.string(),
  /** The course's class or category. Null for books. */
  classCourse: z.string().nullable(),
  email: z.string().nullable(),
  hiddenReason: z.string().nullable(),
})
export const hideBody = z.object({ isHidden: z.boolean(), reason: z.union([z.literal(''), text(MAX_HIDE_REASON)]) })
