// Deletes a file: its row in one transaction, its stored objects in the next sweep.
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { fileParts, files, fileVariants } from '../../../db/schema-learning.ts'
import { conflict, one } from '../../../http/errors.ts'
import { recordAction } from '../../../db/audit.ts'
import type { Deps } from '../../deps.ts'
import { isContent } from './file-rows.ts'
import { usesOf } from './file-uses.ts'
import type { Caller } from '../../../http/caller.ts'
import { deleteLater } from './leftovers.ts'

/** Handed-in files are deleted with their draft or account, not individually. */
export async function removeFile({ db, now }: Pick<Deps, 'db' | 'now'>, id: string, caller: Caller): Promise<void> {
  await db.transaction(async (tx) => {
    const isThis = and(eq(files.id, id), isContent)
    const { name } = one(await tx.select({ name: files.name }).from(files).where(isThis).for('update'))
    const [{ uses } = { uses: [] }] = await tx.select({ uses: usesOf }).from(files).where(eq(files.id, id))
    const names = uses.join(', ')
    if (names) throw conflict('in_use', `This file is still used in: ${names}.`, { uses: names })
    await deleteFile(tx, id, now())
    await recordAction(tx, caller, now(), { what: 'delete', kind: 'file', itemId: id, name })
  })
}

/** The caller holds the row lock. */
export async function deleteFile(tx: Transaction, id: string, at: Date): Promise<void> {
  const variants = await tx.select({ name: fileVariants.name }).from(fileVariants).where(eq(fileVariants.fileId, id))
  await deleteLater(
    tx,
    variants.map(({ name }) => name),
    at,
  )
  await deleteParts(tx, id, at)
  await tx.delete(files).where(eq(files.id, id))
}

export async function deleteParts(tx: Transaction, id: string, at: Date): Promise<void> {
  const parts = await tx.delete(fileParts).where(eq(fileParts.fileId, id)).returning({ name: fileParts.name })
  await deleteLater(
    tx,
    parts.map(({ name }) => name),
    at,
  )
}
