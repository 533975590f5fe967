import { useCallback } from 'react'
import { Moment } from '../../table/item-name.tsx'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'
import { useCall } from '../../session/use-call.ts'
import { ProblemNote } from '../../ui/notes.tsx'
import { price } from '../../ui/numbers.ts'
import { ACTOR_LABELS, EVENT_LABELS } from './order-labels.ts'
import '../../table/history.css'

/** The events of one order, newest first like the order list. */
export function OrderHistory({ order }: { order: string }) {
  const { answer, isLoading, problem, reload } = useCall(
    useCallback(() => api('GET /orderHistory', { query: { order } }), [order]),
  )
  if (problem !== null) return <ProblemNote text={m.history_failed({ reason: explain(problem) })} tryAgain={reload} />
  if (isLoading || !answer) {
    return (
      <p role="status">
        <span className="spinner" /> {m.history_loading()}
      </p>
    )
  }
  if (answer.length === 0) return <p>{m.history_empty()}</p>
  return (
    <ol className="history stack" aria-label={m.history_title()}>
      {answer.map(({ _id, at, what, who, amount, providerId }) => (
        <li key={_id}>
          <Moment at={at} />
          <p>
            <b>{EVENT_LABELS[what]()}</b>
            {amount !== null && <span> {price(amount)}</span>}
            <small>
              {ACTOR_LABELS[who]()}
              {providerId && <code>{providerId}</code>}
            </small>
          </p>
        </li>
      ))}
    </ol>
  )
}
