// The draft as learners will see it, for administrators: before the first publishing, and with unpublished changes.
import { eq, TransactionRollbackError } from 'drizzle-orm'
import type { LessonDraft } from '#contract/calls/learning/learning.ts'
import type { Transaction } from '../../../db/database.ts'
import { files, lessons } from '../../../db/schema-learning.ts'
import { notFound } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import type { Deps } from '../../deps.ts'
import { texts } from '../../files/texts/texts.ts'
import { courseOf, draftOf } from './draft-rows.ts'
import { finishedLessons } from './finished-lessons.ts'
import { inSections, preparing } from './learn-calls.ts'
import { KIND_RULES } from './kinds/lesson-kinds.ts'
import { visibleLessons } from './lesson-rows.ts'
import { playOf } from './play.ts'
import { publishTree } from './publish.ts'
import { publishedTree } from './published-tree.ts'

type PreviewCalls = Pick<
  Handlers,
  | 'GET /curriculum/{course}/preview'
  | 'GET /curriculum/{course}/lesson/{id}'
  | 'GET /curriculum/{course}/lesson/{id}/play'
>

export function previewCalls(deps: Deps): PreviewCalls {
  const { db, now } = deps
  return {
    async 'GET /curriculum/{course}/preview'({ params: { course } }) {
      const rows = await withoutTrace(db, async (tx) => {
        await courseOf(tx, course)
        const published = await publishedTree(tx, course)
        const { tree } = await draftOf(tx, course, published)
        await publishTree(tx, course, (await finishedLessons(tree, published)).tree, now())
        return visibleLessons(tx, eq(lessons.courseId, course))
      })
      return { sections: inSections(rows) }
    },

    async 'GET /curriculum/{course}/lesson/{id}'({ params }) {
      const { lesson, before } = await lessonOf(deps, params)
      const { _id, title, kind, body } = lesson
      return {
        _id,
        title,
        kind,
        seconds: 0,
        ...(body === null ? {} : { html: await texts.lessonHtml(body) }),
        ...(await KIND_RULES[kind].preview(lesson, before)),
      }
    },

    async 'GET /curriculum/{course}/lesson/{id}/play'({ params, caller: { userId } }) {
      const { _id, file: fileId } = (await lessonOf(deps, params)).lesson
      if (!fileId) return { sources: [], captions: [], until: now().toISOString() }
      const [file] = await db.select({ state: files.state }).from(files).where(eq(files.id, fileId))
      if (file?.state !== 'ready') throw preparing()
      return playOf(deps, { scope: 'lesson', itemId: _id, fileId, userId })
    },
  }
}

/** Publishes and rolls back, so that a preview is exactly what publishing would produce. */
async function withoutTrace<Result>(db: Deps['db'], work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  let result: { value: Result } | undefined
  try {
    await db.transaction(async (tx) => {
      result = { value: await work(tx) }
      tx.rollback()
    })
  } catch (error) {
    if (!result || !(error instanceof TransactionRollbackError)) throw error
  }
  return result!.value
}

/** A lesson in the draft and its published version. */
async function lessonOf(
  { db }: Deps,
  { course, id }: { course: string; id: string },
): Promise<{ lesson: LessonDraft; before: LessonDraft | undefined }> {
  return db.transaction(async (tx) => {
    const published = await publishedTree(tx, course)
    const { tree } = await draftOf(tx, course, published)
    const find = ({ sections }: typeof tree) =>
      sections.flatMap((section) => section.lessons).find(({ _id }) => _id === id)
    const lesson = find(tree)
    if (!lesson) throw notFound()
    return { lesson, before: find(published) }
  })
}
