// Small files that are created once, such as keys. If several processes start at once, the first one's file is used by
// all.
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export function createOnce<Value>(path: string, make: () => Value): Value {
  mkdirSync(dirname(path), { recursive: true })
  const own = `${path}.${process.pid}`
  writeFileSync(own, JSON.stringify(make()), { mode: 0o600 })
  try {
    // Linking is atomic and never overwrites an existing file.
    linkSync(own, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(own)
  }
  return JSON.parse(readFileSync(path, 'utf8')) as Value
}
