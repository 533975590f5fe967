import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The data folder is already in use, by another process or by this one. */
export class FolderInUseError extends Error {
  readonly folder: string

  constructor(folder: string) {
    super(`The data folder ${folder} is in use by another process: stop that process or choose another DATA_DIR.`)
    this.name = 'FolderInUseError'
    this.folder = folder
  }
}

export type Lock = { release(): void }

const SQLITE_BUSY = 5

/**
 * Two processes on one data folder would silently destroy each other's rows, so the second is refused. The lock is the
 * one that SQLite holds on `porua.lock`: the kernel drops it however the process dies, so it is never stale. Nothing
 * else in this process may open that file, because POSIX drops a process's lock when it closes any descriptor of the
 * file; this is why the database has its own folder beside it.
 */
export function lockFolder(dir: string): Lock {
  const folder = resolve(dir)
  mkdirSync(folder, { recursive: true })
  const { DatabaseSync } = loadSqlite()
  const file = new DatabaseSync(join(folder, 'porua.lock'), { timeout: 0 })
  try {
    file.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE')
  } catch (error) {
    file.close()
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) throw new FolderInUseError(folder)
    throw error
  }
  return {
    release() {
      if (file.isOpen) file.close()
    },
  }
}

/** Node 22 warns that its SQLite is experimental, which doesn't help readers of the log. */
function loadSqlite() {
  const emitWarning = process.emitWarning
  process.emitWarning = () => {}
  try {
    return process.getBuiltinModule('node:sqlite')
  } finally {
    process.emitWarning = emitWarning
  }
}
