// The learner's side of a hand-in: starting, writing, adding files, handing in and taking back. Every change locks the
// newest row first, so that two devices and a teacher never act on the same state.
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { MAX_HAND_IN_FILES, MAX_HAND_IN_STORED_BYTES } from '#contract/constants.ts'
import { HAND_IN_FILE_KINDS, type HandInFileKind } from '#contract/files/file-states.ts'
import type { TaskDraft } from '#contract/calls/learning/tasks.ts'
import type { Transaction } from '../../../db/database.ts'
import { newId } from '../../../db/ids.ts'
import { files, lessons } from '../../../db/schema-learning.ts'
import { handInFiles, handIns } from '../../../db/schema-tasks.ts'
import { conflict, HttpError, invalid, notFound, one } from '../../../http/errors.ts'
import { deleteFile } from '../../files/uploads/remove-file.ts'
import { dueOf } from '../lessons/due-dates.ts'
import type { HandInRow } from './hand-in-rows.ts'

type TaskOwner = { userId: string; lessonId: string }

async function taskOf(tx: Transaction, lessonId: string): Promise<TaskDraft> {
  const { task } = one(await tx.select({ task: lessons.task }).from(lessons).where(eq(lessons.id, lessonId)))
  if (!task) throw notFound()
  return task
}

async function newest(tx: Transaction, { userId, lessonId }: TaskOwner): Promise<HandInRow | undefined> {
  const [row] = await tx
    .select()
    .from(handIns)
    .where(and(eq(handIns.userId, userId), eq(handIns.lessonId, lessonId)))
    .orderBy(desc(handIns.number))
    .limit(1)
    .for('update')
  return row
}

/** The open draft. The learner's first action of any kind starts the first one. */
export async function openDraft(tx: Transaction, owner: TaskOwner, at: Date): Promise<HandInRow> {
  const last = await newest(tx, owner)
  if (last?.state === 'draft') return last
  if (last) throw handedIn()
  const task = await taskOf(tx, owner.lessonId)
  const first = { id: newId(at), ...owner, number: 1, dueAt: dueOf(task, at), createdAt: at }
  await tx.insert(handIns).values(first).onConflictDoNothing()
  // Another device may have started one at the same moment.
  return (await newest(tx, owner))!
}

/** Starts a resubmission from the previous one. */
export async function beginAgain(tx: Transaction, owner: TaskOwner, at: Date): Promise<void> {
  const last = await newest(tx, owner)
  if (last?.state === 'draft') return
  if (last?.state !== 'returned') throw handedIn()
  if (!last.againUntil || last.againUntil < at) throw pastDue()
  const id = newId(at)
  const { number, text, againUntil } = last
  const begun = await tx
    .insert(handIns)
    .values({ id, ...owner, number: number + 1, text, writtenAt: null, dueAt: againUntil, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: handIns.id })
  // Another device was first, so its row isn't the one that was locked.
  if (!begun.length) return
  await tx.execute(sql`insert into ${handInFiles} (hand_in_id, file_id, position)
    select ${id}, file_id, position from ${handInFiles} where hand_in_id = ${last.id}`)
}

export type DraftText = { text: string; writtenAt: string; number: number }

/** Throws if the change was written for another round than this draft's. */
export function requireNumber(draft: HandInRow, { number }: DraftText): HandInRow {
  if (draft.number !== number) throw handedIn()
  return draft
}

/** The text written last wins, whichever device sends first. */
export async function saveText(tx: Transaction, draft: HandInRow, written: DraftText, at: Date): Promise<HandInRow> {
  // Prevents a fast clock from making a text final.
  const writtenAt = new Date(Math.min(at.getTime(), Date.parse(written.writtenAt)))
  if (draft.writtenAt && draft.writtenAt > writtenAt) return draft
  const changed = { text: written.text, writtenAt }
  await tx.update(handIns).set(changed).where(eq(handIns.id, draft.id))
  return { ...draft, ...changed }
}

export type NewFile = { _id: string; name: string; kind: HandInFileKind; bytes: number }

/** The upload itself follows at /uploads/{id}. */
export async function addFile(tx: Transaction, draft: HandInRow, { _id, ...file }: NewFile, at: Date): Promise<void> {
  const listed = await tx.select().from(handInFiles).where(eq(handInFiles.handInId, draft.id))
  if (listed.some(({ fileId }) => fileId === _id)) return
  if (listed.length >= MAX_HAND_IN_FILES) {
    throw conflict('too_many_files', `You can hand in up to ${MAX_HAND_IN_FILES} files.`)
  }
  const [stored] = await tx
    .select({ bytes: sql<number>`coalesce(sum(${files.bytes}), 0)::float8` })
    .from(files)
    .where(and(eq(files.owner, draft.userId), inArray(files.kind, [...HAND_IN_FILE_KINDS])))
  if (stored!.bytes + file.bytes > MAX_HAND_IN_STORED_BYTES) {
    throw conflict('too_many_files', 'You’ve used all the storage for your files, so you can’t hand in any more.')
  }
  const row = { id: _id, ...file, owner: draft.userId, createdAt: at, changedAt: at }
  const added = await tx.insert(files).values(row).onConflictDoNothing().returning({ id: files.id })
  if (!added.length) throw invalid({ _id: 'not_an_id' })
  const position = Math.max(0, ...listed.map((each) => each.position)) + 1
  await tx.insert(handInFiles).values({ handInId: draft.id, fileId: _id, position })
}

export async function removeFile(tx: Transaction, draft: HandInRow, fileId: string, at: Date): Promise<void> {
  const isThis = and(eq(handInFiles.handInId, draft.id), eq(handInFiles.fileId, fileId))
  const gone = await tx.delete(handInFiles).where(isThis).returning({ fileId: handInFiles.fileId })
  if (!gone.length) return
  await tx.select({ id: files.id }).from(files).where(eq(files.id, fileId)).for('update')
  if (!(await tx.$count(handInFiles, eq(handInFiles.fileId, fileId)))) await deleteFile(tx, fileId, at)
}

/** Repeating the call changes nothing. */
export async function handIn(tx: Transaction, owner: TaskOwner, written: DraftText, at: Date): Promise<void> {
  const last = await newest(tx, owner)
  if (last?.state === 'handed_in' && last.number === written.number) return
  const draft = await saveText(tx, requireNumber(await openDraft(tx, owner, at), written), written, at)
  const attached = await tx
    .select({ state: files.state })
    .from(handInFiles)
    .innerJoin(files, eq(files.id, handInFiles.fileId))
    .where(eq(handInFiles.handInId, draft.id))
  if (!draft.text && !attached.length) throw invalid({ text: 'required' })
  if (attached.some(({ state }) => state !== 'ready')) {
    throw conflict('files_unfinished', 'Some files are still uploading. Wait a moment.')
  }
  const isLate = draft.dueAt !== null && at > draft.dueAt
  const { late } = await taskOf(tx, owner.lessonId)
  // Resubmissions can't be late.
  if (isLate && (!late || draft.number > 1)) throw pastDue()
  await tx.update(handIns).set({ state: 'handed_in', handedInAt: at, isLate }).where(eq(handIns.id, draft.id))
}

/** Work can be taken back until a teacher has opened it. */
export async function takeBack(tx: Transaction, owner: TaskOwner): Promise<void> {
  const last = await newest(tx, owner)
  if (!last) throw notFound()
  if (last.state === 'draft') return
  if (last.state === 'returned') throw handedIn()
  if (last.openedAt) throw conflict('being_graded', 'Grading has started, so you can’t take this back.')
  await tx.update(handIns).set({ state: 'draft', handedInAt: null, isLate: false }).where(eq(handIns.id, last.id))
}

const handedIn = () => conflict('submitted', 'You’ve already handed this in.')
const pastDue = () => new HttpError(409, 'past_due', 'The deadline has passed.')
