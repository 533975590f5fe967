// Coupons for administrators. A used coupon can be ended but not deleted, because orders refer to it.
import { and, desc, eq, like, lt, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { CouponState } from '#contract/record-states.ts'
import { NEW_COUPON_CODE, type couponBody, type couponChange } from '#contract/calls/orders/coupons.ts'
import { refusal } from '#contract/refusals.ts'
import { countTo } from '../../../db/count-to.ts'
import type { Database, Transaction } from '../../../db/database.ts'
import { isUniqueViolation } from '../../../db/errors.ts'
import { newId } from '../../../db/ids.ts'
import { couponUses, coupons } from '../../../db/schema-coupons.ts'
import { orders } from '../../../db/schema.ts'
import type { Caller } from '../../../http/caller.ts'
import { conflict, invalid, notFound } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import { isWhole, listPage } from '../../../http/paging.ts'
import { recordAction, type Action } from '../../../db/audit.ts'
import { differenceOf } from '../../../db/difference.ts'
import type { Deps } from '../../deps.ts'
import { inDollars, toCents, toDollars } from '../../money.ts'
import { anyProduct } from '../../catalogue/content/product-rows.ts'
import type { Coupon } from './take-coupon.ts'

type CouponCalls = Pick<
  Handlers,
  'GET /coupons' | 'POST /coupons' | 'PUT /coupons/{id}' | 'PUT /coupons/{id}/ended' | 'DELETE /coupons/{id}'
>

const productName = sql<string | null>`(
  select ${anyProduct.name} from ${anyProduct.table} where ${anyProduct.id} = ${coupons.productId})`

/** The total paid with the coupon and not refunded. */
const revenue = sql<number>`(
  select coalesce(sum(sold.paid_cents - sold.refunded_cents), 0)::float8 / 100
  from ${couponUses} used join ${orders} sold on sold.id = used.order_id
  where used.coupon_id = ${coupons}.id and sold.paid_cents is not null)`

const isValidAfter = (time: string) =>
  sql`least(${coupons.endsAt}, ${coupons.endedAt}, 'infinity') > ${time}::timestamptz`
const isValidBefore = (time: string) => sql`coalesce(${coupons.startsAt}, ${coupons.createdAt}) < ${time}::timestamptz`

function stateAt(at: Date): SQL<CouponState> {
  const now = sql`${at.toISOString()}::timestamptz`
  return sql<CouponState>`case
    when ${coupons.endedAt} is not null or ${coupons.endsAt} <= ${now} then 'ended'
    when ${coupons.used} >= ${coupons.maxUses} then 'used_up'
    when ${coupons.startsAt} > ${now} then 'waiting'
    else 'active' end`
}

export function couponCalls({ db, now }: Deps): CouponCalls {
  return {
    async 'GET /coupons'({ query, request }) {
      const state = stateAt(now())
      const where = and(
        query.q ? like(coupons.code, `${escaped(query.q.toUpperCase())}%`) : undefined,
        query.state ? eq(state, query.state) : undefined,
        query.since ? isValidAfter(query.since) : undefined,
        query.before ? isValidBefore(query.before) : undefined,
      )
      const rows = await db
        .select({
          _id: coupons.id,
          code: coupons.code,
          percent: coupons.percent,
          amount: inDollars<number | null>(coupons.cents),
          product: coupons.productId,
          productName,
          category: coupons.category,
          kind: coupons.kind,
          startsAt: coupons.startsAt,
          endsAt: coupons.endsAt,
          maxUses: coupons.maxUses,
          maxEach: coupons.maxEach,
          firstOnly: coupons.firstOnly,
          used: coupons.used,
          revenue,
          state,
        })
        .from(coupons)
        .where(and(where, query.after ? lt(coupons.id, query.after) : undefined))
        .orderBy(desc(coupons.id))
        .limit(query.limit + 1)
      const items = rows.map((row) => ({ ...row, startsAt: isoOf(row.startsAt), endsAt: isoOf(row.endsAt) }))
      const total = isWhole(rows, query) ? rows.length : await countTo(db, coupons, where, query)
      return listPage(items, query, total, request)
    },

    async 'POST /coupons'({ body, caller }) {
      const id = newId()
      const values = { ...EMPTY, ...valuesOf(body) }
      const code = body.code
      await checkValues(db, values)
      await unlessTaken(
        db.transaction(async (tx) => {
          await tx.insert(coupons).values({ id, code, ...values, createdAt: now() })
          await record(tx, caller, { what: 'add', itemId: id, name: code })
        }),
      )
      return { insertedId: id }
    },

    async 'PUT /coupons/{id}'({ params: { id }, body, caller }) {
      await unlessTaken(
        db.transaction(async (tx) => {
          const before = await locked(tx, id)
          const after = { ...before, ...valuesOf(body), code: body.code ?? before.code }
          if (before.used && after.code !== before.code) throw invalid({ code: 'code_in_use' })
          if (after.code !== before.code && !NEW_COUPON_CODE.test(after.code))
            throw invalid({ code: 'not_a_coupon_code' })
          if (after.maxUses !== null && after.maxUses < before.used) {
            throw invalid({ maxUses: refusal('min', before.used) })
          }
          await checkValues(tx, after)
          await tx.update(coupons).set(after).where(eq(coupons.id, id))
          const difference = differenceOf(auditValues(before), auditValues(after))
          await record(tx, caller, { what: 'change', itemId: id, name: after.code, difference })
        }),
      )
      return { modifiedCount: 1 }
    },

    async 'PUT /coupons/{id}/ended'({ params: { id }, body: { ended }, caller }) {
      await db.transaction(async (tx) => {
        const { code, endedAt } = await locked(tx, id)
        if (ended === (endedAt !== null)) return
        await tx
          .update(coupons)
          .set({ endedAt: ended ? now() : null })
          .where(eq(coupons.id, id))
        await record(tx, caller, { what: ended ? 'end' : 'restore', itemId: id, name: code })
      })
      return { modifiedCount: 1 }
    },

    async 'DELETE /coupons/{id}'({ params: { id }, caller }) {
      await db.transaction(async (tx) => {
        const { code, used } = await locked(tx, id)
        if (used) throw conflict('coupon_in_use', 'This coupon has been used, so you can’t delete it. You can end it.')
        await tx.delete(coupons).where(eq(coupons.id, id))
        await record(tx, caller, { what: 'delete', itemId: id, name: code })
      })
      return { deletedCount: 1 }
    },
  }

  function record(tx: Transaction, caller: Caller, action: Omit<Action, 'kind'>): Promise<void> {
    return recordAction(tx, caller, now(), { kind: 'coupon', ...action })
  }
}

type Values = Pick<
  Coupon,
  'percent' | 'cents' | 'productId' | 'category' | 'kind' | 'startsAt' | 'endsAt' | 'maxUses' | 'maxEach' | 'firstOnly'
>

const EMPTY: Values = {
  percent: null,
  cents: null,
  productId: null,
  category: null,
  kind: null,
  startsAt: null,
  endsAt: null,
  maxUses: null,
  maxEach: null,
  firstOnly: false,
}

/** The columns of the fields that were sent. An empty field becomes null. */
function valuesOf(body: z.infer<typeof couponBody> | z.infer<typeof couponChange>): Partial<Values> {
  const { percent, amount, product, category, kind, startsAt, endsAt, maxUses, maxEach, firstOnly } = body
  return {
    ...(percent !== undefined && { percent: percent || null }),
    ...(amount !== undefined && { cents: amount ? toCents(amount) : null }),
    ...(product !== undefined && { productId: product || null }),
    ...(category !== undefined && { category: category || null }),
    ...(kind !== undefined && { kind: kind || null }),
    ...(startsAt !== undefined && { startsAt: startsAt ? new Date(startsAt) : null }),
    ...(endsAt !== undefined && { endsAt: endsAt ? new Date(endsAt) : null }),
    ...(maxUses !== undefined && { maxUses: maxUses || null }),
    ...(maxEach !== undefined && { maxEach: maxEach || null }),
    ...(firstOnly !== undefined && { firstOnly }),
  }
}

async function checkValues(db: Database | Transaction, values: Values): Promise<void> {
  const { percent, cents, productId, category, kind, startsAt, endsAt } = values
  if (percent === null && cents === null) throw invalid({ percent: 'required' })
  if (percent !== null && cents !== null) throw invalid({ amount: 'only_one' })
  const isOneTooMany = [productId, category, kind].filter((value) => value !== null).length > 1
  if (isOneTooMany) throw invalid({ product: 'only_one' })
  if (startsAt && endsAt && startsAt >= endsAt) throw invalid({ endsAt: 'before_start' })
  if (productId === null) return
  const found = await db.execute(sql`select from ${anyProduct.table} where ${anyProduct.id} = ${productId}`)
  if (!found.rowCount) throw invalid({ product: 'not_an_id' })
}

async function locked(tx: Transaction, id: string): Promise<Coupon> {
  const [coupon] = await tx.select().from(coupons).where(eq(coupons.id, id)).for('update')
  if (!coupon) throw notFound()
  return coupon
}

function unlessTaken<Result>(written: Promise<Result>): Promise<Result> {
  return written.catch((error: unknown) => {
    throw isUniqueViolation(error) ? invalid({ code: 'code_taken' }) : error
  })
}

/** The values under the API's names, for the audit. */
function auditValues({ code, cents, productId, startsAt, endsAt, ...values }: Values & { code: string }) {
  const { percent, category, kind, maxUses, maxEach, firstOnly } = values
  return {
    code,
    percent,
    amount: cents === null ? null : toDollars(cents),
    product: productId,
    category,
    kind,
    startsAt: isoOf(startsAt),
    endsAt: isoOf(endsAt),
    maxUses,
    maxEach,
    firstOnly,
  }
}

const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)
