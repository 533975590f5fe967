// Small files that are made once and read ever after, such as keys. Several processes may start at once: the first one's
// file is everybody's.
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export function createOnce<Value>(path: string, make: () => Value): Value {
  mkdirSync(dirname(path), { recursive: true })
  const own = `${path}.${process.pid}`
  writeFileSync(own, JSON.stringify(make()), { mode: 0o600 })
  try {
    // Whole or not at all, and never over another one.
    linkSync(own, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(own)
  }
  return JSON.parse(readFileSync(path, 'utf8')) as Value
}
