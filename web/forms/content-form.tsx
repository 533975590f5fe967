import { useDeferredValue, useRef, useState } from 'react'
import { m } from '../paraglide/messages.js'
import { PageLink } from '../ui/page-link.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { AsideNote } from './aside-note.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import type { FormPlan } from './form-plan.ts'
import { FormSection } from './form-section.tsx'
import { FormSkeleton } from './form-skeleton.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { SaveBar } from './save-bar.tsx'
import { SectionList } from './section-list.tsx'
import { useContentForm } from './use-content-form.ts'
import './forms.css'

/** The section list is on the left, the form in the middle, and a preview of the result on the right. */
export function ContentForm({ plan }: { plan: FormPlan }) {
  // Only the browser knows whose draft it has. Fields rendered before that would lose what was typed.
  return useHydrated() ? <Form plan={plan} /> : <FormSkeleton title={plan.title()} />
}

function Form({ plan }: { plan: FormPlan }) {
  const element = useRef<HTMLFormElement>(null)
  const form = useContentForm(plan, element)
  const [current, setCurrent] = useState(plan.sections[0]?.id ?? '')
  const shown = useDeferredValue(form.values)

  return (
    <form className="content-form" ref={element} noValidate onSubmit={form.onSubmit}>
      <div className="wrap content-form-parts grid">
        <div className="content-form-head">
          <h1 tabIndex={-1}>{plan.title()}</h1>
          {plan.link && (
            <PageLink className="button content-form-link" to={plan.link.to}>
              {plan.link.label()}
            </PageLink>
          )}
          <SectionList sections={plan.sections} problems={form.problems} current={current} />
        </div>
        <div>
          <AsideNote plan={plan} form={form} />
          {plan.sections.map((section) => (
            <FormSection key={section.id} section={section} form={form} onEnter={() => setCurrent(section.id)} />
          ))}
        </div>
        <aside className="content-preview" aria-label={m.form_preview()}>
          <p className="muted" aria-hidden="true">
            {m.form_preview()}
          </p>
          <plan.Preview values={shown} id={plan.id} />
        </aside>
      </div>
      <SaveBar plan={plan} form={form} />
      <ConflictDialog plan={plan} form={form} />
      <LeaveDialog isDirty={form.isDirty} next={form.next} />
    </form>
  )
}
