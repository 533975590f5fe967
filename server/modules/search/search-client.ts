import { Worker } from 'node:worker_threads'
import type { CatalogueIndex } from './catalogue-index.ts'

type Method = keyof CatalogueIndex
type Asked<Name extends Method> = (
  ...args: Parameters<CatalogueIndex[Name]>
) => Promise<ReturnType<CatalogueIndex[Name]>>

/**
 * The catalogue's index in a worker thread, so that it never blocks the caller's event loop. Requests run in order, so a
 * query sees everything put before it. Await each batch of entries, so that messages do not pile up.
 */
export type Search = { [Name in Method]: Asked<Name> } & {
  /** Rejected if the worker ends by itself, resolved when it is closed; it cannot be used afterwards. */
  ended: Promise<void>
  /** Ends the thread and rejects pending requests. */
  close(): Promise<void>
}

export type SearchQuestion = { number: number; method: Method; args: unknown[] }
export type SearchAnswer = { number: number; value: unknown } | { number: number; problem: string }

const searchWorker = new URL('./search-worker.ts', import.meta.url)

/** Tests give another worker file, one that crashes. */
export function createSearch(workerFile = searchWorker): Search {
  const worker = new Worker(workerFile, { name: 'search' })
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let lastNumber = 0
  const ended = Promise.withResolvers<void>()
  // Nobody waits for the end while titles are loaded; then a request is rejected.
  ended.promise.catch(() => {})
  let cause: unknown
  let reason: Error | undefined

  const ask = <Name extends Method>(method: Name) =>
    (async (...args) => {
      if (reason) throw reason
      const question: SearchQuestion = { number: ++lastNumber, method, args }
      // Throws if the arguments cannot be cloned.
      worker.postMessage(question)
      const answer = Promise.withResolvers<unknown>()
      waiting.set(question.number, answer)
      return answer.promise
    }) as Asked<Name>

  const end = (error: Error) => {
    reason = error
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  worker.on('message', (answer: SearchAnswer) => {
    const request = waiting.get(answer.number)
    waiting.delete(answer.number)
    if ('problem' in answer) request?.reject(new Error(answer.problem))
    else request?.resolve(answer.value)
  })
  worker.on('error', (error) => (cause = error))
  worker.on('exit', (code) => {
    if (reason) return
    end(new Error(`The search worker ended by itself with code ${code}`, { cause }))
    ended.reject(reason)
  })

  return {
    put: ask('put'),
    remove: ask('remove'),
    seal: ask('seal'),
    find: ask('find'),
    suggest: ask('suggest'),
    ended: ended.promise,
    async close() {
      if (!reason) end(new Error('The search is closed'))
      ended.resolve()
      await worker.terminate()
    },
  }
}
