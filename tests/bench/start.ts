// How long a second start takes, and the product's memory after the start and under load.
import { startProduct } from '../helpers/product-process.ts'
import { load, median, residentMb } from './load.ts'
import type { Measure } from './measure.ts'

const ROUNDS = 3

export async function startAndMemory(folder: string): Promise<Measure[]> {
  const env = { DATA_DIR: folder, PORUA_MODE: 'demo' }
  const began = performance.now()
  await (await startProduct(env)).end('SIGTERM')
  const first = (performance.now() - began) / 1000
  const seconds: number[] = []
  const afterStart: number[] = []
  const afterLoad: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    const product = await startProduct(env)
    const pid = product.child.pid!
    seconds.push((performance.now() - start) / 1000)
    afterStart.push(residentMb(pid))
    for (const path of ['/', '/api/courses/classNine', '/searchCourse/physics']) {
      await load({ url: product.url + path, pid }, 2)
    }
    afterLoad.push(residentMb(pid))
    await product.end('SIGTERM')
  }
  return [
    { what: 'the first start, demo content included', value: first, unit: 's', goal: { atMost: 10 } },
    { what: 'a second start', value: median(seconds), unit: 's', goal: { atMost: 3 } },
    { what: 'memory after the start', value: median(afterStart), unit: 'MB', beside: 'embedded database included' },
    { what: 'memory after load on three addresses', value: median(afterLoad), unit: 'MB' },
  ]
}
