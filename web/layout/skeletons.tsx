import { memo, type ReactNode } from 'react'
import { entryAt } from '../catalogue/course-categories.ts'
import { BlogSkeleton } from '../pages/blogs/blog-skeleton.tsx'
import { BookSkeleton } from '../pages/book/book-skeleton.tsx'
import { BooksSkeleton } from '../pages/books/books-skeleton.tsx'
import { CourseSkeleton } from '../pages/course/course-skeleton.tsx'
import { ComingCourses, CourseListFrame } from '../pages/courses/course-list-frame.tsx'
import { CLASS_MENU, SKILL_MENU } from '../pages/courses/course-menus.tsx'
import { InstructorsSkeleton } from '../pages/instructors/instructors-skeleton.tsx'
import type { Shape } from './coming-page.tsx'

const SKELETONS: Record<Shape, (props: { path: string }) => ReactNode> = {
  courses: CoursesSkeleton,
  books: BooksSkeleton,
  instructors: InstructorsSkeleton,
  course: CourseSkeleton,
  book: BookSkeleton,
  blog: BlogSkeleton,
}

/** The shape of the page that is waited for: each page's own. Drawn once, before it is seen. */
export const Skeleton = memo(function Skeleton({ shape, path }: { shape: Shape; path: string }) {
  const Shape = SKELETONS[shape]
  return <Shape path={path} />
})

/** The menu and the name of what is coming are known already. */
function CoursesSkeleton({ path }: { path: string }) {
  const menu = path.startsWith('/classes') ? CLASS_MENU : SKILL_MENU
  const category = entryAt(menu.entries, path)
  return (
    <CourseListFrame menu={menu} current={category?.path}>
      {category && <ComingCourses category={category} />}
    </CourseListFrame>
  )
}
