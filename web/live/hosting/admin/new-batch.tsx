import { useNavigate } from 'react-router'
import { paths } from '#contract/paths.ts'
import { BatchForm } from '../batch-form.tsx'
import { m } from '../../../paraglide/messages.js'
import { pageMeta } from '../../../seo/page-meta.ts'
import type { Guarded } from '../../../layout/guards.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useInstructors } from '../../../catalogue/instructor-form/instructors.ts'
import type { Route } from './+types/new-batch'

export const handle = { guard: 'admin' } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.hosting_new_title(), isHidden: true })

/** Administrators choose who teaches. */
export default function NewBatch() {
  const navigate = useNavigate()
  const instructors = (useInstructors() ?? [])
    .map(({ _id, name }): [string, string] => [_id, name])
    .toSorted(([, one], [, other]) => one.localeCompare(other))
  return (
    <div className="wrap wrap-work hosting stack">
      <header className="page-head">
        <h1>{m.hosting_new_title()}</h1>
        <p>{m.hosting_new_text()}</p>
      </header>
      <BatchForm
        instructors={instructors}
        onSaved={(id) => {
          toast(m.hosting_saved_new())
          void navigate(paths.adminLiveBatch(id))
        }}
      />
    </div>
  )
}
