// The curriculum as administrators write it: a draft that learners do not see until it is published.
import { eq } from 'drizzle-orm'
import type { CurriculumTree } from '#contract/learning.ts'
import type { Transaction } from '../../db/database.ts'
import { curriculumDrafts } from '../../db/schema-learning.ts'
import { courses } from '../../db/schema.ts'
import { conflict, notFound } from '../../http/errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { recordAction } from '../administration/audit.ts'
import { live, one } from '../catalogue/content-rows.ts'
import type { Deps } from '../deps.ts'
import { keepFigures } from '../media/uploads.ts'
import { compileQuiz } from '../quizzes/compile-quiz.ts'
import { announcingFirst } from './announce-lessons.ts'
import { countChanges, differenceOfTrees } from './compare-trees.ts'
import { countedFigures } from './course-figures.ts'
import { filesOf } from './file-rows.ts'
import { finishedLessons } from './finished-lessons.ts'
import { figuresOf, lessonHtml, readingSeconds } from './lesson-html.ts'
import { publishTree } from './publish.ts'
import { publishedTree } from './published-tree.ts'
import { requireUsable } from './require-usable.ts'

type DraftCalls = Pick<
  Handlers,
  | 'GET /curriculum/{course}/draft'
  | 'PUT /curriculum/{course}'
  | 'POST /curriculum/{course}/publish'
  | 'GET /curriculum/{course}/lesson/{id}'
>

export function draftCalls(deps: Deps): DraftCalls {
  const { db, content, now } = deps
  return {
    async 'GET /curriculum/{course}/draft'({ params }) {
      return db.transaction(async (tx) => {
        const { course, figures } = await courseOf(tx, params.course)
        const published = await publishedTree(tx, params.course)
        const { tree, revision } = await draftOf(tx, params.course, published)
        return {
          course,
          sections: tree.sections,
          revision,
          changes: countChanges(published, finishedLessons(tree)),
          figures: { stored: figures, counted: (await countedFigures(tx, [course._id])).get(course._id) ?? null },
          files: await filesOf(tx, fileIds(tree)),
          published: published.sections.flatMap((section) => section.lessons.map(({ _id }) => _id)),
        }
      })
    },

    async 'PUT /curriculum/{course}'({ params, body: { revision, ...tree } }) {
      return db.transaction(async (tx) => {
        await courseOf(tx, params.course)
        const published = await publishedTree(tx, params.course)
        await requireUsable(tx, params.course, tree)
        await keepFigures(tx, now(), figuresIn(tree))
        const current = await draftOf(tx, params.course, published)
        requireRevision(current.revision, revision)
        const row = { tree, revision: revision + 1, changedAt: now() }
        await tx
          .insert(curriculumDrafts)
          .values({ courseId: params.course, ...row })
          .onConflictDoUpdate({ target: curriculumDrafts.courseId, set: row })
        return { revision: row.revision, changes: countChanges(published, finishedLessons(tree)) }
      })
    },

    async 'POST /curriculum/{course}/publish'({ params, body, caller }) {
      return content.write(async (tx) => {
        const { course } = await courseOf(tx, params.course)
        const published = await publishedTree(tx, params.course)
        const draft = await draftOf(tx, params.course, published)
        const { revision } = draft
        requireRevision(revision, body.revision)
        const tree = finishedLessons(draft.tree)
        const difference = differenceOfTrees(published, tree)
        if (Object.keys(difference).length) {
          await announcingFirst(deps, tx, [params.course], () => publishTree(tx, params.course, tree, now()))
          await recordAction(tx, caller, now(), {
            what: 'publish',
            kind: 'course',
            itemId: params.course,
            name: course.title,
            difference,
          })
        }
        return { revision, changes: 0 }
      })
    },

    async 'GET /curriculum/{course}/lesson/{id}'({ params }) {
      const { tree } = await db.transaction(async (tx) =>
        draftOf(tx, params.course, await publishedTree(tx, params.course)),
      )
      const lesson = tree.sections.flatMap((section) => section.lessons).find(({ _id }) => _id === params.id)
      if (!lesson) throw notFound()
      const { _id, title, kind, body, quiz } = lesson
      const seconds = body === null ? 0 : readingSeconds(body)
      return {
        _id,
        title,
        kind,
        seconds,
        ...(body === null ? {} : { html: lessonHtml(body) }),
        ...(kind === 'quiz' ? { quiz: _id, questions: quiz ? compileQuiz(quiz).questions : [] } : {}),
      }
    },
  }
}

async function courseOf(tx: Transaction, id: string) {
  return one(
    await tx
      .select({
        course: { _id: courses.id, title: courses.title, classCourse: courses.category },
        figures: {
          hours: courses.hours,
          videos: courses.videos,
          quizzes: courses.quizzes,
          notes: courses.notes,
          transcripts: courses.transcripts,
        },
      })
      .from(courses)
      .where(live(courses, id)),
  )
}

/** Locked, so that of two saves based on one revision the second sees the first. Without a draft, what is published. */
async function draftOf(
  tx: Transaction,
  courseId: string,
  published: CurriculumTree,
): Promise<{ tree: CurriculumTree; revision: number }> {
  const [draft] = await tx.select().from(curriculumDrafts).where(eq(curriculumDrafts.courseId, courseId)).for('update')
  return draft ?? { tree: published, revision: 0 }
}

function requireRevision(current: number, based: number): void {
  if (current === based) return
  throw conflict('changed_meanwhile', 'Somebody else has changed this meanwhile. Look at it again before you save.')
}

const figuresIn = (tree: CurriculumTree): string[] =>
  tree.sections.flatMap((section) =>
    section.lessons.flatMap(({ body, quiz }) => figuresOf(`${body ?? ''} ${quiz ? JSON.stringify(quiz) : ''}`)),
  )

const fileIds = (tree: CurriculumTree): string[] =>
  tree.sections.flatMap((section) => section.lessons.flatMap(({ file }) => file ?? []))
