import { paths } from '#contract/paths.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'
import type { Guarded } from '../../session/guards.tsx'
import { currentSession } from '../../session/session.ts'
import { useCall } from '../../session/use-call.ts'
import { EmptyNote, ProblemNote } from '../../ui/notes.tsx'
import { CollectionTable } from './collection-table.tsx'
import { ContinueCard } from './continue-card.tsx'
import type { Route } from './+types/my-collection'
import './orders.css'
import './collection.css'

export const handle = { guard: 'login' } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.collection_title(), isHidden: true })

async function myCollection() {
  const query = { email: currentSession()?.email }
  const [{ items: paid }, { items: all }, progress, reading, certificates] = await Promise.all([
    api.page('GET /paidOrder', { query }),
    api.page('GET /order', { query }).catch(() => ({ items: [] })),
    // Without them the courses and books still open.
    api('GET /progress').catch(() => []),
    api('GET /reading').catch(() => []),
    api('GET /certificates').catch(() => []),
  ])
  const owned = new Set(paid.map(({ id }) => id))
  // What closed says why, unless it was bought again.
  const closed = all.filter(({ id, state }) => state === 'refunded' && !owned.has(id))
  return { orders: [...paid, ...closed], progress, reading, certificates }
}

export default function MyCollection() {
  const { answer, isLoading, problem, reload } = useCall(myCollection)
  const { orders, progress = [], reading = [], certificates = [] } = answer ?? {}
  const begun = progress.find(({ seenAt, next }) => seenAt && next)
  const begunOrder = orders?.find(({ id }) => id === begun?.course)
  return (
    <div className="wrap orders orders-wide">
      <header className="page-head">
        <h1>{m.collection_title()}</h1>
        <p>{m.collection_text()}</p>
      </header>
      {problem !== null && <ProblemNote text={m.collection_failed({ reason: explain(problem) })} tryAgain={reload} />}
      {!orders && isLoading && (
        <p className="collection-loading" role="status">
          <span className="spinner" />
          {m.collection_loading()}
        </p>
      )}
      {orders?.length === 0 && (
        <EmptyNote
          patch="stack"
          title={m.collection_empty_title()}
          text={m.collection_empty_text()}
          action={{ to: paths.classes, label: m.orders_empty_action() }}
        />
      )}
      {begun && begunOrder && <ContinueCard order={begunOrder} progress={begun} />}
      {orders && orders.length > 0 && (
        <CollectionTable
          orders={orders}
          progress={progress}
          reading={reading}
          certified={new Set(certificates.map(({ course }) => course))}
          hasPrimary={!begunOrder}
        />
      )}
    </div>
  )
}
