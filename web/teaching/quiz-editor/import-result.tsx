import type { QuestionDraft } from '#contract/calls/learning/quizzes.ts'
import { m } from '../../paraglide/messages.js'
import { langOf } from '../../ui/language.tsx'
import { digits } from '../../ui/numbers.ts'
import { Mistakes } from '../curriculum/mistakes.tsx'
import { firstWords, QUESTION_LABELS } from './question-kinds.ts'

type ImportResultProps = { found: QuestionDraft[] | null; mistakes: string[] }

/** The lines to correct, or the questions that would be added. */
export function ImportResult({ found, mistakes }: ImportResultProps) {
  return (
    <>
      <Mistakes title={m.quizform_import_wrong()} mistakes={mistakes} />
      <div role="status">{found && <FoundQuestions questions={found} />}</div>
    </>
  )
}

function FoundQuestions({ questions }: { questions: QuestionDraft[] }) {
  return (
    <div className="quizform-found">
      <h3>{questions.length === 1 ? m.quizform_found_one() : m.quizform_found({ n: digits(questions.length) })}</h3>
      <ol>
        {questions.map((question) => (
          <li key={question._id}>
            <span lang={langOf(question.text)}>{firstWords(question)}</span>{' '}
            <small>{QUESTION_LABELS[question.kind]()}</small>
          </li>
        ))}
      </ol>
    </div>
  )
}
