import { parentPort } from 'node:worker_threads'
import { HttpError } from '../../http/errors.ts'
import type { TextAnswer, TextQuestion } from './texts.ts'
import { textWork } from './text-work.ts'

parentPort!.on('message', ({ name, args }: TextQuestion) => {
  let answer: TextAnswer
  try {
    answer = { value: (textWork[name] as (...args: unknown[]) => unknown)(...args) }
  } catch (error) {
    // An error's own fields do not survive the way to another thread.
    answer =
      error instanceof HttpError
        ? { refusal: { status: error.status, code: error.code, message: error.message, ...fieldsOf(error) } }
        : { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
  parentPort!.postMessage(answer)
})

const fieldsOf = ({ fields, codes }: HttpError) => ({ ...(fields ? { fields } : {}), ...(codes ? { codes } : {}) })

// Loaded: the time of the first text begins now.
parentPort!.postMessage({ value: null } satisfies TextAnswer)
