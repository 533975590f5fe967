import { useNavigate } from 'react-router'
import { paths } from '#contract/paths.ts'
import { BatchForm } from '../batch-form.tsx'
import { m } from '../../../paraglide/messages.js'
import { pageMeta } from '../../../seo/page-meta.ts'
import { toast } from '../../../ui/toast.tsx'
import type { Route } from './+types/new-batch'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.hosting_new_title(), isHidden: true })

export default function NewBatch() {
  const navigate = useNavigate()
  return (
    <div className="wrap wrap-work hosting stack">
      <header className="page-head">
        <h1>{m.hosting_new_title()}</h1>
        <p>{m.hosting_new_reviewed()}</p>
      </header>
      <BatchForm
        onSaved={(id) => {
          toast(m.hosting_sent_new())
          void navigate(paths.teachLiveBatch(id))
        }}
      />
    </div>
  )
}
