// A task as its learner sees it: being written, handed in, or returned.
import { Suspense, useEffect } from 'react'
import type { Task } from '#contract/calls/learning/tasks.ts'
import { m } from '../../paraglide/messages.js'
import { pageTitle } from '../../seo/page-meta.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import type { CourseData } from '../lesson/use-course.ts'
import { TextBones } from '../kinds/text.tsx'
import { useLogin, useRetryOnline } from '../../session/use-problem.ts'
import { TaskDraft } from './task-draft.tsx'
import { useTask } from './use-task.ts'

/** Nobody needs these while writing. */
const LessonNotice = lazyPart(async () => ({ default: (await import('../lesson/lesson-notice.tsx')).LessonNotice }))
const HandedIn = lazyPart(() => import('./handed-in.tsx'))
const Returned = lazyPart(() => import('./returned.tsx'))

type TaskRoomProps = { course: CourseData; lessonId: string }

export function TaskRoom({ course, lessonId }: TaskRoomProps) {
  const { task, problem, reload } = useTask(course, lessonId)
  useLogin(problem)
  useRetryOnline(problem, reload)
  useNewProgress(task, course)
  const title = task?.title
  useEffect(() => {
    if (title) document.title = pageTitle(title)
  }, [title])

  const known = course.lessons?.find(({ _id }) => _id === lessonId)
  const waiting = (
    <div className="task">
      <h1>{known?.title ?? m.task_title()}</h1>
      <div role="status" aria-label={m.task_loading()}>
        <TextBones />
      </div>
    </div>
  )
  if (problem !== null && !task) {
    return (
      <Suspense fallback={waiting}>
        <LessonNotice problem={problem} lessonId={lessonId} course={course} retry={reload} />
      </Suspense>
    )
  }
  if (!task) return waiting
  const [newest] = task.handIns
  if (!newest || newest.state === 'draft') return <TaskDraft task={task} course={course} />
  return (
    <Suspense fallback={waiting}>
      {newest.returned ? (
        <Returned task={task} handIn={newest} returned={newest.returned} course={course} />
      ) : (
        <HandedIn task={task} handIn={newest} course={course} />
      )}
    </Suspense>
  )
}

/** Since the course was loaded, enough points have completed the lesson. */
function useNewProgress(task: Task | null, { learning, reload }: CourseData): void {
  const isPassed = task?.handIns.some(({ returned }) => returned && returned.points >= returned.needed) ?? false
  const isListed = !learning || learning.places.some(({ item, done }) => item === task?._id && done)
  useEffect(() => {
    if (isPassed && !isListed) reload()
  }, [isPassed, isListed, reload])
}
