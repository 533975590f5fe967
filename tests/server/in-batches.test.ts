// Work that is batched under load.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inBatches } from '#server/db/in-batches.ts'

type Input = { person: string; report: number }

/** Records each batch, and ends it when `finish` is called. */
function batches(problem?: (inputs: Input[]) => Error | undefined) {
  const seen: number[][] = []
  const finish = Promise.withResolvers<void>()
  const store = inBatches<Input, string>({
    maxInputs: 3,
    maxRunning: 1,
    key: ({ person }) => person,
    async work(inputs) {
      seen.push(inputs.map(({ report }) => report))
      await finish.promise
      const error = problem?.(inputs)
      if (error) throw error
      return inputs.map(({ person, report }) => `${person} ${report}`)
    },
  })
  return { seen, store, finish: () => finish.resolve() }
}

test('batches inputs that arrive together, and answers each', async () => {
  const { seen, store, finish } = batches()
  const answers = ['a', 'b', 'c', 'd', 'e'].map((person, report) => store({ person, report }))
  finish()
  assert.deepEqual(await Promise.all(answers), ['a 0', 'b 1', 'c 2', 'd 3', 'e 4'])
  assert.deepEqual(seen, [
    [0, 1, 2],
    [3, 4],
  ])
})

test('never puts two inputs of one person into a batch', async () => {
  const { seen, store, finish } = batches()
  const answers = ['a', 'b', 'b', 'c'].map((person, report) => store({ person, report }))
  finish()
  await Promise.all(answers)
  assert.deepEqual(seen, [[0, 1, 3], [2]])
})

test('does not fail a batch because of one bad input', async () => {
  const { store, finish } = batches((inputs) =>
    inputs.some(({ report }) => report === 2) ? new Error('bad') : undefined,
  )
  const answers = ['a', 'b', 'c', 'd'].map((person, report) => store({ person, report }))
  finish()
  const settled = await Promise.allSettled(answers)
  assert.deepEqual(
    settled.map(({ status }) => status),
    ['fulfilled', 'fulfilled', 'rejected', 'fulfilled'],
  )
})

test('fails queued inputs without a retry while the database is unreachable', async () => {
  const { seen, store, finish } = batches(() => Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }))
  const answers = ['a', 'b', 'c', 'd'].map((person, report) => store({ person, report }))
  finish()
  const settled = await Promise.allSettled(answers)
  assert.ok(settled.every(({ status }) => status === 'rejected'))
  assert.deepEqual(seen, [[0, 1, 2]])
})
