// Payouts: an administrator sends the money through a bank or wallet and records it here. A month is paid once it is
// over and its amount no longer changes, so either the displayed amount is recorded or nothing is.
import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm'
import type { z } from 'zod'
import type { payoutsBody } from '#contract/calls/orders/earnings.ts'
import { countTo } from '../../../db/count-to.ts'
import type { Transaction } from '../../../db/database.ts'
import { newId } from '../../../db/ids.ts'
import { earnings, payoutDetails, payouts } from '../../../db/schema-earnings.ts'
import { exchangeRates } from '../../../db/schema-payments.ts'
import { instructors, users } from '../../../db/schema.ts'
import type { Caller } from '../../../http/caller.ts'
import { conflict, invalid, notFound } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import { isWhole, listPage } from '../../../http/paging.ts'
import { recordAction } from '../../../db/audit.ts'
import type { Deps } from '../../deps.ts'
import { monthAfter, monthOf } from '../../dhaka.ts'
import { formatDollars } from '../../money.ts'
import { rateInForce } from '../exchange-rates.ts'
import { owedTo } from './balances.ts'
import { payoutFailedMail, payoutMail } from './payout-mails.ts'
import { detailsAnswer, payoutAnswer } from './payout-rows.ts'
import { recordPayout, type PaidOut } from './record-payout.ts'

type PayoutCalls = Pick<Handlers, 'GET /payoutsDue' | 'GET /payouts' | 'POST /payouts' | 'PUT /payouts/{id}/failed'>
type Batch = z.infer<typeof payoutsBody>

export function payoutCalls({ db, outbox, settings, now }: Deps): PayoutCalls {
  const lastMonth = () => monthAfter(monthOf(now()), -1)

  return {
    async 'GET /payoutsDue'() {
      const month = lastMonth()
      const [owed, rate] = await Promise.all([owedTo(db, month), rateInForce(db)])
      const ids = owed.map(({ instructorId }) => instructorId)
      const people = await db
        .select({ id: instructors.id, name: instructors.name, details: detailsAnswer })
        .from(instructors)
        .leftJoin(payoutDetails, eq(payoutDetails.instructorId, instructors.id))
        .where(inArray(instructors.id, ids))
        .orderBy(asc(instructors.name), asc(instructors.id))
      const sums = new Map(owed.map((each) => [each.instructorId, each]))
      return {
        month,
        rate: rate ? { version: rate.version, taka: rate.taka } : null,
        instructors: people.map(({ id, name, details }) => {
          const { dueCents, balanceCents } = sums.get(id)!
          return { _id: id, name, dueCents, balanceCents, details }
        }),
      }
    },

    async 'GET /payouts'({ query, request }) {
      const where = query.instructor ? eq(payouts.instructorId, query.instructor) : undefined
      const rows = await db
        .select({ ...payoutAnswer, instructor: payouts.instructorId, name: instructors.name })
        .from(payouts)
        .innerJoin(instructors, eq(instructors.id, payouts.instructorId))
        .where(and(where, query.after ? lt(payouts.id, query.after) : undefined))
        .orderBy(desc(payouts.id))
        .limit(query.limit + 1)
      const total = isWhole(rows, query) ? rows.length : await countTo(db, payouts, where)
      return listPage(rows, query, total, request)
    },

    async 'POST /payouts'({ body, caller }) {
      const paid = await db.transaction((tx) => recordBatch(tx, body, caller))
      return { insertedIds: paid.map(({ id }) => id) }
    },

    async 'PUT /payouts/{id}/failed'({ params: { id }, body: { reason }, caller }) {
      const at = now()
      return db.transaction(async (tx) => {
        const [payout] = await tx.select().from(payouts).where(eq(payouts.id, id)).for('update')
        if (!payout) throw notFound()
        if (payout.failedAt) return { modifiedCount: 0 }
        await tx.update(payouts).set({ failedAt: at }).where(eq(payouts.id, id))
        const { instructorId, cents } = payout
        await tx.insert(earnings).values({ id: newId(), instructorId, kind: 'payout', payoutId: id, cents, at })
        const teacher = await teacherOf(tx, instructorId)
        await recordAction(tx, caller, at, {
          what: 'revoke',
          kind: 'payout',
          itemId: id,
          name: teacher.name,
          difference: { amount: [formatDollars(cents), null], reason: [null, reason] },
        })
        if (teacher.email) await outbox.queue(tx, payoutFailedMail(payout, { ...teacher, to: teacher.email }, settings))
        return { modifiedCount: 1 }
      })
    },
  }

  /** Records the whole batch or nothing. A repeated request has the same key and finds the batch already recorded. */
  async function recordBatch(tx: Transaction, batch: Batch, caller: Caller): Promise<PaidOut[]> {
    const { month, key, items } = batch
    const ids = [...new Set(items.map(({ instructor }) => instructor))].toSorted()
    if (ids.length < items.length) throw invalid({ items: 'repeated' })
    // Locked in a fixed order, so that two administrators pay one after the other.
    const locked = await tx
      .select({ id: instructors.id })
      .from(instructors)
      .where(inArray(instructors.id, ids))
      .orderBy(asc(instructors.id))
      .for('update')
    if (locked.length < ids.length) throw notFound()
    const known = await tx.select().from(payouts).where(eq(payouts.requestKey, key))
    if (known.length) {
      if (!isSameBatch(known, items)) throw conflict('key_used', 'This key belongs to another payout.')
      return known
    }
    if (month !== lastMonth()) throw changedMeanwhile()
    const owed = new Map((await owedTo(tx, month, ids)).map((each) => [each.instructorId, each.dueCents]))
    if (items.some(({ instructor, cents }) => owed.get(instructor) !== cents)) throw changedMeanwhile()
    const [rate] = await tx.select().from(exchangeRates).where(eq(exchangeRates.version, batch.rate))
    if (!rate) throw invalid({ rate: 'not_an_id' })
    return pay(tx, batch, rate.taka, caller)
  }

  async function pay(tx: Transaction, batch: Batch, rate: number, caller: Caller): Promise<PaidOut[]> {
    const { month, key, reference, paidOn, items } = batch
    const at = now()
    const paid: PaidOut[] = []
    for (const { instructor: instructorId, cents } of items) {
      const asked = { instructorId, month, cents, rate, reference, paidOn }
      const payout = await recordPayout(tx, asked, { paidBy: caller.userId, requestKey: key, at })
      if (!payout) throw changedMeanwhile()
      const teacher = await teacherOf(tx, instructorId)
      await recordAction(tx, caller, at, {
        what: 'add',
        kind: 'payout',
        itemId: payout.id,
        name: teacher.name,
        difference: { amount: [null, formatDollars(cents)], reference: [null, reference] },
      })
      if (teacher.email) await outbox.queue(tx, payoutMail(payout, { ...teacher, to: teacher.email }, settings))
      paid.push(payout)
    }
    return paid
  }
}

const isSameBatch = (known: PaidOut[], items: Batch['items']): boolean =>
  known.length === items.length &&
  items.every(({ instructor, cents }) =>
    known.some((payout) => payout.instructorId === instructor && payout.cents === cents),
  )

async function teacherOf(tx: Transaction, instructorId: string) {
  const [teacher] = await tx
    .select({ name: instructors.name, email: users.email, language: users.language })
    .from(instructors)
    .leftJoin(users, eq(users.id, instructors.userId))
    .where(eq(instructors.id, instructorId))
  return teacher!
}

const changedMeanwhile = () =>
  conflict(
    'changed_meanwhile',
    'The amount owed has changed since you opened this. Check it before you record the payout.',
  )
