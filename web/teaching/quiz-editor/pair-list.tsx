import { useRef } from 'react'
import { MAX_CHOICES } from '#contract/constants.ts'
import { m } from '../../paraglide/messages.js'
import { FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { digits } from '../../ui/numbers.ts'
import { PictureButton, PictureThumb } from './picture-button.tsx'
import type { PartProps } from './question-fields.tsx'
import { newChoice, newPair, type ChoiceForm } from './quiz-form.ts'
import { RemoveButton } from './remove-button.tsx'
import { ShortText } from './short-text.tsx'

const nameOf = ({ text }: ChoiceForm, index: number) => text.trim() || m.quizform_left_n({ n: digits(index + 1) })

/** Matching pairs, and choices that match nothing. */
export function PairList({ question: { pairs, others }, errors, onChange }: PartProps) {
  const list = useRef<HTMLFieldSetElement>(null)
  const focusLast = (name: string) =>
    [...list.current!.querySelectorAll<HTMLElement>(`[name^="${name}"]`)].at(-1)?.focus()
  const isFull = pairs.length + others.length >= MAX_CHOICES

  const setSide = (index: number, side: 'prompt' | 'choice', text: string) => {
    const change = (pair: (typeof pairs)[number], at: number) =>
      // Gets a new id, because another pair may share this side.
      at === index
        ? { ...pair, [side]: { ...pair[side], ...(side === 'choice' ? { _id: crypto.randomUUID() } : {}), text } }
        : pair
    onChange({ pairs: pairs.map(change) })
  }

  /** Uses the latest state, because a picture upload finishes after more typing. */
  const setPicture = (prompt: string, picture: string | null) =>
    onChange((now) => ({
      pairs: now.pairs.map((pair) =>
        pair.prompt._id === prompt ? { ...pair, prompt: { ...pair.prompt, picture } } : pair,
      ),
    }))

  return (
    <fieldset className="editor-part" ref={list}>
      <legend>{m.quizform_pairs()}</legend>
      <small>{m.quizform_pairs_hint()}</small>
      <ol className="quizform-choices">
        {pairs.map(({ prompt, choice }, index) => (
          <li key={prompt._id} className="quizform-pair">
            <ShortText
              name={`pairs.${index}.prompt`}
              label={m.quizform_left_n({ n: digits(index + 1) })}
              value={prompt.text}
              error={errors[`pairs.${index}.prompt`]}
              onChange={(text) => setSide(index, 'prompt', text)}
            />
            {prompt.picture !== null && (
              <PictureThumb picture={prompt.picture} onRemove={() => setPicture(prompt._id, null)} />
            )}
            <ShortText
              name={`pairs.${index}.choice`}
              label={m.quizform_right_n({ n: digits(index + 1) })}
              value={choice.text}
              error={errors[`pairs.${index}.choice`]}
              onChange={(text) => setSide(index, 'choice', text)}
            />
            <span className="editor-tools">
              <PictureButton
                isSmall
                isThere={prompt.picture !== null}
                name={nameOf(prompt, index)}
                onPicture={(picture) => setPicture(prompt._id, picture)}
              />
              {pairs.length > 2 && (
                <RemoveButton
                  name={nameOf(prompt, index)}
                  onRemove={() => {
                    onChange({ pairs: pairs.toSpliced(index, 1) })
                    focusLast('pairs')
                  }}
                />
              )}
            </span>
          </li>
        ))}
        {others.map((other, index) => (
          <li key={other._id} className="quizform-pair">
            <ShortText
              name={`others.${index}`}
              label={m.quizform_other_n({ n: digits(index + 1) })}
              value={other.text}
              error={errors[`others.${index}`]}
              onChange={(text) => onChange({ others: others.with(index, { ...other, text }) })}
            />
            <RemoveButton
              name={other.text.trim() || m.quizform_other_n({ n: digits(index + 1) })}
              onRemove={() => {
                onChange({ others: others.toSpliced(index, 1) })
                focusLast('pairs')
              }}
            />
          </li>
        ))}
      </ol>
      {errors.pairs && <FieldError text={errors.pairs} />}
      {!isFull && (
        <div className="quizform-add wraps">
          <button
            type="button"
            className="button button-small"
            onClick={() => {
              onChange({ pairs: [...pairs, newPair()] })
              list.current?.querySelector<HTMLElement>(`[name="pairs.${pairs.length}.prompt"]`)?.focus()
            }}
          >
            <Icon name="plus" />
            {m.quizform_add_pair()}
          </button>
          <button
            type="button"
            className="button button-small"
            onClick={() => {
              onChange({ others: [...others, newChoice()] })
              focusLast('others')
            }}
          >
            <Icon name="plus" />
            {m.quizform_add_other()}
          </button>
        </div>
      )}
    </fieldset>
  )
}
