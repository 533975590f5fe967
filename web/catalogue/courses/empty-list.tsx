import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { EmptyNote } from '../../ui/notes.tsx'
import { CLASS_MENU, type CourseMenu } from './course-menus.tsx'

type EmptyListProps = { menu: CourseMenu; isFirst: boolean }

/** Links to the other menu, because this one is already visible. Later pages have their pager instead. */
export function EmptyList({ menu, isFirst }: EmptyListProps) {
  if (!isFirst) return <EmptyNote text={m.list_end()} />
  const isClass = menu === CLASS_MENU
  return (
    <EmptyNote
      patch="free"
      text={m.list_empty()}
      action={
        isClass
          ? { to: paths.skills, label: m.list_empty_skills() }
          : { to: paths.classes, label: m.list_empty_classes() }
      }
    />
  )
}
