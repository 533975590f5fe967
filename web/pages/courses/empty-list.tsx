import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { Patch } from '../../ui/notes.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { CLASS_MENU, type CourseMenu } from './course-menus.tsx'

type EmptyListProps = { menu: CourseMenu; isFirst: boolean }

/** Links to the other menu, because this one is already visible. A later page has its pager instead. */
export function EmptyList({ menu, isFirst }: EmptyListProps) {
  if (!isFirst) return <p className="empty">{m.list_end()}</p>
  const isClass = menu === CLASS_MENU
  return (
    <div className="empty">
      <Patch motif="free" />
      <p>{m.list_empty()}</p>
      <PageLink className="button" to={isClass ? paths.skills : paths.classes}>
        {isClass ? m.list_empty_skills() : m.list_empty_classes()}
      </PageLink>
    </div>
  )
}
