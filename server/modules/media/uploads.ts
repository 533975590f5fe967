// Uploaded pictures live for 600 seconds unless something uses them: saving their address keeps them for good.
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { UPLOAD_KEPT_SECONDS } from '#contract/constants.ts'
import type { Files } from '../../adapters/files/files.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { uploads } from '../../db/schema.ts'
import { invalid } from '../../http/errors.ts'

const MEDIA_PATH = '/media/'

/**
 * Marks the uploads that these fields name as used. Answers the fields' values as they are stored: an address on this
 * very site becomes a path, so that moving the site breaks nothing.
 */
export async function keepUploads<Body extends Record<string, unknown>, Field extends keyof Body & string>(
  tx: Transaction,
  publicUrl: string,
  at: Date,
  body: Body,
  ...fields: Field[]
): Promise<Partial<Pick<Body, Field>>> {
  const stored: Partial<Record<Field, string>> = {}
  for (const field of fields) {
    const value = body[field]
    if (typeof value !== 'string') continue
    const path = sitePath(value, publicUrl)
    stored[field] = path
    if (!path.startsWith(MEDIA_PATH)) continue
    const kept = await tx
      .update(uploads)
      .set({ keptAt: sql`coalesce(${uploads.keptAt}, ${at.toISOString()}::timestamptz)` })
      .where(eq(uploads.name, path.slice(MEDIA_PATH.length)))
      .returning({ name: uploads.name })
    if (!kept.length) throw invalid({ [field]: 'picture_gone' })
  }
  return stored as Partial<Pick<Body, Field>>
}

function sitePath(address: string, publicUrl: string): string {
  // With two slashes the rest alone would name another site.
  const isOwn = address.startsWith(`${publicUrl}/`) && !address.startsWith(`${publicUrl}//`)
  return isOwn ? address.slice(publicUrl.length) : address
}

/** Removes uploads nobody used in time. The row goes first: a picture without a row is never served. */
export async function removeUnusedUploads(db: Database, files: Files, now: Date): Promise<number> {
  const before = new Date(now.getTime() - UPLOAD_KEPT_SECONDS * 1000)
  const unused = await db
    .select({ name: uploads.name })
    .from(uploads)
    .where(and(isNull(uploads.keptAt), lt(uploads.createdAt, before)))
    .limit(100)
  if (!unused.length) return 0
  const removed = await db
    .delete(uploads)
    .where(
      and(
        inArray(
          uploads.name,
          unused.map(({ name }) => name),
        ),
        isNull(uploads.keptAt),
      ),
    )
    .returning({ name: uploads.name })
  for (const { name } of removed) await files.remove(name)
  return removed.length
}
