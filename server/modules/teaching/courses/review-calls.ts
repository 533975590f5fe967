// Reviews of teachers' courses: requesting, withdrawing, and an administrator's decision.
import { and, asc, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { paths } from '#contract/paths.ts'
import type { ListedReview, ReviewedCourse } from '#contract/calls/teaching/teaching.ts'
import type { Transaction } from '../../../db/database.ts'
import { newId } from '../../../db/ids.ts'
import { courseReviews } from '../../../db/schema-teaching.ts'
import { courses } from '../../../db/schema.ts'
import type { Caller } from '../../../http/caller.ts'
import { conflict, invalid, notFound, one } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import { isWhole, listPage } from '../../../http/paging.ts'
import { recordAction } from '../../../db/audit.ts'
import { contentKinds } from '../../catalogue/content/content-kinds.ts'
import { live } from '../../catalogue/content/content-rows.ts'
import { contentWrites } from '../../catalogue/content/content-writes.ts'
import { mailReviewer, mailTeacher } from '../../live/batches/review-mails.ts'
import { inReview } from '../../catalogue/content/taught-courses.ts'
import type { Deps } from '../../deps.ts'
import { announcingFirst } from '../../learning/lessons/announce-lessons.ts'
import { draftOf } from '../../learning/lessons/draft-rows.ts'
import { finishedLessons } from '../../learning/lessons/finished-lessons.ts'
import { publishTree } from '../../learning/lessons/publish.ts'
import { publishedTree } from '../../learning/lessons/published-tree.ts'
import { changesBetween } from './review-changes.ts'
import { checksOf, isMissing } from './review-checks.ts'

type ReviewCalls = Pick<
  Handlers,
  'POST /course/{id}/review' | 'GET /course/{id}/review' | 'PUT /course/{id}/review' | 'GET /reviews'
>

const isOpen = isNull(courseReviews.decision)
/** Whether a reviewer has sent the course back before. */
const wasSentBack = sql`exists (
  select from course_reviews earlier where earlier.course_id = courses.id and earlier.decision = 'sent_back'
)`
const listed = {
  _id: courseReviews.id,
  course: courses.id,
  title: sql<string>`coalesce(${courses.proposed} ->> 'title', ${courses.title})`,
  teacher: courses.instructorName,
  kind: sql<
    ListedReview['kind']
  >`case when ${wasSentBack} then 'again' when ${courses.isListed} then 'change' else 'new' end`,
  askedAt: courseReviews.askedAt,
}

export function reviewCalls(deps: Deps): ReviewCalls {
  const { db, content, now } = deps
  const writes = contentWrites(deps)

  return {
    async 'POST /course/{id}/review'({ params: { id }, body, caller }) {
      await db.transaction(async (tx) => {
        const course = one(await tx.select().from(courses).where(live(courses, id)).for('update'))
        await (body.state === 'in_review' ? ask(tx, course, caller) : withdraw(tx, course, caller))
      })
      return { modifiedCount: 1 }
    },

    async 'GET /reviews'({ query, request }) {
      const rows = await db
        .select(listed)
        .from(courseReviews)
        .innerJoin(courses, and(eq(courses.id, courseReviews.courseId), isNull(courses.deletedAt)))
        .where(and(isOpen, query.after ? gt(courseReviews.id, query.after) : undefined))
        .orderBy(asc(courseReviews.id))
        .limit(query.limit + 1)
      const total = isWhole(rows, query) ? rows.length : await db.$count(courseReviews, isOpen)
      return listPage(
        rows.map((row) => ({ ...row, askedAt: row.askedAt.toISOString() })),
        query,
        total,
        request,
      )
    },

    async 'GET /course/{id}/review'({ params: { id } }) {
      return db.transaction(async (tx) => {
        const [row] = await tx
          .select({ ...listed, isListed: courses.isListed, classCourse: courses.category, now: courseReviews.course })
          .from(courseReviews)
          .innerJoin(courses, and(eq(courses.id, courseReviews.courseId), isNull(courses.deletedAt)))
          .where(and(eq(courseReviews.courseId, id), isOpen))
        if (!row) throw notFound('This course isn’t waiting for a review.')
        const { now: asked, ...review } = row
        const last = await lastDecided(tx, id)
        const sentBack = last?.decision === 'sent_back' ? last : undefined
        // Without an earlier review, a change is compared with the course on sale.
        const before = last?.course ?? (review.isListed ? await soldNow(tx, id) : null)
        return {
          ...review,
          askedAt: review.askedAt.toISOString(),
          note: sentBack?.note ?? null,
          sentBackAt: sentBack?.decidedAt?.toISOString() ?? null,
          ...changesBetween(before, asked),
        }
      })
    },

    async 'PUT /course/{id}/review'({ params: { id }, body: { state, note = '', review }, caller }) {
      if (state === 'sent_back' && !note) throw invalid({ note: 'required' })
      await content.write(async (tx, version) => {
        const course = one(await tx.select().from(courses).where(live(courses, id)).for('update'))
        const decided = { decision: state, decidedBy: caller.userId, decidedAt: now(), note: note || null }
        const [open] = await tx
          .update(courseReviews)
          .set(decided)
          .where(and(eq(courseReviews.courseId, id), isOpen, review ? eq(courseReviews.id, review) : undefined))
          .returning()
        if (!open) throw decidedMeanwhile()
        if (state === 'published') await approve(tx, version, course, caller)
        else await tx.update(courses).set({ reviewState: state, reviewNote: note }).where(eq(courses.id, id))
        await recordAction(tx, caller, now(), {
          what: state === 'published' ? 'accept' : 'sendBack',
          kind: 'course',
          itemId: id,
          name: course.title,
          difference: { review: ['in_review', state], ...(note ? { note: [null, note] } : {}) },
        })
        const { title, instructorId } = course
        await mailTeacher(deps, tx, { title, instructorId, path: paths.teachCourse(id), state, note })
      })
      return { modifiedCount: 1 }
    },
  }

  async function ask(tx: Transaction, course: Row, caller: Caller): Promise<void> {
    const { id, isListed, reviewState, proposed } = course
    if (reviewState === 'in_review') throw inReview()
    if (isListed && !proposed) throw nothingToReview()
    if (!isListed && (await checksOf(tx, id)).some(isMissing)) throw unfinished()
    const sent = await currentCourse(tx, course)
    const row = { id: newId(), courseId: id, askedBy: caller.userId, askedAt: now(), course: sent }
    await tx.insert(courseReviews).values(row)
    await setState(tx, course, 'in_review', caller)
    await mailReviewer(deps, tx, { title: course.title, path: paths.adminReview(id), teacher: course.instructorName })
  }

  async function withdraw(tx: Transaction, course: Row, caller: Caller): Promise<void> {
    if (course.reviewState !== 'in_review') throw notInReview()
    await tx
      .update(courseReviews)
      .set({ decision: 'withdrawn', decidedBy: caller.userId, decidedAt: now() })
      .where(and(eq(courseReviews.courseId, course.id), isOpen))
    await setState(tx, course, 'draft', caller)
  }

  async function setState(
    tx: Transaction,
    { id, title, reviewState }: Row,
    state: 'in_review' | 'draft',
    caller: Caller,
  ) {
    await tx.update(courses).set({ reviewState: state }).where(eq(courses.id, id))
    const difference = { review: [reviewState, state] as [unknown, unknown] }
    await recordAction(tx, caller, now(), { what: 'change', kind: 'course', itemId: id, name: title, difference })
  }

  /** A new course is listed with its current lessons. For one on sale, the proposed fields are applied. */
  async function approve(tx: Transaction, version: number, course: Row, actor: Caller): Promise<void> {
    const { id, proposed, isListed } = course
    const approved = { reviewState: 'published' as const, reviewNote: null, proposed: null }
    if (isListed) {
      await tx.update(courses).set(approved).where(eq(courses.id, id))
      if (proposed) await writes.changeWithin({ tx, version, actor }, { kind: 'course', id }, proposed)
      return
    }
    const published = await publishedTree(tx, id)
    const draft = await draftOf(tx, id, published)
    const { tree } = await finishedLessons(draft.tree, published)
    const onSale = { ...approved, isListed: true, createdAt: now(), changedIn: version }
    await tx.update(courses).set(onSale).where(eq(courses.id, id))
    await announcingFirst(deps, tx, [id], () => publishTree(tx, id, tree, now()))
  }
}

type Row = typeof courses.$inferSelect

/** The course with its teacher's proposed changes. */
async function currentCourse(tx: Transaction, course: Row): Promise<ReviewedCourse> {
  const { fields, tree } = await soldNow(tx, course.id)
  return { fields: { ...fields, ...course.proposed }, tree }
}

async function soldNow(tx: Transaction, id: string): Promise<ReviewedCourse> {
  const { fields } = one(
    await tx.select({ fields: contentKinds.course.fields }).from(courses).where(eq(courses.id, id)),
  )
  const { tree } = await draftOf(tx, id, await publishedTree(tx, id))
  return { fields, tree }
}

async function lastDecided(tx: Transaction, courseId: string) {
  const decisions = inArray(courseReviews.decision, ['sent_back', 'published'])
  const [row] = await tx
    .select()
    .from(courseReviews)
    .where(and(eq(courseReviews.courseId, courseId), decisions))
    .orderBy(desc(courseReviews.id))
    .limit(1)
  return row
}

const decidedMeanwhile = () =>
  conflict('changed_meanwhile', 'Someone else has already decided, or the teacher withdrew the course.')
const unfinished = () => conflict('incomplete', 'Some things are still missing. Check the list.')
const nothingToReview = () => conflict('nothing_to_review', 'There are no changes to review in this course.')
const notInReview = () => conflict('not_in_review', 'This course isn’t in review.')
