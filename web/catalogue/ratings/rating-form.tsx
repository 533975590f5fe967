import { useId, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { MAX_RATING_TEXT } from '#contract/constants.ts'
import { m } from '../../paraglide/messages.js'
import { FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { digits } from '../../ui/numbers.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { useOnline } from '../../ui/use-online.ts'
import type { OwnRatingState } from './use-own-rating.ts'

const CHOICES = [1, 2, 3, 4, 5]

export function RatingForm({ own: { values, change, save, cancel, problem } }: { own: OwnRatingState }) {
  const isOnline = useOnline()
  const [isMissing, setIsMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const stars = Number(values.stars)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (stars) return void save({ stars, text: values.text.trim() })
    flushSync(() => setIsMissing(true))
    form.current?.querySelector('input')?.focus()
  }

  return (
    <form className="panel own-rating-form stack" ref={form} noValidate onSubmit={submit}>
      <StarsField
        stars={stars}
        error={isMissing && !stars ? m.ratings_stars_missing() : undefined}
        onChange={(stars) => change({ stars: String(stars) })}
      />
      <TextArea
        label={m.ratings_text()}
        hint={m.ratings_text_hint()}
        rows={3}
        maxLength={MAX_RATING_TEXT}
        value={values.text}
        onChange={(event) => change({ text: event.target.value })}
      />
      <div role="alert">
        {problem && <FieldError text={problem} />}
        {!isOnline && !problem && <FieldError text={m.ratings_offline()} />}
      </div>
      <p className="own-rating-actions wraps">
        <button type="submit" className="button button-primary">
          {m.ratings_save()}
        </button>
        <button type="button" className="button" onClick={cancel}>
          {m.ratings_cancel()}
        </button>
      </p>
    </form>
  )
}

type StarsFieldProps = { stars: number; error: string | undefined; onChange: (stars: number) => void }

/** Radio buttons, so that arrow keys and screen readers work as usual. */
function StarsField({ stars, error, onChange }: StarsFieldProps) {
  const id = useId()
  return (
    <fieldset className="own-rating-stars" aria-describedby={error ? id : undefined}>
      <legend className="label">{m.ratings_stars()}</legend>
      {CHOICES.map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            className="sr-only"
            name="rating-stars"
            value={choice}
            checked={stars === choice}
            data-first={choice === (stars || 1) || undefined}
            onChange={() => onChange(choice)}
          />
          <Icon name="star" isFaint={choice > stars} />
          <span className="sr-only">{m.ratings_stars_of({ n: digits(choice) })}</span>
        </label>
      ))}
      {error && <FieldError id={id} text={error} />}
    </fieldset>
  )
}
