import './course-grid.css'

const CARDS = [1, 2, 3, 4, 5, 6]

/** Placeholder cards, the same size as the real ones. */
export function CourseGridSkeleton({ isMixed = false }: { isMixed?: boolean }) {
  return (
    <div className={isMixed ? 'course-grid grid course-grid-mixed' : 'course-grid grid'} aria-hidden="true">
      {CARDS.map((card) => (
        <div key={card} className="course-card column">
          <span className="bone picture picture-course" />
          <div className="course-card-text column">
            <span className="bone bone-title" />
            <span className="bone bone-name" />
            <span className="bone bone-foot" />
          </div>
        </div>
      ))}
    </div>
  )
}
