import { useEffect, type ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { CourseGrid } from '../parts/course-grid.tsx'
import { entryAt, type Category } from '../parts/course-categories.ts'
import { ListFilters } from '../parts/list-filters.tsx'
import { NoMatch } from '../parts/no-match.tsx'
import { Pager } from '../parts/pager.tsx'
import { m } from '../../paraglide/messages.js'
import { digits } from '../../ui/numbers.ts'
import type { CourseListContent } from './content.server.ts'
import { CourseListFrame, CourseListSkeleton } from './course-list-frame.tsx'
import type { CourseMenu } from './course-menus.tsx'
import { EmptyList } from './empty-list.tsx'
import { ListBanner } from './list-banner.tsx'

type CourseListProps = {
  menu: CourseMenu
  category: Category
  content: CourseListContent | null
  /** Content above the courses, with the text that gives their number. Available before the courses. */
  intro?: { text: string; content: ReactNode } | undefined
}

/** Shows the skeleton of the next list as soon as another menu entry is clicked. */
export function CourseList({ menu, category, content, intro }: CourseListProps) {
  const pending = usePendingEntry(menu)
  const shown = pending ?? category
  return (
    <CourseListFrame menu={menu} current={shown.path}>
      {pending || !(content || intro) ? (
        <CourseListSkeleton category={shown} />
      ) : (
        <>
          <ListBanner category={shown} text={intro?.text ?? countOf(content?.total ?? 0)} picture={content?.banner} />
          {intro?.content}
          {content && hasFilters(content) && <ListFilters filters={content.filters} isCounted />}
          {content && content.courses.length > 0 && <CourseGrid courses={content.courses} />}
          {content?.courses.length === 0 && !intro && <Empty menu={menu} content={content} />}
          {content && <Pager after={content.after} isFirst={content.isFirst} />}
        </>
      )}
    </CourseListFrame>
  )
}

/** An empty list has nothing to filter. */
const hasFilters = ({ total, filters }: CourseListContent) => total > 0 || filters.active.length > 0

function Empty({ menu, content: { isFirst, filters } }: { menu: CourseMenu; content: CourseListContent }) {
  return filters.active.length > 0 ? <NoMatch filters={filters} /> : <EmptyList menu={menu} isFirst={isFirst} />
}

function countOf(total: number): string {
  return total === 1 ? m.list_course_one() : m.list_courses({ count: digits(total) })
}

function usePendingEntry(menu: CourseMenu): Category | undefined {
  const { location } = useNavigation()
  const { pathname } = useLocation()
  // When the filters change, the old list stays in view until the new one loads.
  const isFiltering = location?.pathname === pathname && !location.search.includes('after=')
  const pending = location && !isFiltering ? entryAt(menu.entries, location.pathname) : undefined
  // The next list starts at the top, and so does its skeleton.
  useEffect(() => {
    if (pending) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [pending])
  return pending
}
