// What the embedded database loses without V8's optimising WebAssembly compiler (see decision 004): the same queries in
// two processes, in turn.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { median } from './load.ts'
import type { Measure } from './measure.ts'
import type { Job, Took } from './engine-process.ts'

const PROCESS = fileURLToPath(new URL('./engine-process.ts', import.meta.url))
const ROUNDS = 9

export async function engineAgainstOptimised(folder: string): Promise<Measure[]> {
  const ours = await launch(folder, 'baseline')
  const optimised = await launch(folder, 'optimised')
  const measures: Measure[] = []
  for (const job of ['reads', 'lists', 'writes'] as const) {
    const pairs: { ours: Took; optimised: Took }[] = []
    for (let round = 0; round < ROUNDS; round++) {
      pairs.push({ ours: await ours.run(job), optimised: await optimised.run(job) })
    }
    const throughput = median(pairs.map((pair) => speedRatio(pair, 'ms')))
    const processor = median(pairs.map((pair) => speedRatio(pair, 'processorMs')))
    measures.push({
      what: `indexed ${job} on the embedded database against its optimised engine`,
      value: throughput,
      unit: 'ratio',
      goal: { atLeast: 0.75 },
      beside: `${processor.toFixed(2)} by CPU time`,
    })
  }
  ours.end()
  optimised.end()
  return measures
}

const speedRatio = (pair: { ours: Took; optimised: Took }, by: keyof Took) => pair.optimised[by] / pair.ours[by]

async function launch(folder: string, compiler: 'baseline' | 'optimised') {
  const child = spawn(process.execPath, [PROCESS, folder, compiler], { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  await lines.next()
  return {
    async run(job: Job): Promise<Took> {
      child.stdin.write(`${job}\n`)
      return JSON.parse((await lines.next()).value as string) as Took
    },
    end: () => child.stdin.end(),
  }
}
