import { useId } from 'react'
import { FieldError } from '../../ui/field.tsx'
import { langOf } from '../../ui/language.tsx'
import type { Option, SelectGroup } from '../form-plan.ts'
import type { FormFieldProps } from './form-field.tsx'

type SelectFieldProps = FormFieldProps & { groups: SelectGroup[] }

/** For choices that are too many to show as chips. */
export function SelectField({ field, rules, value, error, isSaving, groups, onChange }: SelectFieldProps) {
  const id = useId()
  const note = error ?? field.hint?.()
  return (
    <div className="field">
      <label htmlFor={id}>{field.label()}</label>
      <select
        id={id}
        name={field.name}
        value={value}
        required={rules.isRequired}
        disabled={isSaving}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        {groups.map(({ label, options }) =>
          label ? (
            <optgroup key={label()} label={label()}>
              {options.map(toOption)}
            </optgroup>
          ) : (
            options.map(toOption)
          ),
        )}
      </select>
      {error ? <FieldError id={`${id}-note`} text={error} /> : note && <small id={`${id}-note`}>{note}</small>}
    </div>
  )
}

const toOption = ({ value, label }: Option) => (
  <option key={value} value={value} lang={langOf(label())}>
    {label()}
  </option>
)
