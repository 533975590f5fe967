import { Suspense } from 'react'
import { ApiError } from '#contract/client.ts'
import { m } from '../../paraglide/messages.js'
import { hasSaved } from '../../session/saved-person.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { Notice } from '../notice.tsx'
import { Offline } from './saving-parts.ts'
import type { CourseData } from './use-course.ts'

/** Only used after the server has refused something, so there is a network to load it. */
const LessonRefusal = lazyPart(() => import('./lesson-refusal.tsx'))

export type LessonNoticeProps = {
  problem: unknown
  lessonId: string
  course: CourseData
  retry: () => void
}

/** Why this lesson doesn't open, and what to do next. */
export function LessonNotice({ problem, lessonId, course, retry }: LessonNoticeProps) {
  if (problem instanceof TypeError) {
    const words = { title: m.learn_offline(), text: m.learn_offline_text(), tryAgain: retry }
    if (!hasSaved()) return <Notice {...words} />
    return (
      <Suspense fallback={<Notice {...words} />}>
        <Offline part="notice" id={lessonId} {...words} />
      </Suspense>
    )
  }
  const waiting = <div className="learn-stage" />
  // The redirect to the login page is in progress.
  if (problem instanceof ApiError && problem.status === 401) return waiting
  return (
    <Suspense fallback={waiting}>
      <LessonRefusal problem={problem} lessonId={lessonId} course={course} retry={retry} />
    </Suspense>
  )
}
