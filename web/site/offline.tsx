import { pageMeta } from '../seo/page-meta.ts'
import { m } from '../paraglide/messages.js'
import { ProblemNotice } from '../catalogue/parts/problem.tsx'
import type { Route } from './+types/offline'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.offline_title(), isHidden: true })

/** Cached by the service worker, which shows it for uncached pages and fills in the list of cached ones. */
export default function Offline() {
  return (
    <ProblemNotice title={m.offline_title()} text={m.offline_text()}>
      <nav className="saved-pages" aria-label={m.offline_saved()}>
        <h2>{m.offline_saved()}</h2>
        <ul />
      </nav>
    </ProblemNotice>
  )
}
