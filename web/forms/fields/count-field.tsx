import { useId } from 'react'
import { m } from '../../paraglide/messages.js'
import { FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { FormFieldProps } from './form-field.tsx'
import { latinDigits } from './latin-digits.ts'

/** A whole number with minus and plus buttons. */
export function CountField({ field, rules, value, error, isSaving, onChange }: FormFieldProps) {
  const id = useId()
  const name = field.label()
  const note = error ?? field.hint?.()
  const { min = 0, max = Infinity } = rules
  const step = (by: number) => onChange(String(Math.min(max, Math.max(min, (Number(value) || 0) + by))))
  return (
    <div className="field">
      <label htmlFor={id}>{name}</label>
      <div className="count-input">
        <button
          className="middle"
          type="button"
          aria-label={m.form_less({ name })}
          disabled={isSaving}
          onClick={() => step(-1)}
        >
          <Icon name="minus" />
        </button>
        <input
          id={id}
          name={field.name}
          inputMode="numeric"
          autoComplete="off"
          required={rules.isRequired}
          readOnly={isSaving}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          onChange={(event) => onChange(latinDigits(event.target.value))}
        />
        <button
          className="middle"
          type="button"
          aria-label={m.form_more({ name })}
          disabled={isSaving}
          onClick={() => step(1)}
        >
          <Icon name={'plus'} />
        </button>
      </div>
      {error ? <FieldError id={`${id}-note`} text={error} /> : note && <small id={`${id}-note`}>{note}</small>}
    </div>
  )
}
