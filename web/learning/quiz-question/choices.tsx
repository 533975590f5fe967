import { useId } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { asList, choose } from './answers.ts'
import { letters } from './letters.ts'
import type { AnswerProps } from './question-view.tsx'
import { RichText } from './rich-text.tsx'

/** One of several, or all that fit. */
export function Choices({ question: { kind, choices }, answer, onAnswer }: AnswerProps) {
  const name = useId()
  const isOne = kind === 'one'
  const names = letters()
  return (
    <div className="quiz-choices">
      {choices?.map(({ _id, text, html, picture }, index) => {
        const isChosen = isOne ? answer === _id : asList(answer).includes(_id)
        return (
          <label key={_id} className="quiz-choice">
            <input
              type={isOne ? 'radio' : 'checkbox'}
              name={name}
              checked={isChosen}
              onChange={() => onAnswer(choose(kind, answer, _id))}
            />
            <span className="quiz-mark">{isOne ? names[index] : isChosen && <Icon name="check" />}</span>
            <span>
              <RichText text={text} html={html} />
              {picture && <img src={picture} alt="" />}
            </span>
          </label>
        )
      })}
    </div>
  )
}
