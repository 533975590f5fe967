// The questions of a saved untimed quiz, to read offline. Answering them needs an attempt.
import { useCallback } from 'react'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { useCall } from '../../session/use-call.ts'
import { QuestionView } from '../quiz-question/question-view.tsx'
import '../quiz.css'

export default function ReadQuestions({ quiz }: { quiz: string }) {
  const { answer } = useCall(useCallback(() => api('GET /quiz/{id}/questions', { params: { id: quiz } }), [quiz]))
  if (!answer?.questions.length) return null
  return (
    <section className="quiz-read">
      <p>{m.quiz_read_offline()}</p>
      <fieldset disabled>
        {answer.questions.map((question) => (
          <QuestionView key={question._id} headingAs="h2" question={question} answer={undefined} onAnswer={() => {}} />
        ))}
      </fieldset>
    </section>
  )
}
