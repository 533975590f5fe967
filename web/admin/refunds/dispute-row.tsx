import type { Answer } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import { ItemName } from '../table/item-name.tsx'
import { Cell, HeadCell, Row } from '../table/table.tsx'
import { m } from '../../paraglide/messages.js'
import { langOf } from '../../ui/language.tsx'
import { moment, price } from '../../ui/numbers.ts'

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

const STATES = {
  needs_response: { label: m.disputes_needs_response, badge: 'badge badge-waiting' },
  under_review: { label: m.disputes_under_review, badge: 'badge badge-open' },
  won: { label: m.disputes_won, badge: 'badge badge-good' },
  lost: { label: m.disputes_lost, badge: 'badge badge-bad' },
}

export function DisputeRow({ dispute }: { dispute: Dispute }) {
  const { productName, userName, email, amount, state, evidenceDue, at, providerId } = dispute
  const reason = REASONS[dispute.reason]?.() ?? dispute.reason.replaceAll('_', ' ')
  const { label, badge } = STATES[state]
  return (
    <Row>
      <HeadCell>
        <ItemName name={productName || m.disputes_order_gone()} note={moment(at)} />
        <code className="refunds-id">{providerId}</code>
      </HeadCell>
      <Cell>{email ? <ItemName name={userName || email} note={userName && email} /> : m.admin_orders_nobody()}</Cell>
      <Cell>
        <span lang={langOf(reason)}>{reason}</span>
      </Cell>
      <Cell className="table-number">{price(amount)}</Cell>
      <Cell>
        <span className={badge}>{label()}</span>
        {state === 'needs_response' && (
          <p className="refunds-due">
            {evidenceDue ? m.disputes_due({ time: moment(evidenceDue) }) : m.disputes_no_answer()}
          </p>
        )}
      </Cell>
    </Row>
  )
}
