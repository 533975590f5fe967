import { useState } from 'react'
import type { Answer, Question } from '#contract/calls/learning/quizzes.ts'
import { QuestionView } from '../../learning/quiz-question/question-view.tsx'
import { m } from '../../paraglide/messages.js'

type QuestionPreviewProps = {
  question: Question | undefined
  isUnfinished: boolean
  /** Whether newer typing has made it outdated. */
  isOld: boolean
}

/** The question as learners will see it, to try out. */
export function QuestionPreview({ question, isUnfinished, isOld }: QuestionPreviewProps) {
  return (
    <section className="editor-preview stack quizform-preview" aria-label={m.curriculum_as_learner()} aria-busy={isOld}>
      <h4 className="small" aria-hidden="true">
        {m.curriculum_as_learner()}
      </h4>
      {isUnfinished || !question ? (
        isUnfinished && <p className="editor-note">{m.quizform_preview_later()}</p>
      ) : (
        <TriedQuestion key={keyOf(question)} question={question} />
      )}
    </section>
  )
}

/** Choices get new ids with each save, so an answer only belongs to the ids for which it was given. */
const keyOf = ({ _id, choices }: Question) => [_id, choices?.[0]?._id].join()

function TriedQuestion({ question }: { question: Question }) {
  const [answer, setAnswer] = useState<Answer>()
  return <QuestionView headingAs="h3" question={question} answer={answer} onAnswer={setAnswer} />
}
