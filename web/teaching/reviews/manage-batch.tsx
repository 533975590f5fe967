import { paths } from '#contract/paths.ts'
import { ManageBatch } from '../../live/hosting/manage-batch.tsx'
import { api } from '../../session/api.ts'
import { m } from '../../paraglide/messages.js'
import { pageMeta } from '../../seo/page-meta.ts'
import type { Guarded } from '../../layout/guards.tsx'
import { Decision } from './decision.tsx'
import type { Route } from './+types/manage-batch'
import './reviews.css'

export const handle = { guard: 'admin' } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.hosting_page(), isHidden: true })

export default function AdminBatch({ params: { batch } }: Route.ComponentProps) {
  return (
    <ManageBatch
      key={batch}
      id={batch}
      announcePath={paths.adminAnnounce}
      renderDecision={(askedAt, reload) => (
        <div className="panel">
          <Decision
            note={m.hosting_review_approve()}
            send={(decided) => api('PUT /live/{id}/review', { params: { id: batch }, body: { ...decided, askedAt } })}
            onDecided={reload}
          />
        </div>
      )}
    />
  )
}
