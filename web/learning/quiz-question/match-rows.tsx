import { m } from '../../paraglide/messages.js'
import { langOf } from '../../ui/language.tsx'
import { asPairs, letters } from './answers.ts'
import type { AnswerProps } from './question-view.tsx'
import { Illustrated } from './rich-text.tsx'

/** A select for each prompt. */
export function MatchRows({ question: { prompts, choices }, answer, onAnswer }: AnswerProps) {
  const pairs = asPairs(answer)
  // An option can't show formulas or pictures. In that case, the choices are listed above, and the options are their
  // letters.
  const areDrawn = choices?.some(({ html, picture }) => html !== undefined || picture !== undefined)
  const names = letters()
  const pair = (prompt: string, choice: string) => {
    const { [prompt]: _, ...others } = pairs
    onAnswer(choice ? { ...others, [prompt]: choice } : others)
  }
  return (
    <>
      {areDrawn && (
        <ul className="quiz-choices quiz-drawn">
          {choices?.map((choice, index) => (
            <li key={choice._id}>
              <span className="quiz-mark middle">{names[index]}</span>
              <span>
                <Illustrated {...choice} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <ul className="quiz-choices quiz-match">
        {prompts?.map((prompt) => (
          <li key={prompt._id}>
            <span>
              <Illustrated {...prompt} />
            </span>
            <select
              aria-label={m.quiz_partner_of({ text: prompt.text })}
              value={pairs[prompt._id] ?? ''}
              onChange={(event) => pair(prompt._id, event.target.value)}
            >
              <option value="">{m.quiz_choose()}</option>
              {choices?.map((choice, index) => (
                <option key={choice._id} value={choice._id} lang={areDrawn ? undefined : langOf(choice.text)}>
                  {areDrawn ? names[index] : choice.text}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </>
  )
}
