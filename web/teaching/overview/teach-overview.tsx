import { Suspense } from 'react'
import { m } from '../../paraglide/messages.js'
import { pageMeta } from '../../seo/page-meta.ts'
import type { Guarded } from '../../layout/guards.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { LoadingBlocks } from '../../ui/loading-note.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { Route } from './+types/teach-overview'

// Includes the charts library, which the server doesn't need.
const OverviewFigures = lazyPart(() => import('./figures/overview-figures.tsx'))

export const handle = { guard: 'teacher' } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.overview_teach_page(), isHidden: true })

/** Of the heading, the figures and two charts. */
const HEIGHTS = [56, 240, 320, 320]

/** Sales of a teacher's own courses, and how people learn in them. */
export default function TeachOverview() {
  const isHydrated = useHydrated()
  return (
    <div className="wrap teach-page">
      <header className="page-head">
        <h1>{m.overview_teach_page()}</h1>
      </header>
      {isHydrated ? (
        <Suspense fallback={<LoadingBlocks heights={HEIGHTS} />}>
          <OverviewFigures isOwn />
        </Suspense>
      ) : (
        <LoadingBlocks heights={HEIGHTS} />
      )}
    </div>
  )
}
