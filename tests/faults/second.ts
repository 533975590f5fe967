// A second process on the data folder is refused with a clear message and does no harm; a killed one leaves no lock behind.
import type { Report } from '../helpers/report.ts'
import { launchProduct, startProduct } from '../helpers/product-process.ts'
import { findLost, signInAdmin, startWriters } from '../helpers/office/writers.ts'
import { seconds, spread } from './figures.ts'
import { inFolder } from './folder.ts'

const ROUNDS = 5
// A second process must load before it is refused, which takes a while on a busy machine.
const REFUSED_WITHIN_MS = 60_000

export async function second(report: Report): Promise<void> {
  await inFolder(async (folder) => {
    const env = { PORUA_MODE: 'demo', DATA_DIR: folder }
    const found: string[] = []
    const refusedIn: number[] = []
    const first = await startProduct(env)
    const writers = startWriters(first.url, await signInAdmin(first.url))
    for (let round = 0; round < ROUNDS; round++) {
      const began = performance.now()
      const other = await launchProduct(env)
      const words = await other.ready.then(
        () => null,
        (error: Error) => error.message,
      )
      refusedIn.push(performance.now() - began)
      if (words === null) found.push('a second process started')
      else if (!words.includes(`The data folder ${folder} is in use by another process`)) found.push(`it said ${words}`)
      if (words && /\n\s+at /.test(words)) found.push('it showed a stack trace')
      if (other.child.exitCode === 0) found.push('it exited with code 0')
    }
    if (Math.max(...refusedIn) > REFUSED_WITHIN_MS) found.push('it took too long to be refused')
    await writers.stop()
    if (writers.refused.length) found.push(`the first one refused ${writers.refused.length} writes during it`)
    found.push(...(await findLost(first.url, writers.acknowledged)).map((id) => `lost ${id}`))
    const count = writers.acknowledged.length
    report(`a second process: ${ROUNDS} refused in ${spread(refusedIn)}; the first wrote ${count} during it`, found)

    await first.end('SIGKILL')
    const began = performance.now()
    const next = await startProduct(env)
    const up = performance.now() - began
    const lost = await findLost(next.url, writers.acknowledged)
    await next.end('SIGTERM')
    report(
      `started at once after kill -9 of the first: up in ${seconds(up)}`,
      lost.map((id) => `lost ${id}`),
    )
  })
}
