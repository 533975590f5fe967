// What a new course needs before an administrator reviews it.
import { inArray, eq, sql } from 'drizzle-orm'
import { MIN_REVIEWED_LESSONS, RECOMMENDED_CHECKS, REVIEW_DETAILS } from '#contract/constants.ts'
import { isFileKind } from '#contract/files/file-states.ts'
import type { LessonDraft } from '#contract/calls/learning/learning.ts'
import type { Check } from '#contract/calls/teaching/teaching.ts'
import type { Database, Transaction } from '../../../db/database.ts'
import { curriculumDrafts, files } from '../../../db/schema-learning.ts'
import { courses } from '../../../db/schema.ts'
import { finishedLessons } from '../../learning/lessons/finished-lessons.ts'
import { KIND_RULES } from '../../learning/lessons/kinds/lesson-kinds.ts'

const NONE = { sections: [] }

export const isMissing = ({ what, isDone }: Check): boolean => !isDone && !RECOMMENDED_CHECKS.includes(what)

export async function checksOf(db: Database | Transaction, courseId: string): Promise<Check[]> {
  const [course] = await db.select().from(courses).where(eq(courses.id, courseId))
  const [draft] = await db.select().from(curriculumDrafts).where(eq(curriculumDrafts.courseId, courseId))
  const { tree } = await finishedLessons(draft?.tree ?? NONE, NONE)
  const written = tree.sections.flatMap(({ lessons }) => lessons)
  const states = await statesOf(db, written)
  const ready = written.filter(({ kind, file }) => !isFileKind(kind) || (file && states.get(file)?.isReady))
  const mute = ready.filter(({ kind, file }) => KIND_RULES[kind].isVideo && !states.get(file!)?.hasCaptions)
  const { title, about, shortDescription, img, lacksPrice } = course!
  const missing = missingDetails(course!)
  return [
    { what: 'texts', isDone: [title, about, shortDescription].every((text) => text.trim() !== '') },
    { what: 'cover', isDone: img !== '' },
    { what: 'price', isDone: !lacksPrice },
    { what: 'details', isDone: missing.length === 0, missing },
    { what: 'preview', isDone: ready.some(({ free }) => free) },
    { what: 'lessons', isDone: ready.length >= MIN_REVIEWED_LESSONS, count: ready.length },
    { what: 'captions', isDone: mute.length === 0, count: mute.length },
  ]
}

type Row = typeof courses.$inferSelect

/** The details that Add Course asks for. A course may have no quizzes, but it can't be empty. */
function missingDetails({ category, video, hours, videos, quizzes, notes }: Row): (typeof REVIEW_DETAILS)[number][] {
  const isMissing = { classCourse: !category, video: !video, hours: !hours, counts: !(videos + quizzes + notes) }
  return REVIEW_DETAILS.filter((name) => isMissing[name])
}

type FileState = { isReady: boolean; hasCaptions: boolean }

async function statesOf(db: Database | Transaction, lessons: LessonDraft[]): Promise<Map<string, FileState>> {
  const named = lessons.flatMap(({ file }) => file ?? [])
  if (!named.length) return new Map()
  const rows = await db
    .select({
      id: files.id,
      isReady: sql<boolean>`${files.state} = 'ready'`,
      hasCaptions: sql<boolean>`exists (select from file_captions where file_captions.file_id = files.id)`,
    })
    .from(files)
    .where(inArray(files.id, named))
  return new Map(rows.map(({ id, ...state }) => [id, state]))
}
