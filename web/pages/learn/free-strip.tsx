import type { Course } from '#contract/entities.ts'
import { coursePath } from '../../catalogue/course-categories.ts'
import { m } from '../../paraglide/messages.js'
import { PageLink } from '../../ui/page-link.tsx'

export function FreeStrip({ about }: { about: Course }) {
  return (
    <p className="learn-preview">
      {m.learn_preview_strip()}
      <PageLink className="link" to={coursePath(about)}>
        {m.learn_buy()}
      </PageLink>
    </p>
  )
}
