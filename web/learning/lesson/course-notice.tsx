import { Suspense } from 'react'
import { m } from '../../paraglide/messages.js'
import { lazyPart } from '../../ui/lazy-part.ts'
import { Notice } from '../notice.tsx'
import { useRetryOnline } from '../../session/use-problem.ts'
import type { CourseData } from './use-course.ts'

/** Only used after an answer from the server, so there is a network to load it. */
const NoLessons = lazyPart(() => import('./no-lessons.tsx'))

/** Shown in place of lessons: why there are none. */
export function CourseNotice({ course }: { course: CourseData }) {
  const { problem, reload } = course
  useRetryOnline(problem, reload)
  if (problem instanceof TypeError) {
    return <Notice title={m.learn_offline()} text={m.learn_offline_text()} tryAgain={reload} />
  }
  return (
    <Suspense>
      <NoLessons course={course} />
    </Suspense>
  )
}
