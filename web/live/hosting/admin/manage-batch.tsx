import { paths } from '#contract/paths.ts'
import { ManageBatch } from '../manage-batch.tsx'
import { m } from '../../../paraglide/messages.js'
import { pageMeta } from '../../../seo/page-meta.ts'
import type { Guarded } from '../../../layout/guards.tsx'
import type { Route } from './+types/manage-batch'

export const handle = { guard: 'admin' } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.hosting_page(), isHidden: true })

export default function AdminBatch({ params: { batch } }: Route.ComponentProps) {
  return <ManageBatch key={batch} id={batch} announcePath={paths.adminAnnounce} />
}
