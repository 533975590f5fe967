import { parentPort, workerData } from 'node:worker_threads'
import { NO_SPACE } from '../errors.ts'
import { openEngine, watchEngine } from './engine.ts'
import type { FromDatabase, ToDatabase, WorkerSettings } from './messages.ts'
import { endsInFlush, isError, queryMessage, syncMessage } from './wire.ts'

const port = parentPort!
const { place, template } = workerData as WorkerSettings

const EMSCRIPTEN_ENOSPC = 51

const lastLines: string[] = []
const db = await openEngine(place, template, (line) => {
  if (line.startsWith('pglitec:')) return // PGlite's own debug output.
  lastLines.push(line)
  if (lastLines.length > 10) lastLines.shift()
}).catch((error: unknown) => crash(error))
watchEngine(db, crash)

function post(message: FromDatabase): void {
  port.postMessage(message, message.type === 'bytes' ? [message.bytes.buffer] : [])
}

function crash(error: unknown): never {
  post({ type: 'crashed', reason: [reasonOf(error), ...lastLines].join('\n') })
  process.exit(1) // This ends only the thread.
}

/** Emscripten throws objects that are not Errors: an exit with a message, or a file system error with a number. */
function reasonOf(error: unknown): string {
  const { errno, message } = (error ?? {}) as { errno?: number; message?: string }
  return errno === EMSCRIPTEN_ENOSPC ? NO_SPACE : (message ?? String(error))
}

// Answers come in chunks of 8 KB, as views of the engine's memory. They are collected here, so that a typical answer is
// one message to the main thread.
const gathered = new Uint8Array(256 * 1024)

/**
 * Of PGlite's raw calls this is the fastest and the only one without a leak: the others parse every answer a second
 * time and keep the result. The work is done when it returns; its promise only reports errors.
 */
async function run(request: Uint8Array, answer: (bytes: Uint8Array<ArrayBuffer>) => void): Promise<void> {
  let length = 0
  const flush = () => {
    if (length > 0) answer(gathered.slice(0, length))
    length = 0
  }
  await db.execProtocolRawStream(request, {
    syncToFs: false, // Only needed for browsers' file systems.
    onRawData(piece) {
      let rest = piece
      while (rest.length > 0) {
        if (length === gathered.length) flush()
        const part = rest.subarray(0, gathered.length - length)
        gathered.set(part, length)
        length += part.length
        rest = rest.subarray(part.length)
      }
    },
  })
  flush()
}

let betweenFlushAndSync = false

async function serve(stream: number, request: Uint8Array): Promise<void> {
  betweenFlushAndSync = endsInFlush(request)
  await run(request, (bytes) => post({ type: 'bytes', stream, bytes }))
}

/**
 * Resets the session for the next stream. The first ROLLBACK ends whatever the last stream had running, including
 * statements waiting for their Sync. If one of those failed, PostgreSQL ignores everything up to a Sync, so a second
 * ROLLBACK follows.
 */
async function resetSession(): Promise<void> {
  for (const request of [queryMessage('ROLLBACK'), syncMessage(), queryMessage('ROLLBACK')]) await run(request, drop)
  betweenFlushAndSync = false
  await command('DISCARD ALL')
  if (db.isInTransaction()) crash('a transaction outlived its client')
}

async function command(sql: string): Promise<void> {
  await run(queryMessage(sql), (bytes) => {
    if (isError(bytes)) crash(`${sql} failed: ${Buffer.from(bytes).toString()}`)
  })
}

function drop(): void {}

async function dump(): Promise<void> {
  if (betweenFlushAndSync || db.isInTransaction()) {
    return post({ type: 'dump refused', reason: 'a transaction is open' })
  }
  await command('CHECKPOINT')
  const file = await db.dumpDataDir('gzip')
  post({ type: 'dumped', bytes: new Uint8Array(await file.arrayBuffer()) })
}

async function close(): Promise<void> {
  await command('CHECKPOINT') // With a checkpoint, the next start has nothing to recover.
  await db.close()
  post({ type: 'closed' })
}

function handle(message: ToDatabase): Promise<void> {
  switch (message.type) {
    case 'bytes':
      return serve(message.stream, message.bytes)
    case 'end':
      return resetSession()
    case 'dump':
      return dump()
    case 'close':
      return close()
  }
}

// Messages are handled one at a time, in order of arrival.
let work = Promise.resolve()
port.on('message', (message: ToDatabase) => {
  work = work.then(() => handle(message)).catch(crash)
})
post({ type: 'ready' })
