import { useState, type ReactNode } from 'react'
import type { PayoutState } from '#contract/orders/earning-kinds.ts'
import type { Statement } from '#contract/calls/orders/earnings.ts'
import { m } from '../../paraglide/messages.js'
import { day, dayAndMonth, dollars, monthAndYear, rate as shownRate, taka as shownTaka } from '../../ui/numbers.ts'
import { payoutDay } from './payout-day.ts'
import { PAYOUT_METHOD_LABELS } from './payout-method-labels.ts'
import { PayoutDetailsDialog } from './payout-details-dialog.tsx'

const STATES: Record<PayoutState, { label: () => string; badge: string }> = {
  paid: { label: m.payouts_paid, badge: 'badge-good' },
  failed: { label: m.payouts_failed, badge: 'earnings-failed' },
}
const ENDING = 3

/** Past and upcoming payouts, and where they go. */
export function Payouts({ statement, onChanged }: { statement: Statement; onChanged: () => void }) {
  const { planned, payouts, payoutTo } = statement
  const [isEditing, setIsEditing] = useState(false)
  const ending = payoutTo?.number.slice(-ENDING)
  return (
    <section className="panel">
      <header className="earnings-payouts cluster">
        <h2>{m.payouts_yours()}</h2>
        <p className="muted">
          {payoutTo
            ? m.payouts_to({ method: PAYOUT_METHOD_LABELS[payoutTo.method](), ending: ending ?? '' })
            : m.payouts_nowhere()}
        </p>
        <button type="button" className="button button-small" onClick={() => setIsEditing(true)}>
          {payoutTo ? m.payouts_change() : m.payouts_add()}
        </button>
      </header>
      {planned.length + payouts.length === 0 ? (
        <p className="earnings-none">{m.payouts_none({ day: payoutDay() })}</p>
      ) : (
        <table className="earnings-table earnings-paid ledger numbers" role="table" aria-label={m.payouts_yours()}>
          <thead role="rowgroup">
            <tr role="row">
              {[m.payouts_paid_on(), m.payouts_for(), m.payouts_reference(), m.payouts_amount(), m.payouts_state()].map(
                (label) => (
                  <th key={label} role="columnheader" scope="col">
                    {label}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {planned.map(({ month, on, cents, isSoFar }) => (
              <PayoutRow
                key={month}
                on={dayAndMonth(on)}
                month={month}
                reference={<span className="earnings-later muted">{m.payouts_when_sent()}</span>}
                amount={isSoFar ? m.payouts_sum_so_far({ sum: dollars(cents) }) : dollars(cents)}
                state={<span className="badge badge-open">{m.payouts_planned()}</span>}
              />
            ))}
            {payouts.map(({ _id, paidOn, month, reference, cents, taka, rate, state }) => (
              <PayoutRow
                key={_id}
                on={day(paidOn)}
                month={month}
                reference={reference}
                amount={dollars(cents)}
                note={m.payouts_taka({ taka: shownTaka(taka), rate: shownRate(rate) })}
                state={<span className={`badge ${STATES[state].badge}`}>{STATES[state].label()}</span>}
              />
            ))}
          </tbody>
        </table>
      )}
      {isEditing && <PayoutDetailsDialog details={payoutTo} onClose={() => setIsEditing(false)} onSaved={onChanged} />}
    </section>
  )
}

type PayoutRowProps = {
  on: string
  month: string
  reference: ReactNode
  amount: string
  note?: string
  state: ReactNode
}

function PayoutRow({ on, month, reference, amount, note, state }: PayoutRowProps) {
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <b>{on}</b>
      </th>
      <td role="cell">{monthAndYear(month)}</td>
      <td role="cell" data-label={m.payouts_reference()}>
        {reference}
      </td>
      <td role="cell">
        {amount}
        {note && <small>{note}</small>}
      </td>
      <td role="cell">{state}</td>
    </tr>
  )
}
