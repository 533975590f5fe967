import './course-grid.css'

const CARDS = [1, 2, 3, 4, 5, 6]

/** Cards to come, in the sizes of the real ones. */
export function CourseGridSkeleton() {
  return (
    <div className="course-grid" aria-hidden="true">
      {CARDS.map((card) => (
        <div key={card} className="course-card">
          <span className="bone picture picture-course" />
          <div className="course-card-text">
            <span className="bone bone-title" />
            <span className="bone bone-name" />
            <span className="bone bone-foot" />
          </div>
        </div>
      ))}
    </div>
  )
}
