import { m } from '../../paraglide/messages.js'
import { langOf } from '../../ui/language.tsx'
import { asPairs } from './answers.ts'
import { letters } from './letters.ts'
import type { AnswerProps } from './question-view.tsx'
import { RichText } from './rich-text.tsx'

/** A select for each prompt. */
export function MatchRows({ question: { prompts, choices }, answer, onAnswer }: AnswerProps) {
  const pairs = asPairs(answer)
  // An option shows neither formulas nor pictures: then the choices stand above, and the options are their letters.
  const areDrawn = choices?.some(({ html, picture }) => html !== undefined || picture !== undefined)
  const names = letters()
  const pair = (prompt: string, choice: string) => {
    const { [prompt]: _, ...others } = pairs
    onAnswer(choice ? { ...others, [prompt]: choice } : others)
  }
  return (
    <>
      {areDrawn && (
        <ul className="quiz-choices">
          {choices?.map(({ _id, text, html, picture }, index) => (
            <li key={_id}>
              <span className="quiz-mark">{names[index]}</span>
              <span>
                <RichText text={text} html={html} />
                {picture && <img src={picture} alt="" />}
              </span>
            </li>
          ))}
        </ul>
      )}
      <ul className="quiz-choices quiz-match">
        {prompts?.map(({ _id, text, html, picture }) => (
          <li key={_id}>
            <span>
              <RichText text={text} html={html} />
              {picture && <img src={picture} alt="" />}
            </span>
            <select
              aria-label={m.quiz_partner_of({ text })}
              value={pairs[_id] ?? ''}
              onChange={(event) => pair(_id, event.target.value)}
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
