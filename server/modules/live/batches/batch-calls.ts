// What hosts and administrators do with batches: planning, changing and cancelling them, and their lists.
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { BatchBody, BatchChange } from '#contract/calls/live/live.ts'
import { paths } from '#contract/paths.ts'
import { instantOf } from '#contract/live/zoned-times.ts'
import type { Transaction } from '../../../db/database.ts'
import { countTo } from '../../../db/count-to.ts'
import { liveBatches, liveSessions } from '../../../db/schema-live.ts'
import { instructors } from '../../../db/schema.ts'
import type { Caller } from '../../../http/caller.ts'
import { conflict, HttpError, invalid, one } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import { isWhole, listPage } from '../../../http/paging.ts'
import { recordAction } from '../../../db/audit.ts'
import { differenceOf } from '../../../db/difference.ts'
import { refusePriceWithoutPayments } from '../../catalogue/content/prices.ts'
import { mailReviewer, mailTeacher } from './review-mails.ts'
import { isInstructorOf } from '../../catalogue/content/teacher-rule.ts'
import type { Deps } from '../../deps.ts'
import { toCents, toDollars } from '../../money.ts'
import { cancelBatch, finishCancelling } from './cancel-batch.ts'
import { hostedBatch, isToCome, reviewOf, withFacts, type BatchRow } from './batch-rows.ts'
import { createBatch } from './create-batch.ts'
import { isInstructorBusy } from './tutor-times.ts'
import { timesOf } from './weekly-pattern.ts'

type BatchCalls = Pick<
  Handlers,
  | 'GET /teach/rooms'
  | 'POST /teach/live'
  | 'PUT /live/{id}'
  | 'PUT /live/{id}/review'
  | 'POST /live/{id}/cancel'
  | 'GET /teach/live'
  | 'GET /admin/live'
>

export function batchCalls(deps: Deps): BatchCalls {
  const { db, content, rooms, now } = deps
  return {
    async 'GET /teach/rooms'() {
      return { kind: rooms.kind }
    },

    async 'POST /teach/live'({ body, caller }) {
      refusePriceWithoutPayments(deps, body)
      const at = now()
      const startsAt = plannedTimes(body, at)
      // Without a link, nobody could join.
      if (rooms.kind === 'link' && !body.roomLink) throw invalid({ roomLink: 'required' })
      const insertedId = await content.write(async (tx) => {
        const tutor = await tutorOf(tx, body, caller)
        const { instructorId } = tutor
        if (instructorId && (await isInstructorBusy(tx, instructorId, startsAt, body.minutes))) {
          throw invalid({ [planField(body)]: 'overlaps' })
        }
        const { programme, subject, title, about, zone, minutes, staysOpen = false, roomLink } = body
        const id = await createBatch(tx, {
          ...tutor,
          programme,
          subject,
          title,
          about,
          zone,
          minutes,
          startsAt,
          priceCents: toCents(body.price),
          staysOpen,
          roomLink: roomLink || null,
          createdBy: caller.userId,
          createdAt: at,
          reviewAskedAt: caller.role === 'admin' ? null : at,
        })
        await recordAction(tx, caller, at, { what: 'add', kind: 'live', itemId: id, name: title })
        if (caller.role !== 'admin') {
          await mailReviewer(deps, tx, { title, path: paths.adminLiveBatch(id), teacher: tutor.tutorName })
        }
        return id
      })
      return { insertedId }
    },

    async 'PUT /live/{id}'({ params, body, caller }) {
      refusePriceWithoutPayments(deps, body)
      await content.write(async (tx) => {
        const batch = await lockOpen(tx, params.id)
        const row = changedRow(body)
        if (!Object.keys(row).length) return
        const difference = differenceOf(fieldsOf(batch), fieldsOf({ ...batch, ...row }))
        const name = row.title ?? batch.title
        const asks = caller.role !== 'admin' && needsReview(batch, Object.keys(difference))
        const review = asks ? { reviewAskedAt: now(), reviewNote: null } : {}
        await tx
          .update(liveBatches)
          .set({ ...row, ...review })
          .where(eq(liveBatches.id, batch.id))
        await recordAction(tx, caller, now(), { what: 'change', kind: 'live', itemId: batch.id, name, difference })
        if (asks && reviewOf(batch) !== 'in_review') {
          await mailReviewer(deps, tx, { title: name, path: paths.adminLiveBatch(batch.id), teacher: batch.tutorName })
        }
      })
      return { modifiedCount: 1 }
    },

    async 'PUT /live/{id}/review'({ params, body: { state, note = '', askedAt }, caller }) {
      if (state === 'sent_back' && !note) throw invalid({ note: 'required' })
      await content.write(async (tx) => {
        const batch = await lockOpen(tx, params.id)
        const { title, instructorId } = batch
        const isSeen = batch.reviewAskedAt?.getTime() === Date.parse(askedAt)
        if (!isSeen || reviewOf(batch) !== 'in_review') throw decidedMeanwhile()
        const decided = state === 'published' ? { reviewAskedAt: null } : { reviewNote: note }
        await tx.update(liveBatches).set(decided).where(eq(liveBatches.id, batch.id))
        await recordAction(tx, caller, now(), {
          what: state === 'published' ? 'accept' : 'sendBack',
          kind: 'live',
          itemId: batch.id,
          name: title,
          difference: { review: ['in_review', state], ...(note ? { note: [null, note] } : {}) },
        })
        await mailTeacher(deps, tx, { title, instructorId, path: paths.teachLiveBatch(batch.id), state, note })
      })
      return { modifiedCount: 1 }
    },

    async 'POST /live/{id}/cancel'({ params, caller }) {
      await content.write(async (tx) => {
        const batch = await lockOpen(tx, params.id)
        // Classes that were held were paid for. Administrators can still refund an order.
        const isLeft = and(eq(liveSessions.batchId, batch.id), isToCome(now()))
        if (!(await tx.$count(liveSessions, isLeft))) throw new HttpError(410, 'over', 'These classes are over.')
        await cancelBatch(deps, tx, batch, caller)
      })
      await finishCancelling(deps, caller, params.id)
      return { modifiedCount: 1 }
    },

    async 'GET /teach/live'({ caller }) {
      const rows = await db
        .select({ batch: liveBatches })
        .from(liveBatches)
        .innerJoin(
          instructors,
          and(eq(instructors.id, liveBatches.instructorId), isInstructorOf(sql`${caller.userId}::uuid`)),
        )
        .where(isNull(liveBatches.deletedAt))
        .orderBy(desc(liveBatches.id))
      const facts = await withFacts(
        db,
        rows.map(({ batch }) => batch),
      )
      return facts.map((each) => hostedBatch(each, now()))
    },

    async 'GET /admin/live'({ query, request }) {
      const words = query.q
        .toLowerCase()
        .split(/\s+/)
        .filter(Boolean)
        .map((word) => sql`position(${word} in lower(${liveBatches.title} || ' ' || ${liveBatches.tutorName})) > 0`)
      const where = and(isNull(liveBatches.deletedAt), ...words)
      const rows = await db
        .select()
        .from(liveBatches)
        .where(and(where, query.after ? lt(liveBatches.id, query.after) : undefined))
        .orderBy(desc(liveBatches.id))
        .limit(query.limit + 1)
      const items = (await withFacts(db, rows)).map((facts) => hostedBatch(facts, now()))
      const total = isWhole(rows, query) ? rows.length : await countTo(db, liveBatches, where, query)
      return listPage(items, query, total, request)
    },
  }
}

async function lockOpen(tx: Transaction, id: string): Promise<BatchRow> {
  const batch = one(
    await tx
      .select()
      .from(liveBatches)
      .where(and(eq(liveBatches.id, id), isNull(liveBatches.deletedAt)))
      .for('no key update'),
  )
  if (batch.cancelledAt) throw conflict('class_cancelled', 'These classes were cancelled.')
  return batch
}

/** An unapproved batch is reviewed in its current form. For a batch on sale, only a new title or price is reviewed. */
const needsReview = ({ reviewAskedAt }: BatchRow, changed: string[]): boolean =>
  changed.some((field) => reviewAskedAt !== null || field === 'title' || field === 'price')

const decidedMeanwhile = () =>
  conflict('changed_meanwhile', 'These classes have changed, or someone else has already decided. Check them again.')

const planField = ({ pattern }: BatchBody) => (pattern ? 'pattern' : 'dates')

/** The times of the classes, in the batch's zone. */
function plannedTimes(body: BatchBody, now: Date): Date[] {
  const { pattern, dates, zone, minutes } = body
  const times = (pattern ? timesOf(pattern) : dates!).map((time) => instantOf(time, zone))
  if (times.some((time) => time <= now)) throw invalid({ [planField(body)]: 'in_past' })
  const inOrder = times.map(Number).toSorted((one, other) => one - other)
  const isTooClose = inOrder.some((time, index) => time - (inOrder[index - 1] ?? -Infinity) < minutes * 60_000)
  if (isTooClose) throw invalid({ [planField(body)]: 'overlaps' })
  return times
}

/** A teacher's own entry. An administrator names another instructor, or only a name. */
async function tutorOf(tx: Transaction, { instructor, tutor }: BatchBody, caller: Caller) {
  const condition =
    caller.role === 'admin' && (instructor || tutor)
      ? instructor && eq(instructors.id, instructor)
      : isInstructorOf(sql`${caller.userId}::uuid`)
  const [found] = condition
    ? await tx
        .select({ instructorId: instructors.id, tutorName: instructors.name })
        .from(instructors)
        .where(and(condition, isNull(instructors.deletedAt)))
    : []
  if (found) return found
  if (instructor || !tutor) throw invalid({ instructor: instructor ? 'not_an_id' : 'required' })
  return { instructorId: null, tutorName: tutor }
}

function changedRow({ title, about, price, staysOpen, roomLink }: BatchChange) {
  return {
    ...(title === undefined ? {} : { title }),
    ...(about === undefined ? {} : { about }),
    ...(price === undefined ? {} : { priceCents: toCents(price) }),
    ...(staysOpen === undefined ? {} : { staysOpen }),
    ...(roomLink === undefined ? {} : { roomLink: roomLink || null }),
  }
}

const fieldsOf = ({ title, about, priceCents, staysOpen, roomLink }: BatchRow) => ({
  title,
  about,
  price: toDollars(priceCents),
  staysOpen,
  roomLink,
})
