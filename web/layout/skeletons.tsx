import { m } from '../paraglide/messages.js'
import type { Shape } from './coming-page.tsx'
import { BlogShape, BookShape, BooksShape, CourseShape, CoursesShape, InstructorsShape } from './skeleton-shapes.tsx'

const SHAPES: Record<Shape, () => React.ReactNode> = {
  courses: CoursesShape,
  books: BooksShape,
  instructors: InstructorsShape,
  course: CourseShape,
  book: BookShape,
  blog: BlogShape,
}

/** The shape of the page that is waited for, in the sizes of the real one. */
export function Skeleton({ shape }: { shape: Shape }) {
  const Shape = SHAPES[shape]
  // The list of courses says so itself, wherever it is waited for.
  if (shape === 'courses') return <Shape />
  return (
    <>
      <p className="sr-only" role="status">
        {m.page_loading()}
      </p>
      <div aria-hidden="true">
        <Shape />
      </div>
    </>
  )
}
