import type { Answer } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import { ItemName } from '../../table/item-name.tsx'
import { Cell, HeadCell, Row, type Column } from '../../table/table.tsx'
import { m } from '../../paraglide/messages.js'
import { langOf } from '../../ui/language.tsx'
import { moment, sum, taka } from '../../ui/numbers.ts'

export type Refund = Answer<Calls['GET /refunds']>[number]

/** The reasons that the provider's dashboard offers. */
const REASONS: Record<string, () => string> = {
  duplicate: m.refunds_duplicate,
  fraudulent: m.refunds_fraudulent,
  requested_by_customer: m.refunds_requested,
}

const BADGES = { pending: 'badge badge-waiting', succeeded: 'badge badge-good', failed: 'badge badge-bad' }

export const refundColumns = (): Column[] => [
  { label: m.tables_kind_order() },
  { label: m.admin_orders_buyer(), size: 'medium' },
  { label: m.refunds_reason(), size: 'medium' },
  { label: m.refunds_amount(), size: 'small', kind: 'number' },
  { label: m.refunds_state(), size: 'medium' },
]

export const REFUND_LABELS = {
  pending: m.refunds_pending,
  succeeded: m.refunds_succeeded,
  failed: m.refunds_failed_state,
}

export function RefundRow({ refund }: { refund: Refund }) {
  const { productName, userName, email, amount, charged, state, at, by } = refund
  const reason = REASONS[refund.reason]?.() ?? (refund.reason || m.refunds_no_reason())
  return (
    <Row>
      <HeadCell>
        <ItemName name={productName} note={moment(at)} />
      </HeadCell>
      <Cell>{email ? <ItemName name={userName || email} note={userName && email} /> : m.admin_orders_nobody()}</Cell>
      <Cell>
        <p className="refunds-reason">
          <span lang={langOf(reason)}>{reason}</span>
          <small>{by ? m.refunds_by({ email: by }) : m.refunds_by_provider()}</small>
        </p>
      </Cell>
      <Cell className="table-number">
        {charged.currency === 'usd' ? sum(amount) : <ItemName name={taka(charged.amount)} note={sum(amount)} />}
      </Cell>
      <Cell>
        <span className={BADGES[state]}>{stateOf(refund)}</span>
      </Cell>
    </Row>
  )
}

function stateOf({ state, problem }: Refund): string {
  if (state === 'pending') return m.refunds_pending()
  if (state === 'succeeded') return m.refunds_succeeded()
  return m.refunds_failed({ reason: (problem ?? '').replaceAll('_', ' ') })
}
