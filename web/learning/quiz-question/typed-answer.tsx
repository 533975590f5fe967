import { MAX_ANSWER_TEXT } from '#contract/constants.ts'
import { m } from '../../paraglide/messages.js'
import { langOf, typedLang } from '../../ui/language.tsx'
import { asText } from './answers.ts'
import type { AnswerProps } from './question-view.tsx'

/** A number with its unit, or a few words. */
export function TypedAnswer({ question: { kind, unit }, answer, onAnswer }: AnswerProps) {
  const value = asText(answer)
  return (
    <div className="quiz-typed row" data-kind={kind}>
      <input
        aria-label={unit ? m.quiz_answer_in({ unit }) : m.quiz_your_answer()}
        // Not a number field, because browsers accept no Bengali digits there.
        inputMode={kind === 'number' ? 'decimal' : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={MAX_ANSWER_TEXT}
        lang={typedLang(value)}
        value={value}
        onChange={(event) => onAnswer(event.target.value)}
      />
      {unit && (
        <span aria-hidden="true" lang={langOf(unit)}>
          {unit}
        </span>
      )}
    </div>
  )
}
