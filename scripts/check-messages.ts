// Every message of the site is used. Pages name messages as m.key and never compose a key; a field_ message may instead
// explain a code of contract/refusals.ts.
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { REFUSALS } from '../contract/refusals.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(ROOT + path, 'utf8')

const usedKeys = new Set(Object.keys(REFUSALS).map((code) => `field_${code}`))
for (const path of globSync('web/**/*.{ts,tsx}', { cwd: ROOT, exclude: ['web/paraglide/**'] })) {
  for (const [, key] of read(path).matchAll(/\bm\.(\w+)/g)) usedKeys.add(key!)
}

let unusedCount = 0
for (const path of globSync('web/messages/*/*/en.json', { cwd: ROOT })) {
  for (const key of Object.keys(JSON.parse(read(path)) as object)) {
    if (key === '$schema' || usedKeys.has(key)) continue
    unusedCount++
    console.error(`${path}: nothing uses ${key}`)
  }
}
process.exit(unusedCount ? 1 : 0)
