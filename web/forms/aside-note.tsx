import { m } from '../paraglide/messages.js'
import { langOf } from '../ui/language.tsx'
import { fieldsOf, valueInWords, type FormPlan } from './form-plan.ts'
import type { ContentForm } from './use-content-form.ts'

/** Shows the edits that were set aside when the newer version was loaded, so that they can still be used. */
export function AsideNote({ plan, form }: { plan: FormPlan; form: ContentForm }) {
  const fields = fieldsOf(plan.sections).filter(({ name }) => form.aside[name] !== undefined)
  if (fields.length === 0) return null
  return (
    <section className="form-section surface form-aside" aria-labelledby="form-aside">
      <h2 id="form-aside" tabIndex={-1}>
        {m.form_aside_title()}
      </h2>
      <p>{m.form_aside_text()}</p>
      <dl className="form-versions stack">
        {fields.map((field) => {
          const { name, label } = field
          const ownValue = form.aside[name] ?? ''
          return (
            <div className="stack" key={name}>
              <dt className="label">{label()}</dt>
              <dd lang={langOf(ownValue)}>{valueInWords(field, ownValue)}</dd>
              <dd>
                <button
                  type="button"
                  className="button"
                  aria-label={m.form_aside_use_of({ name: label() })}
                  disabled={form.values[name] === ownValue}
                  onClick={() => form.set({ [name]: ownValue })}
                >
                  {m.form_aside_use()}
                </button>
              </dd>
            </div>
          )
        })}
      </dl>
      <button type="button" className="button" onClick={form.forgetAside}>
        {m.form_aside_forget()}
      </button>
    </section>
  )
}
