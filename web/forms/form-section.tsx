import { Icon } from '../ui/icon.tsx'
import { fieldRules } from './field-rules.ts'
import { FormField } from './fields/form-field.tsx'
import type { FieldPlan, SectionPlan } from './form-plan.ts'
import type { ContentForm } from './use-content-form.ts'

type FormSectionProps = { section: SectionPlan; form: ContentForm; onEnter: () => void }

export function FormSection({ section, form, onEnter }: FormSectionProps) {
  const { id, title, about, fields, fold } = section
  return (
    <fieldset className="form-section surface" aria-labelledby={id} onFocus={onEnter}>
      <h2 id={id} tabIndex={-1}>
        {title()}
      </h2>
      <p>{about()}</p>
      <FieldGrid fields={fields} form={form} />
      {fold && (
        <details>
          <summary className="inline link">
            <Icon name="chevron-down" />
            {fold.label()}
          </summary>
          <FieldGrid fields={fold.fields} form={form} />
        </details>
      )}
    </fieldset>
  )
}

function FieldGrid({ fields, form }: { fields: FieldPlan[]; form: ContentForm }) {
  if (fields.length === 0) return null
  return (
    <div className="form-grid grid">
      {fields
        .filter(({ isShown }) => isShown?.(form.values) ?? true)
        .map((field) => (
          <FormField
            key={field.name}
            field={field}
            rules={fieldRules(form.schema, field.name)}
            value={form.values[field.name] ?? ''}
            values={form.values}
            error={form.errors[field.name]}
            errors={form.errors}
            isSaving={form.isSaving}
            onChange={(value) => form.set({ [field.name]: value })}
            onChanges={form.set}
            onUpload={form.onUpload}
          />
        ))}
    </div>
  )
}
