import { useLocation } from 'react-router'
import { PREVIEW_QUERY } from '#contract/paths.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import type { OwnFrame } from '../../root.tsx'
import { useSession } from '../../session/session.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { CourseFrame } from './course-frame.tsx'
import { LearnSkeleton } from './learn-skeleton.tsx'
import openEarly from './open-early.js?minified'
import type { Route } from './+types/learn'
import './learn.css'

export const handle = {
  hasOwnFrame: true,
  hasAccount: true,
  headScript: openEarly,
  // The server renders one shell for all lessons: only the browser knows who asks.
  hasPage: () => false,
} satisfies OwnFrame & { hasPage: () => boolean }

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.learn_title(), isHidden: true })

export default function Learn({ params: { courseId, lessonId } }: Route.ComponentProps) {
  const session = useSession()
  const isPreview = useLocation().search === PREVIEW_QUERY
  if (!useHydrated()) return <LearnSkeleton />
  // After signing in or out everything is asked for again.
  return (
    <CourseFrame
      key={`${courseId} ${session?.token}`}
      courseId={courseId}
      lessonId={lessonId}
      isPreview={isPreview && session !== null}
    />
  )
}
