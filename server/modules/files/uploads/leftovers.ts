// Stored objects that nothing uses: see `file_leftovers`. They are deleted by name, so that a crash at any moment only
// leaves rows for the next sweep.
import { asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Files } from '../../../adapters/files/files.ts'
import type { Database, Transaction } from '../../../db/database.ts'
import { fileLeftovers } from '../../../db/schema-learning.ts'

/** Much longer than storing an object takes, so that the sweep never deletes one in progress. */
const STORING_MS = 24 * 3_600_000
const BATCH = 100

/** Lists objects that are about to be stored. */
export const announce = (db: Database, names: string[], at: Date): Promise<void> =>
  deleteLater(db, names, new Date(at.getTime() + STORING_MS))

/** Schedules objects for deletion. */
export async function deleteLater(db: Database | Transaction, names: string[], dueAt: Date): Promise<void> {
  if (!names.length) return
  await db
    .insert(fileLeftovers)
    .values(names.map((name) => ({ name, dueAt })))
    .onConflictDoUpdate({ target: fileLeftovers.name, set: { dueAt: sql`excluded.due_at` } })
}

/** Removes objects from the list, because they are now in use. */
export async function keep(tx: Transaction, names: string[]): Promise<void> {
  const kept = await tx
    .delete(fileLeftovers)
    .where(inArray(fileLeftovers.name, names))
    .returning({ name: fileLeftovers.name })
  if (kept.length < names.length) throw new Error('an object was deleted before it was used')
}

export async function deleteLeftovers(db: Database, files: Files, now: Date): Promise<void> {
  for (;;) {
    const due = await db
      .select({ name: fileLeftovers.name })
      .from(fileLeftovers)
      .where(lte(fileLeftovers.dueAt, now))
      .orderBy(asc(fileLeftovers.dueAt))
      .limit(BATCH)
    for (const { name } of due) {
      await files.remove(name)
      await db.delete(fileLeftovers).where(eq(fileLeftovers.name, name))
    }
    if (due.length < BATCH) return
  }
}
