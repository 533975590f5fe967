import { paths } from '#contract/paths.ts'
import { m } from '../paraglide/messages.js'
import { PageLink } from '../ui/page-link.tsx'

/** What others see on teachers' pages. */
export function TeachersOnlyNote() {
  return (
    <div className="wrap problem">
      <h1>{m.teach_only_title()}</h1>
      <p>{m.teach_only_text()}</p>
      <PageLink className="button button-primary button-large" to={paths.home}>
        {m.teach_only_home()}
      </PageLink>
    </div>
  )
}
