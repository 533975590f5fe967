// What the file of each kind of lesson holds: its fields besides those of every lesson, and its body.
import { z } from 'zod'
import { checkFields } from '#contract/calls/check-fields.ts'
import type { LessonKind } from '#contract/constants.ts'
import { id, text } from '#contract/calls/fields.ts'
import { curriculumTree, type LessonDraft } from '#contract/calls/learning/learning.ts'
import { quizDraft, type QuizDraft } from '#contract/calls/learning/quizzes.ts'
import { taskDraft, taskSettings, type TaskDraft } from '#contract/calls/learning/tasks.ts'
import type { writeFrontMatter } from './front-matter.ts'
import type { Mistakes } from './mistakes.ts'
import { bodyToFolder, bodyToSite } from './picture-paths.ts'
import { readQuestions, type ReadQuestion } from './read-questions.ts'
import { writeQuestions } from './write-questions.ts'

export type ReadContent = Pick<LessonDraft, 'body' | 'task'> & {
  quiz: (Omit<QuizDraft, 'questions'> & { questions: ReadQuestion[] }) | null
  file: string | undefined
  fileId: string | undefined
}

export const NO_CONTENT: ReadContent = { body: null, task: null, quiz: null, file: undefined, fileId: undefined }

/** The body of a file, and the list to which mistakes are added. */
export type LessonSource = { source: string; line: number; lines: Record<string, number>; mistakes: Mistakes }

/** The files that a lesson can refer to: its own, and those of other lessons. */
export type Names = { file: string | null; nameOf: (lesson: string) => string | undefined }

type LessonForm = {
  /** Fields that hold numbers and choices. */
  settings: z.ZodRawShape
  /** Fields that hold text. */
  texts: z.ZodRawShape
  read: (fields: object, written: LessonSource) => Partial<ReadContent>
  write: (lesson: LessonDraft, names: Names) => { fields: Parameters<typeof writeFrontMatter>[0]; body: string }
}

const { pass, attempts, daily, minutes, reveal } = quizDraft.shape
const bodyRule = curriculumTree.shape.sections.element.shape.lessons.element.shape.body

const textForm: LessonForm = {
  settings: {},
  texts: {},
  read: (_fields, source) => ({ body: textOf(source) }),
  write: ({ body }) => ({ fields: {}, body: bodyToFolder(body ?? '') }),
}

const quiz: LessonForm = {
  settings: { pass, attempts, daily, minutes, reveal },
  texts: {},
  read: (fields, { source, line, mistakes }) => ({
    quiz: { ...(fields as Omit<QuizDraft, 'questions'>), questions: readQuestions(source, line, mistakes) },
  }),
  write({ quiz: draft }, { nameOf }) {
    const { questions = [], attempts: tries, ...others } = draft ?? {}
    return {
      fields: draft ? { attempts: tries ?? 'unlimited', ...others } : {},
      body: writeQuestions(questions, nameOf),
    }
  },
}

const task: LessonForm = {
  settings: taskSettings,
  texts: {},
  read: (fields, source) => ({ body: textOf(source), task: taskOf(fields as TaskDraft, source) }),
  write: (lesson, names) => ({ ...textForm.write(lesson, names), fields: { ...lesson.task } }),
}

/** A lesson that is a file in the media folder. */
const recorded: LessonForm = {
  settings: {},
  texts: { file: text(200).optional(), fileId: id.optional() },
  read(fields, { source, line, mistakes }) {
    // Text that nobody would ever see is a mistake.
    if (source.trim()) mistakes.add(line, 'unknown_field')
    return fields
  },
  write: (lesson, names) => ({
    ...textForm.write(lesson, names),
    fields: { file: names.file, fileId: lesson.file },
  }),
}

const LESSON_FORMS: Record<LessonKind, LessonForm> = {
  video: recorded,
  audio: recorded,
  text: textForm,
  pdf: recorded,
  quiz,
  task,
}

/**
 * The form of a kind. If the kind doesn't exist, a plain file's form is used, so that the kind is the only mistake
 * reported.
 */
export const formOf = (kind: unknown): LessonForm =>
  Object.hasOwn(LESSON_FORMS, String(kind)) ? LESSON_FORMS[kind as LessonKind] : recorded

/** The names of all settings of all kinds. */
export const SETTINGS = new Set(Object.values(LESSON_FORMS).flatMap(({ settings }) => Object.keys(settings)))

/** The rules that involve two settings. */
function taskOf(settings: TaskDraft, { lines, mistakes }: LessonSource): TaskDraft | null {
  const checked = checkFields(taskDraft, settings)
  if (checked.success) return checked.data
  mistakes.addFields(checked.codes, lines)
  return null
}

/** Null if nothing has been written. */
function textOf({ source, line, mistakes }: LessonSource): string | null {
  if (!source.trim()) return null
  const checked = checkFields(bodyRule, bodyToSite(source))
  if (checked.success) return checked.data
  mistakes.add(line, checked.codes.body!)
  return null
}
