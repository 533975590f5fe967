import { useEffect, type ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { CourseGrid } from '../../catalogue/course-grid.tsx'
import { entryAt, type Category } from '../../catalogue/course-categories.ts'
import { Pager } from '../../catalogue/pager.tsx'
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
  /** Content above the courses, with the text that counts it; available before the courses. */
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
          {content && content.courses.length > 0 && <CourseGrid courses={content.courses} />}
          {content?.courses.length === 0 && !intro && <EmptyList menu={menu} isFirst={content.isFirst} />}
          {content && <Pager after={content.after} isFirst={content.isFirst} />}
        </>
      )}
    </CourseListFrame>
  )
}

function countOf(total: number): string {
  return total === 1 ? m.list_course_one() : m.list_courses({ count: digits(total) })
}

function usePendingEntry(menu: CourseMenu): Category | undefined {
  const { location } = useNavigation()
  const pending = location && entryAt(menu.entries, location.pathname)
  // The next list starts at the top, and so does its skeleton.
  useEffect(() => {
    if (pending) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [pending])
  return pending
}
