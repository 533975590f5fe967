import { useLocation } from 'react-router'
import { CourseGrid } from '../parts/course-grid.tsx'
import { ListFilters } from '../parts/list-filters.tsx'
import { NoMatch } from '../parts/no-match.tsx'
import { Pager } from '../parts/pager.tsx'
import { m } from '../../paraglide/messages.js'
import type { FoundContent } from './content.server.ts'
import { FoundGroup, GROUP_TITLES } from './found-group.tsx'
import { EmptyNote } from '../../ui/notes.tsx'

const COURSES = 'courses'

/** The courses whose title contains the text, then all other results. */
export function SearchResults({ courses, after, isFirst, filters, groups }: FoundContent) {
  const { pathname, search } = useLocation()
  const isNothing = courses.length === 0 && groups.length === 0

  const allOf = (name: string) => {
    const query = new URLSearchParams(name === 'close' ? search : '')
    query.delete('lang')
    query.set('only', name)
    return `${pathname}?${query}`
  }

  return (
    <>
      {groups.length + Number(courses.length > 0) > 1 && (
        <nav className="found-parts" aria-label={m.search_parts()}>
          <ul className="wraps">
            {courses.length > 0 && <Part id={COURSES} title={m.search_courses()} />}
            {groups.map(({ name }) => (
              <Part key={name} id={name} title={GROUP_TITLES[name]()} />
            ))}
          </ul>
        </nav>
      )}
      {filters && <ListFilters filters={filters} />}
      {courses.length > 0 && (
        <section id={COURSES} className="found-courses" aria-label={m.search_courses()}>
          <CourseGrid courses={courses} isMixed />
        </section>
      )}
      {isNothing && filters && isFirst && <NoMatch filters={filters} />}
      {isNothing && !isFirst && <EmptyNote text={m.list_end()} />}
      <Pager after={after} isFirst={isFirst} />
      {groups.map((group) => (
        <FoundGroup key={group.name} group={group} allTo={allOf(group.name)} />
      ))}
    </>
  )
}

/** A plain link, because the browser scrolls to the fragment itself. */
function Part({ id, title }: { id: string; title: string }) {
  return (
    <li>
      <a className="found-part inline surface" href={`#${id}`}>
        {title}
      </a>
    </li>
  )
}
