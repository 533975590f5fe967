// The schemas of saving lessons and books on a device, to open them offline.
import { z } from 'zod'
import { LESSON_KINDS, MAX_RENEWED } from '../../constants.ts'
import { count, id } from '../fields.ts'

const savedFile = z.object({
  /** The file's id and variant, as in its URL. */
  file: id,
  variant: z.string(),
  type: z.string(),
  bytes: count,
  url: z.string(),
  /** The SHA-256 of each piece of `PIECE_BYTES`, in order; the last piece may be shorter. */
  pieces: z.array(z.string()),
})
export type SavedFile = z.infer<typeof savedFile>

/** How long a saved copy may be opened without asking again. `now` is the server's time. */
const lease = { now: z.iso.datetime(), until: z.iso.datetime() }

/** What a device has to fetch to open a lesson or book offline. */
export const saving = z.object({
  item: id,
  kind: z.enum(['lesson', 'book']),
  /** The course or book that was bought. */
  product: id,
  title: z.string(),
  productTitle: z.string(),
  /** The kind of lesson. Null for a book. */
  lessonKind: z.enum(LESSON_KINDS).nullable(),
  /** The total size in each quality. Empty if there is no choice. */
  qualities: z.array(z.object({ label: z.string(), type: z.string(), bytes: count })),
  /** The quality that `files` is in. */
  quality: z.string().nullable(),
  /** The size of `files` plus the lesson's text, its questions, or the text of the book's pages. */
  bytes: count,
  files: z.array(savedFile),
  ...lease,
})
export type Saving = z.infer<typeof saving>

export const savingQuery = z.object({ quality: z.string().max(20).optional() })

export const pageTextList = z.array(z.object({ page: count, text: z.string() }))

export const renewBody = z.array(id).min(1).max(MAX_RENEWED)
const SAVING_ENDS = ['refunded', 'not_bought', 'deleted'] as const
export type SavingEnd = (typeof SAVING_ENDS)[number]
export const renewed = z.object({
  ...lease,
  /** Saved items that can no longer be opened. All others can be until then. */
  ended: z.array(z.object({ item: id, why: z.enum(SAVING_ENDS) })),
})
