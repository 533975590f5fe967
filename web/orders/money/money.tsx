import { m } from '../../paraglide/messages.js'
import { pageMeta } from '../../seo/page-meta.ts'
import type { Guarded } from '../../layout/guards.tsx'
import { LoadingBlocks } from '../../ui/loading-note.tsx'
import { FailedReversals, useFailedReversals } from './failed-reversals.tsx'
import { ExchangeRate, useRates } from './exchange-rate.tsx'
import { HeldPayments, useHeldPayments } from './held-payments.tsx'
import { LatestCoupons, LatestRefunds } from './latest.tsx'
import type { Route } from './+types/money'
import '../../table/table.css'
import '../refunds.css'
import '../coupons.css'
import './money.css'

export const handle = { guard: 'admin' } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.money_page(), isHidden: true })

/** Payments that need a decision come first, then the rate, then recent refunds and coupons. */
export default function Money() {
  const [failed, held, rates] = [useFailedReversals(), useHeldPayments(), useRates()]
  const isLoading = [
    failed.shown ?? failed.problem,
    held.shown ?? held.problem,
    rates.answer ?? rates.problem,
  ].includes(null)
  return (
    <div className="wrap table-page money">
      <header className="page-head">
        <h1>{m.money_page()}</h1>
      </header>
      {isLoading && <LoadingBlocks heights={[200, 260, 320]} />}
      {/* The content above determines where the rest begins, so all of it appears together. */}
      <div hidden={isLoading}>
        <FailedReversals list={failed} />
        <HeldPayments list={held} />
        <ExchangeRate {...rates} />
        <LatestRefunds />
        <LatestCoupons />
      </div>
    </div>
  )
}
