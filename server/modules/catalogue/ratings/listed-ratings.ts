// All ratings, for administrators.
import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { countTo } from '../../../db/count-to.ts'
import { ratings } from '../../../db/schema-classroom.ts'
import { beganWithin } from '../../../db/ids.ts'
import { products, users } from '../../../db/schema.ts'
import { hasWords } from '../../../db/words.ts'
import type { Handlers } from '../../../http/handlers.ts'
import { isWhole, listPage } from '../../../http/paging.ts'
import type { Deps } from '../../deps.ts'
import { anyProduct } from '../content/product-rows.ts'

const STATES = { shown: isNull(ratings.hiddenAt), hidden: isNotNull(ratings.hiddenAt) }

/** An email finds its owner's ratings; anything else searches the texts. */
const ofWriterOrText = (q: string) =>
  q.includes('@')
    ? sql`${ratings.userId} = (select ${users.id} from ${users} where ${users.email} = ${q.toLowerCase()})`
    : hasWords(ratings.words, q)

export function listedRatings({ db }: Deps): Pick<Handlers, 'GET /ratings'> {
  return {
    async 'GET /ratings'({ query, request }) {
      const where = and(
        isNull(ratings.deletedAt),
        query.q ? ofWriterOrText(query.q) : undefined,
        query.state && STATES[query.state],
        beganWithin(ratings.id, query),
      )
      const rows = await db
        .select({
          _id: ratings.id,
          name: sql<string>`coalesce(${users.name}, '')`,
          email: users.email,
          stars: ratings.stars,
          text: ratings.text,
          isDemo: ratings.isDemo,
          at: ratings.createdAt,
          product: ratings.productId,
          kind: products.kind,
          productName: sql<string>`coalesce(${anyProduct.name}, '')`,
          classCourse: anyProduct.category,
          hiddenReason: ratings.hiddenReason,
        })
        .from(ratings)
        .innerJoin(products, eq(products.id, ratings.productId))
        .leftJoin(users, eq(users.id, ratings.userId))
        .leftJoin(anyProduct.table, eq(anyProduct.id, ratings.productId))
        .where(and(where, query.after ? lt(ratings.id, query.after) : undefined))
        .orderBy(desc(ratings.id))
        .limit(query.limit + 1)
      const items = rows.map((row) => ({ ...row, at: row.at.toISOString() }))
      const total = isWhole(rows, query) ? rows.length : await countTo(db, ratings, where, query)
      return listPage(items, query, total, request)
    },
  }
}
