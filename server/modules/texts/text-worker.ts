// Everything that reads texts which people have written in a format: Markdown, TeX, captions, questions of a file. It runs in
// a worker, because a text can be made to take long, and one person's text must not keep everybody waiting.
import { parentPort } from 'node:worker_threads'
import { HttpError } from '../../http/errors.ts'
import { checkCaptions } from '../markup/check-captions.ts'
import { lessonHtml, wrongInLesson, wrongInTexts } from '../markup/lesson-html.ts'
import { compileQuiz } from '../quiz-content/compile-quiz.ts'
import { importQuestions } from '../quiz-content/import-questions.ts'
import type { TextAnswer, TextQuestion } from './texts.ts'

const textWork = { lessonHtml, wrongInLesson, wrongInTexts, compileQuiz, checkCaptions, importQuestions }

export type TextWork = typeof textWork

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
