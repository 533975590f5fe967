import { m } from '../../paraglide/messages.js'
import { Field } from '../../ui/field.tsx'
import type { PartProps } from './question-fields.tsx'

export function NumberAnswer({ question, errors, onChange }: PartProps) {
  const field = (name: 'number' | 'tolerance' | 'unit', label: string, hint?: string) => (
    <Field
      label={label}
      hint={hint}
      name={name}
      inputMode={name === 'unit' ? undefined : 'decimal'}
      autoComplete="off"
      maxLength={40}
      value={question[name]}
      error={errors[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  )
  return (
    <div className="quizform-three grid">
      {field('number', m.quizform_right_number())}
      {field('tolerance', m.quizform_tolerance(), m.quizform_tolerance_hint())}
      {field('unit', m.quizform_unit(), m.quizform_unit_hint())}
    </div>
  )
}
