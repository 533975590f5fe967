// Imports a course folder the way the editor would: the fields are saved, the curriculum becomes the draft, and new
// files are prepared by their job. Publishing is left to the administrator.
import { isDeepStrictEqual } from 'node:util'
import { and, eq, isNull } from 'drizzle-orm'
import { checkFields } from '#contract/calls/check-fields.ts'
import { courseBody, courseChange, type CourseInput } from '#contract/calls/catalogue/catalogue.ts'
import type { CurriculumTree, FolderImported } from '#contract/calls/learning/learning.ts'
import { coverAddress } from '#art/cover-address.ts'
import type { Reads, Transaction } from '../../../db/database.ts'
import { courses, instructors, products } from '../../../db/schema.ts'
import { HttpError, invalidFields } from '../../../http/errors.ts'
import type { Actor } from '../../../db/audit.ts'
import type { contentKinds } from '../../catalogue/content/content-kinds.ts'
import { contentWrites } from '../../catalogue/content/content-writes.ts'
import { languageOf } from '../../catalogue/content/language-of.ts'
import type { Deps } from '../../deps.ts'
import { checkDraft, draftOf, setCertificateRule, storeDraft } from '../../learning/lessons/draft-rows.ts'
import { publishedTree } from '../../learning/lessons/published-tree.ts'
import {
  COURSE_FILE,
  COURSE_PICTURES,
  type CourseFile,
  type ReadCourse,
} from '../../files/course-markdown/course-file.ts'
import type { Folder } from './folder.ts'
import { addFiles, discardParts, findMedia, storeMedia, type CourseMedia } from './import-media.ts'
import { Mistakes, type MistakeCodes } from '../../files/course-markdown/mistakes.ts'
import { renamePictures } from '../../files/course-markdown/picture-paths.ts'
import { mistakesIn, readCourseFolder, type CourseFolder } from './read-course-folder.ts'

export type ImportDeps = Pick<Deps, 'db' | 'content' | 'files' | 'jobs' | 'payments' | 'now' | 'settings'>

export async function importCourse(deps: ImportDeps, folder: Folder, actor: Actor): Promise<FolderImported> {
  const { folder: read, mistakes } = await readCourseFolder(folder)
  if (!read) throw invalidFields(mistakes)
  const { id, course } = read
  const media = await findMedia(deps, folder, read, mistakes)
  const isNew = await isNewCourse(deps.db, id, course, mistakes)
  const body = withPictures(await withInstructor(deps.db, course.body), media)
  const added = isNew ? newCourse(id, body, course, mistakes) : null
  if (Object.keys(mistakes).length) throw invalidFields(mistakes)
  const tree = treeWithMedia(read, media)
  const writes = contentWrites(deps)
  const parts = await storeMedia(deps, folder, media, actor)
  try {
    await deps.content.write(async (tx, version) => {
      const write = { tx, version, actor }
      if (added) await writes.addWithin(write, { kind: 'course', id }, added)
      else await writes.changeWithin(write, { kind: 'course', id }, changeOf(body))
      if (course.certificateRule) await setCertificateRule(tx, id, course.certificateRule, actor, deps.now())
      await addFiles(deps, tx, media, parts, actor)
      await saveTree(tx, id, tree, deps.now())
    })
  } catch (error) {
    await discardParts(deps, parts)
    throw inFolder(error, course)
  }
  deps.jobs.wake()
  return { course: id, isNew, lessons: read.lessons.length, files: media.newFiles.length }
}

/** An existing course can be changed, except for its class, unless it is in the bin. */
async function isNewCourse(reads: Reads, id: string, course: CourseFile, mistakes: MistakeCodes): Promise<boolean> {
  const own = new Mistakes(COURSE_FILE)
  const [known] = await reads
    .select({ kind: products.kind, category: courses.category, deletedAt: courses.deletedAt })
    .from(products)
    .leftJoin(courses, eq(courses.id, products.id))
    .where(eq(products.id, id))
  if (!known) return true
  const { lines } = course
  if (known.kind !== 'course') own.add(lines.id!, 'not_an_id', 'id')
  else if (known.deletedAt) own.add(lines.id!, 'in_bin', 'id')
  else if (known.category !== course.body.classCourse) own.add(lines.classCourse!, 'cannot_change', 'classCourse')
  Object.assign(mistakes, own.codes)
  return false
}

/**
 * If a course only names its instructor, the other details come from the instructor's page. A course from another
 * school keeps its own details.
 */
async function withInstructor(reads: Reads, body: ReadCourse): Promise<ReadCourse> {
  const { instructorId, instructorName, instructorImg, education } = body
  const isShort = instructorImg === undefined || education === undefined
  const isInstructor = instructorId ? eq(instructors.id, instructorId) : eq(instructors.name, instructorName ?? '')
  const found = await reads
    .select()
    .from(instructors)
    .where(and(isInstructor, instructorId ? undefined : isNull(instructors.deletedAt)))
    .limit(2)
  const one = found.length === 1 && (instructorId || isShort) ? found[0]! : null
  return {
    ...body,
    instructorId: one?.id ?? null,
    instructorImg: instructorImg ?? one?.img,
    education: education ?? one?.education,
  }
}

function withPictures(body: ReadCourse, { pictures }: CourseMedia): ReadCourse {
  const renamed = COURSE_PICTURES.flatMap((name) => {
    const address = body[name]
    return typeof address === 'string' ? [[name, renamePictures(address, pictures)]] : []
  })
  return { ...body, ...(Object.fromEntries(renamed) as Partial<ReadCourse>) }
}

const { hours, videos, quizzes, notes, transcripts } = courseChange.shape
const newCourseBody = courseBody.extend({
  hours: hours.default(0),
  videos: videos.default(0),
  quizzes: quizzes.default(0),
  notes: notes.default(0),
  transcripts: transcripts.default(0),
})

type NewCourse = Parameters<(typeof contentKinds)['course']['toRow']>[0]

/** Fields that are left out get their default. Figures are counted once the lessons are published. */
export function newCourse(id: string, body: ReadCourse, course: CourseFile, mistakes: MistakeCodes): NewCourse | null {
  const { title = '', language = languageOf(title), img = coverAddress({ kind: 'course', id }) } = body
  const checked = checkFields(newCourseBody, { ...body, language, img })
  if (checked.success) return { ...empty, ...checked.data }
  Object.assign(mistakes, mistakesIn(course, checked.codes))
  return null
}

/** The fields among these that a folder leaves out are empty. */
const empty: { [Name in keyof CourseInput as null extends CourseInput[Name] ? Name : never]: null } = {
  formerPrice: null,
  subject: null,
  instructorId: null,
}

/** Learners who joined since the export still count. */
function changeOf({ classCourse: _class, Enrolled: _enrolled, ...body }: ReadCourse) {
  return { ...empty, ...body }
}

export function treeWithMedia({ tree }: CourseFolder, { fileOf, pictures }: Pick<CourseMedia, 'fileOf' | 'pictures'>) {
  const renamed = <Part>(part: Part): Part => JSON.parse(renamePictures(JSON.stringify(part), pictures)) as Part
  return {
    sections: tree.sections.map((section) => ({
      ...section,
      lessons: section.lessons.map((lesson) => ({
        ...lesson,
        body: lesson.body && renamePictures(lesson.body, pictures),
        quiz: renamed(lesson.quiz),
        file: fileOf.get(lesson._id) ?? null,
      })),
    })),
  } satisfies CurriculumTree
}

async function saveTree(tx: Transaction, courseId: string, tree: CurriculumTree, at: Date): Promise<void> {
  await checkDraft(tx, courseId, tree, null, at)
  const draft = await draftOf(tx, courseId, await publishedTree(tx, courseId))
  if (isDeepStrictEqual(draft.tree, tree)) return
  await storeDraft(tx, courseId, { tree, revision: draft.revision + 1, changedAt: at })
}

/** What a database rule refuses, reported under the lines of course.md. */
function inFolder(error: unknown, course: CourseFile): unknown {
  return error instanceof HttpError && error.codes ? invalidFields(mistakesIn(course, error.codes)) : error
}
