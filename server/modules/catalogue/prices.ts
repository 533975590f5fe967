// Without a card provider nothing may have a price: it could be ordered but not paid.
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { books, courses } from '../../db/schema.ts'
import { conflict, invalid } from '../../http/errors.ts'
import type { Deps } from '../deps.ts'

type WithCards = Pick<Deps, 'cards'>

export function refusePriceWithoutCards({ cards }: WithCards, body: object): void {
  if (!cards.browser && 'price' in body && Number(body.price) > 0) throw invalid({ price: 'no_cards' })
}

/** The same for a product restored from the bin. */
export async function refusePricedWithoutCards({ cards }: WithCards, tx: Transaction, id: string): Promise<void> {
  if (cards.browser || !(await countPriced(tx, id))) return
  throw conflict('has_price', 'This has a price, and card payment is not set up. It can be restored once it is.')
}

/** How many products for sale have a price; with an id, whether that one has. */
export async function countPriced(db: Database | Transaction, id?: string): Promise<number> {
  const count = (table: typeof books | typeof courses) =>
    db.$count(table, and(isNull(table.deletedAt), gt(table.priceCents, 0), id ? eq(table.id, id) : undefined))
  return (await count(courses)) + (await count(books))
}
