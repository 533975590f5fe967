import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { DurableFS, durableStartParams, syncPath, syncTree } from './durable-fs.ts'
import type { Place, Template } from './messages.ts'

const engineParams = [
  // Low enough that PostgreSQL refuses a deep recursion before the thread's own stack (see bridge.ts) overflows,
  // which would be the end of the engine and not of the query.
  '-c',
  'max_stack_depth=1MB',
  // Failed queries are told to the client; what stops the engine is all that its log is read for here.
  '-c',
  'log_min_messages=fatal',
  // PGlite touches the whole buffer at its start: its usual 160 MB would all be resident. The system caches files anyway.
  '-c',
  'shared_buffers=32MB',
]

type Log = (line: string) => void

export async function openEngine(place: Place, template: Template, log: Log): Promise<PGlite> {
  if ('memory' in place) return PGlite.create({ ...settings(log, PGlite.defaultStartParams), ...begin(template) })
  if (!existsSync(join(place.folder, 'PG_VERSION'))) await createFolder(place.folder, template, log)
  return PGlite.create({ ...settings(log, durableStartParams), fs: new DurableFS(place.folder) })
}

/**
 * Under another name until it is whole and on disk: a start that is interrupted must not leave half a database that
 * the next start takes for one.
 */
async function createFolder(folder: string, template: Template, log: Log): Promise<void> {
  const unfinished = `${folder}.new`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  const settled = settings(log, PGlite.defaultStartParams)
  const db = await PGlite.create({ ...settled, fs: new NodeFS(unfinished), ...begin(template) })
  await db.close()
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

function begin(template: Template): Pick<PGliteOptions, 'loadDataDir'> {
  if (template === undefined) return {}
  const dump = typeof template === 'string' ? readFileSync(template) : template
  return { loadDataDir: new Blob([dump as Uint8Array<ArrayBuffer>]) }
}

const ORDINARY_ERROR = 100 // PGlite's POSTGRES_MAIN_LONGJMP: an SQL error on its way to the client

/**
 * PGlite swallows whatever its engine throws, also a stack overflow or PostgreSQL's own abort, after which it answers
 * nothing, wrongly, or loops for ever. `onFatal` must end the thread.
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
