import { useId } from 'react'
import { MAX_RATTING } from '#contract/constants.ts'
import { m } from '../../paraglide/messages.js'
import { FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { digits } from '../../ui/numbers.ts'

const CHOICES = [0, 1, 2, 3, 4, 5]

type StarsFieldProps = { value: string; error: string | undefined; onChange: (value: string) => void }

/** Stars to tap, and a number field for the same value, which may be invalid. */
export function StarsField({ value, error, onChange }: StarsFieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const stars = value.trim() === '' ? null : Number(value)
  return (
    <fieldset className="field review-stars">
      <legend className="label">{m.review_rating()}</legend>
      <div className="review-choices cluster">
        <div className="review-radios">
          {CHOICES.map((choice) => (
            <label className="middle" key={choice}>
              <input
                type="radio"
                className="sr-only"
                name={`${id}-stars`}
                value={choice}
                checked={stars === choice}
                onChange={() => onChange(String(choice))}
              />
              {choice === 0 ? (
                <b className="middle muted" aria-hidden="true">
                  {digits(0)}
                </b>
              ) : (
                <Icon name="star" isFaint={!(stars !== null && choice <= stars)} />
              )}
              <span className="sr-only">
                {m.review_star_count({ stars: digits(choice), most: digits(MAX_RATTING) })}
              </span>
            </label>
          ))}
        </div>
        {/* Not for screen readers, which use the field's label. */}
        <span className="review-number muted" aria-hidden="true">
          {m.review_number_words()}
        </span>
        <input
          type="number"
          name="ratting"
          step={1}
          inputMode="numeric"
          aria-label={m.review_number()}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? noteId : undefined}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      {error && <FieldError id={noteId} text={error} />}
    </fieldset>
  )
}
