import type { Batch } from '#contract/live.ts'
import type { SellerLine } from '../../buying/seller-note.tsx'
import { m } from '../../paraglide/messages.js'
import type { RatingsContent } from '../../ratings/rating-words.server.ts'
import type { PictureSource } from '../../ui/picture.tsx'

type Surroundings = {
  now: number
  picture: PictureSource
  page: string | null
  seller: SellerLine[]
  ratings: RatingsContent | null
}

/** A batch that was deleted has no tutor's page, no seller and no ratings. */
export function batchContent(batch: Batch, { now, picture, page, seller, ratings }: Surroundings) {
  const education = batch.subject === 'Coding' ? m.live_tutor_coding() : m.live_tutor_music()
  return { batch, now, tutor: { name: batch.tutor, education, picture, page }, seller, ratings }
}

export type BatchContent = ReturnType<typeof batchContent>
