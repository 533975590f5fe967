// A file that waits without a job, such as after restoring a backup, which has the files but not the jobs, gets a new one.
import { and, inArray, lt } from 'drizzle-orm'
import { files } from '../../db/schema-learning.ts'
import type { Deps } from '../deps.ts'

const SETTLED_MS = 10 * 60_000

export async function resendForgotten({ db, jobs, now }: Deps): Promise<void> {
  const before = new Date(now().getTime() - SETTLED_MS)
  const unfinished = and(inArray(files.state, ['waiting', 'working']), lt(files.changedAt, before))
  for (const { id } of await db.select({ id: files.id }).from(files).where(unfinished)) {
    if (await jobs.isKnown('prepare-file', { fileId: id })) continue
    await db.transaction((tx) => jobs.send(tx, 'prepare-file', { fileId: id }))
    jobs.wake()
  }
}
