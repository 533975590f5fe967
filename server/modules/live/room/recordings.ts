// Recordings of classes: an upload whose length is only known at its end, then a file like any other.
import { and, asc, eq, inArray, isNull, lt, not, sql } from 'drizzle-orm'
import { MAX_FILE_BYTES } from '#contract/constants.ts'
import type { ClassRecording } from '#contract/calls/live/live-room.ts'
import type { Transaction } from '../../../db/database.ts'
import { newId } from '../../../db/ids.ts'
import { files } from '../../../db/schema-learning.ts'
import { liveRecordings } from '../../../db/schema-live.ts'
import type { Caller } from '../../../http/caller.ts'
import { conflict, notFound } from '../../../http/errors.ts'
import type { Deps } from '../../deps.ts'
import { deleteFile } from '../../files/uploads/remove-file.ts'
import { playOf } from '../../learning/lessons/play.ts'
import { recordingState } from '../batches/batch-rows.ts'
import { opensAt, stateAt } from '../batches/session-times.ts'
import type { Visit } from './visit.ts'

/** A browser that sends nothing for this long is gone. Whatever has arrived is the recording. */
const SILENT_MS = 10 * 60_000

export async function recordingsOf(deps: Deps, { session }: Visit, { userId }: Caller): Promise<ClassRecording[]> {
  const rows = await deps.db
    .select({
      _id: liveRecordings.id,
      fileId: liveRecordings.fileId,
      state: recordingState,
      startedAt: liveRecordings.startedAt,
      seconds: files.seconds,
    })
    .from(liveRecordings)
    .leftJoin(files, eq(files.id, liveRecordings.fileId))
    .where(eq(liveRecordings.sessionId, session.id))
    .orderBy(asc(liveRecordings.startedAt))
  return Promise.all(
    rows.map(async ({ fileId, startedAt, ...row }) => ({
      ...row,
      startedAt: startedAt.toISOString(),
      play:
        row.state === 'ready' && fileId
          ? await playOf(deps, { scope: 'recording', itemId: row._id, fileId, userId })
          : null,
    })),
  )
}

/** The host's browser has started recording. Its pieces are uploaded to the file. */
export async function beginRecording(
  { db, jobs, now }: Deps,
  { session, batch }: Visit,
  { userId }: Caller,
): Promise<{ insertedId: string; file: string }> {
  if (now() < opensAt(session)) throw conflict('too_early', 'The room isn’t open yet.')
  if (stateAt(session, now()) !== 'planned') throw conflict('over', 'This class is over.')
  const [id, fileId] = [newId(), newId()]
  await db.transaction(async (tx) => {
    const earlier = await tx
      .select({ id: liveRecordings.id })
      .from(liveRecordings)
      .innerJoin(files, eq(files.id, liveRecordings.fileId))
      .where(and(eq(liveRecordings.sessionId, session.id), eq(files.state, 'arriving')))
    // If the page was reloaded, what the browser recorded before is kept as a separate part.
    for (const recording of earlier) await finish(tx, recording.id, { jobs, at: now() })
    await tx.insert(files).values({
      id: fileId,
      kind: 'video',
      name: `${batch.title}, ${session.number}.webm`,
      bytes: MAX_FILE_BYTES,
      owner: userId,
      createdAt: now(),
      changedAt: now(),
    })
    await tx.insert(liveRecordings).values({ id, sessionId: session.id, fileId, startedAt: now() })
  })
  jobs.wake()
  return { insertedId: id, file: fileId }
}

/**
 * The host has a recording from elsewhere, because the browser's failed or another camera was used. It replaces a
 * recording that never arrived.
 */
export async function announceRecording(
  { db, now }: Deps,
  { session }: Visit,
  { userId }: Caller,
  { name, bytes }: { name: string; bytes: number },
): Promise<{ insertedId: string; file: string }> {
  const at = now()
  if (session.state === 'cancelled') throw conflict('class_cancelled', 'This class was cancelled.')
  if (at < session.startsAt) throw conflict('too_early', 'This class hasn’t started yet.')
  const [id, fileId] = [newId(), newId()]
  await db.transaction(async (tx) => {
    const unfinished = await tx
      .select({ id: liveRecordings.id, fileId: files.id })
      .from(liveRecordings)
      .innerJoin(files, eq(files.id, liveRecordings.fileId))
      .where(and(eq(liveRecordings.sessionId, session.id), isLost))
    for (const lost of unfinished) {
      await tx.delete(liveRecordings).where(eq(liveRecordings.id, lost.id))
      await deleteFile(tx, lost.fileId, at)
    }
    const times = { createdAt: at, changedAt: at }
    await tx.insert(files).values({ id: fileId, kind: 'video', name, bytes, owner: userId, ...times })
    const span = { startedAt: session.startsAt, endedAt: at }
    await tx.insert(liveRecordings).values({ id, sessionId: session.id, fileId, ...span })
  })
  return { insertedId: id, file: fileId }
}

/** True while a browser is still recording or sending. The length of a chosen file is known from the start. */
const isOfUnknownLength = eq(files.bytes, MAX_FILE_BYTES)
const isLost = and(inArray(files.state, ['arriving', 'failed']), not(isOfUnknownLength))

/** Ends a recording whose pieces have all arrived. */
export async function endRecording({ db, jobs, now }: Deps, { session, id }: { session: string; id: string }) {
  await db.transaction(async (tx) => {
    const [found] = await tx
      .select({ id: liveRecordings.id })
      .from(liveRecordings)
      .where(and(eq(liveRecordings.id, id), eq(liveRecordings.sessionId, session)))
    if (!found) throw notFound()
    await finish(tx, id, { jobs, at: now() })
  })
  jobs.wake()
}

type Finishing = { jobs: Deps['jobs']; at: Date }

/** The file is as long as what has arrived. If nothing has, there was no recording. */
async function finish(tx: Transaction, id: string, { jobs, at }: Finishing): Promise<void> {
  const [file] = await tx
    .select({ id: files.id, arrived: files.arrived })
    .from(files)
    .where(and(sql`${files.id} = (select file_id from live_recordings where id = ${id})`, eq(files.state, 'arriving')))
    .for('update')
  if (!file) return
  if (!file.arrived) {
    await tx.delete(liveRecordings).where(eq(liveRecordings.id, id))
    return deleteFile(tx, file.id, at)
  }
  await tx
    .update(liveRecordings)
    .set({ endedAt: at })
    .where(and(eq(liveRecordings.id, id), isNull(liveRecordings.endedAt)))
  await tx.update(files).set({ bytes: file.arrived, state: 'waiting', changedAt: at }).where(eq(files.id, file.id))
  await jobs.send(tx, 'prepare-file', { fileId: file.id })
}

/**
 * Recordings whose browser never came back are prepared without their last pieces. The upload of a chosen file can
 * still be resumed.
 */
export async function finishSilentRecordings({ db, jobs, now }: Deps): Promise<void> {
  const before = new Date(now().getTime() - SILENT_MS)
  const silent = await db
    .select({ id: liveRecordings.id })
    .from(liveRecordings)
    .innerJoin(files, eq(files.id, liveRecordings.fileId))
    .where(and(eq(files.state, 'arriving'), isOfUnknownLength, lt(files.changedAt, before)))
  for (const { id } of silent) await db.transaction((tx) => finish(tx, id, { jobs, at: now() }))
  if (silent.length) jobs.wake()
}
