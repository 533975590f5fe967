import { lazy, Suspense } from 'react'
import { useIsAdmin } from '../session/admin.ts'

/** Loaded lazily, so that only administrators download this code. */
const CourseLinks = lazy(() => import('./course-links.tsx'))

export function CourseLinksSlot({ course }: { course: string }) {
  if (!useIsAdmin()) return null
  return (
    <Suspense fallback={null}>
      <CourseLinks course={course} />
    </Suspense>
  )
}
