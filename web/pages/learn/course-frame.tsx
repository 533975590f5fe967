// The page around a lesson: bar, film or text, and the list of lessons.
import { lazy, Suspense, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { categoryOf } from '../../catalogue/course-categories.ts'
import { m } from '../../paraglide/messages.js'
import { loginPath } from '../../session/return-path.ts'
import { useSession } from '../../session/session.ts'
import { hueStyle } from '../../ui/hue.ts'
import { LoadingNote } from '../../ui/loading-note.tsx'
import { LearnBar } from './learn-bar.tsx'
import { Lesson } from './lesson.tsx'
import { CourseNotice } from './course-notice.tsx'
import { useCourse } from './use-course.ts'
import { useOnline } from '../../ui/use-online.ts'

/** For administrators only. */
const PreviewStrip = lazy(() => import('./preview-strip.tsx'))

type CourseFrameProps = { courseId: string; lessonId: string | undefined; isPreview: boolean }

export function CourseFrame({ courseId, lessonId, isPreview }: CourseFrameProps) {
  const course = useCourse(courseId, isPreview)
  const isOnline = useOnline()
  useOpenLesson(lessonId, course)
  const isEmpty = course.lessons?.length === 0
  const isFailed = course.problem !== null && !(course.lessons && (lessonId || course.learning !== undefined))

  const hue = hueStyle(categoryOf(course.about?.classCourse ?? '')?.hue ?? 'free')

  return (
    <div className="learn" style={hue}>
      {isPreview && (
        <Suspense>
          <PreviewStrip courseId={courseId} lessonId={lessonId} />
        </Suspense>
      )}
      <LearnBar course={course} lessonId={lessonId} />
      <p className="learn-strip" role="status">
        {isOnline ? null : m.learn_offline_strip()}
      </p>
      {isEmpty || isFailed ? (
        <CourseNotice course={course} />
      ) : lessonId ? (
        <Lesson key={lessonId} courseId={courseId} lessonId={lessonId} course={course} />
      ) : (
        <LoadingNote />
      )}
    </div>
  )
}

/** Without a lesson in the address: the one to go on with, or for others the first preview. */
function useOpenLesson(lessonId: string | undefined, course: ReturnType<typeof useCourse>): void {
  const navigate = useNavigate()
  const location = useLocation()
  const session = useSession()
  const { lessons, learning, pathTo } = course
  let to: string | null = null
  if (!lessonId && lessons?.length && learning !== undefined) {
    const own = learning && (learning.next ?? lessons[0]!._id)
    const open = own ?? lessons.find(({ free }) => free)?._id ?? (session ? lessons[0]!._id : null)
    to = open ? pathTo(open) : loginPath(location)
  }
  useEffect(() => {
    if (to) void navigate(to, { replace: true })
  }, [to, navigate])
}
