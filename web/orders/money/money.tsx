import { m } from '../../paraglide/messages.js'
import { pageMeta } from '../../seo/page-meta.ts'
import type { Guarded } from '../../layout/guards.tsx'
import { FailedReversals } from './failed-reversals.tsx'
import { ExchangeRate } from './exchange-rate.tsx'
import { HeldPayments } from './held-payments.tsx'
import { LatestCoupons, LatestRefunds } from './latest.tsx'
import type { Route } from './+types/money'
import '../../table/table.css'
import '../refunds/refunds.css'
import '../coupons/coupons.css'
import './money.css'

export const handle = { guard: 'admin' } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.money_page(), isHidden: true })

/** Payments that need a decision come first, then the rate, then recent refunds and coupons. */
export default function Money() {
  return (
    <div className="wrap table-page money">
      <header className="page-head">
        <h1>{m.money_page()}</h1>
      </header>
      <FailedReversals />
      <HeldPayments />
      <ExchangeRate />
      <LatestRefunds />
      <LatestCoupons />
    </div>
  )
}
