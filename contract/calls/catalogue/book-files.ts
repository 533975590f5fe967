// The files of a book, as administrators send them.
import { z } from 'zod'
import { MAX_PDF_PAGES } from '../../constants.ts'
import { count, id, text } from '../fields.ts'

export const bookFileFields = z.object({
  file: id,
  /** Only recordings have a title. */
  title: text(200).nullable().default(null),
  /** The PDF page that a recording belongs to. */
  page: count.min(1).max(MAX_PDF_PAGES).nullable().default(null),
})
/** The PDF followed by its recordings, or the chapters of an audio book. */
export const bookFiles = z.array(bookFileFields).max(200)
export type BookFile = z.infer<typeof bookFileFields>
