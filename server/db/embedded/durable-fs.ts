import { closeSync, fdatasyncSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/**
 * What PGlite's start parameters must be for `DurableFS` to be asked at all: fsync on (`-F` turns it off), and the
 * method whose call emscripten hands to the file system (its fdatasync does nothing).
 */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
]

// The parts of emscripten's module that are used here; PGlite's types leave them out.
type OpenFile = { nfd: number; node: { mode: number } }
type EmscriptenModule = {
  FS: { isDir(mode: number): boolean }
  NODEFS: { tryFSOperation(run: () => void): void; stream_ops: { fsync?(file: OpenFile): number } }
}

/**
 * PGlite's folder on disk, with fsync. Emscripten's NODEFS has none, so without this a commit that PostgreSQL has
 * acknowledged may sit in the system's cache when the power fails.
 */
export class DurableFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args)
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } }
  }
}

function addFsync(module: unknown): void {
  const { FS, NODEFS } = module as EmscriptenModule
  NODEFS.stream_ops.fsync = (file) => {
    // As an errno, a failure reaches PostgreSQL, which stops rather than go on with a log it cannot trust.
    NODEFS.tryFSOperation(() => (FS.isDir(file.node.mode) ? fsyncSync(file.nfd) : fdatasyncSync(file.nfd)))
    return 0
  }
}

/** Flushes a folder and all in it: PGlite copies a new database out of memory without fsync. */
export function syncTree(folder: string): void {
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) syncPath(join(folder, path))
  syncPath(folder)
}

export function syncPath(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
