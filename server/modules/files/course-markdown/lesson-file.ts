// A lesson as a Markdown file: a text or task is its body, a quiz its questions, and all others name a file in the folder
// media.
import { z } from 'zod'
import { checkFields } from '#contract/calls/check-fields.ts'
import { LESSON_KINDS } from '#contract/constants.ts'
import { id, text } from '#contract/calls/fields.ts'
import { curriculumTree, type LessonDraft } from '#contract/calls/learning/learning.ts'
import { quizDraft, type QuizDraft } from '#contract/calls/learning/quizzes.ts'
import { taskDraft, taskSettings, type TaskDraft } from '#contract/calls/learning/tasks.ts'
import { readFrontMatter, writeFrontMatter, type Fields } from './front-matter.ts'
import { Mistakes, type MistakeCodes } from './mistakes.ts'
import { bodyToFolder, bodyToSite } from './picture-paths.ts'
import { readQuestions, type ReadQuestion } from './read-questions.ts'
import { refuseUnknown } from './unknown-fields.ts'
import { writeQuestions } from './write-questions.ts'

export type ReadLesson = Pick<LessonDraft, 'title' | 'kind' | 'free' | 'body' | 'task'> & {
  id: string | undefined
  quiz: (Omit<QuizDraft, 'questions'> & { questions: ReadQuestion[] }) | null
  file: string | undefined
  fileId: string | undefined
  /** The line of each field. */
  lines: Record<string, number>
  /** The names of the pictures it shows, with their lines. */
  pictures: Record<string, number>
}

const { pass, attempts, daily, minutes, reveal } = quizDraft.shape
const settings = { pass, attempts, daily, minutes, reveal }
const common = { id: id.optional(), title: text(200), kind: z.enum(LESSON_KINDS), free: z.boolean().default(false) }
const schemas = {
  text: z.object(common),
  quiz: z.object({ ...common, ...settings }),
  task: z.object({ ...common, ...taskSettings }),
  recorded: z.object({ ...common, file: text(200).optional(), fileId: id.optional() }),
}
const bodyRule = curriculumTree.shape.sections.element.shape.lessons.element.shape.body

const schemaOf = (kind: unknown): (typeof schemas)[keyof typeof schemas] =>
  kind === 'text' || kind === 'quiz' || kind === 'task' ? schemas[kind] : schemas.recorded

export function readLesson(name: string, source: string): { lesson: ReadLesson | null; mistakes: MistakeCodes } {
  const mistakes = new Mistakes(name)
  const front = readFrontMatter(source, mistakes)
  if (!front) return { lesson: null, mistakes: mistakes.codes }
  const { fields, lines, bodyLine } = front
  const schema = schemaOf(fields.kind)
  refuseUnknown(fields, schema, lines, mistakes)
  const checked = checkFields(schema, typed(fields))
  if (!checked.success) {
    mistakes.addFields(checked.codes, lines)
    return { lesson: null, mistakes: mistakes.codes }
  }
  const { id: lessonId, title, kind, free, ...own } = checked.data
  const { file, fileId, ...others } = { file: undefined, fileId: undefined, ...own }
  const questions = kind === 'quiz' ? readQuestions(front.body, bodyLine, mistakes) : []
  const body = kind === 'text' || kind === 'task' ? textOf(front.body, bodyLine, mistakes) : null
  // What nobody would see is a mistake.
  if (schema === schemas.recorded && front.body.trim()) mistakes.add(bodyLine, 'unknown_field')
  const lesson: ReadLesson = {
    id: lessonId,
    title,
    kind,
    free,
    body,
    quiz: kind === 'quiz' ? { ...(others as Omit<QuizDraft, 'questions'>), questions } : null,
    task: kind === 'task' ? taskOf(others as TaskDraft, lines, mistakes) : null,
    file,
    fileId,
    lines,
    pictures: picturesOf(front.body, bodyLine),
  }
  return { lesson, mistakes: mistakes.codes }
}

/** The rules that are about two settings. */
function taskOf(settings: TaskDraft, lines: Record<string, number>, mistakes: Mistakes): TaskDraft | null {
  const checked = checkFields(taskDraft, settings)
  if (checked.success) return checked.data
  mistakes.addFields(checked.codes, lines)
  return null
}

/** Null while nothing is written. */
function textOf(source: string, line: number, mistakes: Mistakes): string | null {
  if (!source.trim()) return null
  const checked = checkFields(bodyRule, bodyToSite(source))
  if (checked.success) return checked.data
  mistakes.add(line, checked.codes.body!)
  return null
}

const PICTURE = /(?:\(|^Picture: )\/?media\/([^\s()"]+)/g

function picturesOf(source: string, firstLine: number): Record<string, number> {
  const found = source
    .split('\n')
    .flatMap((text, index) => [...text.matchAll(PICTURE)].map(([, name]) => [name!, firstLine + index] as const))
  return Object.fromEntries(found.toReversed())
}

const WORDS: Record<string, boolean | null> = { yes: true, no: false, unlimited: null }

/** The settings as what they stand for; texts stay texts. */
function typed(fields: Fields): Record<string, unknown> {
  const toType = ([name, value]: [string, unknown]) => {
    const isSetting =
      typeof value === 'string' &&
      (name === 'free' || Object.hasOwn(settings, name) || Object.hasOwn(taskSettings, name))
    if (!isSetting) return [name, value]
    if (Object.hasOwn(WORDS, value)) return [name, WORDS[value]]
    return [name, /^\d{1,9}$/.test(value) ? Number(value) : value]
  }
  return Object.fromEntries(Object.entries(fields).map(toType))
}

/** `file` is its name in the folder; `nameOf` says in which file a lesson is. */
export function writeLesson(
  lesson: LessonDraft,
  file: string | null,
  nameOf: (lesson: string) => string | undefined,
): string {
  const { _id, title, kind, free, body, quiz, task } = lesson
  const { questions = [], attempts: tries, ...others } = quiz ?? {}
  const fields = {
    id: _id,
    title,
    kind,
    free: free || null,
    ...(kind === 'quiz' && quiz ? { attempts: tries ?? 'unlimited', ...others } : {}),
    ...(kind === 'task' && task ? task : {}),
    ...(schemaOf(kind) === schemas.recorded ? { file, fileId: lesson.file } : {}),
  }
  const written = kind === 'quiz' ? writeQuestions(questions, nameOf) : bodyToFolder(body ?? '')
  return writeFrontMatter(fields, written)
}
