import { coursePath } from '../../catalogue/parts/course-categories.ts'
import { m } from '../../paraglide/messages.js'
import { PageLink } from '../../ui/page-link.tsx'
import type { CourseShell } from './course-shell.ts'

type FreeStripProps = {
  about: CourseShell['about']
  /** The server doesn't know who is asking, so signed-in people don't see the strip at first. */
  isForVisitors?: boolean
}

/** Shown above a free lesson, for everyone who doesn't own the course. */
export function FreeStrip({ about, isForVisitors }: FreeStripProps) {
  return (
    <p className="learn-preview cluster" data-visitors={isForVisitors || undefined}>
      {m.learn_preview_strip()}
      <PageLink className="link" to={coursePath(about)}>
        {m.learn_buy()}
      </PageLink>
    </p>
  )
}
