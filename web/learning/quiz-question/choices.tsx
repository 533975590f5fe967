import { useId } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { asList, choose, letters } from './answers.ts'
import type { AnswerProps } from './question-view.tsx'
import { Illustrated } from './rich-text.tsx'

/** Choose one of several, or all that apply. */
export function Choices({ question: { kind, choices }, answer, onAnswer }: AnswerProps) {
  const name = useId()
  const isOne = kind === 'one'
  const names = letters()
  return (
    <div className="quiz-choices">
      {choices?.map((choice, index) => {
        const { _id } = choice
        const isChosen = isOne ? answer === _id : asList(answer).includes(_id)
        return (
          <label key={_id} className="quiz-choice">
            <input
              type={isOne ? 'radio' : 'checkbox'}
              name={name}
              checked={isChosen}
              onChange={() => onAnswer(choose(kind, answer, _id))}
            />
            <span className="quiz-mark middle">{isOne ? names[index] : isChosen && <Icon name="check" />}</span>
            <span>
              <Illustrated {...choice} />
            </span>
          </label>
        )
      })}
    </div>
  )
}
