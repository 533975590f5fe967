// Random sales, refunds, disputes, changes of shares and payouts, all at once; afterwards the ledger has to agree with
// the orders.
import assert from 'node:assert/strict'
import { eq, sql } from 'drizzle-orm'
import { newId } from '#server/db/ids.ts'
import { earnings, payouts } from '#server/db/schema-earnings.ts'
import { paymentAttempts } from '#server/db/schema-payments.ts'
import { instructors, orders } from '#server/db/schema.ts'
import { monthAfter, monthOf, startOfMonth } from '#server/modules/dhaka.ts'
import { compareEarnings } from '#server/modules/orders/earnings/compare-earnings.ts'
import { recordRefundsAndDisputes } from '#server/modules/orders/orders/record-refunds.ts'
import { applyCharge } from '#server/modules/orders/orders/settle.ts'
import type { Person, TestServer } from '../test-server.ts'
import { linkedTeacher, waitFor, type LinkedTeacher } from '../teaching/teachers.ts'

type Sale = { id: string; reference: string; cents: number; whom: LinkedTeacher; share: number | null }
type Answer = Parameters<typeof recordRefundsAndDisputes>[3]

const TEACHERS = 5
const AT_ONCE = 8
const MONTHS = 3

/** The same numbers for the same seed, so that a failure can be repeated. */
export function randomFrom(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const upTo = (max: number) => 1 + Math.floor(next() * max)
  return {
    upTo,
    isLikely: (share: number) => next() < share,
    pick: <Item>(items: Item[]) => items[upTo(items.length) - 1]!,
  }
}

export async function playEarnings(server: TestServer, admin: Person, sales: number, seed = 1): Promise<void> {
  const { deps } = server
  const { db } = deps
  const { upTo, isLikely, pick } = randomFrom(seed)
  const teachers: LinkedTeacher[] = []
  for (let index = 0; index < TEACHERS; index++) teachers.push(await linkedTeacher(server, admin))
  const sold: Sale[] = []
  let reads = 0

  const sell = async (): Promise<void> => {
    const whom = pick(teachers)
    const id = newId()
    const reference = `pi_${id}`
    const cents = upTo(20_000)
    await db.insert(orders).values({
      id,
      userName: '',
      email: '',
      productId: whom.course,
      productName: 'A course',
      img: '',
      priceCents: cents,
      dueCents: cents,
      createdAt: deps.now(),
    })
    const asked = { dueCents: cents, amount: cents, currency: 'usd', begunAt: deps.now(), checkAt: deps.now() }
    await db
      .insert(paymentAttempts)
      .values({ id: id.replaceAll('-', '').slice(0, 30), orderId: id, provider: 'card', reference, ...asked })
    const charge = { reference, state: 'succeeded', amount: cents, currency: 'usd', beginning: null } as const
    // The notice and the browser arrive at the same time.
    await Promise.all([applyCharge(deps, charge, 'provider'), applyCharge(deps, charge, 'buyer')])
    const [row] = await db.select({ share: orders.sharePercent }).from(orders).where(eq(orders.id, id))
    sold.push({ id, reference, cents, whom, share: row!.share })
  }

  /** What a provider might say about an order. An answer to an earlier question may arrive later. */
  const answersAbout = ({ id, cents }: Sale): Answer[] => {
    const refunds: Answer['refunds'] = []
    const disputes: Answer['disputes'] = []
    let left = cents
    const answers: Answer[] = []
    for (let step = 0; step < upTo(3); step++) {
      const amount = Math.min(left, upTo(cents))
      left -= amount
      if (amount && isLikely(0.7)) {
        const state = pick(['pending', 'succeeded', 'succeeded', 'failed'] as const)
        const problem = state === 'failed' ? 'declined' : null
        refunds.push({
          id: `re_${id}_${step}`,
          amount,
          amountCents: amount,
          state,
          reason: null,
          problem,
          refundId: null,
        })
      } else if (amount) {
        const state = pick(['needs_response', 'won', 'lost', 'lost'] as const)
        disputes.push({
          id: `dp_${id}_${step}`,
          amount,
          amountCents: amount,
          reason: 'fraudulent',
          state,
          evidenceDueAt: null,
        })
      }
      answers.push({
        refunds: structuredClone(refunds),
        disputes: structuredClone(disputes),
        asOf: ++reads,
        actor: 'provider',
      })
      // A later answer decides what was pending or open.
      for (const refund of refunds) if (refund.state === 'pending') refund.state = 'succeeded'
      for (const dispute of disputes)
        if (dispute.state === 'needs_response') dispute.state = pick(['won', 'lost'] as const)
    }
    answers.push({
      refunds: structuredClone(refunds),
      disputes: structuredClone(disputes),
      asOf: ++reads,
      actor: 'reconciler',
    })
    return isLikely(0.5) ? answers.toReversed() : answers
  }

  const give = async (sale: Sale): Promise<void> => {
    for (const answer of answersAbout(sale)) {
      await db.transaction(async (tx) => {
        const [order] = await tx.select().from(orders).where(eq(orders.id, sale.id)).for('update')
        await recordRefundsAndDisputes(tx, deps, order!, answer)
      })
    }
  }

  const changeShare = async (): Promise<void> => {
    const { instructor } = pick(teachers)
    await db
      .update(instructors)
      .set({ sharePercent: upTo(101) - 1 })
      .where(eq(instructors.id, instructor))
  }

  const payAll = async (): Promise<void> => {
    const { json } = await server.call('GET /api/payoutsDue', { as: admin })
    const items = (json.instructors as { _id: string; dueCents: number }[])
      .filter(({ dueCents }) => dueCents > 0)
      .map(({ _id: instructor, dueCents: cents }) => ({ instructor, cents }))
    if (!items.length) return
    const batch = { month: json.month, rate: 1, reference: `PO-${json.month}`, paidOn: '2026-01-05', items }
    const send = () => server.call('POST /api/payouts', { as: admin, body: { ...batch, key: newId() } })
    const answers = await Promise.all([send(), send()])
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200, 409]))
    if (isLikely(0.3)) {
      const [id] = answers.flatMap(({ json }) => json.insertedIds ?? [])
      await server.call(`PUT /api/payouts/${id}/failed`, { as: admin, body: { reason: 'Closed' } })
    }
  }

  for (let month = 0; month < MONTHS; month++) {
    const wanted = Math.round((sales * (month + 1)) / MONTHS)
    while (sold.length < wanted) {
      const work = Array.from({ length: AT_ONCE }, () => {
        if (isLikely(0.05)) return changeShare()
        return sold.length && isLikely(0.4) ? give(pick(sold)) : sell()
      })
      await Promise.all(work)
    }
    await payAll()
    const next = startOfMonth(monthAfter(monthOf(deps.now()))).getTime() + 1000
    await waitFor(server, next - deps.now().getTime(), [admin])
    await payAll()
  }

  assert.deepEqual(await compareEarnings(db), { orders: [], payouts: [] })
  await expectSums(server, sold, teachers)
}

/** Calculated again by hand, from the orders and the payouts. */
async function expectSums({ deps: { db } }: TestServer, sold: Sale[], teachers: LinkedTeacher[]): Promise<void> {
  const rows = await db.select({ id: orders.id, refundedCents: orders.refundedCents }).from(orders)
  const returned = new Map(rows.map(({ id, refundedCents }) => [id, refundedCents]))
  const [{ refunded } = { refunded: 0 }] = await db
    .select({ refunded: sql<number>`count(*) filter (where ${orders.refundedCents} > 0)::int` })
    .from(orders)
  assert.ok(refunded > sold.length / 20, `only ${refunded} orders were refunded`)
  for (const { instructor, course } of teachers) {
    const earned = sold
      .filter(({ whom }) => whom.course === course)
      .reduce((sum, { id, cents, share }) => sum + Math.floor(((cents - returned.get(id)!) * share! + 50) / 100), 0)
    const paid = await db.select().from(payouts).where(eq(payouts.instructorId, instructor))
    const paidOut = paid.reduce((sum, { cents, failedAt }) => sum + (failedAt ? 0 : cents), 0)
    const [booked] = await db
      .select({ cents: sql<number>`coalesce(sum(${earnings.cents}), 0)::float8` })
      .from(earnings)
      .where(eq(earnings.instructorId, instructor))
    assert.equal(booked!.cents, earned - paidOut)
  }
}
