// Abandons uploads that stalled for a week: the file is deleted, or marked as failed if a lesson or draft uses it.
import { and, eq, lt } from 'drizzle-orm'
import { UPLOAD_KEPT_DAYS } from '#contract/constants.ts'
import type { Database, Transaction } from '../../../db/database.ts'
import { files } from '../../../db/schema-learning.ts'
import { usesOf } from './file-uses.ts'
import { deleteFile, deleteParts } from './remove-file.ts'

export async function giveUpUploads(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - UPLOAD_KEPT_DAYS * 86_400_000)
  const isOld = and(eq(files.state, 'arriving'), lt(files.changedAt, before))
  const old = await db.select({ id: files.id }).from(files).where(isOld)
  for (const { id } of old) {
    await db.transaction(async (tx) => {
      const [file] = await tx
        .select({ id: files.id })
        .from(files)
        .where(and(eq(files.id, id), isOld))
        .for('update')
      if (file) await giveUp(tx, id, now)
    })
  }
}

async function giveUp(tx: Transaction, id: string, now: Date): Promise<void> {
  const [{ uses } = { uses: [] }] = await tx.select({ uses: usesOf }).from(files).where(eq(files.id, id))
  if (!uses.length) return deleteFile(tx, id, now)
  await deleteParts(tx, id, now)
  const failed = { state: 'failed', problem: 'never_arrived', arrived: 0, changedAt: now } as const
  await tx.update(files).set(failed).where(eq(files.id, id))
}
