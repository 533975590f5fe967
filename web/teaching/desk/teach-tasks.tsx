import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import type { OwnFrame } from '../../layout/root-data.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import type { Guarded } from '../../layout/guards.tsx'
import { Grading } from '../../learning/grading/grading.tsx'
import type { Route } from './+types/teach-tasks'

export const handle = { guard: 'teacher', hasOwnFrame: true, hasAccount: true } satisfies Guarded & OwnFrame

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.grading_title(), isHidden: true })

export default function TeachTasks({ params }: Route.ComponentProps) {
  return <Grading handIn={params.handIn} home={paths.teachTasks} back={paths.teach} />
}
