// Random, back-dated writes of everything that the overview counts, many at once, while the job adds them up.
// Afterwards the totals have to equal a count of all rows.
import assert from 'node:assert/strict'
import { sql } from 'drizzle-orm'
import { newId } from '#server/db/ids.ts'
import { disputes, lessons, orders, refunds, users } from '#server/db/schema.ts'
import { keepTotals } from '#server/modules/teaching/overview/keep-totals.ts'
import { firstDay } from '#server/modules/teaching/overview/ranges.ts'
import { createPlaceStore } from '#server/modules/learning/lessons/store-places.ts'
import { randomFrom } from '../orders/earnings-rounds.ts'
import type { TestServer } from '../test-server.ts'

const AT_ONCE = 8
const DAYS = 70
const DAY_MS = 86_400_000
const EVERY = 97
const ALL = '00000000-0000-0000-0000-000000000000'

export async function playTotals(server: TestServer, writes: number, seed = 1): Promise<void> {
  const { deps } = server
  const { db } = deps
  const { upTo, isLikely, pick } = randomFrom(seed)
  const store = createPlaceStore(db, deps.now)
  const items = await db.select({ id: lessons.id, course: lessons.courseId }).from(lessons).limit(40)
  const people: string[] = []
  const placed: string[] = []
  const paid: { id: string; reference: string; cents: number }[] = []
  const somewhen = () => new Date(deps.now().getTime() - upTo(DAYS * DAY_MS))
  const takeOut = <Item>(list: Item[]): Item | undefined => list.splice(upTo(list.length || 1) - 1, 1)[0]

  const join = async () => {
    const id = newId()
    const email = `${id}@people.test`
    await db
      .insert(users)
      .values({ id, email, issuer: 'urn:test', subject: id, name: 'Somebody', createdAt: somewhen() })
    people.push(id)
  }
  const leave = async () => {
    const id = people.length > 5 ? takeOut(people) : undefined
    if (id) await db.delete(users).where(sql`id = ${id}`)
  }
  const order = async () => {
    const id = newId()
    const cents = isLikely(0.1) ? 0 : upTo(20_000)
    const what = { productId: pick(items).course, productName: 'A course', img: '', userName: '', email: '' }
    await db.insert(orders).values({ id, ...what, priceCents: cents, dueCents: cents, createdAt: somewhen() })
    placed.push(id)
  }
  const pay = async () => {
    const id = takeOut(placed)
    if (!id) return
    const reference = `pi_${id}`
    const { rows } = await db.execute<{ cents: number }>(sql`
      update ${orders} set state = 'paid', paid_at = ${somewhen().toISOString()}, paid_cents = due_cents,
        receipt_number = next_receipt_number(), transaction_id = case when due_cents > 0 then ${reference} end
      where id = ${id} returning paid_cents as cents`)
    paid.push({ id, reference, cents: rows[0]!.cents })
  }
  const drop = async () => {
    const id = takeOut(placed)
    if (!id) return
    await db.execute(
      isLikely(0.5)
        ? sql`delete from ${orders} where id = ${id}`
        : sql`update ${orders} set state = 'withdrawn' where id = ${id}`,
    )
  }
  const refund = async () => {
    const sold = paid.length ? pick(paid) : undefined
    if (!sold?.cents) return
    const isPending = isLikely(0.3)
    await db.insert(refunds).values({
      id: newId(),
      orderId: sold.id,
      amountCents: upTo(sold.cents),
      reason: 'Asked',
      state: isPending ? 'pending' : 'succeeded',
      checkAt: isPending ? deps.now() : null,
      createdAt: somewhen(),
    })
    await db.execute(sql`update ${orders} set refunded_cents = paid_cents, state = 'refunded' where id = ${sold.id}`)
  }
  const changeRefund = () =>
    db.execute(sql`
      update ${refunds} set check_at = null, state = new.state, problem = case new.state when 'failed' then 'why' end
      from (select id, case when state = 'succeeded' then 'failed' else 'succeeded' end as state from ${refunds}
        offset ${upTo(20) - 1} limit 1) new
      where ${refunds}.id = new.id`)
  const dispute = async () => {
    const sold = paid.length ? pick(paid) : undefined
    if (!sold?.cents) return
    await db.insert(disputes).values({
      id: newId(),
      orderId: sold.id,
      reference: sold.reference,
      providerId: newId(),
      amountCents: upTo(sold.cents),
      reason: 'Why',
      state: pick(['needs_response', 'under_review', 'won', 'lost']),
      asOf: 1,
      createdAt: somewhen(),
    })
  }
  const settleDispute = () =>
    db.execute(sql`
      update ${disputes} set state = ${pick(['won', 'lost'])}
      where id in (select id from ${disputes} offset ${upTo(20) - 1} limit 1)`)

  // The days on which each person learned in which product, as this test saw it.
  const learned = new Set<string>()
  const before = await db.execute<{ who: string; what: string; seen: string; done: string | null }>(sql`
    select user_id as who, product_id as what, dhaka_day(seen_at)::text as seen,
      case when item_id <> product_id then dhaka_day(done_at)::text end as done from places`)
  const others = new Set(before.rows.map(({ who }) => who))
  for (const { who, what, seen, done } of before.rows) {
    for (const day of [seen, done]) if (day) learned.add(`${who} ${what} ${day}`)
  }
  // One report of a person at a time, so that the test sees each of them.
  const busy = new Set<string>()
  const learn = async () => {
    const userId = people.length ? pick(people) : undefined
    if (!userId || busy.has(userId)) return
    busy.add(userId)
    await report(userId)
    busy.delete(userId)
  }
  const report = async (userId: string) => {
    const { id: item, course } = pick(items)
    const from = upTo(90)
    const seenAt = somewhen()
    const mark = isLikely(0.4) ? isLikely(0.7) : null
    const sent = {
      item,
      position: from,
      positionAt: seenAt,
      watched: `{[${from},${from + 10})}`,
      watchedSince: mark === false ? seenAt.toISOString() : null,
      marked: mark,
      markedAt: mark === null ? null : seenAt,
      seenAt,
    }
    await store({ userId, isAdmin: true, reports: [sent] }).catch((error: unknown) => {
      // Another round has deleted it.
      if (people.includes(userId)) throw error
    })
    const { rows } = await db.execute<{ seen: string; done: string | null }>(sql`
      select dhaka_day(seen_at)::text as seen, dhaka_day(done_at)::text as done from places
      where user_id = ${userId} and item_id = ${item}`)
    for (const { seen, done } of rows) {
      learned.add(`${userId} ${course} ${seen}`)
      if (done) learned.add(`${userId} ${course} ${done}`)
    }
  }

  for (let index = 0; index < 6; index++) await join()
  const kinds = [learn, learn, learn, learn, order, order, pay, pay, refund, changeRefund, dispute, settleDispute, drop]
  let left = writes
  const work = async () => {
    while (left-- > 0) {
      if (left % EVERY === 0) await keepTotals(deps)
      else await (isLikely(0.03) ? leave : isLikely(0.06) ? join : pick(kinds))()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  // Two processes run at once.
  await Promise.all([keepTotals(deps), keepTotals(deps)])
  await requireWholeCount(server)
  requireActive(await activeTotals(server), learned, new Set([...people, ...others]))
}

/** Counts every row anew, without a trigger or a log. */
export async function requireWholeCount({ deps: { db } }: TestServer): Promise<void> {
  const { rows } = await db.execute(sql`
    with counted as (
      select ${ALL}::uuid as product_id, 'people' as figure, dhaka_day(created_at) as day, 1 as n, 0 as cents from users
      union all select product_id, state, dhaka_day(created_at), 1, 0 from orders
      union all select product_id, 'sales', dhaka_day(paid_at), 1, paid_cents from orders where paid_at is not null
      union all select product_id, 'refunds', dhaka_day(refunds.created_at), 1, amount_cents
        from refunds join orders on orders.id = order_id where refunds.state = 'succeeded'
      union all select product_id, 'refunds', dhaka_day(disputes.created_at), 1, amount_cents
        from disputes join orders on transaction_id = intent_id where disputes.state = 'lost'
      union all select product_id, 'lessons', dhaka_day(done_at), 1, 0
        from places where done_at is not null and item_id <> product_id
      union all select ${ALL}::uuid, 'seconds', day, seconds, 0 from activity
    ), expected as (
      select product.id as product_id, each.period, figure, date_trunc(each.period, day)::date as day, sum(n) as n, sum(cents) as cents
      from counted, (values ('day'), ('week'), ('month')) each (period),
        lateral (select counted.product_id union select ${ALL}::uuid) product (id)
      group by 1, 2, 3, 4
    ), kept as (select * from daily_totals where figure <> 'active')
    select product_id, period, figure, day::text, expected.n::int as expected_n, kept.n::int as kept_n,
      expected.cents::int as expected_cents, kept.cents::int as kept_cents
    from expected full join kept using (product_id, period, figure, day)
    where coalesce(expected.n, 0) <> coalesce(kept.n, 0) or coalesce(expected.cents, 0) <> coalesce(kept.cents, 0)
    limit 5`)
  assert.deepEqual(rows, [], 'the totals differ from a full count')
  const wrong = await db.execute(sql`
    select item_id, begun, done, has_begun, has_done from lesson_totals full join (
      select item_id, count(*)::int as has_begun, count(done_at)::int as has_done from places
      where item_id <> product_id group by item_id
    ) counted on counted.item_id = lesson_id
    where coalesce(begun, 0) <> coalesce(has_begun, 0) or coalesce(done, 0) <> coalesce(has_done, 0) limit 5`)
  assert.deepEqual(wrong.rows, [], 'the totals of lessons differ from a full count')
  const ofPeople = await db.execute(sql`
    select user_id, day::text, lessons, done from activity full join (
      select user_id, dhaka_day(done_at) as day, count(*)::int as done from places
      where done_at is not null and item_id <> product_id group by 1, 2
    ) counted using (user_id, day) where coalesce(lessons, 0) <> coalesce(done, 0) limit 5`)
  assert.deepEqual(ofPeople.rows, [], 'people’s activity differs from what they have finished')
}

type Active = { product: string; period: 'day' | 'week' | 'month'; day: string; n: number }

async function activeTotals({ deps: { db } }: TestServer): Promise<Active[]> {
  const { rows } = await db.execute<Active>(sql`
    select product_id as product, period, day::text, n::int from daily_totals where figure = 'active' and n <> 0`)
  return rows
}

function requireActive(totals: Active[], learned: Set<string>, people: Set<string>): void {
  const expected = new Map<string, Set<string>>()
  for (const entry of learned) {
    const [person, learnedIn, day] = entry.split(' ') as [string, string, string]
    if (!people.has(person)) continue
    for (const period of ['day', 'week', 'month'] as const) {
      for (const product of [learnedIn, ALL]) {
        const key = `${product} ${period} ${firstDay(day, period)}`
        expected.set(key, (expected.get(key) ?? new Set()).add(person))
      }
    }
  }
  const kept = new Map(totals.map(({ product, period, day, n }) => [`${product} ${period} ${day}`, n]))
  for (const [key, who] of expected) assert.equal(kept.get(key), who.size, `active learners of ${key}`)
  const unexpected = [...kept.keys()].filter((key) => !expected.has(key))
  assert.deepEqual(unexpected, [], 'nobody learned then')
}
