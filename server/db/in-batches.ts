// Inputs that arrive in one turn of the event loop, or while others are being handled, are handled together: under load,
// one statement stores what many people sent.
import { setImmediate } from 'node:timers/promises'
import { isDatabaseUnavailable } from './errors.ts'

export type BatchOptions<Input, Output> = {
  /** Answers in the order of its inputs. */
  work(inputs: Input[]): Promise<Output[]>
  /** Two inputs with the same key go into different batches. */
  key(input: Input): unknown
  maxInputs: number
  maxRunning: number
}

type Waiting<Input, Output> = {
  input: Input
  resolve(output: Output | Promise<Output>): void
  reject(error: unknown): void
}

export function inBatches<Input, Output>(options: BatchOptions<Input, Output>): (input: Input) => Promise<Output> {
  const waiting: Waiting<Input, Output>[] = []
  let running = 0

  async function runWaiting(): Promise<void> {
    running++
    // What else arrives in this turn of the event loop goes into the same batch.
    await setImmediate()
    while (waiting.length) await runBatch(takeBatch(waiting, options), options)
    running--
  }

  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject })
      if (running < options.maxRunning) void runWaiting()
    })
}

function takeBatch<Input, Output>(
  waiting: Waiting<Input, Output>[],
  { key, maxInputs }: BatchOptions<Input, Output>,
): Waiting<Input, Output>[] {
  const keys = new Set<unknown>()
  const later: Waiting<Input, Output>[] = []
  const batch = waiting.splice(0, maxInputs).filter((one) => {
    const isFirst = !keys.has(key(one.input))
    keys.add(key(one.input))
    if (!isFirst) later.push(one)
    return isFirst
  })
  waiting.unshift(...later)
  return batch
}

async function runBatch<Input, Output>(
  batch: Waiting<Input, Output>[],
  { work }: BatchOptions<Input, Output>,
): Promise<void> {
  const alone = async (input: Input) => (await work([input]))[0]!
  try {
    const outputs = await work(batch.map(({ input }) => input))
    batch.forEach(({ resolve }, index) => resolve(outputs[index]!))
  } catch (error) {
    // What is wrong with one input must not fail the others.
    const isTriedAlone = batch.length > 1 && !isDatabaseUnavailable(error)
    for (const { input, resolve, reject } of batch) {
      if (isTriedAlone) resolve(alone(input))
      else reject(error)
    }
  }
}
