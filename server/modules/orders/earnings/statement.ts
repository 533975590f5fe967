// A teacher's month: what each course sold, what was refunded, and the teacher's share. A refund counts in the month in
// which it happens.
import { and, desc, eq, lt, ne, sql } from 'drizzle-orm'
import { PAYOUT_DAY } from '#contract/orders/earning-kinds.ts'
import type { CourseEarnings, Statement } from '#contract/calls/orders/earnings.ts'
import type { Database } from '../../../db/database.ts'
import { earnings, payoutDetails, payouts } from '../../../db/schema-earnings.ts'
import { orders } from '../../../db/schema.ts'
import { dayOf, monthAfter, monthOf, startOfMonth } from '../../dhaka.ts'
import { anyProduct } from '../../catalogue/content/product-rows.ts'
import { dueTo, entriesIn } from './balances.ts'
import { detailsAnswer, payoutAnswer } from './payout-rows.ts'

const PAYOUTS_SHOWN = 24

export async function statementOf(db: Database, instructorId: string, month: string, now: Date): Promise<Statement> {
  const current = monthOf(now)
  const [courses, months, carriedCents, paid, planned, [payoutTo]] = await Promise.all([
    coursesIn(db, instructorId, month),
    monthsWithEntries(db, instructorId),
    carriedInto(db, instructorId, month),
    db
      .select(payoutAnswer)
      .from(payouts)
      .where(eq(payouts.instructorId, instructorId))
      .orderBy(desc(payouts.month), desc(payouts.id))
      .limit(PAYOUTS_SHOWN),
    plannedPayouts(db, instructorId, now),
    db.select(detailsAnswer).from(payoutDetails).where(eq(payoutDetails.instructorId, instructorId)),
  ])
  return {
    month,
    months: [...new Set([current, ...months])].toSorted().toReversed(),
    isSoFar: month === current,
    payoutOn: payoutDay(month),
    carriedCents,
    earnedCents: courses.reduce((sum, course) => sum + course.earnedCents, 0),
    courses,
    planned,
    payouts: paid,
    payoutTo: payoutTo ?? null,
  }
}

const payoutDay = (month: string): string => `${monthAfter(month)}-${String(PAYOUT_DAY).padStart(2, '0')}`

async function coursesIn(db: Database, instructorId: string, month: string): Promise<CourseEarnings[]> {
  const isInMonth = sql`entry.instructor_id = ${instructorId} and ${entriesIn(month)}`
  const { rows } = await db.execute<CourseEarnings>(sql`
    select ${anyProduct.id} as "_id", ${anyProduct.name} as title, ${anyProduct.priceCents} as "priceCents",
      counted.sales, counted.sold as "soldCents", coalesce(with_codes.codes, '[]') as codes,
      counted.refunds, counted.returned as "returnedCents",
      counted.shares as "sharePercents", counted.earned as "earnedCents"
    from (
      select entry.product_id, sum(sign(entry.charged_cents))::int as sales, sum(entry.charged_cents)::int as sold,
        sum(sign(entry.returned_cents))::int as refunds, sum(entry.returned_cents)::int as returned,
        array_agg(distinct entry.share_percent)::int[] as shares, sum(entry.cents)::int as earned
      from ${earnings} entry where ${isInMonth} group by entry.product_id
    ) counted join ${anyProduct.table} on ${anyProduct.id} = counted.product_id
    left join (
      select product_id, json_agg(json_build_object('code', promo_code, 'sales', sales) order by sales desc, promo_code) as codes
      from (
        select entry.product_id, sold.promo_code, count(*) as sales
        from ${earnings} entry join ${orders} sold on sold.id = entry.order_id and sold.promo_code is not null
        where ${isInMonth} and entry.kind = 'sale' group by entry.product_id, sold.promo_code
      ) sale group by product_id
    ) with_codes on with_codes.product_id = counted.product_id
    order by counted.earned desc, title`)
  return rows
}

async function monthsWithEntries(db: Database, instructorId: string): Promise<string[]> {
  const month = sql<string>`to_char(${earnings.at} at time zone 'Asia/Dhaka', 'YYYY-MM')`
  const found = await db
    .selectDistinct({ month })
    .from(earnings)
    .where(and(eq(earnings.instructorId, instructorId), ne(earnings.kind, 'payout')))
  return found.map(({ month }) => month)
}

/** What earlier months earned, less what was paid for them. */
async function carriedInto(db: Database, instructorId: string, month: string): Promise<number> {
  const sum = sql<number>`coalesce(sum(${earnings.cents}), 0)::int`
  const [earned] = await db
    .select({ sum })
    .from(earnings)
    .where(
      and(eq(earnings.instructorId, instructorId), ne(earnings.kind, 'payout'), lt(earnings.at, startOfMonth(month))),
    )
  const [paid] = await db
    .select({ sum })
    .from(earnings)
    .innerJoin(payouts, eq(payouts.id, earnings.payoutId))
    .where(and(eq(payouts.instructorId, instructorId), lt(payouts.month, month)))
  return earned!.sum + paid!.sum
}

/** The last month, if it is still to be paid, and the current one. */
async function plannedPayouts(db: Database, instructorId: string, now: Date): Promise<Statement['planned']> {
  const current = monthOf(now)
  const last = monthAfter(current, -1)
  const [lastCents, soFarCents] = await Promise.all([dueTo(db, last, instructorId), dueTo(db, current, instructorId)])
  const isLastDue = lastCents > 0
  // Payouts that were returned after payout day, or are late, go with the next ones.
  const on = payoutDay(last) < dayOf(now) ? payoutDay(current) : payoutDay(last)
  return [
    ...plan(current, payoutDay(current), isLastDue ? soFarCents - lastCents : soFarCents, true),
    ...plan(last, on, lastCents, false),
  ]
}

const plan = (month: string, on: string, cents: number, isSoFar: boolean): Statement['planned'] =>
  cents > 0 ? [{ month, on, cents, isSoFar }] : []
