// course.md: the fields of a course, its description as the body, and its sections with the files of their lessons.
import { z } from 'zod'
import { checkFields } from '#contract/calls/check-fields.ts'
import { CERTIFICATE_RULES } from '#contract/constants.ts'
import { courseBody, courseChange } from '#contract/calls/catalogue/catalogue.ts'
import { addressesIn, id, text } from '#contract/calls/fields.ts'
import { readFrontMatter, writeFrontMatter, type Value } from './front-matter.ts'
import { Mistakes, type MistakeCodes } from './mistakes.ts'
import { toFolderPath, toSitePath } from './picture-paths.ts'
import { refuseUnknown } from './unknown-fields.ts'

export const COURSE_FILE = 'course.md'

const { revision: _revision, about, ...fields } = courseChange.shape
const schema = z.object({
  id: id.optional(),
  ...fields,
  classCourse: courseBody.shape.classCourse,
  certificateRule: z.enum(CERTIFICATE_RULES).optional(),
  sections: z
    .array(z.object({ id: id.optional(), title: text(200), lessons: z.array(text(200)).default([]) }))
    .default([]),
})
/** The fields that may name a picture or video in the folder. */
export const COURSE_PICTURES = addressesIn(courseBody)

type FileFields = z.output<typeof schema>
export type ReadCourse = Omit<FileFields, 'id' | 'certificateRule' | 'sections'> & { about?: string | undefined }
export type CourseFile = Pick<FileFields, 'id' | 'certificateRule' | 'sections'> & {
  body: ReadCourse
  /** The line of each field, by dotted name. */
  lines: Record<string, number>
}

export function readCourse(source: string): { course: CourseFile | null; mistakes: MistakeCodes } {
  const mistakes = new Mistakes(COURSE_FILE)
  const front = readFrontMatter(source, mistakes)
  if (!front) return { course: null, mistakes: mistakes.codes }
  const lines = { ...front.lines, about: front.bodyLine }
  refuseUnknown(front.fields, schema, lines, mistakes)
  const value = { ...front.fields, ...(front.body.trim() ? { about: front.body } : {}) } as Record<string, Value>
  for (const picture of COURSE_PICTURES) {
    if (typeof value[picture] === 'string') value[picture] = toSitePath(value[picture])
  }
  const checked = checkFields(schema.extend({ about }), value)
  if (!checked.success) {
    mistakes.addFields(checked.codes, lines)
    return { course: null, mistakes: mistakes.codes }
  }
  const { id: courseId, certificateRule, sections, ...body } = checked.data
  return { course: { id: courseId, certificateRule, sections, body, lines }, mistakes: mistakes.codes }
}

export type WrittenCourse = Parameters<typeof writeFrontMatter>[0] & { about: string }

export function writeCourse({ about: description, ...values }: WrittenCourse): string {
  const pictures = COURSE_PICTURES.map((name) => [
    name,
    typeof values[name] === 'string' ? toFolderPath(values[name]) : null,
  ])
  return writeFrontMatter({ ...values, ...Object.fromEntries(pictures) }, description)
}
