import { Suspense } from 'react'
import { paths } from '#contract/paths.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { sendPlaces } from '../../learning/place-queue.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'
import { hasSaved } from '../../session/saved-person.ts'
import type { Guarded } from '../../layout/guards.tsx'
import { currentSession } from '../../session/session.ts'
import { useCall } from '../../session/use-call.ts'
import { EmptyNote, ProblemNote } from '../../ui/notes.tsx'
import { LoadingBlocks } from '../../ui/loading-note.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { CollectionTable } from './collection-table.tsx'
import { lastSeen } from './last-seen.tsx'
import { loadOwned, type Owned } from '../../orders/own/way-in.tsx'
import type { Route } from './+types/my-collection'
import '../../styles/orders.css'
import './collection.css'

export const handle = {
  guard: 'login',
  asks: ['GET /paidOrder?email={email}', 'GET /order?email={email}', 'GET /certificates'],
} satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.collection_title(), isHidden: true })

/** Shown offline, for people who have saved something. */
const SavedShelf = lazyPart(() => import('./saved-shelf.tsx'))

/** As high as the Continue card and the rows below it. */
const ROWS = [168, 96, 96, 96]

const NOTHING: Owned = { progress: [], reading: [], seats: [] }

async function myCollection() {
  const query = { email: currentSession()?.email }
  // The page that was just left may still be reporting its progress to the server.
  const sent = sendPlaces()
  const [{ items: paid }, { items: all }, owned, certificates] = await Promise.all([
    api.page('GET /paidOrder', { query }),
    api.page('GET /order', { query }).catch(() => ({ items: [] })),
    sent.then(loadOwned),
    api('GET /certificates').catch(() => []),
  ])
  const kept = new Set(paid.map(({ id }) => id))
  // Refunded products say why they are closed, unless they were bought again.
  const closed = all.filter(({ id, state }) => state === 'refunded' && !kept.has(id))
  return { orders: [...paid, ...closed], owned, certificates }
}

export default function MyCollection() {
  const { answer, isLoading, problem, reload } = useCall(myCollection)
  const { orders, owned = NOTHING, certificates = [] } = answer ?? {}
  const last = lastSeen(owned)
  const order = orders?.find(({ id }) => id === last?.id)
  return (
    <div className="wrap orders orders-wide">
      <header className="page-head">
        <h1>{m.collection_title()}</h1>
        <p>{m.collection_text()}</p>
      </header>
      {problem instanceof TypeError && hasSaved() && (
        <Suspense>
          <SavedShelf />
        </Suspense>
      )}
      {problem !== null && <ProblemNote text={m.collection_failed({ reason: explain(problem) })} tryAgain={reload} />}
      {!orders && isLoading && <LoadingBlocks heights={ROWS} />}
      {orders?.length === 0 && (
        <EmptyNote
          patch="stack"
          title={m.collection_empty_title()}
          text={m.collection_empty_text()}
          action={{ to: paths.classes, label: m.orders_empty_action() }}
        />
      )}
      {order && last?.card(order)}
      {orders && orders.length > 0 && (
        <CollectionTable
          orders={orders}
          owned={owned}
          certified={new Set(certificates.map((certificate) => certificate.course))}
          continued={order?.id}
        />
      )}
    </div>
  )
}
