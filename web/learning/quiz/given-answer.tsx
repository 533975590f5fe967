import { Fragment } from 'react'
import type { Answer, Question } from '#contract/calls/learning/quizzes.ts'
import { asList, asPairs, asText, isAnswered } from '../quiz-question/answers.ts'
import { Illustrated } from '../quiz-question/rich-text.tsx'
import { m } from '../../paraglide/messages.js'
import { langOf } from '../../ui/language.tsx'

/** An answer as text, formulas included. */
export function GivenAnswer({ question, answer }: { question: Question; answer: Answer | null }) {
  const { kind, choices, prompts, unit } = question
  const given = answer ?? undefined
  const isEmpty = kind === 'match' ? !Object.keys(asPairs(given)).length : !isAnswered(question, given)
  if (isEmpty) return m.quiz_not_answered()
  if (kind === 'match') {
    const pairs = asPairs(given)
    return prompts!
      .filter(({ _id }) => pairs[_id])
      .map((prompt) => (
        <div key={prompt._id}>
          <Illustrated {...prompt} /> – <ChosenText choices={choices} id={pairs[prompt._id]!} />
        </div>
      ))
  }
  if (kind === 'one') return <ChosenText choices={choices} id={asText(given)} />
  if (kind === 'many' || kind === 'order') {
    return asList(given).map((id, index) => (
      <Fragment key={id}>
        {index > 0 && (kind === 'order' ? ' → ' : ', ')}
        <ChosenText choices={choices} id={id} />
      </Fragment>
    ))
  }
  const text = unit && !asText(given).endsWith(unit) ? `${asText(given)} ${unit}` : asText(given)
  return <span lang={langOf(text)}>{text}</span>
}

function ChosenText({ choices, id }: { choices: Question['choices']; id: string }) {
  const choice = choices?.find(({ _id }) => _id === id)
  return choice && <Illustrated {...choice} />
}
