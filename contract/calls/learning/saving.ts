// The schemas of saving lessons and books on a device, to open them without a network.
import { z } from 'zod'
import { LESSON_KINDS, MAX_RENEWED } from '../../constants.ts'
import { count, id } from '../fields.ts'

const savedFile = z.object({
  /** As in its address: the file's id, and which variant of it. */
  file: id,
  variant: z.string(),
  type: z.string(),
  bytes: count,
  url: z.string(),
  /** The SHA-256 of each piece of `PIECE_BYTES`, in order; the last piece may be shorter. */
  pieces: z.array(z.string()),
})
export type SavedFile = z.infer<typeof savedFile>

/** Until when what is saved may be opened without asking again; `now` is the server's clock. */
const lease = { now: z.iso.datetime(), until: z.iso.datetime() }

/** What a device has to fetch in order to open a lesson or book without a network. */
export const saving = z.object({
  item: id,
  kind: z.enum(['lesson', 'book']),
  /** The course or book that was bought. */
  product: id,
  title: z.string(),
  productTitle: z.string(),
  /** Null for a book. */
  lessonKind: z.enum(LESSON_KINDS).nullable(),
  /** What each quality takes in all; empty where there is nothing to choose. */
  qualities: z.array(z.object({ label: z.string(), type: z.string(), bytes: count })),
  /** The one that `files` has. */
  quality: z.string().nullable(),
  /** Of `files`, and of the text of a lesson, its questions, or the text of a book's pages. */
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
  /** What may no longer be opened; all others may until then. */
  ended: z.array(z.object({ item: id, why: z.enum(SAVING_ENDS) })),
})
