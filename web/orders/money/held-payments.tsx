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

type HeldPayment = Answer<Calls['GET /heldPayments']>[number]

export const useHeldPayments = () =>
  useList(
    useCallback<FetchPage<HeldPayment>>(async () => {
      const items = await api('GET /heldPayments')
      return { items, total: items.length, after: null }
    }, []),
  )

/** Payments that their provider flags as risky. */
export function HeldPayments({ list }: { list: List<HeldPayment> }) {
  return (
    <section className="refunds-list">
      <h2>{m.money_held()}</h2>
      <p className="money-text">{m.money_held_text()}</p>
      <TableList
        label={m.money_held()}
        list={list}
        columns={[
          { label: m.tables_kind_order() },
          { label: m.admin_orders_buyer(), size: 'medium' },
          { label: m.refunds_amount(), size: 'medium' },
          { label: m.money_held_risk(), size: 'small' },
          { label: m.money_decision(), size: 'medium', kind: 'buttons' },
        ]}
        empty={{ title: m.money_held_none(), text: m.money_held_none_text() }}
      >
        {list.shown?.items.map((held) => (
          <HeldRow key={held._id} held={held} onDone={list.reload} />
        ))}
      </TableList>
    </section>
  )
}

function HeldRow({ held, onDone }: { held: HeldPayment; onDone: () => void }) {
  const { _id: id, productName: name, userName, email, amount, currency, due, risk, at } = held
  const sum = currency === 'usd' ? price(amount) : taka(amount)
  const decide = (decision: 'accept' | 'sendBack') => () =>
    api('POST /heldPayments/{id}', { params: { id }, body: { decision } })
  return (
    <Row>
      <HeadCell>
        <ItemName name={name} note={moment(at)} />
      </HeadCell>
      <Cell>
        <ItemName name={userName} note={email} />
      </Cell>
      <Cell>
        <ItemName name={sum} note={held.rate === null ? undefined : `${price(due)}, ${rate(held.rate)}`} />
      </Cell>
      <Cell>{risk}</Cell>
      <Cell>
        <div className="money-decision wraps">
          <ActionButton
            label={m.money_accept()}
            name={m.money_accept_of({ name })}
            done={m.money_accepted({ name })}
            act={decide('accept')}
            onDone={onDone}
          />
          <ActionButton
            label={m.money_send_back()}
            name={m.money_send_back_of({ name })}
            done={m.money_sent_back({ sum })}
            act={decide('sendBack')}
            onDone={onDone}
          />
        </div>
      </Cell>
    </Row>
  )
}
