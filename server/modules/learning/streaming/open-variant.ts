// Which stored object a URL refers to, and how much of it.
import { and, eq, sql } from 'drizzle-orm'
import { fileVariants } from '../../../db/schema-learning.ts'
import { notFound } from '../../../http/errors.ts'
import type { Deps } from '../../deps.ts'
import { copyFileName, copyType } from '../reading/copy-names.ts'
import { pageOf } from '../../files/uploads/page-names.ts'
import { notInSample, type OpenedContent } from './check-grant.ts'

export type Variant = {
  /** The object's name in the file storage. */
  name: string
  type: string
  bytes: number
  /** Set for a download, with the file name on the person's device. */
  savedAs?: string
}

export function createOpenVariant({ reads, cutMp3 }: Pick<Deps, 'reads' | 'cutMp3'>) {
  const variantByName = reads
    .select({ name: fileVariants.name, type: fileVariants.type, bytes: fileVariants.bytes })
    .from(fileVariants)
    .where(and(eq(fileVariants.fileId, sql.placeholder('file')), eq(fileVariants.variant, sql.placeholder('variant'))))
    .prepare('content_variant')

  return async (opened: OpenedContent, fileId: string, variant: string): Promise<Variant> => {
    if (opened.part === 'copy') {
      if (variant !== 'copy') throw notFound()
      const { name, bytes, bookName } = opened
      return { name, bytes, type: copyType(name), savedAs: copyFileName(bookName, name) }
    }
    const page = pageOf(variant)
    if (opened.part === 'sample' && page !== null && page > opened.pages) throw notInSample()
    const [stored] = await variantByName.execute({ file: fileId, variant })
    // The PDF itself is only sent as a personal copy.
    if (!stored || stored.type === 'application/pdf') throw notFound()
    if (opened.part === 'all' || page !== null) return stored
    if (!opened.seconds) throw notInSample()
    return { ...stored, bytes: Math.min(stored.bytes, await cutMp3(stored, opened.seconds)) }
  }
}
