// The memory of the index of courses and a tenth as many books: node --expose-gc tests/bench/index-memory.ts [count]. A process of its own holds nothing
// else and collects garbage on demand, so that two runs agree.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { CatalogueIndex } from '#server/modules/catalogue/search/catalogue-index.ts'
import { makeEntries } from './titles.ts'

export function indexMemoryMb(count: number): number {
  const file = fileURLToPath(import.meta.url)
  const { stdout, stderr } = spawnSync(process.execPath, ['--expose-gc', file, String(count)], { encoding: 'utf8' })
  if (!stdout) throw new Error(`the index's memory was not measured: ${stderr}`)
  return Number(stdout)
}

function usedBytes(): number {
  // Finalizers of the first collection free more in the second.
  globalThis.gc!()
  globalThis.gc!()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

if (import.meta.main) {
  const before = usedBytes()
  const index = new CatalogueIndex()
  const count = Number(process.argv[2] ?? 100_000)
  for (const entry of makeEntries(count, 1)) index.put([entry])
  for (const entry of makeEntries(count / 10, 3, 'book')) index.put([entry])
  index.build()
  // The first query joins the pieces of the index's text, as it does on a server.
  index.find('a', { limit: 1 })
  const bytes = usedBytes() - before
  // Using the index after the measurement keeps it from being collected before.
  index.find('a', { limit: 1 })
  console.log((bytes / 2 ** 20).toFixed(1))
}
