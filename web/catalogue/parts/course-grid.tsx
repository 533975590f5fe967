import { CourseCard } from './course-card.tsx'
import type { CourseCardContent } from './course-card.server.ts'
import './course-grid.css'

type CourseGridProps = { courses: CourseCardContent[]; isMixed?: boolean; heading?: 'h2' | 'h3' }

/** Three columns next to a side menu. Four, with badges, on full-width pages that mix classes. */
export function CourseGrid({ courses, isMixed = false, heading = 'h2' }: CourseGridProps) {
  return (
    <ul className={isMixed ? 'course-grid grid course-grid-mixed' : 'course-grid grid'}>
      {courses.map((course) => (
        <li key={course._id}>
          <CourseCard course={course} hasBadge={isMixed} heading={heading} />
        </li>
      ))}
    </ul>
  )
}
