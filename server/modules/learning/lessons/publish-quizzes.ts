// Adds a version of every changed quiz. Attempts keep the version they started with.
import { isDeepStrictEqual } from 'node:util'
import { desc, eq, inArray } from 'drizzle-orm'
import type { CurriculumTree } from '#contract/calls/learning/learning.ts'
import type { QuizDraft } from '#contract/calls/learning/quizzes.ts'
import type { Transaction } from '../../../db/database.ts'
import { newId } from '../../../db/ids.ts'
import { quizKeys, quizVersions } from '../../../db/schema-classroom.ts'
import { texts } from '../../files/texts/texts.ts'
import { KIND_RULES } from './kinds/lesson-kinds.ts'

export async function publishQuizzes(tx: Transaction, tree: CurriculumTree, at: Date): Promise<void> {
  const quizzes = tree.sections.flatMap((section) =>
    section.lessons.flatMap(({ _id, kind, quiz }) =>
      KIND_RULES[kind].hasQuestions && quiz ? [{ lessonId: _id, quiz }] : [],
    ),
  )
  if (!quizzes.length) return
  const known = await newestDrafts(
    tx,
    quizzes.map(({ lessonId }) => lessonId),
  )
  const changed = quizzes.filter(({ lessonId, quiz }) => !isDeepStrictEqual(known.get(lessonId), quiz))
  await addVersions(tx, changed, at)
}

async function addVersions(tx: Transaction, quizzes: { lessonId: string; quiz: QuizDraft }[], at: Date): Promise<void> {
  if (!quizzes.length) return
  const compiled = quizzes.map(async ({ lessonId, quiz }) => {
    const { pass, attempts, daily, minutes, reveal } = quiz
    const { questions, keys } = await texts.compileQuiz(quiz)
    const id = newId()
    const version = { id, lessonId, pass, attempts, daily, minutes, reveal, questions, createdAt: at }
    return { version, keys: { versionId: id, keys } }
  })
  const rows = await Promise.all(compiled)
  await tx.insert(quizVersions).values(rows.map(({ version }) => version))
  await tx.insert(quizKeys).values(rows.map(({ keys }) => keys))
}

/** The authors' versions of quizzes, by lesson. */
export async function newestDrafts(tx: Transaction, lessonIds: string[]): Promise<Map<string, QuizDraft>> {
  if (!lessonIds.length) return new Map()
  const rows = await tx
    .selectDistinctOn([quizVersions.lessonId], { lessonId: quizVersions.lessonId, keys: quizKeys.keys })
    .from(quizVersions)
    .innerJoin(quizKeys, eq(quizKeys.versionId, quizVersions.id))
    .where(inArray(quizVersions.lessonId, lessonIds))
    .orderBy(quizVersions.lessonId, desc(quizVersions.createdAt), desc(quizVersions.id))
  return new Map(rows.map(({ lessonId, keys }) => [lessonId, keys.draft]))
}
