// The kinds of products, each defined in one place. Orders, receipts, access, ratings, notifications and the bin look
// them up here. What only the site needs is in web/catalogue/parts/product-kinds.ts, and addresses are in
// contract/paths.ts.
import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { PRODUCT_KINDS, type ProductKind } from '#contract/constants.ts'
import { places } from '../../../db/schema-learning.ts'
import { liveBatches } from '../../../db/schema-live.ts'
import { books, courses } from '../../../db/schema.ts'

type ProductKindDefinition = {
  /** A row with a deletion time isn't for sale, but buyers can still open it. */
  table: PgTable & Record<'id' | 'img' | 'priceCents' | 'createdAt' | 'deletedAt', PgColumn> & { isListed?: PgColumn }
  name: PgColumn
  /** The name of the teacher or author. */
  teacher: PgColumn
  /** The id of the instructor who earns a share of each sale. */
  instructor: PgColumn | null
  /** The category, which is part of its page's address. */
  category: PgColumn | null
  /** The promo code that reduces its price. */
  promoCode: PgColumn | null
  /** The name of its list in the sitemap and in `list_totals`. */
  list: string
  /** Finds a row if a buyer has started the product, and so may rate it. */
  begun: (userId: string, productId: string) => SQL
  /** What a sale changes besides the order, and what a refund undoes. `sold` has the orders' columns. */
  recordSale: ((sold: SQL, change: 1 | -1) => SQL) | null
}

const hasPlace = (where: SQL) => (userId: string, productId: string) =>
  sql`select from ${places} where user_id = ${userId} and product_id = ${productId} and ${where} limit 1`

export const productKinds = {
  course: {
    table: courses,
    name: courses.title,
    teacher: courses.instructorName,
    instructor: courses.instructorId,
    category: courses.category,
    promoCode: courses.promoCode,
    list: 'courses',
    begun: hasPlace(sql`done_at is not null`),
    recordSale: (sold, change) => sql`update ${courses} set enrolled = greatest(enrolled + ${change}, 0),
        learners = greatest(learners + ${change}, 0)
      from ${sold} where ${courses.id} = sold.product_id returning ${courses.id}`,
  },
  book: {
    table: books,
    name: books.bookName,
    teacher: books.writerName1,
    instructor: null,
    category: null,
    promoCode: null,
    list: 'books',
    begun: hasPlace(sql`item_id = product_id`),
    recordSale: null,
  },
  live: {
    table: liveBatches,
    name: liveBatches.title,
    teacher: liveBatches.tutorName,
    instructor: liveBatches.instructorId,
    category: null,
    promoCode: null,
    list: 'live',
    begun: (userId, productId) => sql`select from live_attendance join live_sessions on live_sessions.id = session_id
      where user_id = ${userId} and batch_id = ${productId} and (joined_at is not null or corrected = 'present') limit 1`,
    // The live classes module takes the seat.
    recordSale: null,
  },
} satisfies Record<ProductKind, ProductKindDefinition>

export type ProductTable = (typeof productKinds)[ProductKind]['table']

export function forEachKind<Result>(make: (kind: ProductKind) => Result): Record<ProductKind, Result> {
  return Object.fromEntries(PRODUCT_KINDS.map((kind) => [kind, make(kind)])) as Record<ProductKind, Result>
}
