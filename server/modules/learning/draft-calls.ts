// The curriculum editor: a draft that learners do not see until it is published.
import { eq } from 'drizzle-orm'
import type { CurriculumTree } from '#contract/learning.ts'
import { curriculumDrafts } from '../../db/schema-learning.ts'
import { courses } from '../../db/schema.ts'
import { conflict } from '../../http/errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { recordAction } from '../audit/audit.ts'
import type { Deps } from '../deps.ts'
import { keepFigures } from '../media/uploads.ts'
import { announcingFirst } from './announce-lessons.ts'
import { countChanges, differenceOfTrees } from './compare-trees.ts'
import { countedFigures } from './course-figures.ts'
import { courseOf, draftOf } from './draft-rows.ts'
import { filesOf } from '../files/file-rows.ts'
import { finishedLessons } from './finished-lessons.ts'
import { figuresOf } from '../markup/lesson-html.ts'
import { publishTree } from './publish.ts'
import { publishedTree } from './published-tree.ts'
import { requireUsable } from './require-usable.ts'

type DraftCalls = Pick<
  Handlers,
  | 'GET /curriculum/{course}/draft'
  | 'PUT /curriculum/{course}'
  | 'POST /curriculum/{course}/publish'
  | 'PUT /curriculum/{course}/certificateRule'
>

export function draftCalls(deps: Deps): DraftCalls {
  const { db, content, now } = deps
  return {
    async 'GET /curriculum/{course}/draft'({ params }) {
      return db.transaction(async (tx) => {
        const { course, figures, certificateRule } = await courseOf(tx, params.course)
        const published = await publishedTree(tx, params.course)
        const { tree, revision } = await draftOf(tx, params.course, published)
        return {
          course,
          sections: tree.sections,
          revision,
          ...(await whatPublishingDoes(published, tree)),
          certificateRule,
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
        return { revision: row.revision, ...(await whatPublishingDoes(published, tree)) }
      })
    },

    async 'POST /curriculum/{course}/publish'({ params, body, caller }) {
      return content.write(async (tx) => {
        const { course } = await courseOf(tx, params.course)
        const published = await publishedTree(tx, params.course)
        const draft = await draftOf(tx, params.course, published)
        const { revision } = draft
        requireRevision(revision, body.revision)
        const { tree, wrongFormulas } = await finishedLessons(draft.tree, published)
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
        return { revision, changes: 0, wrongFormulas }
      })
    },

    async 'PUT /curriculum/{course}/certificateRule'({ params, body: { rule }, caller }) {
      await db.transaction(async (tx) => {
        const { course, certificateRule } = await courseOf(tx, params.course)
        if (certificateRule === rule) return
        await tx.update(courses).set({ certificateRule: rule }).where(eq(courses.id, course._id))
        await recordAction(tx, caller, now(), {
          what: 'change',
          kind: 'course',
          itemId: course._id,
          name: course.title,
          difference: { certificateRule: [certificateRule, rule] },
        })
      })
      return { modifiedCount: 1 }
    },
  }
}

async function whatPublishingDoes(published: CurriculumTree, draft: CurriculumTree) {
  const { tree, wrongFormulas } = await finishedLessons(draft, published)
  return { changes: countChanges(published, tree), wrongFormulas }
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
