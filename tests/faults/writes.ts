// kill -9 during writes on the embedded database: every acknowledged write is there after the next start.
import { setTimeout as wait } from 'node:timers/promises'
import type { Report } from '../helpers/report.ts'
import { startProduct } from '../helpers/product-process.ts'
import { findLost, signInAdmin, startWriters } from '../helpers/office/writers.ts'
import { spread } from './figures.ts'
import { inFolder } from './folder.ts'

const ROUNDS = 12
const MAX_WRITING_MS = 1500

export async function writes(report: Report): Promise<void> {
  await inFolder(async (folder) => {
    const env = { PORUA_MODE: 'demo', DATA_DIR: folder }
    const acknowledged: string[] = []
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const began = performance.now()
      const product = await startProduct(env)
      if (round) times.push(performance.now() - began)
      const writers = startWriters(product.url, await signInAdmin(product.url))
      await wait(Math.random() * MAX_WRITING_MS)
      await product.end('SIGKILL')
      await writers.stop()
      acknowledged.push(...writers.acknowledged)
    }
    const product = await startProduct(env)
    const lost = await findLost(product.url, acknowledged)
    await product.end('SIGTERM')
    report(
      `kill -9 while 4 write: ${ROUNDS} rounds, ${acknowledged.length} acknowledged; up again in ${spread(times)}`,
      lost.map((id) => `lost ${id}`),
    )
  })
}
