import { paths } from '#contract/paths.ts'
import { memo, type ReactNode } from 'react'
import { entryAt } from '../catalogue/course-categories.ts'
import { BlogSkeleton } from './blogs/blog-skeleton.tsx'
import { BookSkeleton } from './book/book-skeleton.tsx'
import { BooksSkeleton } from './books/books-skeleton.tsx'
import { CourseSkeleton } from './course/course-skeleton.tsx'
import { ComingCourses, CourseListFrame } from './courses/course-list-frame.tsx'
import { CLASS_MENU, SKILL_MENU } from './courses/course-menus.tsx'
import { InstructorsSkeleton } from './instructors/instructors-skeleton.tsx'
import type { Shape } from '../layout/pending-page.tsx'

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
  const menu = path.startsWith(paths.classes) ? CLASS_MENU : SKILL_MENU
  const category = entryAt(menu.entries, path)
  return (
    <CourseListFrame menu={menu} current={category?.path}>
      {category && <ComingCourses category={category} />}
    </CourseListFrame>
  )
}
