// Reviews: published under the account's own name and picture, a few a day.
import { and, eq, gt, sql } from 'drizzle-orm'
import { REVIEWS_A_DAY } from '#contract/constants.ts'
import { newId } from '../../../db/ids.ts'
import { reviews, users } from '../../../db/schema.ts'
import { tooMany, unauthorized } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import type { Deps } from '../../deps.ts'
import { preparedList, totalOf } from '../../catalogue/content/public-list.ts'

const DAY_MS = 86_400_000

export function reviewCalls({ db, content, now }: Deps): Pick<Handlers, 'GET /addreview' | 'POST /addreview'> {
  const newestReviews = preparedList(db, 'reviews_newest', {
    table: reviews,
    fields: {
      _id: reviews.id,
      name: reviews.name,
      comment: reviews.comment,
      ratting: reviews.ratting,
      image: reviews.image,
    },
    total: totalOf(sql`'reviews'`),
  })

  return {
    'GET /addreview': ({ query, request }) => newestReviews(query, request),

    async 'POST /addreview'({ body, caller }) {
      const id = newId()
      await content.write(async (tx) => {
        // The person's row is locked, so that concurrent reviews are counted one after another.
        const [person] = await tx.select().from(users).where(eq(users.id, caller.userId)).for('update')
        if (!person) throw unauthorized()
        const dayAgo = new Date(now().getTime() - DAY_MS)
        const today = await tx
          .select({ at: reviews.createdAt })
          .from(reviews)
          .where(and(eq(reviews.userId, person.id), gt(reviews.createdAt, dayAgo)))
          .orderBy(reviews.createdAt)
        if (today.length >= REVIEWS_A_DAY) {
          const again = Math.ceil((today[0]!.at.getTime() + DAY_MS - now().getTime()) / 1000)
          throw tooMany(again, `You can leave ${REVIEWS_A_DAY} reviews a day. Come back tomorrow.`)
        }
        await tx.insert(reviews).values({
          id,
          userId: person.id,
          name: person.name,
          image: person.photoUrl,
          comment: body.comment,
          ratting: body.ratting,
          createdAt: now(),
        })
      })
      return { insertedId: id }
    },
  }
}
