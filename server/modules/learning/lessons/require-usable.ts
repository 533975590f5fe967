// Refuses a draft that could not be published: duplicate ids or ids of another course, quiz keys without a matching
// choice, and missing files.
import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { MAX_LESSONS } from '#contract/constants.ts'
import { isFileKind } from '#contract/files/file-states.ts'
import type { CurriculumTree, LessonDraft } from '#contract/calls/learning/learning.ts'
import type { Transaction } from '../../../db/database.ts'
import { files, lessons, sections } from '../../../db/schema-learning.ts'
import { invalid } from '../../../http/errors.ts'
import { quizMistakes } from '../../files/quiz-content/check-quiz.ts'

/** `teacherId` is null if an administrator is writing. */
export async function requireUsable(
  tx: Transaction,
  courseId: string,
  tree: CurriculumTree,
  teacherId: string | null,
): Promise<void> {
  const all = tree.sections.flatMap((section, index) =>
    section.lessons.map((lesson, at) => ({ lesson, path: `sections.${index}.lessons.${at}` })),
  )
  if (all.length > MAX_LESSONS) throw invalid({ sections: 'invalid' })
  const sectionIds = tree.sections.map(({ _id }) => _id)
  const lessonIds = all.map(({ lesson }) => lesson._id)
  const isRepeated = new Set([...sectionIds, ...lessonIds]).size < sectionIds.length + lessonIds.length
  if (isRepeated || (await areElsewhere(tx, courseId, sectionIds, lessonIds))) throw invalid({ sections: 'not_an_id' })
  const mistakes = all.map(({ lesson: { quiz }, path }) => (quiz ? quizMistakes(quiz, `${path}.quiz`) : {}))
  const found = Object.assign({}, ...mistakes) as ReturnType<typeof quizMistakes>
  if (Object.keys(found).length) throw invalid(found)
  await requireFiles(tx, courseId, all, teacherId)
}

async function areElsewhere(tx: Transaction, courseId: string, sectionIds: string[], lessonIds: string[]) {
  const taken = [
    sectionIds.length &&
      (await tx.$count(sections, and(inArray(sections.id, sectionIds), ne(sections.courseId, courseId)))),
    lessonIds.length && (await tx.$count(lessons, and(inArray(lessons.id, lessonIds), ne(lessons.courseId, courseId)))),
  ]
  return taken.some(Boolean)
}

/**
 * Every buyer sees the ids of the files they play, so knowing an id permits nothing, and teachers may only use their
 * own files. Administrators can share a file with teachers by adding it to their course.
 */
async function requireFiles(
  tx: Transaction,
  courseId: string,
  all: { lesson: LessonDraft; path: string }[],
  teacherId: string | null,
): Promise<void> {
  const named = all.flatMap(({ lesson }) => lesson.file ?? [])
  const mayName = teacherId === null ? undefined : or(eq(files.owner, teacherId), isNamedAlready(courseId))
  // Locks the files against deletion until the draft is stored.
  const rows = named.length
    ? await tx
        .select({ id: files.id, kind: files.kind })
        .from(files)
        .where(and(inArray(files.id, named), mayName))
        .for('key share')
    : []
  const kinds = new Map(rows.map(({ id, kind }) => [id, kind]))
  for (const { lesson, path } of all) {
    const isUsable = !isFileKind(lesson.kind) || lesson.file === null || kinds.get(lesson.file) === lesson.kind
    if (!isUsable) throw invalid({ [`${path}.file`]: 'not_an_id' })
  }
}

/** A file stays usable when its teacher is unlinked, or its administrator steps down. */
const isNamedAlready = (courseId: string) => sql`exists (
  select from lessons where lessons.course_id = ${courseId} and lessons.file_id = ${files.id}
  union all
  select from curriculum_drafts, jsonb_path_query(tree, '$.sections[*].lessons[*]') lesson
  where curriculum_drafts.course_id = ${courseId} and lesson ->> 'file' = ${files.id}::text
)`
