import { useLocation } from 'react-router'
import { PREVIEW_QUERY } from '#contract/paths.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import type { OwnFrame } from '../../layout/root-data.ts'
import { useSession, useSessionKey } from '../../session/session.ts'
import { CourseFrame } from './course-frame.tsx'
import { isNewCourse, lessonIn } from './course-shell.ts'
import { loadCourseShell } from './course-shell.server.ts'
import openEarly from './open-early.js?minified'
import type { Route } from './+types/learn'
import '../learn.css'

export const handle = {
  hasOwnFrame: true,
  hasAccount: true,
  headScript: openEarly,
  // The server renders the same page for everyone, because only the browser knows who is asking.
  records: { courseId: 'GET /course/{id}', lessonId: 'GET /lesson/{id}' },
} satisfies OwnFrame & { records: Record<string, string> }

export const loader = ({ context, params }: Route.LoaderArgs) => loadCourseShell(context, params.courseId)
/** Offline, the page still opens, and says what is missing. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => serverLoader().catch(() => null)
export const shouldRevalidate = isNewCourse

export const meta: Route.MetaFunction = (args) => {
  const title = args.loaderData && lessonIn(args.loaderData, args.params.lessonId)?.title
  return pageMeta(args, { title: title || m.learn_title(), isHidden: true })
}

export default function Learn({ params: { courseId, lessonId }, loaderData: shell }: Route.ComponentProps) {
  const session = useSession()
  const isPreview = useLocation().search === PREVIEW_QUERY
  // After signing in or out, everything is requested again.
  return (
    <CourseFrame
      key={`${courseId} ${useSessionKey()}`}
      courseId={courseId}
      lessonId={lessonId}
      shell={shell}
      isPreview={isPreview && session !== null}
    />
  )
}
