// Sample ratings that belong to nobody. Their dates range from the day the product was added until now.
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../server/db/database.ts'
import { newId } from '../../server/db/ids.ts'
import { books, courses } from '../../server/db/schema.ts'
import { demoRatings } from './ratings/index.ts'

export async function seedRatings(tx: Transaction, now: Date): Promise<void> {
  const products = [
    ...(await tx.select({ id: courses.id, name: courses.title, addedAt: courses.createdAt }).from(courses)),
    ...(await tx.select({ id: books.id, name: books.bookName, addedAt: books.createdAt }).from(books)),
  ]
  const rows = products.flatMap(({ id: productId, name, addedAt }) =>
    starsAndWords(name).map(({ stars, text }, index, all) => {
      const share = (index + 1) / (all.length + 1)
      const at = new Date(addedAt.getTime() + share * (now.getTime() - addedAt.getTime()))
      return { id: newId(at), product_id: productId, stars, text, is_demo: true, created_at: at }
    }),
  )
  // A single parameter instead of ten thousand, which would take most of a second.
  await tx.execute(sql`insert into ratings (id, product_id, stars, text, is_demo, created_at)
    select id, product_id, stars, text, is_demo, created_at
    from json_populate_recordset(null::ratings, ${JSON.stringify(rows)})`)
}

/** All ratings of a product, oldest first: those without text, then the quotes. */
function starsAndWords(name: string) {
  const { stars = [], quotes = [] } = demoRatings[name] ?? {}
  const wordless = stars.flatMap((count, index) => {
    const quoted = quotes.filter(([given]) => given === index + 1).length
    return Array.from({ length: count - quoted }, () => ({ stars: index + 1, text: '' }))
  })
  return [...wordless, ...quotes.map(([stars, text]) => ({ stars, text }))]
}
