import type { Answer } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import { ItemName } from '../../table/item-name.tsx'
import { Cell, HeadCell, Row } from '../../table/table.tsx'
import { m } from '../../paraglide/messages.js'
import { langOf } from '../../ui/language.tsx'
import { moment, sum } from '../../ui/numbers.ts'

export type Dispute = Answer<Calls['GET /disputes']>[number]

const REASONS: Record<string, () => string> = {
  duplicate: m.refunds_duplicate,
  fraudulent: m.refunds_fraudulent,
  product_not_received: m.disputes_not_received,
  product_unacceptable: m.disputes_unacceptable,
  unrecognized: m.disputes_unrecognized,
  credit_not_processed: m.disputes_credit,
  subscription_canceled: m.disputes_cancelled,
  general: m.disputes_general,
}

export const DISPUTE_LABELS = {
  needs_response: m.disputes_needs_response,
  under_review: m.disputes_under_review,
  won: m.disputes_won,
  lost: m.disputes_lost,
}

const BADGES = {
  needs_response: 'badge badge-waiting',
  under_review: 'badge badge-open',
  won: 'badge badge-good',
  lost: 'badge badge-bad',
}

export function DisputeRow({ dispute }: { dispute: Dispute }) {
  const { productName, userName, email, amount, state, evidenceDue, at, providerId } = dispute
  const reason = REASONS[dispute.reason]?.() ?? dispute.reason.replaceAll('_', ' ')
  return (
    <Row>
      <HeadCell>
        <ItemName name={productName || m.disputes_order_gone()} note={moment(at)} />
        <code className="refunds-id small">{providerId}</code>
      </HeadCell>
      <Cell>{email ? <ItemName name={userName || email} note={userName && email} /> : m.admin_orders_nobody()}</Cell>
      <Cell>
        <span lang={langOf(reason)}>{reason}</span>
      </Cell>
      <Cell className="table-number">{sum(amount)}</Cell>
      <Cell>
        <span className={BADGES[state]}>{DISPUTE_LABELS[state]()}</span>
        {state === 'needs_response' && (
          <p className="refunds-due">
            {evidenceDue ? m.disputes_due({ time: moment(evidenceDue) }) : m.disputes_no_answer()}
          </p>
        )}
      </Cell>
    </Row>
  )
}
