// Answers that are not on the server yet, one key for each question, so that tabs cannot overwrite one another's.
import { ApiError, createApi } from '#contract/client.ts'
import type { Answer } from '#contract/quizzes.ts'
import { currentSession } from '../../session/session.ts'

/** Drafts are removed when somebody signs out. */
const PREFIX = 'draft:quiz:'
/** Browsers refuse a larger body of a request that outlives its page. */
const MAX_KEEPALIVE = 60_000
/** Closed, gone or handed in: sending it again would not help. */
const FINAL = new Set([403, 404, 409, 422])

/** `at` is when the answer was given, so that the server never replaces a newer one by it. */
type Kept = { owner: string; attempt: string; question: string; answer: Answer; at: string }

const api = createApi(
  (path, init) => fetch(path, { ...init, keepalive: (init.body?.length ?? 0) < MAX_KEEPALIVE }),
  () => currentSession()?.token ?? null,
)

/** Where the storage is full; lost with the page, but sent before that if the network is there. */
const memory = new Map<string, string>()

export function keepAnswer(attempt: string, question: string, answer: Answer, at: Date): void {
  const owner = currentSession()?.email
  if (!owner) return
  const key = `${PREFIX}${attempt}:${question}`
  const text = JSON.stringify({ owner, attempt, question, answer, at: at.toISOString() } satisfies Kept)
  try {
    localStorage.setItem(key, text)
  } catch {
    memory.set(key, text)
  }
}

export const keptAnswers = (attempt: string): Record<string, Answer> =>
  Object.fromEntries(kept(attempt).map(({ question, answer }) => [question, answer]))

let last: Promise<unknown> = Promise.resolve()

/** One call after the other: what is read was not saved half-way, and an older answer never replaces a newer one. */
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const mine = last.then(work)
  last = mine.catch(() => {})
  return mine
}

/** Throws if they could not be sent; they stay unless the server refused them for good. */
export const sendAnswers = (attempt: string): Promise<void> =>
  inTurn(async () => {
    const unsent = kept(attempt)
    if (!unsent.length) return
    const answers = Object.fromEntries(unsent.map(({ question, answer }) => [question, answer]))
    const answeredAt = Object.fromEntries(unsent.map(({ question, at }) => [question, at]))
    try {
      await api('PUT /attempt/{id}', { params: { id: attempt }, body: { answers, answeredAt } })
    } catch (error) {
      if (error instanceof ApiError && FINAL.has(error.status)) forget(unsent)
      throw error
    }
    forget(unsent)
  })

/** It may have been changed again meanwhile. */
function forget(sent: { key: string; text: string }[]): void {
  for (const { key, text } of sent) {
    if (localStorage.getItem(key) === text) localStorage.removeItem(key)
    if (memory.get(key) === text) memory.delete(key)
  }
}

function kept(attempt: string): (Kept & { key: string; text: string })[] {
  const owner = currentSession()?.email
  const prefix = `${PREFIX}${attempt}:`
  return [...new Set([...Object.keys(localStorage), ...memory.keys()])]
    .filter((key) => key.startsWith(prefix))
    .map((key) => {
      const text = memory.get(key) ?? localStorage.getItem(key) ?? '{}'
      return { ...(JSON.parse(text) as Kept), key, text }
    })
    .filter((each) => each.owner === owner)
}
