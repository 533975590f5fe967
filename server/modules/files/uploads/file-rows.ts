// Files as administrators see them, and what depends on their kind: who owns them, and which job prepares them.
import { desc, inArray, sql } from 'drizzle-orm'
import type { Language } from '#contract/constants.ts'
import {
  FILE_KINDS,
  HAND_IN_FILE_KINDS,
  type FileKind,
  type FileProblem,
  type HandInFileKind,
} from '#contract/files/file-states.ts'
import type { StoredFile } from '#contract/calls/learning/learning.ts'
import type { Reads } from '../../../db/database.ts'
import { files } from '../../../db/schema-learning.ts'

type Kind = (typeof files.$inferSelect)['kind']

export const fileAnswer = {
  _id: files.id,
  name: files.name,
  kind: sql<FileKind>`${files.kind}`,
  state: files.state,
  bytes: files.bytes,
  arrived: files.arrived,
  seconds: files.seconds,
  pages: files.pages,
  problem: sql<FileProblem | null>`${files.problem}`,
  captions: sql<Language[]>`array(
    select language from file_captions where file_captions.file_id = files.id order by 1
  )`,
  at: files.createdAt,
}

/** Excludes handed-in files, which belong to learners and their teachers. */
export const isContent = inArray(files.kind, [...FILE_KINDS])

export const isHandInKind = (kind: Kind): kind is HandInFileKind =>
  (HAND_IN_FILE_KINDS as readonly string[]).includes(kind)

/** The job that prepares a file of this kind. */
export const jobOf = (kind: Kind) => (isHandInKind(kind) ? 'prepare-hand-in' : 'prepare-file')

export const withMoment = <Row extends { at: Date }>(row: Row) => ({ ...row, at: row.at.toISOString() })

export async function filesOf(reads: Reads, ids: string[]): Promise<StoredFile[]> {
  if (!ids.length) return []
  const rows = await reads.select(fileAnswer).from(files).where(inArray(files.id, ids)).orderBy(desc(files.id))
  return rows.map(withMoment)
}
