import { fdatasyncSync, fsyncSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/**
 * PGlite only calls `DurableFS` with these settings: fsync is on (`-F` turns it off), with the method that emscripten
 * passes to the file system (its fdatasync does nothing).
 */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
]

// The parts of emscripten's module used here; PGlite does not type them.
type OpenFile = { nfd: number; node: { mode: number } }
type EmscriptenModule = {
  FS: { isDir(mode: number): boolean }
  NODEFS: { tryFSOperation(run: () => void): void; stream_ops: { fsync?(file: OpenFile): number } }
}

/**
 * PGlite's folder on disk, with fsync. Emscripten's NODEFS has no fsync, so without this, a commit that PostgreSQL has
 * acknowledged could be lost in a power failure.
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
    // Thrown as an errno, the failure reaches PostgreSQL, which stops rather than trust an incomplete log.
    NODEFS.tryFSOperation(() => (FS.isDir(file.node.mode) ? fsyncSync(file.nfd) : fdatasyncSync(file.nfd)))
    return 0
  }
}
