// The tables that can be exported, page by page. Each page is a short query by key of its own, so that a slow reader
// holds neither a connection nor a snapshot. Columns have English names in every language, because programs read them.
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { CsvCell } from '#contract/office/csv.ts'
import type { ExportFilters, ExportTable } from '#contract/calls/office/exports.ts'
import { firstName } from '#contract/first-name.ts'
import type { Database } from '../../../db/database.ts'
import { attempts, certificates } from '../../../db/schema-classroom.ts'
import { earnings } from '../../../db/schema-earnings.ts'
import { lessons } from '../../../db/schema-learning.ts'
import { paymentAttempts } from '../../../db/schema-payments.ts'
import { courses, instructors, orders, users } from '../../../db/schema.ts'
import type { Caller } from '../../../http/caller.ts'
import { isTaughtBy } from '../../catalogue/content/teacher-rule.ts'
import { monthAfter, startOfMonth } from '../../dhaka.ts'
import { ownInstructor } from '../../orders/earnings/own-instructor.ts'
import { toDollars } from '../../money.ts'
import { orderAnswer, ordersFound } from '../../orders/orders/order-rows.ts'
import { receiptName } from '../../orders/orders/receipt-mails.ts'
import { usersFound } from '../../people/accounts/user-calls.ts'

/** Who is exporting, and when. */
export type Exporting = { db: Database; caller: Caller; at: Date }
/** The rows after a key. `next` is null on the last page. */
type Page = { rows: CsvCell[][]; next: string | null }
type PageRequest = { after: string | undefined; limit: number }

type Exported<Table extends ExportTable> = {
  /** Teachers see first names and no emails. */
  head: (caller: Caller, filters: ExportFilters<Table>) => string[]
  read: (exporting: Exporting, filters: ExportFilters<Table>, asked: PageRequest) => Promise<Page>
}

const isAdmin = ({ role }: Caller): boolean => role === 'admin'
const seesAll = (caller: Caller, { whose }: ExportFilters<'earnings'>) => isAdmin(caller) && whose === 'all'
const learnerHead = (caller: Caller) => (isAdmin(caller) ? ['Learner', 'Email'] : ['Learner'])
const learnerCells = (caller: Caller, { name, email }: { name: string; email: string }) =>
  isAdmin(caller) ? [name, email] : [firstName(name)]

/** Formats as 2026-11-18 09:30:00, which spreadsheets recognise as a time. */
const utc = (moment: Date | string | null): string | null =>
  moment && new Date(moment).toISOString().slice(0, 19).replace('T', ' ')
const dollars = (cents: number | null): number | null => (cents === null ? null : toDollars(cents))

const orderColumns = {
  id: orders.id,
  receiptNumber: orders.receiptNumber,
  createdAt: orders.createdAt,
  productName: orders.productName,
  userName: orders.userName,
  email: orders.email,
  priceCents: orders.priceCents,
  promoCode: orders.promoCode,
  paidCents: orders.paidCents,
  refundedCents: orders.refundedCents,
  paidAt: orders.paidAt,
}

function pageOf<Row extends { id: string }>(rows: Row[], { limit }: PageRequest, cells: (row: Row) => CsvCell[]): Page {
  return { rows: rows.map(cells), next: rows.length < limit ? null : rows.at(-1)!.id }
}

/** The completed orders of courses, which are their learners, with each learner's progress in the current lessons. */
const doneLessons = sql`(
  select count(places.done_at)::int as lessons, max(places.done_at) as done_at, max(places.seen_at) as seen_at
  from places join lessons on lessons.id = places.item_id and lessons.section_id is not null
  where places.user_id = ${orders.userId} and places.product_id = ${orders.productId}) as done`

/** Attempts that charged nothing, or haven't charged anything yet. */
const IS_UNPAID: ReadonlySet<string> = new Set(['open', 'cancelled'])

export const exportedTables: { [Table in ExportTable]: Exported<Table> } = {
  orders: {
    head: () => [
      'Order',
      'Receipt',
      'Ordered (UTC)',
      'State',
      'Product',
      'Buyer',
      'Email',
      'Price (USD)',
      'Code',
      'Paid (USD)',
      'Refunded (USD)',
      'Paid (UTC)',
      'Transaction',
    ],
    async read({ db, at }, filters, asked) {
      const rows = await db
        .select({ ...orderColumns, state: orderAnswer.state, transactionId: orderAnswer.transactionId })
        .from(orders)
        .where(and(ordersFound(filters, at), asked.after ? lt(orders.id, asked.after) : undefined))
        .orderBy(desc(orders.id))
        .limit(asked.limit)
      return pageOf(rows, asked, (order) => [
        order.id,
        order.receiptNumber && receiptName(order.receiptNumber),
        utc(order.createdAt),
        order.state,
        order.productName,
        order.userName,
        order.email,
        dollars(order.priceCents),
        order.promoCode,
        dollars(order.paidCents),
        dollars(order.refundedCents),
        utc(order.paidAt),
        order.transactionId,
      ])
    },
  },

  payments: {
    head: () => [
      'Payment',
      'Order',
      'Receipt',
      'Begun (UTC)',
      'Method',
      'Reference',
      'Transaction',
      'State',
      'Failure',
      'Due (USD)',
      'Charged',
      'Currency',
      'Taka for a dollar',
      'Product',
      'Email',
    ],
    async read({ db, at }, filters, asked) {
      const found = await db
        .select(orderColumns)
        .from(orders)
        .where(and(ordersFound(filters, at), asked.after ? lt(orders.id, asked.after) : undefined))
        .orderBy(desc(orders.id))
        .limit(asked.limit)
      const ids = found.map(({ id }) => id)
      const payments = await db
        .select()
        .from(paymentAttempts)
        .where(inArray(paymentAttempts.orderId, ids))
        .orderBy(asc(paymentAttempts.begunAt), asc(paymentAttempts.id))
      const byOrder = Map.groupBy(payments, ({ orderId }) => orderId)
      const rows = found.flatMap(({ id, receiptNumber, productName, email }) =>
        (byOrder.get(id) ?? []).map((payment) => [
          payment.id,
          id,
          payment.state === 'succeeded' && receiptNumber ? receiptName(receiptNumber) : null,
          utc(payment.begunAt),
          payment.provider,
          payment.reference,
          payment.transaction,
          payment.state,
          payment.failure,
          dollars(payment.dueCents),
          IS_UNPAID.has(payment.state) ? null : payment.currency === 'usd' ? dollars(payment.amount) : payment.amount,
          payment.currency,
          payment.rate,
          productName,
          email,
        ]),
      )
      return { rows, next: found.length < asked.limit ? null : ids.at(-1)! }
    },
  },

  users: {
    head: () => ['User', 'Name', 'Email', 'Email confirmed', 'Role', 'Joined (UTC)', 'Language'],
    async read({ db }, filters, asked) {
      const rows = await db
        .select()
        .from(users)
        .where(and(usersFound(filters), asked.after ? lt(users.id, asked.after) : undefined))
        .orderBy(desc(users.id))
        .limit(asked.limit)
      return pageOf(rows, asked, ({ id, name, email, emailVerified, role, createdAt, language }) => [
        id,
        name,
        email,
        yesOrNo(emailVerified),
        role,
        utc(createdAt),
        language,
      ])
    },
  },

  completions: {
    head: (caller) => [
      'Course',
      ...learnerHead(caller),
      'Bought (UTC)',
      'Lessons done',
      'Lessons',
      'Last seen (UTC)',
      'Finished (UTC)',
      'Certificate (UTC)',
    ],
    async read({ db, caller }, { course }, asked) {
      const rows = await db
        .select({
          id: orders.id,
          title: courses.title,
          name: users.name,
          email: users.email,
          boughtAt: orders.paidAt,
          lessons: sql<number>`(
            select count(*)::int from lessons where lessons.course_id = ${courses.id} and lessons.section_id is not null)`,
          done: sql<number>`done.lessons`,
          doneAt: sql<string | null>`done.done_at`,
          seenAt: sql<string | null>`done.seen_at`,
          certifiedAt: certificates.issuedAt,
        })
        .from(orders)
        .innerJoin(courses, eq(courses.id, orders.productId))
        .innerJoin(users, eq(users.id, orders.userId))
        .innerJoinLateral(doneLessons, sql`true`)
        .leftJoin(
          certificates,
          and(eq(certificates.userId, orders.userId), eq(certificates.courseId, orders.productId)),
        )
        .where(
          and(
            eq(orders.state, 'paid'),
            course ? eq(orders.productId, course) : undefined,
            isTaughtBy(caller),
            asked.after ? lt(orders.id, asked.after) : undefined,
          ),
        )
        .orderBy(desc(orders.id))
        .limit(asked.limit)
      return pageOf(rows, asked, (row) => [
        row.title,
        ...learnerCells(caller, row),
        utc(row.boughtAt),
        row.done,
        row.lessons,
        utc(row.seenAt),
        row.lessons > 0 && row.done >= row.lessons ? utc(row.doneAt) : null,
        utc(row.certifiedAt),
      ])
    },
  },

  quizResults: {
    head: (caller) => [
      'Course',
      'Quiz',
      ...learnerHead(caller),
      'Attempt',
      'Points',
      'Out of',
      'Passed',
      'Begun (UTC)',
      'Handed in (UTC)',
    ],
    async read({ db, caller }, { course }, asked) {
      const rows = await db
        .select({ attempt: attempts, title: courses.title, quiz: lessons.title, name: users.name, email: users.email })
        .from(attempts)
        .innerJoin(lessons, eq(lessons.id, attempts.lessonId))
        .innerJoin(courses, eq(courses.id, lessons.courseId))
        .innerJoin(users, eq(users.id, attempts.userId))
        .where(
          and(
            isNotNull(attempts.submittedAt),
            gt(attempts.number, 0),
            course ? eq(lessons.courseId, course) : undefined,
            isTaughtBy(caller),
            asked.after ? lt(attempts.id, asked.after) : undefined,
          ),
        )
        .orderBy(desc(attempts.id))
        .limit(asked.limit)
      const keyed = rows.map((row) => ({ id: row.attempt.id, ...row }))
      return pageOf(keyed, asked, ({ attempt: { number, points, outOf, passed, startedAt, submittedAt }, ...row }) => [
        row.title,
        row.quiz,
        ...learnerCells(caller, row),
        number,
        points,
        outOf,
        yesOrNo(passed === true),
        utc(startedAt),
        utc(submittedAt),
      ])
    },
  },

  earnings: {
    head: (caller, filters) => [
      ...(seesAll(caller, filters) ? ['Instructor'] : []),
      'Date (UTC)',
      'Kind',
      'Course',
      'Receipt',
      'Charged (USD)',
      'Returned (USD)',
      'Share (%)',
      'Earned (USD)',
    ],
    async read({ db, caller }, filters, asked) {
      const { month } = filters
      const isOfAll = seesAll(caller, filters)
      const rows = await db
        .select({ id: earnings.id, entry: earnings, instructor: instructors.name, order: orderColumns })
        .from(earnings)
        .innerJoin(orders, eq(orders.id, earnings.orderId))
        .innerJoin(instructors, eq(instructors.id, earnings.instructorId))
        .where(
          and(
            isOfAll ? undefined : eq(earnings.instructorId, await ownInstructor(db, caller)),
            month ? gte(earnings.at, startOfMonth(month)) : undefined,
            month ? lt(earnings.at, startOfMonth(monthAfter(month))) : undefined,
            asked.after ? gt(earnings.id, asked.after) : undefined,
          ),
        )
        .orderBy(asc(earnings.id))
        .limit(asked.limit)
      return pageOf(rows, asked, ({ entry, instructor, order }) => [
        ...(isOfAll ? [instructor] : []),
        utc(entry.at),
        entry.kind,
        order.productName,
        order.receiptNumber && receiptName(order.receiptNumber),
        dollars(entry.chargedCents),
        dollars(entry.returnedCents),
        entry.sharePercent,
        dollars(entry.cents),
      ])
    },
  },
}

function yesOrNo(value: boolean): string {
  return value ? 'yes' : 'no'
}
