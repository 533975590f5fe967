// All products in one query, whatever their kind.
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { listed } from './content-rows.ts'
import { isInstructorOf } from './teacher-rule.ts'
import { productKinds } from './product-kinds.ts'

const kinds = Object.values(productKinds)
const NONE = sql`null::text`

const rows = kinds.map(
  ({
    table,
    name,
    teacher,
    category,
    promoCode,
  }) => sql`select ${table.id} as id, ${name} as name, ${teacher} as teacher, ${table.img} as img,
    ${table.priceCents} as price_cents, ${category ?? NONE} as category, ${promoCode ?? NONE} as promo_code,
    ${listed(table)} as is_for_sale from ${table}`,
)

export const anyProduct = {
  table: sql`(${sql.join(rows, sql` union all `)}) any_product`,
  id: sql<string>`any_product.id`,
  name: sql<string>`any_product.name`,
  teacher: sql<string>`any_product.teacher`,
  img: sql<string>`any_product.img`,
  priceCents: sql<number>`any_product.price_cents`,
  category: sql<string | null>`any_product.category`,
  promoCode: sql<string | null>`any_product.promo_code`,
  isForSale: sql<boolean>`any_product.is_for_sale`,
}

/** The writes that belong to a sale or, with -1, to a refund. Each returns rows if it changed something. */
export const saleWrites = (sold: SQL, change: 1 | -1): SQL[] =>
  kinds.flatMap(({ recordSale }) => (recordSale ? [recordSale(sold, change)] : []))

const taught = kinds.flatMap(({ table, instructor }) =>
  instructor ? [sql`select ${table.id} as id, ${instructor} as instructor_id from ${table}`] : [],
)

/** Selects the products of a teacher's instructor. */
export const productsOf = (userId: SQLWrapper): SQL => sql`
  select taught.id from (${sql.join(taught, sql` union all `)}) taught
  join instructors on instructors.id = taught.instructor_id where ${isInstructorOf(userId)}`

/** The instructor of a product, or null. */
export const instructorOf = (productId: SQLWrapper): SQL => sql`(
  select taught.instructor_id from (${sql.join(taught, sql` union all `)}) taught where taught.id = ${productId})`
