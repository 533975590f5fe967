// A course folder as a course's fields and curriculum. Its texts are parsed in the worker, one file at a time.
import { extname } from 'node:path'
import { checkFields } from '#contract/calls/check-fields.ts'
import { MAX_JSON_BYTES } from '#contract/constants.ts'
import { curriculumTree, type CurriculumTree, type LessonDraft } from '#contract/calls/learning/learning.ts'
import type { FieldCode } from '#contract/refusals.ts'
import { newId } from '../../../db/ids.ts'
import { HttpError } from '../../../http/errors.ts'
import { texts } from '../../files/texts/texts.ts'
import { COURSE_FILE, type CourseFile } from '../../files/course-markdown/course-file.ts'
import { derivedId } from './derived-id.ts'
import { bytesIn, type Folder } from './folder.ts'
import type { ReadLesson } from '../../files/course-markdown/lesson-file.ts'
import { Mistakes, type MistakeCodes } from '../../files/course-markdown/mistakes.ts'

const MB = 1024 * 1024

export type CourseFolder = {
  id: string
  course: CourseFile
  tree: CurriculumTree
  /** The lessons in the order of the tree. */
  lessons: PlacedLesson[]
}

type PlacedLesson = ReadLesson & { name: string; id: string }

/** Null if course.md itself can't be read. If there are mistakes, the affected parts are missing. */
type ReadResult = { folder: CourseFolder | null; mistakes: MistakeCodes }

export async function readCourseFolder(folder: Folder, id?: string): Promise<ReadResult> {
  const mistakes: MistakeCodes = {}
  const source = await textIn(folder, COURSE_FILE, mistakes)
  const read = (name: string, text: string) => within(name, mistakes, () => texts.readLesson(name, text))
  const course = source === null ? null : (await within(COURSE_FILE, mistakes, () => texts.readCourse(source))).course
  const listed = course?.sections.flatMap(({ lessons }) => lessons) ?? []
  const lessons = new Map<string, ReadLesson>()
  for (const name of folder.names.filter(isLesson)) {
    const text = await textIn(folder, name, mistakes)
    const lesson = text === null ? null : (await read(name, text)).lesson
    if (lesson) lessons.set(name, lesson)
    if (course && !listed.includes(name)) mistakes[`${name}:1`] ??= { code: 'file_unlisted' }
  }
  if (!course) return { folder: null, mistakes }
  const own = new Mistakes(COURSE_FILE)
  for (const [index, { lessons: names }] of course.sections.entries()) {
    for (const [at, name] of names.entries()) {
      const line = course.lines[`sections.${index}.lessons.${at}`]!
      if (!folder.names.includes(name)) own.add(line, 'file_missing', name)
      if (listed.indexOf(name) !== listed.lastIndexOf(name)) own.add(line, 'repeated', name)
    }
  }
  Object.assign(mistakes, own.codes)
  return { folder: assembled(id ?? course.id ?? newId(), course, lessons, folder, mistakes), mistakes }
}

const isLesson = (name: string): boolean =>
  extname(name) === '.md' && name !== COURSE_FILE && !name.endsWith('README.md')

/** Null if it can't be read as text. */
async function textIn(folder: Folder, name: string, mistakes: MistakeCodes): Promise<string | null> {
  const refuse = (code: MistakeCodes[string]) => {
    mistakes[`${name}:1`] = code
    return null
  }
  if (!folder.names.includes(name)) return refuse({ code: 'file_missing' })
  if (folder.bytesOf(name) > MAX_JSON_BYTES) return refuse({ code: 'folder_too_large', n: MAX_JSON_BYTES / MB })
  const bytes = await bytesIn(folder, name)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return refuse({ code: 'not_utf8' })
  }
}

/** A text that takes too long to parse is reported as a mistake in its file. */
async function within<Result extends { mistakes: MistakeCodes }>(
  name: string,
  mistakes: MistakeCodes,
  read: () => Promise<Result>,
): Promise<Partial<Result>> {
  try {
    const result = await read()
    Object.assign(mistakes, result.mistakes)
    return result
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    mistakes[`${name}:1`] = { code: 'too_complex' }
    return {}
  }
}

function assembled(
  id: string,
  course: CourseFile,
  read: Map<string, ReadLesson>,
  folder: Folder,
  mistakes: MistakeCodes,
): CourseFolder {
  const lessons: PlacedLesson[] = []
  // A folder whose course has no id is a new course, even if it was copied from another one.
  const own = (given: string | undefined) => (course.id ? given : undefined)
  const idOf = (name: string) => own(read.get(name)!.id) ?? derivedId(id, name)
  const toDraft = (name: string): LessonDraft => {
    const lesson = read.get(name)!
    lessons.push({ ...lesson, name, id: idOf(name) })
    const { title, kind, free, body, task } = lesson
    return { _id: idOf(name), title, kind, free, body, quiz: quizOf(name, lesson), task, file: null }
  }
  const quizOf = (name: string, { quiz }: ReadLesson): LessonDraft['quiz'] => {
    if (!quiz) return null
    const questions = quiz.questions.map(({ draft, isNew, lesson }, index, all) => {
      const alike = all.slice(0, index).filter((other) => other.draft.text === draft.text).length
      const isKnown = lesson && read.has(lesson.name)
      if (lesson && !folder.names.includes(lesson.name))
        mistakes[`${name}:${lesson.line}:${lesson.name}`] ??= { code: 'file_missing' }
      return {
        ...draft,
        _id: isNew ? derivedId(idOf(name), `${draft.text} ${alike}`) : draft._id,
        lesson: isKnown ? idOf(lesson.name) : null,
      }
    })
    return { ...quiz, questions }
  }
  const sections = course.sections.map((section, index) => ({
    _id: own(section.id) ?? derivedId(id, `section ${index} ${section.title}`),
    title: section.title,
    lessons: section.lessons.filter((name) => read.has(name)).map(toDraft),
  }))
  const checked = checkFields(curriculumTree, { sections })
  if (!checked.success) Object.assign(mistakes, mistakesIn(course, checked.codes))
  return { id, course, tree: { sections }, lessons }
}

/** Reported under the lines of course.md, which names the file of every lesson. */
export function mistakesIn({ lines }: CourseFile, codes: Record<string, FieldCode>): MistakeCodes {
  const mistakes = new Mistakes(COURSE_FILE)
  mistakes.addFields(codes, lines)
  return mistakes.codes
}
