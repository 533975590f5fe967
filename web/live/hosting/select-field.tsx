import { useId } from 'react'
import { FieldError } from '../../ui/field.tsx'

type SelectFieldProps = {
  label: string
  hint?: string
  error?: string | undefined
  value: string
  options: [value: string, label: string][]
  onChange: (value: string) => void
}

/** Like Field, for choosing one of a few values. */
export function SelectField({ label, hint, error, value, options, onChange }: SelectFieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? `${id}-note` : undefined}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
      {error ? <FieldError id={`${id}-note`} text={error} /> : hint && <small id={`${id}-note`}>{hint}</small>}
    </div>
  )
}
