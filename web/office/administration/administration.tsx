import { Suspense } from 'react'
import { MAX_COUNTED } from '#contract/constants.ts'
import { paths } from '#contract/paths.ts'
import type { Waiting } from '#contract/record-states.ts'
import { m } from '../../paraglide/messages.js'
import { pageMeta } from '../../seo/page-meta.ts'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'
import type { Guarded } from '../../layout/guards.tsx'
import { useCall } from '../../session/use-call.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { EmptyNote, ProblemNote } from '../../ui/notes.tsx'
import { count } from '../../ui/numbers.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { ago } from '../../ui/ago.ts'
import type { Route } from './+types/administration'
import '../../table/table.css'
import './administration.css'

// Loads the charts library, which is not needed for the first paint.
const OverviewFigures = lazyPart(() => import('../../teaching/overview/figures/overview-figures.tsx'))

export const handle = { guard: 'admin', asks: ['GET /waiting'] } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.administration_overview(), isHidden: true })

const WAITING: Record<Waiting, { label: () => string; icon: IconName; to: string }> = {
  orders: { label: m.waiting_orders, icon: 'order', to: `${paths.adminOrders}?state=trouble` },
  heldPayments: { label: m.waiting_held, icon: 'bank', to: paths.adminMoney },
  failedReversals: { label: m.waiting_failed_reversals, icon: 'undo', to: paths.adminMoney },
  disputes: { label: m.waiting_disputes, icon: 'card', to: `${paths.adminDisputes}&state=needs_response` },
  refundRequests: { label: m.waiting_requests, icon: 'undo', to: `${paths.adminMessages}?state=new&kind=refund` },
  refunds: { label: m.waiting_refunds, icon: 'clock', to: `${paths.adminRefunds}?state=pending` },
  reports: { label: m.waiting_reports, icon: 'alert', to: paths.adminQuestions },
  questions: { label: m.waiting_questions, icon: 'question', to: paths.adminUnanswered },
  tasks: { label: m.waiting_tasks, icon: 'clipboard', to: paths.adminTasks },
  files: { label: m.waiting_files, icon: 'folder', to: `${paths.adminFiles}?state=failed` },
  reviews: { label: m.waiting_reviews, icon: 'checklist', to: paths.adminReviews },
  batches: { label: m.waiting_batches, icon: 'video', to: paths.adminLive },
  messages: { label: m.waiting_messages, icon: 'contact', to: `${paths.adminMessages}?state=new&kind=other` },
}
const BONES = [1, 2, 3, 4]

const load = () => api('GET /waiting')

export default function Administration() {
  const { answer, problem, reload } = useCall(load)
  return (
    <div className="wrap table-page">
      <header className="page-head table-head cluster">
        <h1>{m.administration_overview()}</h1>
        <p>{m.waiting_title()}</p>
      </header>
      {problem !== null && <ProblemNote text={explain(problem)} tryAgain={reload} />}
      {!answer && problem === null && <WaitingSkeleton />}
      {answer?.length === 0 && <EmptyNote title={m.waiting_empty_title()} text={m.waiting_empty_text()} patch="sun" />}
      {answer && answer.length > 0 && (
        <ul className="panel waiting-list">
          {answer.map(({ what, count: counted, since }) => (
            <li key={what}>
              <PageLink to={WAITING[what].to}>
                <Icon name={WAITING[what].icon} />
                <span>
                  <b>{WAITING[what].label()}</b>
                  <small>{m.waiting_oldest({ ago: ago(since) })}</small>
                </span>
                <strong className="numbers">{counted < MAX_COUNTED ? count(counted) : `${count(MAX_COUNTED)}+`}</strong>
                <Icon name="chevron-right" />
              </PageLink>
            </li>
          ))}
        </ul>
      )}
      {(answer || problem !== null) && (
        <Suspense>
          <OverviewFigures isOwn={false} />
        </Suspense>
      )}
    </div>
  )
}

function WaitingSkeleton() {
  return (
    <>
      <p className="sr-only" role="status">
        {m.tables_loading()}
      </p>
      <div className="panel waiting-list" aria-hidden="true">
        {BONES.map((bone) => (
          <div key={bone} className="waiting-bone row">
            <span className="bone" />
          </div>
        ))}
      </div>
    </>
  )
}
