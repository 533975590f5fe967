// Flushes files to disk. Separate from PGlite, so that the main thread doesn't have to load it.
import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Flushes a folder with its contents, because PGlite creates a database without fsync. */
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
