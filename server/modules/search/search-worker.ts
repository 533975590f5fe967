import { parentPort } from 'node:worker_threads'
import type { SearchAnswer, SearchQuestion, SearchRequest } from './search-messages.ts'
import { TitleIndex } from './title-index.ts'

if (!parentPort) throw new Error('search-worker.ts has to be started as a worker')
const port = parentPort
const index = new TitleIndex()

// Each message is handled before the next is read, so answers keep the order of the requests.
port.on('message', ({ number, request }: SearchQuestion) => {
  let answer: SearchAnswer
  try {
    answer = { number, value: run(request) }
  } catch (error) {
    answer = { number, problem: error instanceof Error ? error.message : String(error) }
  }
  port.postMessage(answer)
})

function run(request: SearchRequest): unknown {
  switch (request.kind) {
    case 'put':
      return request.entries.forEach((entry) => index.put(entry))
    case 'remove':
      return request.ids.forEach((id) => index.remove(id))
    case 'seal':
      return index.seal()
    case 'find':
      return index.find(request.text, request.options)
    case 'suggest':
      return index.suggest(request.text, request.limit)
  }
}
