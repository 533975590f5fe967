// `npm run bench -- large` compares every kind of call on a hundredth of the large marketplace and on all of it; `-- plans`
// shows the query plans at the full size.
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startProduct, type Product } from '../helpers/product-process.ts'
import { residentMb } from './load.ts'
import { openDatabases, SIDES, type Side } from './large/databases.ts'
import { isMissed, measureKinds, type LargeRow, type Stage } from './large/measure.ts'
import { explainKinds, type PlanRow } from './large/plans.ts'
import { productEnv, readScene, type Scene } from './large/scene.ts'

export async function benchLarge(folder: string): Promise<LargeRow[]> {
  const databases = await openDatabases()
  const products: Product[] = []
  const stages = {} as Record<Side, Stage>
  try {
    for (const side of SIDES) {
      const scene = await readScene(databases.url(side))
      const began = performance.now()
      const product = await startProduct(productEnv(databases.url(side), join(folder, side)))
      products.push(product)
      const started = performance.now()
      await untilSearchIsLoaded(product.url, scene)
      console.log(
        `${side}: started in ${seconds(started - began)}, search ready ${seconds(performance.now() - started)} later`,
      )
      stages[side] = { url: product.url, scene }
    }
    console.log(HEAD)
    const rows = await measureKinds(stages, print)
    for (const [index, side] of SIDES.entries())
      console.log(`${side}: ${residentMb(products[index]!.child.pid!).toFixed(0)} MB of memory`)
    return rows
  } finally {
    for (const product of products) await product.end('SIGTERM')
    await databases.close()
  }
}

export async function benchPlans(folder: string): Promise<PlanRow[]> {
  const databases = await openDatabases()
  const database = databases.url('full')
  const rows = await explainKinds(database, join(folder, 'plans'), await readScene(database))
  await databases.close()
  return rows
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
const ms = (value: number) => value.toFixed(1).padStart(8)
const HEAD = `${'ms'.padEnd(34)}${['p50', 'of full', 'p95', 'of full', 'ratio'].map((name) => name.padStart(8)).join('')}`

function print(row: LargeRow): void {
  const { name, small, full, ratio } = row
  const figures = [small.p50, full.p50, small.p95, full.p95].map(ms).join('')
  console.log(`${name.padEnd(34)}${figures}${ratio.toFixed(2).padStart(8)}${isMissed(row) ? '  MISS' : ''}`)
}

/** Only the index understands a mistyped title. A different one each time, since answers are cached, empty ones too. */
async function untilSearchIsLoaded(url: string, { courses }: Scene): Promise<void> {
  for (const { name } of courses.filter(({ name }) => /^[A-Z][a-z]{7}/.test(name))) {
    const mistyped = encodeURIComponent(name.slice(0, 3) + name.slice(4))
    const found = (await (await fetch(`${url}/api/suggest?q=${mistyped}`)).json()) as unknown[]
    if (found.length) return
    await wait(500)
  }
  throw new Error('the search index was not loaded')
}
