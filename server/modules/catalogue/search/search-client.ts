import { Worker } from 'node:worker_threads'
import type { CatalogueIndex } from './catalogue-index.ts'

type Method = keyof CatalogueIndex

/**
 * The catalogue index in a worker thread, so that it never blocks the event loop. Requests run in order, so a query
 * sees everything added before it. Await each batch of entries, so that messages don't pile up.
 */
export type Search = {
  [Name in Method]: (...args: Parameters<CatalogueIndex[Name]>) => Promise<ReturnType<CatalogueIndex[Name]>>
} & {
  /** Resolves with the reason when the worker exits or is closed. It can't be used after that. */
  ended: Promise<Error>
  /** Ends the thread and rejects pending requests. */
  close(): Promise<void>
}

export type SearchQuestion = { method: Method; args: unknown[] }
export type SearchAnswer = { value: unknown } | { problem: string }

const searchWorker = new URL('./search-worker.ts', import.meta.url)

/** Tests pass a worker file that crashes. */
export function createSearch(workerFile = searchWorker): Search {
  const worker = new Worker(workerFile, { name: 'search' })
  // The worker answers in order, so the requests form a queue.
  const waiting: PromiseWithResolvers<unknown>[] = []
  let reason: Error | undefined

  const ask = <Name extends Method>(method: Name) =>
    (async (...args: unknown[]) => {
      if (reason) throw reason
      // Throws if the arguments cannot be cloned.
      worker.postMessage({ method, args } satisfies SearchQuestion)
      const answer = Promise.withResolvers<unknown>()
      waiting.push(answer)
      return answer.promise
    }) as Search[Name]

  const end = (error: Error): Error => {
    reason ??= error
    for (const { reject } of waiting.splice(0)) reject(reason)
    return reason
  }

  worker.on('message', (answer: SearchAnswer) => {
    const request = waiting.shift()
    if ('problem' in answer) request?.reject(new Error(answer.problem))
    else request?.resolve(answer.value)
  })
  worker.on('error', (cause) => end(new Error('The search worker ended by itself', { cause })))
  const ended = new Promise<Error>((resolve) => {
    worker.on('exit', (code) => resolve(end(new Error(`The search worker ended by itself with code ${code}`))))
  })

  return {
    put: ask('put'),
    build: ask('build'),
    find: ask('find'),
    suggest: ask('suggest'),
    ended,
    async close() {
      end(new Error('The search is closed'))
      await worker.terminate()
    },
  }
}
