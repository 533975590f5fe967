import type { Ratings } from '#contract/calls/learning/classroom.ts'
import type { Api } from '#contract/client.ts'
import { paths } from '#contract/paths.ts'
import { productLines } from '../../catalogue/product/seller-words.ts'
import { personPicture } from '../../ui/pictures/pictures.server.ts'
import { ratingsContent } from '../../catalogue/ratings/rating-words.server.ts'
import { batchContent } from './batch-content.ts'

export async function load(api: Api, id: string) {
  const [batch, seller, ratings] = await Promise.all([
    api('GET /live/{id}', { params: { id } }),
    api('GET /seller'),
    // A deleted batch has none.
    api('GET /ratings/{id}', { params: { id } }).catch(() => null),
  ])
  const instructor = batch.instructor
    ? await api('GET /instructor/{id}', { params: { id: batch.instructor } }).catch(() => null)
    : null
  return batchContent(batch, {
    now: Date.now(),
    picture: personPicture(batch.tutor, instructor?.img ?? ''),
    subject: instructor?.Subject ?? null,
    page: instructor ? paths.teacher(instructor._id) : null,
    seller: productLines(seller),
    ratings: ratings && ratingsContent('live', ratings, ratingOf(ratings)),
  })
}

const ratingOf = ({ average, count }: Ratings) => (average === null ? null : { average, count, isDemo: false })
