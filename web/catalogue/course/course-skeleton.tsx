import { LoadingNote } from '../../ui/loading-note.tsx'
import './course.css'

const LINES = [1, 2, 3]

export function CourseSkeleton() {
  return (
    <div className="wrap course course-skeleton">
      <LoadingNote />
      <div className="course-head" aria-hidden="true">
        <span className="bone" />
        <span className="bone" />
        <span className="bone" />
        <span className="bone" />
      </div>
      <div className="buy-card surface" aria-hidden="true">
        <div className="course-video">
          <span className="bone" />
        </div>
        <div className="buy-card-facts">
          <span className="bone" />
          <span className="bone" />
          <span className="bone" />
        </div>
      </div>
      <div className="course-body" aria-hidden="true">
        {LINES.map((line) => (
          <span key={line} className="bone" />
        ))}
      </div>
    </div>
  )
}
