// The schemas of what home offers: courses to try, and the Today strip of a signed-in person.
import { z } from 'zod'
import { COURSE_TYPES } from './constants.ts'
import { id } from './fields.ts'
import { listedLesson, progress } from './learning.ts'

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
/** Null before the person has decided. */
export const classChoice = z.object({ classCourse })

export const today = z.object({
  /** The class or skill the person chose. */
  classCourse,
  /** The course to resume, or else the finished one opened last. */
  course: progress.extend({ title: z.string(), img: z.string() }).nullable(),
  /** A free preview for a person with nothing to resume. */
  preview: withPreview.nullable(),
  /** The newest courses of the class that the person does not own; `lesson` is the first free preview. */
  newest: z.array(offeredCourse.extend({ lesson: listedLesson.nullable() })),
})
export type Today = z.infer<typeof today>
