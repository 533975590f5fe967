import { paths } from '#contract/paths.ts'
import { memo, type ReactNode } from 'react'
import { entryAt } from '../catalogue/parts/course-categories.ts'
import { BlogSkeleton } from '../catalogue/blogs/blog-skeleton.tsx'
import { BookSkeleton } from '../catalogue/book/book-skeleton.tsx'
import { BooksSkeleton } from '../catalogue/books/books-skeleton.tsx'
import { CourseSkeleton } from '../catalogue/course/course-skeleton.tsx'
import { CourseListFrame, CourseListSkeleton } from '../catalogue/courses/course-list-frame.tsx'
import { CLASS_MENU, SKILL_MENU } from '../catalogue/courses/course-menus.tsx'
import { InstructorsSkeleton } from '../catalogue/instructors/instructors-skeleton.tsx'
import { TeacherSkeleton } from '../catalogue/instructors/teacher-skeleton.tsx'
import { SearchSkeleton } from '../catalogue/search/search-skeleton.tsx'
import type { Shape } from './frame/pending-page.tsx'

const SKELETONS: Record<Shape, (props: { path: string }) => ReactNode> = {
  courses: CoursesSkeleton,
  books: BooksSkeleton,
  instructors: InstructorsSkeleton,
  teacher: TeacherSkeleton,
  course: CourseSkeleton,
  book: BookSkeleton,
  blog: BlogSkeleton,
  search: SearchSkeleton,
}

/** The skeleton of the next page. Memoised, so that it renders only once. */
export const Skeleton = memo(function Skeleton({ shape, path }: { shape: Shape; path: string }) {
  const Shape = SKELETONS[shape]
  return <Shape path={path} />
})

/** The menu and the category's name are already known. */
function CoursesSkeleton({ path }: { path: string }) {
  const menu = path.startsWith(paths.classes) ? CLASS_MENU : SKILL_MENU
  const category = entryAt(menu.entries, path)
  return (
    <CourseListFrame menu={menu} current={category?.path}>
      {category && <CourseListSkeleton category={category} />}
    </CourseListFrame>
  )
}
