// Reports list entries that no longer fit the code.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Mutant } from './mutant.ts'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const paths = new Map(
  globSync('tests/server/**/*.test.ts', { cwd: ROOT }).map((path) => [basename(path, '.test.ts'), path]),
)

export const testFile = (name: string) => paths.get(name) ?? name

export function checkList(mutants: Mutant[]): string[] {
  return mutants.flatMap(({ file, find, replace, tests, breaks }) => {
    const missing = [file, ...tests.map(testFile)].filter((path) => !existsSync(join(ROOT, path)))
    if (missing.length) return missing.map((path) => `${path} is not there: ${breaks}`)
    const times = readFileSync(join(ROOT, file), 'utf8').split(find).length - 1
    if (times !== 1) return [`${file} has this ${times} times instead of once: ${find}`]
    return find === replace ? [`${file}: nothing changes: ${find}`] : []
  })
}
