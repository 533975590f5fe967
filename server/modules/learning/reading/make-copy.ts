// The job that makes a personal copy, with the buyer's name on every page and in every recording. Jobs run one at a
// time and stream through files, so that a burst of requests takes no more memory than a single one.
import { and, eq, isNull } from 'drizzle-orm'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Files } from '../../../adapters/files/files.ts'
import { newId } from '../../../db/ids.ts'
import type { JobRun } from '../../../db/jobs/jobs.ts'
import { personalCopies } from '../../../db/schema-reading.ts'
import { orders, users } from '../../../db/schema.ts'
import { languageOf } from '../../catalogue/content/language-of.ts'
import type { Deps } from '../../deps.ts'
import { announce, deleteLater, keep } from '../../files/uploads/leftovers.ts'
import { receiptName } from '../../orders/orders/receipt-mails.ts'
import { tagLength } from '../preparing/read-mp3.ts'
import { copyFileName } from './copy-names.ts'
import { openBook, type OpenBook, type Pdf, type Recording } from './open-book.ts'
import { runStamp } from './run-stamp.ts'
import { tagOf } from './tag-mp3.ts'
import { writeZip, type ZipEntry } from './write-zip.ts'

const MAX_FAILURES = 2

const STAMPS = {
  en: (email: string, receipt: string) => `Bought by ${email} · Receipt ${receipt}`,
  bn: (email: string, receipt: string) => `ক্রেতা: ${email} · রসিদ ${receipt}`,
}

type Making = { files: Files; book: OpenBook; email: string; stamp: string; folder: string; signal: AbortSignal }

export function createMakeCopy(deps: Deps, { folder }: { folder: string }) {
  const { db, log, now } = deps
  return async ({ copyId }: { copyId: string }, { failures, signal }: JobRun): Promise<void> => {
    const unfinished = and(
      eq(personalCopies.id, copyId),
      isNull(personalCopies.readyAt),
      isNull(personalCopies.failedAt),
    )
    const [copy] = await db
      .select({ bookId: personalCopies.bookId, email: users.email, receipt: orders.receiptNumber })
      .from(personalCopies)
      .innerJoin(users, eq(users.id, personalCopies.userId))
      .innerJoin(orders, and(eq(orders.id, personalCopies.orderId), eq(orders.state, 'paid')))
      .where(unfinished)
    if (!copy) return
    // Jobs run one at a time, so anything in the folder was left by a process that died.
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    try {
      const book = await openBook(db, copy.bookId)
      const stamp = STAMPS[languageOf(book.title)](copy.email, receiptName(copy.receipt ?? 0))
      const { path, extension } = await make({ files: deps.files, book, email: copy.email, stamp, folder, signal })
      await store(deps, copyId, path, `${newId()}.${extension}`)
    } catch (error) {
      if (signal.aborted || failures < MAX_FAILURES) throw error
      log.error({ err: error, copy: copyId }, 'a personal copy could not be made')
      await db.update(personalCopies).set({ failedAt: now() }).where(unfinished)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
}

/** A single file is used as it is, several are zipped. */
async function make(making: Making): Promise<{ path: string; extension: string }> {
  const { book, folder } = making
  const { pdf, recordings } = book
  const stamped = pdf && (await stampedPdf(making, pdf))
  const [recording] = recordings
  if (stamped && !recording) return { path: stamped, extension: 'pdf' }
  if (recording && !stamped && recordings.length === 1) {
    const path = join(folder, 'tagged.mp3')
    await pipeline(tagged(making, recording, 1), createWriteStream(path))
    return { path, extension: 'mp3' }
  }
  const entries: ZipEntry[] = recordings.map((one, index) => ({
    name: copyFileName(`${String(index + 1).padStart(2, '0')} ${one.title}`, '.mp3'),
    pieces: tagged(making, one, index + 1),
  }))
  if (stamped) entries.unshift({ name: copyFileName(book.title, '.pdf'), pieces: createReadStream(stamped) })
  const path = join(folder, 'copy.zip')
  await writeZip(path, entries)
  return { path, extension: 'zip' }
}

async function stampedPdf({ files, stamp, folder, signal }: Making, pdf: Pdf): Promise<string> {
  const [source, target] = [join(folder, 'source.pdf'), join(folder, 'stamped.pdf')]
  await pipeline(await reading(files, pdf, 0), createWriteStream(source), { signal })
  await runStamp({ source, target, text: stamp, signal })
  return target
}

async function* tagged({ files, book, email, stamp, signal }: Making, recording: Recording, track: number) {
  yield tagOf({ title: recording.title, book: book.title, track, owner: email, comment: stamp })
  for await (const piece of await reading(files, recording, await ownTag(files, recording))) {
    signal.throwIfAborted()
    yield piece as Buffer
  }
}

async function ownTag(files: Files, recording: Recording): Promise<number> {
  const head = (await (await reading(files, recording, 0, 9)).toArray()) as Buffer[]
  return tagLength(Buffer.concat(head))
}

async function reading(
  files: Files,
  { name, bytes }: { name: string; bytes: number },
  first: number,
  last = bytes - 1,
) {
  const stream = await files.read(name, { first, last })
  if (!stream) throw new Error(`the stored file ${name} is missing`)
  return stream
}

async function store({ db, files, now }: Deps, copyId: string, path: string, name: string): Promise<void> {
  const { size: bytes } = await stat(path)
  await announce(db, [name], now())
  await files.putFile(name, path)
  const isKept = await db.transaction(async (tx) => {
    const done = await tx
      .update(personalCopies)
      .set({ name, bytes, readyAt: now() })
      .where(and(eq(personalCopies.id, copyId), isNull(personalCopies.readyAt)))
      .returning({ id: personalCopies.id })
    if (done.length) await keep(tx, [name])
    return done.length > 0
  })
  // The copy is no longer wanted, or another process finished first.
  if (!isKept) await deleteLater(db, [name], now())
}
