// Everything that reads texts which people have written in a format: Markdown, TeX, captions, questions of a file. It runs in
// a worker, because a text can be made to take long, and one person's text must not keep everybody waiting.
import { checkCaptions } from '../learning/check-captions.ts'
import { lessonHtml, wrongInLesson, wrongInTexts } from '../learning/lesson-html.ts'
import { compileQuiz } from '../quizzes/compile-quiz.ts'
import { importQuestions } from '../quizzes/import-questions.ts'

export const textWork = { lessonHtml, wrongInLesson, wrongInTexts, compileQuiz, checkCaptions, importQuestions }

export type TextWork = typeof textWork
