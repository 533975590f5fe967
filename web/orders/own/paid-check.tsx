import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { useWork } from '../../session/use-work.ts'
import { toast } from '../../ui/toast.tsx'
import type { ListedOrder } from './ordered-product.tsx'

/** For people whose payment doesn't show up yet: makes the server ask the card provider again. */
export function PaidCheck({ order, onSettled }: { order: ListedOrder; onSettled: () => void }) {
  const { isBusy, run } = useWork()
  const name = order.productName

  const check = async () => {
    await api('PATCH /enrollCourse/{id}', { params: { id: order._id }, body: {} })
    toast(m.orders_settled({ name }))
    onSettled()
  }

  return (
    <button
      type="button"
      className="link"
      aria-label={m.orders_check_for({ name })}
      // Not `disabled`, because that would lose the focus.
      aria-disabled={isBusy}
      onClick={() => void run(check)}
    >
      {isBusy ? m.orders_checking() : m.orders_check()}
    </button>
  )
}
