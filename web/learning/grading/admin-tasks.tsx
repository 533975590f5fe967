import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import type { OwnFrame } from '../../layout/root-data.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import type { Guarded } from '../../layout/guards.tsx'
import { Grading } from './grading.tsx'
import type { Route } from './+types/admin-tasks'

export const handle = { guard: 'admin', hasOwnFrame: true, hasAccount: true } satisfies Guarded & OwnFrame

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.grading_title(), isHidden: true })

/** Grading for administrators, across all courses. */
export default function Tasks({ params }: Route.ComponentProps) {
  return <Grading handIn={params.handIn} home={paths.adminTasks} back={paths.admin} />
}
