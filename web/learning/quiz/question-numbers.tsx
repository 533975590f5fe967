import { m } from '../../paraglide/messages.js'
import { digits } from '../../ui/numbers.ts'

type QuestionNumbersProps = {
  marks: ('done' | 'here' | undefined)[]
  isAnswered: (index: number) => boolean
  goTo: (index: number) => void
}

/** They hang from the line like Bengali letters. On phones, the stitches in the bar replace them. */
export function QuestionNumbers({ marks, isAnswered, goTo }: QuestionNumbersProps) {
  return (
    <nav className="quiz-numbers wraps" aria-label={m.quiz_questions()}>
      {marks.map((mark, index) => {
        const n = digits(index + 1)
        return (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- the position is its identity
            key={index}
            type="button"
            data-is={mark}
            aria-label={isAnswered(index) ? m.quiz_number_answered({ n }) : m.quiz_number({ n })}
            aria-current={mark === 'here' ? 'step' : undefined}
            onClick={() => goTo(index)}
          >
            {n}
          </button>
        )
      })}
    </nav>
  )
}
