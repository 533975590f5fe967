import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { DurableFS, durableStartParams } from './durable-fs.ts'
import type { Place, Template } from './messages.ts'
import { syncPath, syncTree } from './sync-files.ts'

const engineParams = [
  // PostgreSQL refuses a deep recursion before the thread's own stack (see bridge.ts) overflows, which would end the
  // engine and not just the query.
  '-c',
  'max_stack_depth=1MB',
  // Clients get the errors of failed queries anyway; the log is only for what stops the engine.
  '-c',
  'log_min_messages=fatal',
  // At startup PGlite touches the whole buffer, so its default of 160 MB would all be resident. The system caches files
  // anyway.
  '-c',
  'shared_buffers=32MB',
]

type Log = (line: string) => void

export async function openEngine(place: Place, template: Template, log: Log): Promise<PGlite> {
  if ('memory' in place) return PGlite.create({ ...settings(log, PGlite.defaultStartParams), ...loadOptions(template) })
  if (!existsSync(join(place.folder, 'PG_VERSION'))) await createFolder(place.folder, template, log)
  return PGlite.create({ ...settings(log, durableStartParams), fs: new DurableFS(place.folder) })
}

/**
 * Created under another name and renamed once it is complete and on disk, so that an interrupted start leaves no
 * partial database behind.
 */
async function createFolder(folder: string, template: Template, log: Log): Promise<void> {
  const unfinished = `${folder}.new`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  if (template === undefined) {
    const db = await PGlite.create({ ...settings(log, PGlite.defaultStartParams), fs: new NodeFS(unfinished) })
    await db.close()
  } else unpackTemplate(bytesOf(template), unfinished)
  syncTree(unfinished)
  renameSync(unfinished, folder)
  syncPath(dirname(folder))
}

function settings(log: Log, startParams: string[]): PGliteOptions {
  const onStderr = (line: string) => {
    log(line)
    return false
  }
  return { startParams: [...startParams, ...engineParams], onStderr }
}

function loadOptions(template: Template): Pick<PGliteOptions, 'loadDataDir'> {
  return template === undefined ? {} : { loadDataDir: new Blob([bytesOf(template) as Uint8Array<ArrayBuffer>]) }
}

const bytesOf = (template: Uint8Array | string) => (typeof template === 'string' ? readFileSync(template) : template)

const BLOCK = 512
const FOLDER = '5'

/**
 * Loading the dump with an engine would take a second engine, whose memory is never freed, and two seconds. PGlite's
 * dumps are plain ustar archives.
 */
function unpackTemplate(dump: Uint8Array, folder: string): void {
  const tar = gunzipSync(dump)
  const textAt = (from: number, length: number) => tar.toString('utf8', from, from + length).replace(/\0.*$/s, '')
  for (let at = 0; tar[at];) {
    const path = join(folder, textAt(at + 345, 155), textAt(at, 100))
    const bytes = parseInt(textAt(at + 124, 12), 8)
    const start = at + BLOCK
    if (textAt(at + 156, 1) === FOLDER) mkdirSync(path, { recursive: true, mode: 0o700 })
    else writeFileSync(path, tar.subarray(start, start + bytes), { mode: 0o600 })
    at = start + Math.ceil(bytes / BLOCK) * BLOCK
  }
}

const ORDINARY_ERROR = 100 // PGlite's POSTGRES_MAIN_LONGJMP: an SQL error on its way to the client

/**
 * PGlite swallows every exception of its engine, even a stack overflow or PostgreSQL's own abort, after which it hangs
 * or answers wrongly. `onFatal` must end the thread.
 */
export function watchEngine(db: PGlite, onFatal: (error: unknown) => never): void {
  const engine = db.Module as unknown as { _PostgresMainLoopOnce(): void }
  const mainLoopOnce = engine._PostgresMainLoopOnce
  engine._PostgresMainLoopOnce = () => {
    try {
      mainLoopOnce()
    } catch (error) {
      if ((error as { status?: number } | undefined)?.status !== ORDINARY_ERROR) onFatal(error)
      throw error
    }
  }
}
