import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import type { Statement } from '#contract/calls/orders/earnings.ts'
import { ExportButton } from '../../admin-controls/export-button.tsx'
import { m } from '../../paraglide/messages.js'
import { pageMeta } from '../../seo/page-meta.ts'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'
import type { Guarded } from '../../layout/guards.tsx'
import { useCall } from '../../session/use-call.ts'
import { LoadingNote } from '../../ui/loading-note.tsx'
import { ProblemNote } from '../../ui/notes.tsx'
import { dayAndMonth, dollars, monthAndYear, monthName } from '../../ui/numbers.ts'
import { useQuery } from '../../ui/use-hydrated.ts'
import { Payouts } from './payouts.tsx'
import { StatementTable } from './statement-table.tsx'
import type { Route } from './+types/earnings'
import './earnings.css'

export const handle = { guard: 'teacher', asks: ['GET /earnings'] } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.earnings_title(), isHidden: true })

const BONES = [1, 2, 3, 4]

/** A month's statement, and payouts. */
export default function Earnings() {
  const query = useQuery()
  const month = query.get('month') ?? undefined
  const load = useCallback(() => api('GET /earnings', { query: month ? { month } : {} }), [month])
  const { answer, problem, reload, isLoading } = useCall(load)
  return (
    <div className="wrap earnings stack" aria-busy={isLoading}>
      <header className="page-head earnings-head ends">
        <div>
          <h1>{m.earnings_title()}</h1>
          {answer && <Summary statement={answer} />}
        </div>
        {answer && <Tools statement={answer} />}
      </header>
      {problem !== null && <ProblemNote text={m.earnings_failed({ reason: explain(problem) })} tryAgain={reload} />}
      {!answer && problem === null && (
        <>
          <LoadingNote />
          <div className="panel earnings-bones stack" aria-hidden="true">
            {BONES.map((bone) => (
              <span key={bone} className="bone" />
            ))}
          </div>
        </>
      )}
      {answer && problem === null && (
        <>
          <StatementTable statement={answer} />
          <Payouts statement={answer} onChanged={reload} />
        </>
      )}
    </div>
  )
}

function Summary({ statement: { month, earnedCents, payoutOn, isSoFar } }: { statement: Statement }) {
  const values = { month: monthName(month), sum: dollars(earnedCents), day: dayAndMonth(payoutOn) }
  const text = isSoFar ? m.earnings_so_far(values) : m.earnings_closed(values)
  const [before, after] = text.split(values.sum)
  return (
    <p>
      {before}
      <b>{values.sum}</b>
      {after}
    </p>
  )
}

function Tools({ statement: { month, months } }: { statement: Statement }) {
  const navigate = useNavigate()
  const choices = months.includes(month) ? months : [month, ...months]

  return (
    <div className="earnings-tools beside">
      <div className="field">
        <label className="sr-only" htmlFor="earnings-month">
          {m.earnings_month()}
        </label>
        <select
          id="earnings-month"
          value={month}
          onChange={({ target }) => void navigate({ search: `?month=${target.value}` }, { preventScrollReset: true })}
        >
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {monthAndYear(choice)}
            </option>
          ))}
        </select>
      </div>
      <ExportButton
        label={m.earnings_csv()}
        name={m.earnings_csv_of({ month: monthName(month) })}
        ask={() => api('POST /export/earnings', { query: { month, whose: 'own' } })}
      />
    </div>
  )
}
