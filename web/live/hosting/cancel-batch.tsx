import { useState } from 'react'
import type { Batch } from '#contract/calls/live/live.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { digits, sum } from '../../ui/numbers.ts'
import { classCount } from '../live-words.ts'
import { CancelDialog } from './cancel-dialog.tsx'

type CancelBatchProps = {
  batch: Batch
  /** The number of people with a seat. */
  paid: number
  onCancelled: () => void
}

/** Shows the cost first: everyone is fully refunded. */
export function CancelBatch({
  batch: { _id: id, title, fullPrice: price, sessions },
  paid,
  onCancelled,
}: CancelBatchProps) {
  const [isOpen, setIsOpen] = useState(false)
  const left = sessions.filter(({ state }) => state === 'planned').length
  // Classes that were held were paid for.
  if (left === 0) return null
  return (
    <section className="panel hosting-part">
      <h2>{m.hosting_cancel_batch_title()}</h2>
      <p>{m.hosting_cancel_batch_text()}</p>
      <button type="button" className="button button-danger" onClick={() => setIsOpen(true)}>
        {m.hosting_cancel_batch()}
      </button>
      <CancelDialog
        open={isOpen}
        title={m.hosting_cancel_batch_ask({ title })}
        action={m.hosting_cancel_batch_do()}
        done={m.hosting_batch_cancelled()}
        cancel={() => api('POST /live/{id}/cancel', { params: { id } })}
        onClose={() => setIsOpen(false)}
        onCancelled={onCancelled}
      >
        <p>{m.hosting_cancel_batch_classes({ classes: classCount(left) })}</p>
        <p>
          {paid === 0
            ? m.hosting_cancel_batch_nobody()
            : paid === 1
              ? m.hosting_cancel_batch_one({ sum: sum(price) })
              : m.hosting_cancel_batch_money({ n: digits(paid), sum: sum(price * paid) })}
        </p>
        <p>{m.hosting_cancel_batch_final()}</p>
      </CancelDialog>
    </section>
  )
}
