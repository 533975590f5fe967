import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { FieldRules } from '../field-rules.ts'
import { isPartOf, type Errors, type FieldPlan, type Values } from '../form-plan.ts'
import { ChoiceField } from './choice-field.tsx'
import { CountField } from './count-field.tsx'
import { latinDigits } from './latin-digits.ts'
import { PictureField } from './picture-field.tsx'
import { SelectField } from './select-field.tsx'

export type FormFieldProps = {
  field: FieldPlan
  rules: FieldRules
  value: string
  values: Values
  error: string | undefined
  /** All errors of the form. */
  errors: Errors
  isSaving: boolean
  onChange: (value: string) => void
  /** The changes may include other fields. */
  onChanges: (changes: Values) => void
  /** Called with true when an upload starts, and with false when it ends. */
  onUpload: (isSending: boolean) => void
}

export function FormField(props: FormFieldProps) {
  const { field, errors } = props
  const isWrong = Object.keys(errors).some((path) => isPartOf(field.name, path))
  return (
    <div className={`form-field-${field.size ?? 'full'}`} data-wrong={isWrong ? '' : undefined}>
      <Control {...props} />
    </div>
  )
}

function Control(props: FormFieldProps) {
  const { field, rules, value, values, error, errors, isSaving, onChange, onChanges } = props
  const shared = {
    name: field.name,
    label: field.label(),
    hint: field.hint?.(),
    value,
    error,
    readOnly: isSaving,
    required: rules.isRequired,
    maxLength: rules.maxLength,
    autoComplete: 'off',
  }
  switch (field.kind) {
    case 'choice':
      return <ChoiceField {...props} groups={field.groups} />
    case 'picture':
      return <PictureField {...props} />
    case 'select':
      return <SelectField {...props} groups={field.groups} />
    case 'count':
      return <CountField {...props} />
    case 'custom':
      return (
        <field.Control
          field={field}
          value={value}
          values={values}
          errors={errors}
          isSaving={isSaving}
          onChange={onChanges}
        />
      )
    case 'textarea':
      return <TextArea {...shared} onChange={(event) => onChange(event.target.value)} />
    case 'date':
      return <Field {...shared} type="date" onChange={(event) => onChange(event.target.value)} />
    case 'text':
      return <Field {...shared} onChange={(event) => onChange(event.target.value)} />
    case 'price':
    case 'size':
      return (
        <div className={`field-${field.kind}`}>
          <Field {...shared} inputMode="decimal" onChange={(event) => onChange(latinDigits(event.target.value))} />
        </div>
      )
    case 'link':
    case 'video':
      return (
        <div className={`field-${field.kind}`}>
          <Field
            {...shared}
            inputMode="url"
            placeholder="https://"
            onChange={(event) => onChange(event.target.value)}
            inside={field.kind === 'video' && <Icon name="video" />}
          />
        </div>
      )
  }
}
