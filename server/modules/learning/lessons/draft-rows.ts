// A course and its draft, as read and written by administrators' calls and the import.
import { eq } from 'drizzle-orm'
import type { CertificateRule } from '#contract/constants.ts'
import type { CurriculumTree } from '#contract/calls/learning/learning.ts'
import type { Transaction } from '../../../db/database.ts'
import { curriculumDrafts } from '../../../db/schema-learning.ts'
import { courses } from '../../../db/schema.ts'
import { one } from '../../../http/errors.ts'
import { recordAction, type Actor } from '../../../db/audit.ts'
import { live } from '../../catalogue/content/content-rows.ts'
import { figuresOf } from '../../files/markup/lesson-html.ts'
import { keepFigures } from '../../files/media/uploads.ts'
import { requireUsable } from './require-usable.ts'

export async function courseOf(tx: Transaction, id: string) {
  return one(
    await tx
      .select({
        course: { _id: courses.id, title: courses.title, classCourse: courses.category },
        certificateRule: courses.certificateRule,
        reviewState: courses.reviewState,
        isListed: courses.isListed,
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

/**
 * Locked, so that of two saves based on one revision, the second sees the first. Without a draft, returns the published
 * tree.
 */
export async function draftOf(
  tx: Transaction,
  courseId: string,
  published: CurriculumTree,
): Promise<{ tree: CurriculumTree; revision: number }> {
  const [draft] = await tx.select().from(curriculumDrafts).where(eq(curriculumDrafts.courseId, courseId)).for('update')
  return draft ?? { tree: published, revision: 0 }
}

/**
 * Throws if the draft couldn't be published, and keeps the pictures it shows. `teacherId` is null if an administrator
 * is writing.
 */
export async function checkDraft(
  tx: Transaction,
  courseId: string,
  tree: CurriculumTree,
  teacherId: string | null,
  at: Date,
): Promise<void> {
  await requireUsable(tx, courseId, tree, teacherId)
  await keepFigures(tx, at, figuresIn(tree))
}

export async function storeDraft(
  tx: Transaction,
  courseId: string,
  row: Omit<typeof curriculumDrafts.$inferInsert, 'courseId'>,
): Promise<void> {
  await tx
    .insert(curriculumDrafts)
    .values({ courseId, ...row })
    .onConflictDoUpdate({ target: curriculumDrafts.courseId, set: row })
}

const figuresIn = (tree: CurriculumTree): string[] =>
  tree.sections.flatMap((section) =>
    section.lessons.flatMap(({ body, quiz }) => figuresOf(`${body ?? ''} ${quiz ? JSON.stringify(quiz) : ''}`)),
  )

export async function setCertificateRule(
  tx: Transaction,
  courseId: string,
  rule: CertificateRule,
  actor: Actor,
  at: Date,
): Promise<void> {
  const { course, certificateRule } = await courseOf(tx, courseId)
  if (certificateRule === rule) return
  await tx.update(courses).set({ certificateRule: rule }).where(eq(courses.id, courseId))
  await recordAction(tx, actor, at, {
    what: 'change',
    kind: 'course',
    itemId: courseId,
    name: course.title,
    difference: { certificateRule: [certificateRule, rule] },
  })
}
