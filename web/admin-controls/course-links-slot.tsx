import { lazy, Suspense } from 'react'
import { useIsAdmin } from '../session/admin.ts'

/** Lazy, so that only administrators download the code for administrators. */
const CourseLinks = lazy(() => import('./course-links.tsx'))

export function CourseLinksSlot({ course }: { course: string }) {
  if (!useIsAdmin()) return null
  return (
    <Suspense fallback={null}>
      <CourseLinks course={course} />
    </Suspense>
  )
}
