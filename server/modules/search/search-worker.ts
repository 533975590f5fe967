import { parentPort } from 'node:worker_threads'
import { CatalogueIndex } from './catalogue-index.ts'
import type { SearchAnswer, SearchQuestion } from './search-client.ts'

if (!parentPort) throw new Error('search-worker.ts has to be started as a worker')
const port = parentPort
const index = new CatalogueIndex()

// Each message is handled before the next is read, so answers keep the order of the requests.
port.on('message', ({ number, method, args }: SearchQuestion) => {
  let answer: SearchAnswer
  try {
    const run = index[method] as (...args: unknown[]) => unknown
    answer = { number, value: run.apply(index, args) }
  } catch (error) {
    answer = { number, problem: error instanceof Error ? error.message : String(error) }
  }
  port.postMessage(answer)
})
