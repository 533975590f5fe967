import { coursePath } from '../../catalogue/parts/course-categories.ts'
import { m } from '../../paraglide/messages.js'
import { PageLink } from '../../ui/page-link.tsx'
import type { CourseShell } from './course-shell.ts'

type FreeStripProps = {
  about: CourseShell['about']
  /** The server does not know who asks, so whoever is signed in does not see it yet. */
  isForVisitors?: boolean
}

/** Over a free lesson, for everybody who does not own the course. */
export function FreeStrip({ about, isForVisitors }: FreeStripProps) {
  return (
    <p className="learn-preview" data-visitors={isForVisitors || undefined}>
      {m.learn_preview_strip()}
      <PageLink className="link" to={coursePath(about)}>
        {m.learn_buy()}
      </PageLink>
    </p>
  )
}
