// Parses texts that people write: Markdown, TeX, captions, question files. It runs in a worker, because a crafted text
// can take long, and one person's text must not block everyone.
import { parentPort } from 'node:worker_threads'
import { HttpError } from '../../../http/errors.ts'
import { readCourse } from '../course-markdown/course-file.ts'
import { readLesson } from '../course-markdown/lesson-file.ts'
import { checkCaptions } from '../markup/check-captions.ts'
import { lessonHtml, wrongInLesson, wrongInTexts } from '../markup/lesson-html.ts'
import { compileQuiz } from '../quiz-content/compile-quiz.ts'
import { importQuestions } from '../quiz-content/import-questions.ts'
import type { TextAnswer, TextQuestion } from './texts.ts'

const textWork = {
  lessonHtml,
  wrongInLesson,
  wrongInTexts,
  compileQuiz,
  checkCaptions,
  importQuestions,
  readCourse,
  readLesson,
}

export type TextWork = typeof textWork

parentPort!.on('message', ({ name, args }: TextQuestion) => {
  let answer: TextAnswer
  try {
    answer = { value: (textWork[name] as (...args: unknown[]) => unknown)(...args) }
  } catch (error) {
    // An error's own fields don't survive structured cloning.
    answer =
      error instanceof HttpError
        ? { refusal: { status: error.status, code: error.code, message: error.message, ...fieldsOf(error) } }
        : { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
  parentPort!.postMessage(answer)
})

const fieldsOf = ({ fields, codes }: HttpError) => ({ ...(fields ? { fields } : {}), ...(codes ? { codes } : {}) })

// The worker has loaded, so the first text's timeout starts now.
parentPort!.postMessage({ value: null } satisfies TextAnswer)
