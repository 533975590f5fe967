import { CourseGridSkeleton } from '../parts/course-grid-skeleton.tsx'
import { LoadingNote } from '../../ui/loading-note.tsx'
import './instructors.css'
import './teacher.css'

export function TeacherSkeleton() {
  return (
    <div className="wrap teacher">
      <LoadingNote />
      <div aria-hidden="true">
        <span className="bone teacher-bone-path" />
        <div className="teacher-head grid">
          <span className="bone picture-portrait" />
          <div className="teacher-text">
            <span className="bone teacher-bone-name" />
            <span className="bone teacher-bone-facts" />
          </div>
        </div>
      </div>
      <CourseGridSkeleton />
    </div>
  )
}
