import { m } from '../paraglide/messages.js'
import { FieldError } from '../ui/field.tsx'
import type { FormPlan } from './form-plan.ts'
import type { ContentForm } from './use-content-form.ts'

/** A sticky bar with the form's status and the Clear and Save buttons. */
export function SaveBar({ plan, form }: { plan: FormPlan; form: ContentForm }) {
  return (
    <div className="save-bar">
      <div className="wrap">
        <div className="save-bar-note muted">
          <div role="alert">{form.problem && <FieldError text={form.problem} />}</div>
          {!form.problem && <p role="status">{stateOf(plan, form)}</p>}
        </div>
        {form.canUndo ? (
          <button type="button" className="button" onClick={form.undo}>
            {m.form_undo()}
          </button>
        ) : (
          <button type="button" className="button" disabled={form.isBusy || !form.isDirty} onClick={form.clear}>
            {m.form_clear()}
          </button>
        )}
        <button type="submit" className="button button-primary" aria-disabled={form.isBusy || undefined}>
          {form.isBusy && <span className="spinner" aria-hidden="true" />}
          {plan.submit()}
        </button>
      </div>
    </div>
  )
}

function stateOf(plan: FormPlan, { canUndo, isDirty, isRestored }: ContentForm): string {
  if (canUndo) return m.form_cleared()
  if (!isDirty) return plan.note()
  return isRestored ? m.form_restored() : m.form_draft_kept()
}
