// Questions and correct answers of published versions. A version never changes, and many learners take the same one
// within minutes, so the ones used last are kept in memory, and saving and submitting read neither.
import { eq, sql } from 'drizzle-orm'
import type { Question } from '#contract/calls/learning/quizzes.ts'
import type { Reads } from '../../../db/database.ts'
import { quizKeys, quizVersions, type QuizKey } from '../../../db/schema-classroom.ts'
import { one } from '../../../http/errors.ts'

const MAX_KEPT = 100

/** The keys are for grading and for reviewing submitted attempts, never for an open attempt. */
export type VersionTexts = { questions: Question[]; keys: QuizKey[] }

export function prepareVersionTexts(reads: Reads): (versionId: string) => Promise<VersionTexts> {
  const kept = new Map<string, VersionTexts>()
  const read = reads
    .select({ questions: quizVersions.questions, keys: sql<QuizKey[]>`${quizKeys.keys} -> 'answers'` })
    .from(quizVersions)
    .innerJoin(quizKeys, eq(quizKeys.versionId, quizVersions.id))
    .where(eq(quizVersions.id, sql.placeholder('id')))
    .prepare('version_texts')
  return async (id) => {
    const texts = kept.get(id) ?? one(await read.execute({ id }))
    // The least recently used entry is at the front and is removed first.
    kept.delete(id)
    kept.set(id, texts)
    if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value!)
    return texts
  }
}
