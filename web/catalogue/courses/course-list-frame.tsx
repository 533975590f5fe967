import type { ReactNode } from 'react'
import type { Category } from '../parts/course-categories.ts'
import { CourseGridSkeleton } from '../parts/course-grid-skeleton.tsx'
import { ListFiltersSkeleton } from '../parts/list-filters-skeleton.tsx'
import { SideMenu } from '../parts/side-menu.tsx'
import { LoadingNote } from '../../ui/loading-note.tsx'
import type { CourseMenu } from './course-menus.tsx'
import { ListBanner } from './list-banner.tsx'
import './courses.css'

type CourseListFrameProps = { menu: CourseMenu; current: string | undefined; children: ReactNode }

export function CourseListFrame({ menu, current, children }: CourseListFrameProps) {
  return (
    <div className="wrap split grid">
      <SideMenu title={menu.title()} entries={menu.entries} current={current} />
      <div>{children}</div>
    </div>
  )
}

/** The class or category is known before its courses have loaded. */
export function CourseListSkeleton({ category }: { category: Category }) {
  return (
    <>
      <ListBanner category={category} />
      <LoadingNote />
      <ListFiltersSkeleton />
      <CourseGridSkeleton />
    </>
  )
}
