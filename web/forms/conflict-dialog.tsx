import { m } from '../paraglide/messages.js'
import { Dialog } from '../ui/dialog.tsx'
import { langOf } from '../ui/language.tsx'
import { fieldsOf, valueInWords, type FieldPlan, type FormPlan, type Values } from './form-plan.ts'
import type { ContentForm } from './use-content-form.ts'

/** Someone else saved this item first. Nothing is overwritten until the user decides. */
export function ConflictDialog({ plan, form }: { plan: FormPlan; form: ContentForm }) {
  return (
    <Dialog open={form.newerValues !== null} onClose={form.keepEditing} title={m.form_conflict_title()}>
      {form.newerValues && <Choice plan={plan} form={form} newerValues={form.newerValues} />}
    </Dialog>
  )
}

function Choice({ plan, form, newerValues }: { plan: FormPlan; form: ContentForm; newerValues: Values }) {
  const { base, values, changed } = form
  const changedByThem = fieldsOf(plan.sections).filter(({ name }) => newerValues[name] !== base[name])
  const collisions = changedByThem.filter(({ name }) => changed.includes(name) && newerValues[name] !== values[name])
  const load = () => form.loadTheirs(newerValues)
  const save = () => form.overwrite(newerValues)

  if (collisions.length === 0) {
    return (
      <>
        <div className="dialog-body">
          <p>{m.form_conflict_none()}</p>
          <TheirChanges fields={changedByThem} />
        </div>
        <footer>
          <button type="button" className="button" onClick={load}>
            {m.form_conflict_load()}
          </button>
          <button type="button" className="button button-primary" data-first onClick={save}>
            {m.form_conflict_both()}
          </button>
        </footer>
      </>
    )
  }
  return (
    <>
      <div className="dialog-body">
        <p>{m.form_conflict_text()}</p>
        {collisions.map((field) => (
          <dl className="form-versions stack" key={field.name}>
            <dt className="label">{field.label()}</dt>
            <Version label={m.form_conflict_theirs()} text={valueInWords(field, newerValues[field.name] ?? '')} />
            <Version label={m.form_conflict_mine()} text={valueInWords(field, values[field.name] ?? '')} />
          </dl>
        ))}
      </div>
      <footer>
        <button type="button" className="button" onClick={save}>
          {m.form_conflict_over()}
        </button>
        <button type="button" className="button button-primary" data-first onClick={load}>
          {m.form_conflict_load()}
        </button>
      </footer>
    </>
  )
}

/** Empty if the other person only changed fields that this form doesn't show. */
function TheirChanges({ fields }: { fields: FieldPlan[] }) {
  if (fields.length === 0) return null
  return (
    <div className="form-their-changes">
      <h3>{m.form_conflict_changed()}</h3>
      <ul className="stack">
        {fields.map(({ name, label }) => (
          <li key={name}>{label()}</li>
        ))}
      </ul>
    </div>
  )
}

function Version({ label, text }: { label: string; text: string }) {
  return (
    <dd>
      <small>{label}</small>
      <span lang={langOf(text)}>{text}</span>
    </dd>
  )
}
