import { paths } from '#contract/paths.ts'
import { ManageBatch } from '../manage-batch.tsx'
import { m } from '../../../paraglide/messages.js'
import { pageMeta } from '../../../seo/page-meta.ts'
import type { Route } from './+types/manage-batch'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.hosting_page(), isHidden: true })

export default function TeachBatch({ params: { batch } }: Route.ComponentProps) {
  return <ManageBatch key={batch} id={batch} announcePath={paths.teachAnnounce} />
}
