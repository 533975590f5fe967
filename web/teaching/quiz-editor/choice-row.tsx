import { m } from '../../paraglide/messages.js'
import { digits } from '../../ui/numbers.ts'
import { MoveButtons } from '../../ui/move-buttons.tsx'
import type { Place } from '../../ui/move-buttons.tsx'
import { PictureButton, PictureThumb } from './picture-button.tsx'
import type { ChoiceForm } from './quiz-form.ts'
import { RemoveButton } from './remove-button.tsx'
import { ShortText } from './short-text.tsx'

const MIN_CHOICES = 2

type ChoiceRowProps = {
  choice: ChoiceForm
  label: string
  place: Place
  /** How correct choices are marked. Null for steps, whose order is the answer. */
  marks: { kind: 'radio' | 'checkbox'; group: string } | null
  isRight: boolean
  isMarkMissing: boolean
  error: string | undefined
  onMark: (isRight: boolean) => void
  onChange: (change: Partial<ChoiceForm>) => void
  onMove: (step: number) => void
  onRemove: () => void
}

export function ChoiceRow(props: ChoiceRowProps) {
  const { choice, label, place, marks, isRight, onChange } = props
  const name = choice.text.trim() || label
  return (
    <li data-right={(marks && isRight) || undefined}>
      {marks ? (
        <label className="quizform-mark middle">
          <input
            type={marks.kind}
            name={`right-${marks.group}`}
            checked={isRight}
            aria-label={m.quizform_is_right({ name })}
            data-wrong={props.isMarkMissing || undefined}
            onChange={({ target }) => props.onMark(target.checked)}
          />
        </label>
      ) : (
        <span className="quizform-number middle small" aria-hidden="true">
          {digits(place.index + 1)}
        </span>
      )}
      <ShortText
        name={`choices.${place.index}`}
        label={label}
        value={choice.text}
        error={props.error}
        onChange={(text) => onChange({ text })}
      />
      <span className="editor-tools">
        {!marks && <MoveButtons name={name} place={place} onMove={props.onMove} />}
        <PictureButton
          isSmall
          isThere={choice.picture !== null}
          name={name}
          onPicture={(picture) => onChange({ picture })}
        />
        {place.count > MIN_CHOICES && <RemoveButton name={name} onRemove={props.onRemove} />}
      </span>
      {choice.picture !== null && (
        <PictureThumb picture={choice.picture} onRemove={() => onChange({ picture: null })} />
      )}
    </li>
  )
}
