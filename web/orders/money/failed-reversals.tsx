import { useCallback } from 'react'
import type { Answer } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { moment, price, rate, taka } from '../../ui/numbers.ts'
import { ActionButton } from '../../table/action-button.tsx'
import { ItemName } from '../../table/item-name.tsx'
import { TableList } from '../../table/table-list.tsx'
import { Cell, HeadCell, Row } from '../../table/table.tsx'
import { useList, type FetchPage, type List } from '../../table/use-list.ts'

type FailedReversal = Answer<Calls['GET /failedReversals']>[number]

export const useFailedReversals = () =>
  useList(
    useCallback<FetchPage<FailedReversal>>(async () => {
      const items = await api('GET /failedReversals')
      return { items, total: items.length, after: null }
    }, []),
  )

/** Money that should have been returned. Nothing is shown if there is none, which is the normal case. */
export function FailedReversals({ list }: { list: List<FailedReversal> }) {
  if (!list.shown?.items.length && list.problem === null) return null
  return (
    <section className="refunds-list">
      <h2>{m.money_failed()}</h2>
      <p className="money-text">{m.money_failed_text()}</p>
      <TableList
        label={m.money_failed()}
        list={list}
        columns={[
          { label: m.tables_kind_order() },
          { label: m.refunds_amount(), size: 'medium' },
          { label: m.money_failed_problem(), size: 'medium' },
          { label: m.money_decision(), size: 'medium', kind: 'buttons' },
        ]}
        empty={{ title: m.refunds_empty_title(), text: m.refunds_empty_text() }}
      >
        {list.shown?.items.map((failed) => (
          <FailedRow key={failed._id} failed={failed} onDone={list.reload} />
        ))}
      </TableList>
    </section>
  )
}

function FailedRow({ failed, onDone }: { failed: FailedReversal; onDone: () => void }) {
  const { _id: id, productName, email, amount, currency, due, problem, at } = failed
  const sum = currency === 'usd' ? price(amount) : taka(amount)
  const decide = (decision: 'sendAgain' | 'settle') => () =>
    api('POST /failedReversals/{id}', { params: { id }, body: { decision } })
  return (
    <Row>
      <HeadCell>
        <ItemName name={productName} note={email ? `${email}, ${moment(at)}` : moment(at)} />
      </HeadCell>
      <Cell>
        <ItemName name={sum} note={failed.rate === null ? undefined : `${price(due)}, ${rate(failed.rate)}`} />
      </Cell>
      <Cell>{problem}</Cell>
      <Cell>
        <div className="money-decision wraps">
          <ActionButton
            label={m.money_again()}
            name={m.money_again_of({ sum })}
            done={m.money_again_done()}
            act={decide('sendAgain')}
            onDone={onDone}
          />
          <ActionButton
            label={m.money_settle()}
            name={m.money_settle_of({ sum })}
            done={m.money_settled({ sum })}
            act={decide('settle')}
            onDone={onDone}
          />
        </div>
      </Cell>
    </Row>
  )
}
