import { useEffect, type ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { CourseGrid } from '../../catalogue/course-grid.tsx'
import { entryAt, type Category } from '../../catalogue/course-categories.ts'
import { Pager } from '../../catalogue/pager.tsx'
import { m } from '../../paraglide/messages.js'
import { digits } from '../../ui/numbers.ts'
import type { CourseListContent } from './content.server.ts'
import { ComingCourses, CourseListFrame } from './course-list-frame.tsx'
import type { CourseMenu } from './course-menus.tsx'
import { EmptyList } from './empty-list.tsx'
import { ListBanner } from './list-banner.tsx'

type CourseListProps = {
  menu: CourseMenu
  category: Category
  content: CourseListContent | null
  /** What stands above the courses, and the words that count it: known before the courses are. */
  first?: { text: string; shown: ReactNode } | undefined
}

/** The courses of a class or category. From the tap on another entry of the menu, its list is on the way. */
export function CourseList({ menu, category, content, first }: CourseListProps) {
  const coming = useComingEntry(menu)
  const shown = coming ?? category
  return (
    <CourseListFrame menu={menu} current={shown.path}>
      {coming || !(content || first) ? (
        <ComingCourses category={shown} />
      ) : (
        <>
          <ListBanner category={shown} text={first?.text ?? countOf(content?.total ?? 0)} picture={content?.banner} />
          {first?.shown}
          {content && content.courses.length > 0 && <CourseGrid courses={content.courses} />}
          {content?.courses.length === 0 && !first && <EmptyList menu={menu} isFirst={content.isFirst} />}
          {content && <Pager after={content.after} isFirst={content.isFirst} />}
        </>
      )}
    </CourseListFrame>
  )
}

function countOf(total: number): string {
  return total === 1 ? m.list_course_one() : m.list_courses({ count: digits(total) })
}

function useComingEntry(menu: CourseMenu): Category | undefined {
  const { location } = useNavigation()
  const coming = location && entryAt(menu.entries, location.pathname)
  // The next list begins at its beginning, and so does what is shown until it is there.
  useEffect(() => {
    if (coming) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [coming])
  return coming
}
