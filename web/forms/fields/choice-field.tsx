import { useId } from 'react'
import { FieldError } from '../../ui/field.tsx'
import { hueStyle } from '../../ui/hue.ts'
import type { ChoiceGroup, Option } from '../form-plan.ts'
import type { FormFieldProps } from './form-field.tsx'

type ChoiceFieldProps = FormFieldProps & { groups: ChoiceGroup[] }

/** Radio buttons that look like chips. All groups together are a single choice. */
export function ChoiceField({ field, rules, value, error, isSaving, groups, onChange }: ChoiceFieldProps) {
  const id = useId()
  const note = error ?? field.hint?.()
  const isOnlyGroup = groups.length === 1
  return (
    <div
      className="choice stack"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required={rules.isRequired}
      aria-invalid={error ? true : undefined}
      aria-describedby={note ? `${id}-note` : undefined}
    >
      <span id={`${id}-label`} className="choice-label label">
        {field.label()}
      </span>
      {groups.map((group) => (
        <div
          key={group.label()}
          className={`chips grid chips-${group.columns}`}
          {...(isOnlyGroup ? {} : { role: 'group', 'aria-label': group.label() })}
        >
          {group.options.map((option) => (
            <Chip
              key={option.value}
              option={option}
              name={field.name}
              isChosen={option.value === value}
              isDisabled={isSaving}
              onChoose={() => onChange(option.value)}
            />
          ))}
        </div>
      ))}
      {error ? <FieldError id={`${id}-note`} text={error} /> : note && <small id={`${id}-note`}>{note}</small>}
    </div>
  )
}

type ChipProps = { option: Option; name: string; isChosen: boolean; isDisabled: boolean; onChoose: () => void }

function Chip({ option: { value, label, short, hue }, name, isChosen, isDisabled, onChoose }: ChipProps) {
  return (
    <label className="chip label middle" style={hue && hueStyle(hue)}>
      <input
        className="fill"
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        disabled={isDisabled}
        aria-label={label()}
        onChange={onChoose}
      />
      <span aria-hidden="true">{(short ?? label)()}</span>
    </label>
  )
}
