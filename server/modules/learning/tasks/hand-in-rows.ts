// Reads handed-in work, as its learner and its teacher see it.
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { HandInFile, OwnHandIn } from '#contract/calls/learning/tasks.ts'
import type { HandInFileKind, HandInProblem } from '#contract/files/file-states.ts'
import type { Reads } from '../../../db/database.ts'
import { files, fileVariants } from '../../../db/schema-learning.ts'
import { handInFiles, handIns } from '../../../db/schema-tasks.ts'

export type HandInRow = typeof handIns.$inferSelect

/** All of a learner's submissions for one task, newest first. */
export async function ownHandIns(reads: Reads, userId: string, lessonId: string): Promise<OwnHandIn[]> {
  const rows = await reads
    .select()
    .from(handIns)
    .where(and(eq(handIns.userId, userId), eq(handIns.lessonId, lessonId)))
    .orderBy(desc(handIns.number))
  const filesById = await filesOfHandIns(
    reads,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ownHandIn(row, filesById.get(row.id) ?? []))
}

function ownHandIn(row: HandInRow, attached: HandInFile[]): OwnHandIn {
  const { id, number, state, text, isLate } = row
  return {
    _id: id,
    number,
    state,
    text,
    writtenAt: row.writtenAt?.toISOString() ?? null,
    files: attached,
    dueAt: row.dueAt?.toISOString() ?? null,
    handedInAt: row.handedInAt?.toISOString() ?? null,
    isLate,
    isOpened: row.openedAt !== null,
    // Until the work is returned, only the teacher sees the teacher's notes.
    returned:
      state === 'returned'
        ? {
            at: row.returnedAt!.toISOString(),
            points: row.points!,
            outOf: row.outOf!,
            needed: row.needed!,
            words: row.words,
            marks: row.marks,
            againUntil: row.againUntil?.toISOString() ?? null,
          }
        : null,
  }
}

/** Grouped by submission, in the order in which the files were added. */
export async function filesOfHandIns(reads: Reads, ids: string[]): Promise<Map<string, HandInFile[]>> {
  if (!ids.length) return new Map()
  const rows = await reads
    .select({
      handIn: handInFiles.handInId,
      _id: files.id,
      name: files.name,
      kind: sql<HandInFileKind>`${files.kind}`,
      state: files.state,
      bytes: sql<number>`coalesce(${fileVariants.bytes}, ${files.bytes})::float8`,
      arrived: files.arrived,
      problem: sql<HandInProblem | null>`${files.problem}`,
      width: fileVariants.width,
      height: fileVariants.height,
    })
    .from(handInFiles)
    .innerJoin(files, eq(files.id, handInFiles.fileId))
    .leftJoin(fileVariants, eq(fileVariants.fileId, files.id))
    .where(inArray(handInFiles.handInId, ids))
    .orderBy(asc(handInFiles.position))
  const listed = Map.groupBy(rows, ({ handIn }) => handIn)
  return new Map([...listed].map(([id, own]) => [id, own.map(({ handIn: _handIn, ...file }) => file)]))
}
