// What a teacher sees of the learners of a course: first names and progress, never emails or payments.
import { z } from 'zod'
import { LESSON_KINDS } from '../../constants.ts'
import { count, id } from '../fields.ts'

/** All learners' progress, lesson by lesson. */
export const courseProgress = z.object({
  course: id,
  title: z.string(),
  learners: count,
  /** The number of learners who have finished every lesson. */
  finished: count,
  lessons: z.array(
    z.object({
      _id: id,
      title: z.string(),
      kind: z.enum(LESSON_KINDS),
      begun: count,
      done: count,
      /** The number of learners who started it, haven't finished it, and were last there more than a week ago. */
      stopped: count,
    }),
  ),
})
export type CourseProgress = z.infer<typeof courseProgress>

export const courseLearner = z.object({
  _id: id,
  name: z.string(),
  /** When the learner last opened a lesson. Null if never. */
  seenAt: z.string().nullable(),
  /** The lessons the learner has finished, and those they have only started. */
  done: z.array(id),
  begun: z.array(id),
  /** The best attempt at each quiz. */
  quizzes: z.array(z.object({ lesson: id, points: count, outOf: count, passed: z.boolean(), attempts: count })),
})
export type CourseLearner = z.infer<typeof courseLearner>
