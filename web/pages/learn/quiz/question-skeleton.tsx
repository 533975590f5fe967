import { m } from '../../../paraglide/messages.js'

const CHOICES = [1, 2, 3, 4]

/** The shape of a question with its choices. */
export const QuestionSkeleton = () => (
  <div className="quiz-in question-bones" role="status" aria-label={m.quiz_loading()}>
    <span className="bone" />
    <span className="bone" />
    {CHOICES.map((choice) => (
      <span key={choice} className="bone" />
    ))}
  </div>
)
