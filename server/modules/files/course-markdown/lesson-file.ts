// A lesson as a Markdown file: the fields that every lesson has, plus those that lesson-forms.ts defines for its kind.
import { z } from 'zod'
import { checkFields } from '#contract/calls/check-fields.ts'
import { LESSON_KINDS } from '#contract/constants.ts'
import { id, text } from '#contract/calls/fields.ts'
import type { LessonDraft } from '#contract/calls/learning/learning.ts'
import { readFrontMatter, writeFrontMatter, type Fields } from './front-matter.ts'
import { formOf, NO_CONTENT, SETTINGS, type Names, type ReadContent } from './lesson-forms.ts'
import { Mistakes, type MistakeCodes } from './mistakes.ts'
import { refuseUnknown } from './unknown-fields.ts'

export type ReadLesson = ReadContent &
  Pick<LessonDraft, 'title' | 'kind' | 'free'> & {
    id: string | undefined
    /** The line of each field. */
    lines: Record<string, number>
    /** The names of the pictures it shows, with their line numbers. */
    pictures: Record<string, number>
  }

const common = z.object({
  id: id.optional(),
  title: text(200),
  kind: z.enum(LESSON_KINDS),
  free: z.boolean().default(false),
})
type Common = z.output<typeof common>

export function readLesson(name: string, source: string): { lesson: ReadLesson | null; mistakes: MistakeCodes } {
  const mistakes = new Mistakes(name)
  const front = readFrontMatter(source, mistakes)
  if (!front) return { lesson: null, mistakes: mistakes.codes }
  const { fields, lines, bodyLine } = front
  const form = formOf(fields.kind)
  const schema = common.extend({ ...form.settings, ...form.texts })
  refuseUnknown(fields, schema, lines, mistakes)
  const checked = checkFields(schema, typed(fields))
  if (!checked.success) {
    mistakes.addFields(checked.codes, lines)
    return { lesson: null, mistakes: mistakes.codes }
  }
  const { id: lessonId, title, kind, free, ...own } = checked.data as Common
  const lesson: ReadLesson = {
    id: lessonId,
    title,
    kind,
    free,
    ...NO_CONTENT,
    ...form.read(own, { source: front.body, line: bodyLine, lines, mistakes }),
    lines,
    pictures: picturesOf(front.body, bodyLine),
  }
  return { lesson, mistakes: mistakes.codes }
}

const PICTURE = /(?:\(|^Picture: )\/?media\/([^\s()"]+)/g

function picturesOf(source: string, firstLine: number): Record<string, number> {
  const found = source
    .split('\n')
    .flatMap((text, index) => [...text.matchAll(PICTURE)].map(([, name]) => [name!, firstLine + index] as const))
  return Object.fromEntries(found.toReversed())
}

const WORDS: Record<string, boolean | null> = { yes: true, no: false, unlimited: null }

/** Converts settings to the values they represent. Texts stay texts. */
function typed(fields: Fields): Record<string, unknown> {
  const toType = ([name, value]: [string, unknown]) => {
    if (typeof value !== 'string' || !(name === 'free' || SETTINGS.has(name))) return [name, value]
    if (Object.hasOwn(WORDS, value)) return [name, WORDS[value]]
    return [name, /^\d{1,9}$/.test(value) ? Number(value) : value]
  }
  return Object.fromEntries(Object.entries(fields).map(toType))
}

/** `file` is the name of its file in the folder, and `nameOf` returns the file name of a lesson. */
export function writeLesson(lesson: LessonDraft, file: Names['file'], nameOf: Names['nameOf']): string {
  const { _id, title, kind, free } = lesson
  const { fields, body } = formOf(kind).write(lesson, { file, nameOf })
  return writeFrontMatter({ id: _id, title, kind, free: free || null, ...fields }, body)
}
