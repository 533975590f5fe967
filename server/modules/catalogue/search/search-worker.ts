import { parentPort } from 'node:worker_threads'
import { CatalogueIndex } from './catalogue-index.ts'
import type { SearchAnswer, SearchQuestion } from './search-client.ts'

const index = new CatalogueIndex()

// Each message is handled before the next is read, so answers keep the order of the requests.
parentPort!.on('message', ({ method, args }: SearchQuestion) => {
  let answer: SearchAnswer
  try {
    answer = { value: (index[method] as (...args: unknown[]) => unknown).apply(index, args) }
  } catch (error) {
    answer = { problem: error instanceof Error ? error.message : String(error) }
  }
  parentPort!.postMessage(answer)
})
