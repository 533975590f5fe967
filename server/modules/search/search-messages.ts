import type { Entry, FindOptions } from './title-index.ts'

/** The main thread's requests to the search worker. */
export type SearchRequest =
  | { kind: 'put'; entries: readonly Entry[] }
  | { kind: 'remove'; ids: readonly string[] }
  | { kind: 'seal' }
  | { kind: 'find'; text: string; options: FindOptions }
  | { kind: 'suggest'; text: string; limit: number }

export type SearchQuestion = { number: number; request: SearchRequest }

export type SearchAnswer = { number: number; value: unknown } | { number: number; problem: string }
