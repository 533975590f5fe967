// A person's handed-in work, for their export and for deletion with their account.
import { and, asc, eq, inArray, notExists, lt, sql } from 'drizzle-orm'
import { HAND_IN_FILE_KINDS } from '#contract/files/file-states.ts'
import type { Database, Transaction } from '../../../db/database.ts'
import { files } from '../../../db/schema-learning.ts'
import { handInFiles, handIns } from '../../../db/schema-tasks.ts'
import { deleteFile } from '../../files/uploads/remove-file.ts'
import { isAfter, ROWS_AT_ONCE, type ReadPage } from '../../export-page.ts'

export const taskLists = (db: Database, id: string) =>
  ({
    async handIns(after) {
      const rows = await db
        .select({
          key: handIns.id,
          _id: handIns.id,
          lesson: handIns.lessonId,
          number: handIns.number,
          state: handIns.state,
          text: handIns.text,
          dueAt: handIns.dueAt,
          handedInAt: handIns.handedInAt,
          returnedAt: handIns.returnedAt,
          points: ifReturned(handIns.points),
          outOf: handIns.outOf,
          words: ifReturned(handIns.words),
          marks: ifReturned(handIns.marks),
          files: sql`(
            select coalesce(json_agg(json_build_object('name', files.name, 'url',
              '/api/handIn/' || hand_ins.id || '/file/' || files.id) order by attached.position), '[]')
            from hand_in_files attached join files on files.id = attached.file_id where attached.hand_in_id = hand_ins.id)`,
        })
        .from(handIns)
        .where(and(eq(handIns.userId, id), isAfter(handIns.id, after)))
        .orderBy(asc(handIns.id))
        .limit(ROWS_AT_ONCE)
      return rows
    },
  }) satisfies Record<string, ReadPage>

/** Until the work is returned, its grade isn't part of the learner's data. */
const ifReturned = (column: typeof handIns.points | typeof handIns.words | typeof handIns.marks) =>
  sql`case when ${handIns.state} = 'returned' then ${column} end`

const isHandedIn = inArray(files.kind, [...HAND_IN_FILE_KINDS])

export async function deleteHandIns(tx: Transaction, userId: string, at: Date): Promise<void> {
  const own = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.owner, userId), isHandedIn))
    .for('update')
  for (const { id } of own) await deleteFile(tx, id, at)
}

const SETTLED_MS = 3_600_000

/** Deletes files whose task is gone because its course was removed from the bin. */
export async function deleteUnusedHandInFiles(db: Database, now: Date): Promise<void> {
  const used = db
    .select({ one: sql`1` })
    .from(handInFiles)
    .where(eq(handInFiles.fileId, files.id))
  const isOld = lt(files.changedAt, new Date(now.getTime() - SETTLED_MS))
  const unused = await db
    .select({ id: files.id })
    .from(files)
    .where(and(isHandedIn, isOld, notExists(used)))
    .limit(1000)
  for (const { id } of unused) await db.transaction((tx) => deleteFile(tx, id, now))
}
