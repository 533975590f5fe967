// Stores one part of an upload as its own object. It counts once the file's row says so: a crash before that loses one
// part, and two requests with the same part can't both count.
import { eq } from 'drizzle-orm'
import { newId } from '../../../db/ids.ts'
import { fileParts, files } from '../../../db/schema-learning.ts'
import { conflict, notFound, tooLarge } from '../../../http/errors.ts'
import type { Deps } from '../../deps.ts'
import { jobOf } from './file-rows.ts'
import { announce, deleteLater, keep } from './leftovers.ts'

export type Arriving = Pick<typeof files.$inferSelect, 'id' | 'kind' | 'bytes' | 'arrived' | 'state'>

/** Returns how much of the file has arrived. */
export async function storePart(deps: Deps, id: string, offset: number, bytes: Uint8Array): Promise<number> {
  const { db, jobs, now } = deps
  const name = `${newId()}.bin`
  await announce(db, [name], now())
  try {
    await deps.files.put(name, bytes)
    const arrived = await db.transaction(async (tx) => {
      const [file] = await tx.select().from(files).where(eq(files.id, id)).for('update')
      requireNext(file, offset, bytes.length)
      await tx.insert(fileParts).values({ fileId: id, start: offset, bytes: bytes.length, name })
      await keep(tx, [name])
      const end = offset + bytes.length
      const state = end === file.bytes ? 'waiting' : 'arriving'
      await tx.update(files).set({ arrived: end, state, changedAt: now() }).where(eq(files.id, id))
      if (state === 'waiting') await jobs.send(tx, jobOf(file.kind), { fileId: id })
      return end
    })
    jobs.wake()
    return arrived
  } catch (error) {
    // This is only best effort, because the leftovers sweep deletes the object a day later anyway.
    await deleteLater(db, [name], now()).catch(() => {})
    throw error
  }
}

/** Throws unless the offset is the one that the file expects. */
export function requireNext(file: Arriving | undefined, offset: number, length: number): asserts file is Arriving {
  if (!file) throw notFound()
  if (file.arrived !== offset || (file.state !== 'arriving' && length > 0))
    throw conflict('offset', `The next byte of this file is ${file.arrived}.`)
  if (offset + length > file.bytes)
    throw tooLarge(`This file was announced with ${file.bytes} bytes, but more arrived.`)
}
