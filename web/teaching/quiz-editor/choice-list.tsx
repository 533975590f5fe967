import { useId, useRef } from 'react'
import { MAX_CHOICES } from '#contract/constants.ts'
import { m } from '../../paraglide/messages.js'
import { FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { digits } from '../../ui/numbers.ts'
import { withMoved } from '../curriculum/tree.ts'
import { ChoiceRow } from './choice-row.tsx'
import type { PartProps } from './question-fields.tsx'
import { newChoice, type ChoiceForm } from './quiz-form.ts'

/** The choices with the correct ones marked, or in their correct order. */
export function ChoiceList({ question, errors, onChange }: PartProps) {
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const { kind, choices, right } = question
  const isOrder = kind === 'order'
  const hint = isOrder ? m.quizform_items_hint : kind === 'one' ? m.quizform_one_hint : m.quizform_many_hint
  const nameOf = isOrder ? m.quizform_item_n : m.quizform_choice_n
  const focusText = (row: string) => list.current?.querySelector<HTMLElement>(`li:${row} [name^="choices"]`)?.focus()

  /** Uses the latest state, because a picture upload finishes after more typing. */
  const change = (choice: string, fresh: Partial<ChoiceForm>) =>
    onChange((now) => ({ choices: now.choices.map((each) => (each._id === choice ? { ...each, ...fresh } : each)) }))
  const mark = (choice: string, isRight: boolean) => {
    const others = kind === 'one' ? [] : right.filter((each) => each !== choice)
    onChange({ right: isRight ? [...others, choice] : others })
  }

  return (
    <fieldset className="editor-part" aria-describedby={errors.right ? `${id}-right` : undefined}>
      <legend>{isOrder ? m.quizform_items() : m.quizform_choices()}</legend>
      <small>{hint()}</small>
      <ol className="quizform-choices" ref={list}>
        {choices.map((choice, index) => (
          <ChoiceRow
            key={choice._id}
            choice={choice}
            label={nameOf({ n: digits(index + 1) })}
            place={{ index, count: choices.length }}
            marks={isOrder ? null : { kind: kind === 'one' ? 'radio' : 'checkbox', group: question._id }}
            isRight={right.includes(choice._id)}
            isMarkMissing={errors.right !== undefined}
            error={errors[`choices.${index}`]}
            onMark={(isRight) => mark(choice._id, isRight)}
            onChange={(fresh) => change(choice._id, fresh)}
            onMove={(step) => onChange({ choices: withMoved(choices, choice._id, index + step) })}
            onRemove={() => {
              onChange({ choices: choices.filter((each) => each !== choice) })
              focusText('first-child')
            }}
          />
        ))}
      </ol>
      {errors.right && <FieldError id={`${id}-right`} text={errors.right} />}
      {errors.choices && <FieldError text={errors.choices} />}
      {choices.length < MAX_CHOICES && (
        <button
          type="button"
          className="button button-small quizform-more"
          onClick={() => {
            onChange({ choices: [...choices, newChoice()] })
            focusText('last-child')
          }}
        >
          <Icon name="plus" />
          {isOrder ? m.quizform_add_item() : m.quizform_add_choice()}
        </button>
      )}
    </fieldset>
  )
}
