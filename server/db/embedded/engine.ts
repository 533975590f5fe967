import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
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
]

export async function openEngine(place: Place, template: Template, log: (line: string) => void) {
  const onStderr = (line: string) => {
    log(line)
    return false
  }
  if ('memory' in place) {
    return PGlite.create({
      startParams: [...PGlite.defaultStartParams, ...engineParams],
      loadDataDir: dumpOf(template),
      onStderr,
    })
  }
  const onDisk = (folder: string, more: PGliteOptions = {}) =>
    PGlite.create({
      fs: new DurableFS(folder),
      startParams: [...durableStartParams, ...engineParams],
      onStderr,
      ...more,
    })

  if (!existsSync(join(place.folder, 'PG_VERSION'))) {
    // Made under another name and renamed when whole and on disk: a start that is interrupted must not leave half a
    // database that the next start takes for one.
    const unfinished = `${place.folder}.new`
    rmSync(unfinished, { recursive: true, force: true })
    mkdirSync(unfinished, { recursive: true, mode: 0o700 })
    const fresh = await onDisk(unfinished, { loadDataDir: dumpOf(template) })
    await fresh.close()
    syncTree(unfinished)
    renameSync(unfinished, place.folder)
    syncPath(dirname(place.folder))
  }
  return onDisk(place.folder)
}

function dumpOf(template: Template): Blob | undefined {
  if (template === undefined) return undefined
  const bytes = typeof template === 'string' ? readFileSync(template) : template
  return new Blob([bytes as Uint8Array<ArrayBuffer>])
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
