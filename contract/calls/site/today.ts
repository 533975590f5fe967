// The schemas of the home page: courses to try, and what a signed-in person can continue.
import { z } from 'zod'
import { COURSE_TYPES } from '../../constants.ts'
import { id } from '../fields.ts'
import { ownSeat } from '../live/live.ts'
import { listedLesson, progress } from '../learning/learning.ts'
import { readingProgress } from '../learning/reading.ts'

const offeredCourse = z.object({ _id: id, classCourse: z.string(), title: z.string(), img: z.string() })

const withPreview = offeredCourse.extend({ lesson: listedLesson })
/** A course with its first free preview. */
export const preview = withPreview.extend({
  instructorName: z.string(),
  price: z.number(),
  formerPrice: z.number().nullable(),
})
export type Preview = z.infer<typeof preview>

const classCourse = z.enum(COURSE_TYPES).nullable()
/** Null until the person has chosen. */
export const classChoice = z.object({ classCourse })

const bookInProgress = readingProgress.extend({ title: z.string(), img: z.string() })
export type BookInProgress = z.infer<typeof bookInProgress>

/** A quiz that was started, or a task that was started or has a due date. */
const due = z.object({
  kind: z.enum(['quiz', 'task']),
  _id: id,
  course: id,
  title: z.string(),
  /** When the server submits a quiz, or a task should be handed in. Null without a limit. */
  dueAt: z.iso.datetime().nullable(),
})
export type Due = z.infer<typeof due>

export const today = z.object({
  /** The class or skill the person chose. */
  classCourse,
  /** The course to resume, or else the finished one opened last. */
  course: progress.extend({ title: z.string(), img: z.string() }).nullable(),
  /** A free preview for a person with nothing to resume. */
  preview: withPreview.nullable(),
  /** Started but unfinished books, last opened first. */
  books: z.array(bookInProgress),
  /** The earliest deadline comes first. */
  due: z.array(due),
  /** The caller’s seats in live classes to come or in progress, soonest first. */
  seats: z.array(ownSeat),
  /** The newest courses for the chosen class that the person doesn't own. `lesson` is the first free preview. */
  newest: z.array(offeredCourse.extend({ lesson: listedLesson.nullable() })),
})
export type Today = z.infer<typeof today>
