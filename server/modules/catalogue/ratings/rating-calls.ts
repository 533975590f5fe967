// Ratings of products by their buyers: one per person, which can be changed and hidden.
import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Ratings } from '#contract/calls/learning/classroom.ts'
import type { Database, Transaction } from '../../../db/database.ts'
import { newId } from '../../../db/ids.ts'
import { ratings, ratingTotals } from '../../../db/schema-classroom.ts'
import { products, users } from '../../../db/schema.ts'
import { conflict, invalid, notFound, one } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import { recordAction } from '../../../db/audit.ts'
import { productAccess, notBought } from '../content/buyer-access.ts'
import type { Deps } from '../../deps.ts'
import { firstName } from '#contract/first-name.ts'
import { productKinds } from '../content/product-kinds.ts'
import { anyProduct } from '../content/product-rows.ts'
import { hasLink } from '../../files/markup/has-link.ts'
import { ratingAverage, ratingCount } from '../content/rating-summary.ts'

const NEWEST = 20
const NONE: Omit<Ratings, 'newest'> = { average: null, count: 0, stars: [0, 0, 0, 0, 0] }

type RatingCalls = Pick<
  Handlers,
  'GET /ratings/{id}' | 'GET /rating/{id}' | 'PUT /rating/{id}' | 'DELETE /rating/{id}' | 'PUT /rating/{id}/hidden'
>

export function ratingCalls({ db, content, now }: Deps): RatingCalls {
  const productOf = async (id: string) => one(await db.select().from(products).where(eq(products.id, id)))

  return {
    async 'GET /ratings/{id}'({ params: { id } }) {
      await requireLive(db, id)
      const [[totals], newest] = await Promise.all([
        db
          .select({
            average: ratingAverage,
            count: ratingCount,
            stars: sql<Ratings['stars']>`array[one, two, three, four, five]`,
          })
          .from(ratingTotals)
          .where(eq(ratingTotals.productId, id)),
        db
          .select({ rating: ratings, name: users.name })
          .from(ratings)
          .leftJoin(users, eq(users.id, ratings.userId))
          .where(and(eq(ratings.productId, id), isNull(ratings.hiddenAt), ne(ratings.text, '')))
          .orderBy(desc(ratings.id))
          .limit(NEWEST),
      ])
      return {
        ...(totals ?? NONE),
        newest: newest.map(({ rating, name }) => ({
          _id: rating.id,
          name: firstName(name ?? ''),
          stars: rating.stars,
          text: rating.text,
          at: rating.createdAt.toISOString(),
          isDemo: rating.isDemo,
        })),
      }
    },

    async 'GET /rating/{id}'({ params: { id }, caller }) {
      const product = await productOf(id)
      const [[own], access, hasBegun] = await Promise.all([
        db
          .select()
          .from(ratings)
          .where(and(ownRating(caller.userId, id), isNull(ratings.deletedAt))),
        productAccess(db, caller.userId, id),
        isBegun(db, caller.userId, product),
      ])
      return {
        mayRate: access === 'paid' && hasBegun,
        rating: own ? { stars: own.stars, text: own.text } : null,
        hiddenReason: own?.hiddenReason ?? null,
      }
    },

    async 'PUT /rating/{id}'({ params: { id }, body: { stars, text }, caller }) {
      if (hasLink(text)) throw invalid({ text: 'no_links' })
      const product = await productOf(id)
      const access = await productAccess(db, caller.userId, id)
      if (access !== 'paid') throw notBought(access)
      if (!(await isBegun(db, caller.userId, product))) {
        throw conflict('not_begun', 'Finish a lesson, open the book or join a class first. Then you can rate it.')
      }
      await content.write((tx) =>
        tx
          .insert(ratings)
          .values({ id: newId(), userId: caller.userId, productId: id, stars, text, createdAt: now() })
          .onConflictDoUpdate({ target: [ratings.userId, ratings.productId], set: { stars, text, deletedAt: null } }),
      )
      return { modifiedCount: 1 }
    },

    async 'DELETE /rating/{id}'({ params: { id }, caller }) {
      await content.write(async (tx) => {
        const own = and(ownRating(caller.userId, id), isNull(ratings.deletedAt))
        const [rating] = await tx.select().from(ratings).where(own).for('update')
        if (!rating) throw notFound()
        await (rating.hiddenAt
          ? tx.update(ratings).set({ text: '', deletedAt: now() }).where(own)
          : tx.delete(ratings).where(own))
      })
      return { deletedCount: 1 }
    },

    async 'PUT /rating/{id}/hidden'({ params: { id }, body: { isHidden, reason }, caller }) {
      if (isHidden && !reason) throw invalid({ reason: 'required' })
      await content.write(async (tx) => {
        const hidden = { hiddenAt: isHidden ? now() : null, hiddenReason: isHidden ? reason : null }
        const present = and(eq(ratings.id, id), isNull(ratings.deletedAt))
        const [changed] = await tx.update(ratings).set(hidden).where(present).returning()
        if (!changed) throw notFound()
        await recordAction(tx, caller, now(), {
          what: isHidden ? 'hide' : 'show',
          kind: 'rating',
          itemId: id,
          name: await nameOf(tx, changed.productId),
          ...(isHidden ? { difference: { reason: [null, reason] } } : {}),
        })
      })
      return { modifiedCount: 1 }
    },
  }
}

const ownRating = (userId: string, productId: string) =>
  and(eq(ratings.userId, userId), eq(ratings.productId, productId))

async function isBegun(db: Database, userId: string, { id, kind }: typeof products.$inferSelect): Promise<boolean> {
  const { rows } = await db.execute(productKinds[kind].begun(userId, id))
  return rows.length > 0
}

async function requireLive(db: Database, id: string): Promise<void> {
  const isLive = and(eq(anyProduct.id, id), anyProduct.isForSale)
  one(await db.select({ id: anyProduct.id }).from(anyProduct.table).where(isLive))
}

async function nameOf(tx: Transaction, id: string): Promise<string> {
  const { name } = anyProduct
  const [product] = await tx.select({ name }).from(anyProduct.table).where(eq(anyProduct.id, id))
  return product?.name ?? ''
}
