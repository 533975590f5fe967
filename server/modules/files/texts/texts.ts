// Parses people's texts in a worker, one at a time, each within two seconds.
import { Worker } from 'node:worker_threads'
import type { ErrorCode } from '#contract/error-codes.ts'
import type { FieldCode } from '#contract/refusals.ts'
import { HttpError, tooComplex } from '../../../http/errors.ts'
import type { TextWork } from './text-worker.ts'

/** Tests shorten it, because how much fits into two seconds depends on the machine. */
export const timeLimit = { ms: 2000 }
/** For our own texts, which a busy machine must not refuse. */
const UNHURRIED_MS = 60_000
const LOAD_MS = 30_000
const MEMORY_MB = 256
const WORKER = new URL('./text-worker.ts', import.meta.url)

type Name = keyof TextWork
type RefusedText = {
  status: number
  code: ErrorCode
  message: string
  fields?: Record<string, string>
  codes?: Record<string, FieldCode>
}

export type TextQuestion = { name: Name; args: unknown[] }
export type TextAnswer = { value: unknown } | { refusal: RefusedText } | { problem: string }

export type Texts = {
  [Key in Name]: (...args: Parameters<TextWork[Key]>) => Promise<ReturnType<TextWork[Key]>>
}

const ask =
  (name: Name) =>
  (...args: unknown[]) =>
    inTurn(() => answerOf({ name, args }))

export const texts = {
  lessonHtml: ask('lessonHtml'),
  wrongInLesson: ask('wrongInLesson'),
  wrongInTexts: ask('wrongInTexts'),
  compileQuiz: ask('compileQuiz'),
  checkCaptions: ask('checkCaptions'),
  importQuestions: ask('importQuestions'),
  readCourse: ask('readCourse'),
  readLesson: ask('readLesson'),
} as Texts

let last: Promise<unknown> = Promise.resolve()

/** A text's two seconds start when the texts before it are done. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = last.then(work)
  last = result.catch(() => {})
  return result
}

/** Gives every text in this work a minute. */
export async function withoutHurry<Result>(work: () => Promise<Result>): Promise<Result> {
  const { ms } = timeLimit
  timeLimit.ms = UNHURRIED_MS
  try {
    return await work()
  } finally {
    timeLimit.ms = ms
  }
}

type Open = {
  /** Null after a timeout, or if the worker exited. */
  next(ms: number): Promise<TextAnswer | null>
  ask(question: TextQuestion): void
  end(): Promise<unknown>
}

let open: Open | undefined

/** Started on demand, because most processes never parse a text. */
async function openWorker(): Promise<Open> {
  if (open) return open
  const worker = new Worker(WORKER, { name: 'texts', resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } })
  let answer = Promise.withResolvers<TextAnswer | null>()
  worker.on('message', (message: TextAnswer) => answer.resolve(message))
  worker.on('error', () => answer.resolve(null))
  worker.on('exit', () => answer.resolve(null))
  const opened: Open = {
    async next(ms) {
      const timer = setTimeout(() => answer.resolve(null), ms)
      const found = await answer.promise
      clearTimeout(timer)
      answer = Promise.withResolvers()
      return found
    },
    ask: (question) => worker.postMessage(question),
    end: () => worker.terminate(),
  }
  // Loading its packages can take seconds on a busy machine and must not count against a text.
  await opened.next(LOAD_MS)
  // An idle worker must not keep the process alive.
  worker.unref()
  open = opened
  return opened
}

async function answerOf(question: TextQuestion): Promise<unknown> {
  const asked = await openWorker()
  asked.ask(question)
  const answer = await asked.next(timeLimit.ms)
  if (answer === null) {
    open = undefined
    await asked.end()
    throw tooComplex()
  }
  if ('problem' in answer) throw new Error(answer.problem)
  if ('refusal' in answer) {
    const { status, code, message, ...more } = answer.refusal
    throw new HttpError(status, code, message, more)
  }
  return answer.value
}
