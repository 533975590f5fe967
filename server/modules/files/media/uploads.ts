// An uploaded picture is removed after 600 seconds unless something uses it. Saving its URL keeps it until nothing
// shows it any more. See docs/decisions/019-pictures.md.
import { and, asc, eq, inArray, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm'
import { UPLOAD_TTL_SECONDS } from '#contract/constants.ts'
import type { Files } from '../../../adapters/files/files.ts'
import type { Database, Transaction } from '../../../db/database.ts'
import { quizVersions } from '../../../db/schema-classroom.ts'
import { curriculumDrafts, lessons } from '../../../db/schema-learning.ts'
import { blogs, books, courses, instructors, reviews, uploads, users } from '../../../db/schema.ts'
import { invalid } from '../../../http/errors.ts'

const MEDIA_PATH = '/media/'

export const uploadPath = (name: string): string => MEDIA_PATH + name
const BATCH = 100

/** Every column that may show an upload, each with an index for it. An order shows its product's picture. */
const SHOWN_IN = [
  courses.img,
  courses.instructorImg,
  courses.video,
  books.img,
  books.writerImg1,
  books.writerImg2,
  books.writerImg3,
  books.writerImg4,
  blogs.img,
  instructors.img,
  users.photoUrl,
  reviews.image,
]

/**
 * Marks the uploads in these fields as used and returns the values to store. A URL on this site is stored as a path, so
 * that moving the site breaks nothing.
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
    if (path.startsWith(MEDIA_PATH) && !(await keep(tx, path, at))) throw invalid({ [field]: 'picture_gone' })
  }
  return stored as Partial<Pick<Body, Field>>
}

/**
 * Does the same for a profile photo, which must be the person's own upload, because readers of their reviews would load
 * any other URL.
 */
export async function keepPhoto(
  tx: Transaction,
  publicUrl: string,
  at: Date,
  photoURL: string,
  userId: string,
): Promise<string> {
  const path = sitePath(photoURL, publicUrl)
  if (!path.startsWith(MEDIA_PATH)) throw invalid({ photoURL: 'no_picture' })
  if (!(await keep(tx, path, at, eq(uploads.userId, userId)))) throw invalid({ photoURL: 'picture_gone' })
  return path
}

/**
 * Does the same for the cover of a teacher's course, which must be the teacher's own upload or another file on this
 * site. Otherwise, visitors would load it from an address of the teacher's choice, even after a review.
 */
export async function keepCover(
  tx: Transaction,
  publicUrl: string,
  at: Date,
  img: string,
  userId: string,
): Promise<string> {
  const path = sitePath(img, publicUrl)
  if (!path.startsWith('/')) throw invalid({ img: 'not_uploaded' })
  const isOwn = eq(uploads.userId, userId)
  if (path.startsWith(MEDIA_PATH) && !(await keep(tx, path, at, isOwn))) throw invalid({ img: 'picture_gone' })
  return path
}

/**
 * Keeps the pictures in the texts of lessons. A missing picture isn't shown, but the rest of its text is worth keeping.
 */
export async function keepFigures(tx: Transaction, at: Date, paths: string[]): Promise<void> {
  for (const path of paths) await keep(tx, path, at)
}

async function keep(tx: Transaction, path: string, at: Date, more?: SQL): Promise<boolean> {
  const marked = await tx
    .update(uploads)
    .set({ keptAt: sql`coalesce(${uploads.keptAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(eq(uploads.name, path.slice(MEDIA_PATH.length)), isNull(uploads.removedAt), more))
    .returning({ name: uploads.name })
  return marked.length > 0
}

function sitePath(address: string, publicUrl: string): string {
  // As a path, '//host' would lead to another site.
  const isOwn = address.startsWith(`${publicUrl}/`) && !address.startsWith(`${publicUrl}//`)
  return isOwn ? address.slice(publicUrl.length) : address
}

/** The paths of everything that a person uploaded. */
export async function uploadsOf(tx: Transaction, userId: string): Promise<string[]> {
  const rows = await tx.select({ name: uploads.name }).from(uploads).where(eq(uploads.userId, userId))
  return rows.map(({ name }) => uploadPath(name))
}

/** Removes those of the uploads in these values that nothing shows any more. */
export async function releaseUploads(tx: Transaction, at: Date, values: unknown[]): Promise<void> {
  const paths = values.filter((value): value is string => typeof value === 'string' && value.startsWith(MEDIA_PATH))
  if (!paths.length) return
  const names = paths.map((path) => path.slice(MEDIA_PATH.length))
  // The lock waits for transactions that are saving one of these uploads, so that the next query sees their changes.
  const held = await tx
    .select({ name: uploads.name })
    .from(uploads)
    .where(inArray(uploads.name, names))
    .orderBy(asc(uploads.name))
    .for('update')
  const shown = await findShown(tx, paths)
  const unused = held.map(({ name }) => name).filter((name) => !shown.has(MEDIA_PATH + name))
  if (unused.length) await tx.update(uploads).set({ removedAt: at }).where(inArray(uploads.name, unused))
}

async function findShown(tx: Transaction, paths: string[]): Promise<Set<string>> {
  const queries = SHOWN_IN.map(
    (column) => sql`select ${column} as path from ${column.table}
      where ${column} in ${paths} and ${column} like '/media/%'`,
  )
  // A proposed picture will be shown once it is approved.
  for (const field of ['img', 'video']) {
    queries.push(sql`select proposed ->> ${field} as path from ${courses} where proposed ->> ${field} in ${paths}`)
  }
  for (const path of paths) {
    queries.push(
      sql`select ${path} as path where exists (select 1 from ${lessons} where position(${path} in ${lessons.body}) > 0)
        or exists (select 1 from ${quizVersions} where position(${path} in ${quizVersions.questions}::text) > 0)
        or exists (select 1 from ${curriculumDrafts} where position(${path} in ${curriculumDrafts.tree}::text) > 0)`,
    )
  }
  const { rows } = await tx.execute<{ path: string }>(sql.join(queries, sql` union all `))
  return new Set(rows.map(({ path }) => path))
}

/** Removes uploads that weren't used in time. */
export async function removeUnusedUploads(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - UPLOAD_TTL_SECONDS * 1000)
  await db
    .update(uploads)
    .set({ removedAt: now })
    .where(and(isNull(uploads.keptAt), isNull(uploads.removedAt), lt(uploads.createdAt, before)))
}

/**
 * Deletes the files of removed uploads, then their rows. Removed uploads aren't served, so after a crash in between,
 * the next sweep just continues.
 */
export async function deleteRemovedFiles(db: Database, files: Files): Promise<void> {
  for (;;) {
    const removed = await db
      .select({ name: uploads.name })
      .from(uploads)
      .where(isNotNull(uploads.removedAt))
      .limit(BATCH)
    for (const { name } of removed) {
      await files.remove(name)
      await db.delete(uploads).where(eq(uploads.name, name))
    }
    if (removed.length < BATCH) return
  }
}
