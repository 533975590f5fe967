// Batches inputs that arrive in one turn of the event loop or while a batch runs: under load, one statement stores what
// many people sent.
import { setImmediate } from 'node:timers/promises'
import { isDatabaseUnavailable } from './errors.ts'

export type BatchOptions<Input, Output> = {
  /** Answers in the order of the inputs. */
  work(inputs: Input[]): Promise<Output[]>
  /** Inputs with the same key never share a batch. */
  key(input: Input): unknown
  maxInputs: number
  maxRunning: number
}

type Waiting<Input, Output> = {
  input: Input
  resolve(output: Output): void
  reject(error: unknown): void
}

export function inBatches<Input, Output>(options: BatchOptions<Input, Output>): (input: Input) => Promise<Output> {
  const { work, maxRunning } = options
  const waiting: Waiting<Input, Output>[] = []
  let running = 0

  async function runWaiting(): Promise<void> {
    running++
    // Everything that arrives in this turn of the event loop joins the batch.
    await setImmediate()
    while (waiting.length) await runBatch(takeBatch(waiting, options))
    running--
  }

  async function runBatch(batch: Waiting<Input, Output>[]): Promise<void> {
    try {
      const outputs = await work(batch.map(({ input }) => input))
      batch.forEach(({ resolve }, index) => resolve(outputs[index]!))
    } catch (error) {
      if (isDatabaseUnavailable(error)) {
        // Fail the queued requests too, without a retry.
        for (const { reject } of [...batch, ...waiting.splice(0)]) reject(error)
      } else if (batch.length === 1) batch[0]!.reject(error)
      // One bad input must not fail the others.
      else await Promise.all(batch.map((one) => runBatch([one])))
    }
  }

  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject })
      if (running < maxRunning) void runWaiting()
    })
}

/** The first of each key; the rest stay queued. */
function takeBatch<Input, Output>(
  waiting: Waiting<Input, Output>[],
  { key, maxInputs }: BatchOptions<Input, Output>,
): Waiting<Input, Output>[] {
  const batch = new Map<unknown, Waiting<Input, Output>>()
  for (const one of waiting.splice(0)) {
    const isLater = batch.size === maxInputs || batch.has(key(one.input))
    if (isLater) waiting.push(one)
    else batch.set(key(one.input), one)
  }
  return [...batch.values()]
}
