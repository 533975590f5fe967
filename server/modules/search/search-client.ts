import { Worker } from 'node:worker_threads'
import type { SearchAnswer, SearchQuestion, SearchRequest } from './search-messages.ts'
import type { Entry, FindOptions, FoundPage } from './title-index.ts'

export type { Entry, FindOptions, FoundPage }

/**
 * Title search in a worker thread, so that it never blocks the caller's event loop. Requests run in order, so a query
 * sees everything put before it.
 */
export interface Search {
  /** Adds or replaces titles, a few thousand at a time. Await each batch, so that messages do not pile up. */
  put(entries: readonly Entry[]): Promise<void>
  remove(ids: readonly string[]): Promise<void>
  /** Call once after the first load. Queries before that are correct but slow. */
  seal(): Promise<void>
  find(text: string, options: FindOptions): Promise<FoundPage>
  suggest(text: string, limit: number): Promise<Entry[]>
  /** Ends the thread and rejects pending requests. */
  close(): Promise<void>
}

export interface SearchSettings {
  /** Called once if the worker ends by itself; this search cannot be used afterwards. */
  onCrash?: (error: Error) => void
  /** Another worker file; tests use one that crashes. */
  workerFile?: URL
}

const searchWorker = new URL('./search-worker.ts', import.meta.url)

interface Waiting {
  resolve(value: unknown): void
  reject(error: Error): void
}

export function createSearch({ onCrash, workerFile = searchWorker }: SearchSettings = {}): Search {
  const worker = new Worker(workerFile, { name: 'search' })
  const waiting = new Map<number, Waiting>()
  let lastNumber = 0
  let ended: Error | undefined

  function ask(request: SearchRequest): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (ended) return reject(ended)
      const question: SearchQuestion = { number: ++lastNumber, request }
      // Throws if the request cannot be cloned, which rejects the promise.
      worker.postMessage(question)
      waiting.set(question.number, { resolve, reject })
    })
  }

  function end(error: Error): boolean {
    if (ended) return false
    ended = error
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
    return true
  }

  function crash(error: Error): void {
    if (!end(error)) return
    void worker.terminate()
    onCrash?.(error)
  }

  worker.on('message', (answer: SearchAnswer) => {
    const request = waiting.get(answer.number)
    waiting.delete(answer.number)
    if ('problem' in answer) request?.reject(new Error(answer.problem))
    else request?.resolve(answer.value)
  })
  worker.on('messageerror', (error) => crash(asError(error)))
  worker.on('error', (error) => crash(new Error('The search worker crashed', { cause: error })))
  worker.on('exit', (code) => crash(new Error(`The search worker ended by itself with code ${code}`)))

  return {
    put: (entries) => ask({ kind: 'put', entries }) as Promise<void>,
    remove: (ids) => ask({ kind: 'remove', ids }) as Promise<void>,
    seal: () => ask({ kind: 'seal' }) as Promise<void>,
    find: (text, options) => ask({ kind: 'find', text, options }) as Promise<FoundPage>,
    suggest: (text, limit) => ask({ kind: 'suggest', text, limit }) as Promise<Entry[]>,
    async close() {
      end(new Error('The search is closed'))
      await worker.terminate()
    },
  }
}

function asError(value: unknown): Error {
  return value instanceof Error ? value : new Error(String(value))
}
