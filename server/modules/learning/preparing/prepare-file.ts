// The job that prepares an uploaded file for learners. The file becomes ready in one transaction, after everything is
// stored. Until then, the job can restart at any moment.
import { and, eq, inArray, lt } from 'drizzle-orm'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type StoredProblem } from '#contract/files/file-states.ts'
import type { Transaction } from '../../../db/database.ts'
import { isDiskFull } from '../../../db/errors.ts'
import { newId } from '../../../db/ids.ts'
import type { JobRun } from '../../../db/jobs/jobs.ts'
import { files, fileVariants, lessons } from '../../../db/schema-learning.ts'
import { pageTexts } from '../../../db/schema-reading.ts'
import { findLimits, type Limits } from '../../../processes/limits.ts'
import type { Deps } from '../../deps.ts'
import { isHandInKind, jobOf } from '../../files/uploads/file-rows.ts'
import { announce, deleteLater, keep } from '../../files/uploads/leftovers.ts'
import { deleteParts } from '../../files/uploads/remove-file.ts'
import { announcingFirst } from '../lessons/announce-lessons.ts'
import { openBooksOf } from '../../catalogue/content/readable-books.ts'
import { encode } from './encode.ts'
import { FileRefused } from './file-refused.ts'
import { prepareHandIn } from './prepare-hand-in.ts'
import { joinParts } from './join-parts.ts'
import type { Prepared } from './prepared.ts'
import { drawPdf } from './pdf/draw-pdf.ts'
import { findTools } from './run-tool.ts'
import { takeAsIs } from './take-as-is.ts'

const MAX_FAILURES = 3

type StoredFile = typeof files.$inferSelect
type Whole = Prepared & { sha256: string }

export type PrepareOptions = {
  /** A working folder, on a disk with room for a few copies of the file. */
  folder: string
  /** Replaces the search for ffmpeg, for tests. */
  tools?: () => Promise<Limits | null>
  /** How long one page of a PDF may take. Tests shorten it. */
  pageSeconds?: number
}

export function createPrepareFile(deps: Deps, { folder, tools = findTools, pageSeconds }: PrepareOptions) {
  let limits: Limits | null | undefined
  return async ({ fileId }: { fileId: string }, { failures, signal }: JobRun): Promise<void> => {
    const file = await setState(deps, fileId, 'working')
    if (!file) return
    // Jobs run one at a time, so anything in the folder was left by a process that died.
    await rm(folder, { recursive: true, force: true })
    const own = join(folder, newId())
    try {
      if (failures >= MAX_FAILURES) throw new FileRefused('interrupted')
      await mkdir(own, { recursive: true })
      if (limits === undefined) limits = await tools()
      const prepared = await prepare(deps, file, { folder: own, limits, signal, pageSeconds })
      await store(deps, file, prepared, signal)
    } catch (error) {
      await handleFailure(deps, fileId, error, { failures, signal })
    } finally {
      await rm(own, { recursive: true, force: true })
    }
  }
}

type Means = { folder: string; limits: Limits | null; signal: AbortSignal; pageSeconds: number | undefined }

async function prepare(deps: Deps, { id, kind }: StoredFile, means: Means): Promise<Whole> {
  const { folder, limits, signal, pageSeconds } = means
  const source = join(folder, 'source')
  const sha256 = await joinParts(deps, id, source, signal)
  signal.throwIfAborted()
  const work = { source, folder, signal }
  const prepared = isHandInKind(kind)
    ? await prepareHandIn(kind, { limits, ...work })
    : kind === 'pdf'
      ? await drawPdf({ limits: limits ?? (await findLimits()), ...work, pageSeconds })
      : kind === 'mp3' || !limits
        ? await takeAsIs(kind, source)
        : await encode({ limits, kind, ...work })
  return { ...prepared, sha256 }
}

async function store(deps: Deps, { id, kind }: StoredFile, prepared: Whole, signal: AbortSignal): Promise<void> {
  const { variants, texts = new Map<number, string>(), ...columns } = prepared
  const { db, content, now } = deps
  // Handed-in files appear on nobody else's pages, so no cached answer becomes outdated.
  const write = <Result>(work: (tx: Transaction) => Promise<Result>) =>
    isHandInKind(kind) ? db.transaction(work) : content.write(work)
  const named = variants.map(({ path, extension, ...row }) => ({ path, ...row, name: `${newId()}.${extension}` }))
  const names = named.map(({ name }) => name)
  await announce(db, names, now())
  for (const { name, path } of named) {
    // Checked per file, because a book has thousands.
    signal.throwIfAborted()
    await deps.files.putFile(name, path)
  }
  const isFirst = await write(async (tx) => {
    const ready = { state: 'ready', ...columns, problem: null, changedAt: now() } as const
    const used = await tx.selectDistinct({ id: lessons.courseId }).from(lessons).where(eq(lessons.fileId, id))
    const courseIds = used.map((course) => course.id)
    const done = await announcingFirst(deps, tx, courseIds, () =>
      tx.update(files).set(ready).where(isWorking(id)).returning({ id: files.id }),
    )
    if (!done.length) return false
    await keep(tx, names)
    await tx.insert(fileVariants).values(named.map(({ path: _path, ...row }) => ({ fileId: id, ...row })))
    // The author may have provided the text already.
    if (texts.size && !(await tx.$count(pageTexts, eq(pageTexts.fileId, id))))
      await tx.insert(pageTexts).values([...texts].map(([page, text]) => ({ fileId: id, page, text })))
    await deleteParts(tx, id, now())
    await openBooksOf(tx, id)
    return true
  })
  // The file was deleted, or another process finished first.
  if (!isFirst) await deleteLater(db, names, now())
}

async function handleFailure(deps: Deps, id: string, error: unknown, { failures, signal }: JobRun): Promise<void> {
  if (signal.aborted) return sendAgain(deps, id)
  const problem = problemOf(error, failures)
  if (!problem) {
    await setState(deps, id, 'waiting')
    throw error
  }
  if (!(error instanceof FileRefused)) deps.log.error({ err: error, file: id }, 'a file could not be prepared')
  await deps.db.update(files).set({ state: 'failed', problem, changedAt: deps.now() }).where(isWorking(id))
}

/** Undefined if a retry may help. */
function problemOf(error: unknown, failures: number): StoredProblem | undefined {
  if (error instanceof FileRefused) return error.problem
  if (failures + 1 < MAX_FAILURES) return undefined
  return isDiskFull(error) ? 'disk_full' : 'interrupted'
}

/** A shutdown isn't a failure: a new job starts with the next startup. */
async function sendAgain({ db, jobs, now }: Deps, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const waiting = { state: 'waiting', changedAt: now() } as const
    const [set] = await tx.update(files).set(waiting).where(isWorking(id)).returning({ kind: files.kind })
    if (set) await jobs.send(tx, jobOf(set.kind), { fileId: id })
  })
}

const isWorking = (id: string) => and(eq(files.id, id), eq(files.state, 'working'))

async function setState({ db, now }: Deps, id: string, state: 'waiting' | 'working'): Promise<StoredFile | undefined> {
  const [file] = await db
    .update(files)
    .set({ state, changedAt: now() })
    .where(and(eq(files.id, id), inArray(files.state, ['waiting', 'working'])))
    .returning()
  return file
}

const SETTLED_MS = 10 * 60_000

/** A restored backup has the files but not the jobs, so waiting files get a new one. */
export async function resendForgotten({ db, jobs, now }: Deps): Promise<void> {
  const before = new Date(now().getTime() - SETTLED_MS)
  const unfinished = and(inArray(files.state, ['waiting', 'working']), lt(files.changedAt, before))
  for (const { id, kind } of await db.select({ id: files.id, kind: files.kind }).from(files).where(unfinished)) {
    const job = jobOf(kind)
    if (await jobs.isKnown(job, { fileId: id })) continue
    await db.transaction((tx) => jobs.send(tx, job, { fileId: id }))
    jobs.wake()
  }
}
