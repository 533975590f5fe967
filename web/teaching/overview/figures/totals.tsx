import type { Period } from '#contract/constants.ts'
import type { Overview } from '#contract/calls/teaching/overview.ts'
import { m } from '../../../paraglide/messages.js'
import { count } from '../../../ui/numbers.ts'
import { money } from './money.ts'

const ACTIVE_LABELS: Record<Period, () => string> = {
  day: m.overview_active_each_day,
  week: m.overview_active_each_week,
  month: m.overview_active_each_month,
}

/** Four numbers, each compared with the same amount of time before. */
export function Totals({ overview }: { overview: Overview }) {
  const { by, sales, refunds, learners, lessons, before } = overview
  const sum = <Row,>(rows: Row[], value: (row: Row) => number) => rows.reduce((total, row) => total + value(row), 0)
  const cents = sum(sales, (row) => row.cents)
  const active = Math.round(sum(learners, (row) => row.active) / learners.length)
  const joined = sum(learners, (row) => row.new)
  const finished = sum(lessons, (row) => row.finished)
  const totals = [
    { label: m.overview_sales(), value: money(cents), now: cents, earlier: before.cents },
    {
      label: m.overview_active(),
      value: count(active),
      note: ACTIVE_LABELS[by](),
      now: active,
      earlier: before.active,
    },
    { label: m.overview_new(), value: count(joined), now: joined, earlier: before.new },
    { label: m.overview_lessons(), value: count(finished), now: finished, earlier: before.finished },
  ]
  const returned = sum(refunds, (row) => row.refunds)
  return (
    <dl className="panel overview-totals" aria-label={m.overview_totals()}>
      {totals.map(({ label, value, note, now, earlier }) => (
        <div key={label}>
          <dt className="muted">{label}</dt>
          <dd>{value}</dd>
          {note && <dd className="overview-note">{note}</dd>}
          <dd className="overview-change" data-less={now < earlier || undefined}>
            {compared(now, earlier)}
          </dd>
        </div>
      ))}
      <div>
        <dt className="muted">{m.overview_refunded()}</dt>
        <dd>{money(sum(refunds, (row) => row.cents))}</dd>
        <dd className="overview-change" data-less={returned > 0 || undefined}>
          {returned === 0
            ? m.overview_no_refunds()
            : returned === 1
              ? m.overview_refunds_one()
              : m.overview_refunds_n({ n: count(returned) })}
        </dd>
      </div>
    </dl>
  )
}

function compared(now: number, earlier: number): string {
  if (now === earlier) return m.overview_same()
  if (earlier <= 0) return m.overview_none_before()
  const percent = Math.round((100 * Math.abs(now - earlier)) / earlier)
  if (percent === 0) return m.overview_same()
  return (now > earlier ? m.overview_more : m.overview_less)({ n: count(percent) })
}
