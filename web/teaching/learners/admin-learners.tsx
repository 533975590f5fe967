import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { pageMeta } from '../../seo/page-meta.ts'
import type { Guarded } from '../../layout/guards.tsx'
import { CourseLearners } from './course-learners.tsx'
import type { Route } from './+types/learners'

export const handle = { guard: 'admin' } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.learners_title(), isHidden: true })

export default function Learners({ params: { courseId } }: Route.ComponentProps) {
  return <CourseLearners courseId={courseId} announcePath={paths.adminAnnounce} />
}
