import { m } from '../../paraglide/messages.js'
import { Dialog } from '../../ui/dialog.tsx'
import { langOf } from '../../ui/language.tsx'
import { fieldsOf, valueInWords, type FormPlan } from './form-plan.ts'
import type { ContentForm } from './use-content-form.ts'

/** Somebody else saved this item first; nothing is overwritten until the user decides. */
export function ConflictDialog({ plan, form }: { plan: FormPlan; form: ContentForm }) {
  const { theirs, values, changed } = form
  const differing = fieldsOf(plan.sections).filter(
    ({ name }) => theirs && changed.includes(name) && theirs[name] !== values[name],
  )

  return (
    <Dialog open={theirs !== null} onClose={form.keepEditing} title={m.form_conflict_title()}>
      {theirs && (
        <>
          <div className="dialog-body">
            <p>{differing.length > 0 ? m.form_conflict_text() : m.form_conflict_same()}</p>
            {differing.map((field) => (
              <dl className="form-versions" key={field.name}>
                <dt>{field.label()}</dt>
                <Version label={m.form_conflict_theirs()} text={valueInWords(field, theirs[field.name] ?? '')} />
                <Version label={m.form_conflict_mine()} text={valueInWords(field, values[field.name] ?? '')} />
              </dl>
            ))}
          </div>
          <footer>
            <button type="button" className="button" onClick={() => form.overwrite(theirs)}>
              {m.form_conflict_over()}
            </button>
            <button type="button" className="button button-primary" data-first onClick={() => form.loadTheirs(theirs)}>
              {m.form_conflict_load()}
            </button>
          </footer>
        </>
      )}
    </Dialog>
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
