// The page around a lesson: the bar, the video or text, and the list of lessons.
import { Suspense, useEffect } from 'react'
import { useBlocker, useLocation, useNavigate } from 'react-router'
import { paths } from '#contract/paths.ts'
import { categoryOf } from '../../catalogue/parts/course-categories.ts'
import { m } from '../../paraglide/messages.js'
import { loginPath } from '../../session/return-path.ts'
import { useSession } from '../../session/session.ts'
import { hueStyle } from '../../ui/hue.ts'
import { TextBones } from '../kinds/text.tsx'
import { LearnBar } from './learn-bar.tsx'
import { Lesson } from './lesson.tsx'
import { LessonList } from './lesson-list.tsx'
import { Offline } from './saving-parts.ts'
import { CourseNotice } from './course-notice.tsx'
import type { CourseShell } from './course-shell.ts'
import { useRememberLesson } from './last-lesson.ts'
import { useCourse } from './use-course.ts'
import { keptIds, savedIds } from '../../session/saved-person.ts'
import { useOnline } from '../../ui/use-online.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const CourseFinished = lazyPart(() => import('./course-finished.tsx'))
/** Only for administrators. */
const PreviewStrip = lazyPart(() => import('./preview-strip.tsx'))

type CourseFrameProps = {
  courseId: string
  lessonId: string | undefined
  shell: CourseShell | null
  isPreview: boolean
}

export function CourseFrame({ courseId, lessonId, shell, isPreview }: CourseFrameProps) {
  const course = useCourse(courseId, isPreview, shell)
  const isOnline = useOnline()
  useOpenLesson(lessonId, course)
  useRememberLesson(course, lessonId)
  const waiting = useWaitForNetwork(courseId, lessonId, isOnline)
  const awaited = course.lessons?.find(({ _id }) => waiting === course.pathTo(_id))
  const isSaved = !isOnline && lessonId !== undefined && savedIds().includes(lessonId)
  const kind = course.lessons?.find(({ _id }) => _id === lessonId)?.kind
  const isEmpty = course.lessons?.length === 0 && course.learning !== undefined
  const isFailed = course.problem !== null && !(course.lessons && (lessonId || course.learning !== undefined))

  const { about } = course
  const hue = hueStyle(categoryOf(about?.classCourse ?? '')?.hue ?? 'free')
  const cover = about && { '--cover': `url(/covers/course/${about._id}.svg)` }

  return (
    <div className="learn" style={{ ...hue, ...cover }}>
      {isPreview && (
        <Suspense>
          <PreviewStrip courseId={courseId} lessonId={lessonId} />
        </Suspense>
      )}
      <LearnBar course={course} lessonId={lessonId} />
      <p className="learn-strip" role="status">
        {isOnline ? null : waiting ? (
          m.learn_offline_waits({ title: awaited?.title ?? '' })
        ) : isSaved ? (
          <Suspense fallback={m.learn_offline_strip()}>
            <Offline part="strip" kind={kind} />
          </Suspense>
        ) : (
          m.learn_offline_strip()
        )}
      </p>
      {isEmpty || isFailed ? (
        <CourseNotice course={course} />
      ) : lessonId ? (
        <Lesson key={lessonId} courseId={courseId} lessonId={lessonId} course={course} />
      ) : (
        <div className="learn-columns" data-tab="lessons">
          <div className="learn-main">
            <article className="learn-text" data-waiting>
              <h1>{about?.title ?? m.learn_title()}</h1>
              <TextBones />
            </article>
          </div>
          <aside className="learn-list" aria-label={m.learn_lessons()}>
            <h2>{m.learn_lessons()}</h2>
            <LessonList course={course} current={undefined} />
          </aside>
        </div>
      )}
      {course.isJustFinished && (
        <Suspense>
          <CourseFinished course={course} />
        </Suspense>
      )}
    </div>
  )
}

/**
 * Offline, the open lesson stays open unless the next one is saved. Others open once the network is back. Returns the
 * URL.
 */
function useWaitForNetwork(courseId: string, lessonId: string | undefined, isOnline: boolean): string | null {
  const isLesson = (path: string) => path.startsWith(`${paths.learn(courseId)}/`)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !navigator.onLine &&
      lessonId !== undefined &&
      isLesson(nextLocation.pathname) &&
      !keptIds().some((id) =>
        [paths.learn, paths.quiz, paths.task].map((to) => to(courseId, id)).includes(nextLocation.pathname),
      ) &&
      nextLocation.pathname !== currentLocation.pathname,
  )
  useEffect(() => {
    if (isOnline) blocker.proceed?.()
  }, [isOnline, blocker])
  return blocker.location ? blocker.location.pathname + blocker.location.search : null
}

/** If the URL names no lesson: the one to continue with or, for other people, the first free preview. */
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
