// Without a payment provider, nothing may have a price, because it could be ordered but never paid for.
import { and, count, eq, gt } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/database.ts'
import { conflict, invalid } from '../../../http/errors.ts'
import type { Deps } from '../../deps.ts'
import { anyProduct } from './product-rows.ts'

type WithPayments = Pick<Deps, 'payments'>

export function refusePriceWithoutPayments({ payments }: WithPayments, body: object): void {
  if (!payments.size && 'price' in body && Number(body.price) > 0) throw invalid({ price: 'no_cards' })
}

/** Applies the same rule to a product that is restored from the bin. */
export async function refusePricedWithoutPayments(
  { payments }: WithPayments,
  tx: Transaction,
  id: string,
): Promise<void> {
  if (payments.size || !(await countPriced(tx, id))) return
  throw conflict('has_price', 'This has a price, but payments aren’t set up. Set them up to restore it.')
}

/** How many products on sale have a price. With an id, whether that product has one. */
export async function countPriced(db: Database | Transaction, id?: string): Promise<number> {
  const [priced] = await db
    .select({ total: count() })
    .from(anyProduct.table)
    .where(and(anyProduct.isForSale, gt(anyProduct.priceCents, 0), id ? eq(anyProduct.id, id) : undefined))
  return priced!.total
}
