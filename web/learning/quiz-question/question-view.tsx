// One question to answer. It fetches nothing: the quiz saves its answers, and the editor shows it as a preview.
import { useId, type Ref } from 'react'
import type { Answer, Question } from '#contract/calls/learning/quizzes.ts'
import { m } from '../../paraglide/messages.js'
import { Sentence } from '../../ui/language.tsx'
import { Choices } from './choices.tsx'
import { MatchRows } from './match-rows.tsx'
import { OrderRows } from './order-rows.tsx'
import { RichText } from './rich-text.tsx'
import { TypedAnswer } from './typed-answer.tsx'
import '../quiz.css'

export type AnswerProps = {
  question: Question
  answer: Answer | undefined
  onAnswer: (answer: Answer) => void
}

type QuestionViewProps = AnswerProps & {
  /** The heading that the page focuses when the question opens. */
  headingRef?: Ref<HTMLHeadingElement>
  /** In a preview, the question is part of another page. */
  headingAs?: 'h1' | 'h2' | 'h3'
  /** Announces to screen readers where a moved step is now. */
  announce?: (text: string) => void
}

const HINTS: Record<Question['kind'], () => string> = {
  one: m.quiz_choose_one,
  many: m.quiz_choose_many,
  number: m.quiz_write_number,
  text: m.quiz_write_text,
  order: m.quiz_put_in_order,
  match: m.quiz_match,
}

export function QuestionView({ headingRef, headingAs: Heading = 'h1', announce, ...props }: QuestionViewProps) {
  const { question } = props
  const { kind, text, html, picture } = question
  const id = useId()
  return (
    <fieldset className="quiz-question stack" aria-labelledby={id} aria-describedby={`${id}-hint`}>
      <Heading id={id} ref={headingRef} tabIndex={-1}>
        <RichText text={text} html={html} />
      </Heading>
      {picture && <img src={picture} alt={m.quiz_picture()} />}
      <p id={`${id}-hint`}>
        <Sentence text={HINTS[kind]()} />
      </p>
      {kind === 'one' || kind === 'many' ? (
        <Choices {...props} />
      ) : kind === 'order' ? (
        <OrderRows {...props} announce={announce} />
      ) : kind === 'match' ? (
        <MatchRows {...props} />
      ) : (
        <TypedAnswer {...props} />
      )}
    </fieldset>
  )
}
