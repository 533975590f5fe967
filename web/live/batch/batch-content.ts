import type { LiveSubject } from '#contract/constants.ts'
import type { Batch } from '#contract/calls/live/live.ts'
import type { SellerLine } from '../../catalogue/product/seller-note.tsx'
import { m } from '../../paraglide/messages.js'
import type { RatingsContent } from '../../catalogue/ratings/rating-words.server.ts'
import type { PictureSource } from '../../ui/picture.tsx'
import { liveSubjectName } from '../live-words.ts'

type Surroundings = {
  now: number
  picture: PictureSource
  page: string | null
  /** The tutor's subject, from the tutor's entry. */
  subject: LiveSubject | null
  seller: SellerLine[]
  ratings: RatingsContent | null
}

/** A deleted batch has no tutor's page, no seller and no ratings. */
export function batchContent(batch: Batch, { now, picture, page, subject, seller, ratings }: Surroundings) {
  const taught = subject ?? batch.subject
  // The catalogue's name for it, Religious, would describe the teacher.
  const education =
    taught === 'Religion' ? m.live_tutor_religion() : m.live_tutor_of({ subject: liveSubjectName(taught) })
  return { batch, now, tutor: { name: batch.tutor, education, picture, page }, seller, ratings }
}

export type BatchContent = ReturnType<typeof batchContent>
