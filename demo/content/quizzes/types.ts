// The quizzes of the demo courses; seed-quizzes.ts turns them into rows.

export type DemoQuestion = {
  text: string
  /** Why the right answer is right; shown after handing in. */
  explanation: string
  /** The title of the lesson that teaches it. */
  lesson?: string
} & (
  | { kind: 'one'; choices: string[]; /** Index of the right choice. */ answer: number }
  | { kind: 'many'; choices: string[]; answers: number[] }
  | { kind: 'number'; answer: number; tolerance?: number; unit?: string }
  /** Any of these counts; case, spaces and the script of digits are forgiven. */
  | { kind: 'text'; answers: string[] }
  /** In the right order; learners see them shuffled. */
  | { kind: 'order'; items: string[] }
  | { kind: 'match'; pairs: [string, string][] }
)

export type DemoQuiz = {
  course: string
  title: string
  questions: DemoQuestion[]
  /** The time limit; none for younger learners. */
  minutes?: number
}
