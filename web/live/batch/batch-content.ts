import type { Batch } from '#contract/live.ts'
import type { SellerLine } from '../../buying/seller-note.tsx'
import { m } from '../../paraglide/messages.js'
import type { PictureSource } from '../../ui/picture.tsx'

type Surroundings = { now: number; picture: PictureSource; page: string | null; seller: SellerLine[] }

/** A batch that was deleted has no tutor's page and no seller. */
export function batchContent(batch: Batch, { now, picture, page, seller }: Surroundings) {
  const education = batch.subject === 'Coding' ? m.live_tutor_coding() : m.live_tutor_music()
  return { batch, now, tutor: { name: batch.tutor, education, picture, page }, seller }
}

export type BatchContent = ReturnType<typeof batchContent>
