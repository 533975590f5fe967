// The schemas of teachers' calls: their courses, and the reviews of them.
import { z } from 'zod'
import { REVIEW_STATES, type CourseType } from './constants.ts'
import { id } from './fields.ts'
import type { CurriculumTree } from './learning.ts'

const count = z.number().int()

/** What of a listed course changes only through review. */
export type ProposedChange = {
  title?: string
  price?: number
  formerPrice?: number | ''
  classCourse?: CourseType
}

/** A course as it was sent to a review. */
export type ReviewedCourse = { fields: Record<string, unknown>; tree: CurriculumTree }

const taughtCourse = z.object({
  _id: id,
  title: z.string(),
  reviewState: z.enum(REVIEW_STATES),
  learners: count,
  /** Questions of learners without an answer. */
  questions: count,
  /** Handed-in work that waits for points. */
  tasks: count,
  /** In this month. */
  earnedCents: count,
})

/** The totals, and each course. */
export const teaching = z.object({
  learners: count,
  questions: count,
  tasks: count,
  earnedCents: count,
  courses: z.array(taughtCourse),
})
export type Teaching = z.infer<typeof teaching>
export type TaughtCourse = z.infer<typeof taughtCourse>
