// The page of a task, without the list of lessons and without the player.
import { useLocation } from 'react-router'
import { PREVIEW_QUERY } from '#contract/paths.ts'
import { categoryOf } from '../../catalogue/parts/course-categories.ts'
import { m } from '../../paraglide/messages.js'
import type { OwnFrame } from '../../layout/root-data.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { useSession, useSessionKey } from '../../session/session.ts'
import { hueStyle } from '../../ui/hue.ts'
import { isNewCourse, lessonIn, type CourseShell } from '../lesson/course-shell.ts'
import { loadCourseShell } from '../lesson/course-shell.server.ts'
import { useCourse } from '../lesson/use-course.ts'
import { TaskBar } from './task-bar.tsx'
import { TaskRoom } from './task-room.tsx'
import type { Route } from './+types/task'
import '../learn.css'
import './task.css'

export const handle = {
  hasOwnFrame: true,
  // The server renders the same page for everyone, because only the browser knows who is asking.
  records: { courseId: 'GET /course/{id}', lessonId: 'GET /lesson/{id}' },
} satisfies OwnFrame & { records: Record<string, string> }

export const loader = ({ context, params }: Route.LoaderArgs) => loadCourseShell(context, params.courseId)
/** Offline, the page still opens, and says what is missing. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => serverLoader().catch(() => null)
export const shouldRevalidate = isNewCourse

export const meta: Route.MetaFunction = (args) => {
  const title = args.loaderData && lessonIn(args.loaderData, args.params.lessonId)?.title
  return pageMeta(args, { title: title || m.task_title(), isHidden: true })
}

export default function TaskPage({ params: { courseId, lessonId }, loaderData: shell }: Route.ComponentProps) {
  // After signing in or out, everything is requested again.
  return <OpenTask key={`${lessonId} ${useSessionKey()}`} courseId={courseId} lessonId={lessonId} shell={shell} />
}

type OpenTaskProps = { courseId: string; lessonId: string; shell: CourseShell | null }

function OpenTask({ courseId, lessonId, shell }: OpenTaskProps) {
  const session = useSession()
  const isPreview = useLocation().search === PREVIEW_QUERY && session !== null
  const course = useCourse(courseId, isPreview, shell)
  return (
    <div className="learn" style={hueStyle(categoryOf(course.about?.classCourse ?? '')?.hue ?? 'free')}>
      <TaskBar course={course} lessonId={lessonId} />
      <TaskRoom course={course} lessonId={lessonId} />
    </div>
  )
}
