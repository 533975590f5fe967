import type { HTMLAttributes, KeyboardEvent } from 'react'
import { MAX_QUESTIONS } from '#contract/constants.ts'
import type { Question } from '#contract/calls/learning/quizzes.ts'
import { m } from '../../paraglide/messages.js'
import { langOf } from '../../ui/language.tsx'
import { digits } from '../../ui/numbers.ts'
import { MoveButtons, stepOf } from '../../ui/move-buttons.tsx'
import { RowMenu } from '../../ui/row-menu.tsx'
import type { Place } from '../../ui/move-buttons.tsx'
import { QuestionFields } from './question-fields.tsx'
import { firstWords, QUESTION_LABELS } from './question-kinds.ts'
import { QuestionPreview } from './question-preview.tsx'
import type { QuestionChange, QuestionForm } from './quiz-form.ts'
import type { Mistakes } from './read-quiz.ts'

export const questionRowId = (id: string) => `question-${id}`

type QuestionRowProps = {
  question: QuestionForm
  place: Place
  /** The id of the quiz's lesson. */
  lesson: string
  mistakes: Mistakes | undefined
  /** Attributes that make the number a drag handle. */
  handle: HTMLAttributes<HTMLElement>
  isLifted: boolean
  isOpen: boolean
  isChecked: boolean
  preview: Question | undefined
  isPreviewOld: boolean
  onToggle: () => void
  onClose: () => void
  onFinish: () => void
  onChange: (change: QuestionChange) => void
  onMove: (step: number) => void
  onDuplicate: () => void
  onRemove: () => void
}

export function QuestionRow(props: QuestionRowProps) {
  const { question, place, mistakes, isOpen, onMove, onClose } = props
  const { _id, kind } = question
  const name = firstWords(question)

  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event)
    if (step) {
      event.preventDefault()
      const from = document.activeElement as HTMLElement | null
      onMove(step)
      from?.focus()
    } else if (event.key === 'Escape' && isOpen) {
      // Keeps the drawer open.
      event.preventDefault()
      event.stopPropagation()
      onClose()
    }
  }

  return (
    <li
      className="quizform-question"
      data-open={isOpen || undefined}
      data-lifted={props.isLifted || undefined}
      onKeyDown={onKeyDown}
    >
      <div className="quizform-row grid">
        <span className="quizform-number middle small" aria-hidden="true" {...props.handle}>
          {digits(place.index + 1)}
        </span>
        <div className="editor-lesson-name">
          <button
            type="button"
            id={questionRowId(_id)}
            className="editor-open strong"
            aria-expanded={isOpen}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
            lang={langOf(name)}
            onClick={props.onToggle}
          >
            {name}
          </button>
          <small>
            {QUESTION_LABELS[kind]()}
            {mistakes && <span className="badge badge-gold">{m.quizform_unfinished()}</span>}
          </small>
        </div>
        <span className="editor-tools">
          <MoveButtons name={name} place={place} onMove={onMove} />
          <RowMenu
            label={m.curriculum_more_of({ name })}
            items={[
              { label: m.quizform_duplicate(), run: props.onDuplicate, isDisabled: place.count >= MAX_QUESTIONS },
              { label: m.curriculum_delete(), run: props.onRemove, isDangerous: true },
            ]}
          />
        </span>
      </div>
      {isOpen && (
        <div className="quizform-fields stack">
          <QuestionFields
            question={question}
            lesson={props.lesson}
            mistakes={mistakes ?? {}}
            isChecked={props.isChecked}
            onChange={props.onChange}
          />
          <QuestionPreview
            question={props.preview}
            isUnfinished={mistakes !== undefined}
            isOld={props.isPreviewOld || mistakes !== undefined}
          />
          <button type="button" className="button button-primary" onClick={props.onFinish}>
            {m.quizform_done()}
          </button>
        </div>
      )}
    </li>
  )
}
