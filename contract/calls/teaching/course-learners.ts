// What a teacher sees of the learners of a course: first names and progress, never emails or payments.
import { z } from 'zod'
import { LESSON_KINDS } from '../../constants.ts'
import { count, id } from '../fields.ts'

/** How far all learners are, lesson by lesson. */
export const courseProgress = z.object({
  course: id,
  title: z.string(),
  learners: count,
  /** Who has done every lesson. */
  finished: count,
  lessons: z.array(
    z.object({
      _id: id,
      title: z.string(),
      kind: z.enum(LESSON_KINDS),
      begun: count,
      done: count,
      /** Who began it, has not done it, and was last seen there more than a week ago. */
      stopped: count,
    }),
  ),
})
export type CourseProgress = z.infer<typeof courseProgress>

export const courseLearner = z.object({
  _id: id,
  name: z.string(),
  /** When they were last in a lesson; null if never. */
  seenAt: z.string().nullable(),
  /** The lessons they have done, and those they only began. */
  done: z.array(id),
  begun: z.array(id),
  /** The best attempt at each quiz. */
  quizzes: z.array(z.object({ lesson: id, points: count, outOf: count, passed: z.boolean(), attempts: count })),
})
export type CourseLearner = z.infer<typeof courseLearner>
