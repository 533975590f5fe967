// The curriculum as administrators and teachers edit it: a draft that learners don't see until it is published.
import type { ReviewState } from '#contract/constants.ts'
import type { CurriculumTree } from '#contract/calls/learning/learning.ts'
import { conflict } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import { recordAction } from '../../../db/audit.ts'
import { inReview } from '../../catalogue/content/taught-courses.ts'
import type { Deps } from '../../deps.ts'
import { announcingFirst } from './announce-lessons.ts'
import { countChanges, differenceOfTrees } from './compare-trees.ts'
import { countedFigures } from './course-figures.ts'
import { checkDraft, courseOf, draftOf, setCertificateRule, storeDraft } from './draft-rows.ts'
import { filesOf } from '../../files/uploads/file-rows.ts'
import { finishedLessons } from './finished-lessons.ts'
import { publishTree } from './publish.ts'
import { publishedTree } from './published-tree.ts'

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

    async 'PUT /curriculum/{course}'({ params, body: { revision, ...tree }, caller }) {
      return db.transaction(async (tx) => {
        requireEditable(await courseOf(tx, params.course))
        const published = await publishedTree(tx, params.course)
        await checkDraft(tx, params.course, tree, caller.role === 'admin' ? null : caller.userId, now())
        requireRevision((await draftOf(tx, params.course, published)).revision, revision)
        await storeDraft(tx, params.course, { tree, revision: revision + 1, changedAt: now() })
        return { revision: revision + 1, ...(await whatPublishingDoes(published, tree)) }
      })
    },

    async 'POST /curriculum/{course}/publish'({ params, body, caller }) {
      return content.write(async (tx) => {
        const { course, isListed } = await courseOf(tx, params.course)
        if (!isListed) throw notReviewed()
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
      await db.transaction((tx) => setCertificateRule(tx, params.course, rule, caller, now()))
      return { modifiedCount: 1 }
    },
  }
}

async function whatPublishingDoes(published: CurriculumTree, draft: CurriculumTree) {
  const { tree, wrongFormulas } = await finishedLessons(draft, published)
  return { changes: countChanges(published, tree), wrongFormulas }
}

/** For a course on sale, a review only covers details such as its title, price and type. */
function requireEditable({ reviewState, isListed }: { reviewState: ReviewState; isListed: boolean }): void {
  if (reviewState === 'in_review' && !isListed) throw inReview()
}

const notReviewed = () =>
  conflict('not_reviewed', 'This course isn’t approved yet. Approving it publishes the lessons.')

function requireRevision(current: number, based: number): void {
  if (current === based) return
  throw conflict('changed_meanwhile', 'Someone else has changed this since you opened it. Check it before you save.')
}

const fileIds = (tree: CurriculumTree): string[] =>
  tree.sections.flatMap((section) => section.lessons.flatMap(({ file }) => file ?? []))
