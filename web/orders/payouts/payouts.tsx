import { useCallback, useState } from 'react'
import type { Payout } from '#contract/calls/orders/earnings.ts'
import { ExportButton } from '../../admin-controls/export-button.tsx'
import { m } from '../../paraglide/messages.js'
import { pageMeta } from '../../seo/page-meta.ts'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'
import type { Guarded } from '../../layout/guards.tsx'
import { useCall } from '../../session/use-call.ts'
import { LoadingBlocks } from '../../ui/loading-note.tsx'
import { EmptyNote, ProblemNote } from '../../ui/notes.tsx'
import { day, dollars, monthAndYear, monthName, rate as shownRate, taka as shownTaka } from '../../ui/numbers.ts'
import { ItemName } from '../../table/item-name.tsx'
import { TableList } from '../../table/table-list.tsx'
import { Cell, HeadCell, Row } from '../../table/table.tsx'
import { useList, type FetchPage } from '../../table/use-list.ts'
import { Due } from './due.tsx'
import { FailDialog } from './fail-dialog.tsx'
import type { Route } from './+types/payouts'
import '../../table/table.css'
import './payouts.css'

export const handle = { guard: 'admin', asks: ['GET /payoutsDue', 'GET /payouts?limit=50'] } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.payouts_title(), isHidden: true })

/** What is owed for completed months, and past payouts. */
export default function Payouts() {
  const loadDue = useCallback(() => api('GET /payoutsDue'), [])
  const { answer: due, problem, reload: reloadDue } = useCall(loadDue)
  const list = useList(useCallback<FetchPage<Payout>>((page) => api.page('GET /payouts', { query: page }), []))
  const [failing, setFailing] = useState<Payout | null>(null)
  const reload = () => {
    reloadDue()
    list.reload()
  }
  return (
    <div className="wrap table-page payouts stack">
      <header className="page-head table-head cluster">
        <h1>{m.payouts_title()}</h1>
        <div className="table-action wraps">
          <ExportButton label={m.csv_export_earnings()} ask={() => api('POST /export/earnings')} />
        </div>
      </header>
      {problem !== null && <ProblemNote text={m.tables_failed({ reason: explain(problem) })} tryAgain={reloadDue} />}
      {!due && problem === null && <LoadingBlocks heights={[40, 320, 240]} />}
      {due && (
        <section>
          <h2>{m.payouts_due({ month: monthAndYear(due.month) })}</h2>
          <p className="payouts-text">{m.payouts_due_text({ month: monthName(due.month) })}</p>
          {due.instructors.length ? (
            <Due
              key={due.instructors.map(({ _id, dueCents }) => _id + dueCents).join()}
              due={due}
              onRecorded={reload}
            />
          ) : (
            <EmptyNote patch="sun" title={m.payouts_nothing_title()} text={m.payouts_nothing_text()} />
          )}
        </section>
      )}
      <section hidden={!due && problem === null}>
        <h2>{m.payouts_list()}</h2>
        <TableList
          label={m.payouts_list()}
          list={list}
          columns={[
            { label: m.payouts_teacher() },
            { label: m.payouts_reference(), size: 'medium' },
            { label: m.payouts_paid_on(), size: 'medium' },
            { label: m.payouts_amount(), size: 'medium', kind: 'number' },
            { label: m.payouts_state(), size: 'medium' },
          ]}
          empty={{ title: m.payouts_list_empty_title(), text: m.payouts_list_empty_text() }}
        >
          {list.shown?.items.map((payout) => (
            <PaidRow key={payout._id} payout={payout} onFail={() => setFailing(payout)} />
          ))}
        </TableList>
      </section>
      {failing && <FailDialog payout={failing} onClose={() => setFailing(null)} onRecorded={reload} />}
    </div>
  )
}

function PaidRow({ payout, onFail }: { payout: Payout; onFail: () => void }) {
  const { name, month, reference, paidOn, cents, taka, rate, state } = payout
  return (
    <Row>
      <HeadCell>
        <ItemName name={name} note={monthAndYear(month)} />
      </HeadCell>
      <Cell>{reference}</Cell>
      <Cell>{day(paidOn)}</Cell>
      <Cell className="table-number">
        <ItemName name={dollars(cents)} note={m.payouts_taka({ taka: shownTaka(taka), rate: shownRate(rate) })} />
      </Cell>
      <Cell>
        {state === 'paid' ? (
          <div className="payouts-state">
            <span className="badge badge-good">{m.payouts_paid()}</span>
            <button
              type="button"
              className="link table-cell-action"
              aria-label={m.payouts_fail_of({ name })}
              onClick={onFail}
            >
              {m.payouts_fail()}
            </button>
          </div>
        ) : (
          <span className="badge payouts-failed">{m.payouts_failed()}</span>
        )}
      </Cell>
    </Row>
  )
}
