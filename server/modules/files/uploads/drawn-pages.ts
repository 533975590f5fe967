// The URLs of a PDF's pages under a grant.
import { and, asc, eq, like } from 'drizzle-orm'
import type { DrawnPage } from '#contract/calls/learning/learning.ts'
import type { Database } from '../../../db/database.ts'
import { fileVariants } from '../../../db/schema-learning.ts'
import { pageOf } from './page-names.ts'

/** Empty unless the file is a PDF. A page drawn in only one width serves as both small and large. */
export async function drawnPages(db: Database, fileId: string, grant: string): Promise<DrawnPage[]> {
  const rows = await db
    .select({ variant: fileVariants.variant, width: fileVariants.width, height: fileVariants.height })
    .from(fileVariants)
    .where(and(eq(fileVariants.fileId, fileId), like(fileVariants.variant, 'p%w%')))
    .orderBy(asc(fileVariants.width))
  const pages = new Map<number, DrawnPage>()
  for (const { variant, width, height } of rows) {
    const number = pageOf(variant)
    if (number === null || width === null || height === null) continue
    const url = `/content/${grant}/${variant}`
    pages.set(number, { number, width, height, small: pages.get(number)?.small ?? url, large: url })
  }
  return [...pages.values()].toSorted((one, other) => one.number - other.number)
}
