// The addresses of a PDF's pages under a grant.
import { and, asc, eq, like } from 'drizzle-orm'
import { PAGE_WIDTHS } from '#contract/constants.ts'
import type { DrawnPage } from '#contract/learning.ts'
import type { Database } from '../../db/database.ts'
import { fileVariants } from '../../db/schema-learning.ts'
import { pageOf, pageVariant } from './page-names.ts'

/** None if the file is no PDF. */
export async function drawnPages(db: Database, fileId: string, grant: string): Promise<DrawnPage[]> {
  const rows = await db
    .select({ variant: fileVariants.variant, width: fileVariants.width, height: fileVariants.height })
    .from(fileVariants)
    .where(and(eq(fileVariants.fileId, fileId), like(fileVariants.variant, `p%w${PAGE_WIDTHS.large}`)))
    .orderBy(asc(fileVariants.variant))
  const urlOf = (page: number, width: number) => `/content/${grant}/${pageVariant(page, width)}`
  return rows.map(({ variant, width, height }) => {
    const number = pageOf(variant)!
    return {
      number,
      width: width ?? PAGE_WIDTHS.large,
      height: height ?? PAGE_WIDTHS.large,
      small: urlOf(number, PAGE_WIDTHS.small),
      large: urlOf(number, PAGE_WIDTHS.large),
    }
  })
}
