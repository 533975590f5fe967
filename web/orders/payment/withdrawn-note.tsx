import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Order } from '#contract/calls/orders/orders.ts'
import { paths } from '#contract/paths.ts'
import { DeleteDialog } from '../../layout/delete-dialog.tsx'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { PageLink } from '../../ui/page-link.tsx'

/** Shown in place of the card form once the product is no longer sold. */
export default function WithdrawnNote({ order: { _id: id, productName } }: { order: Order }) {
  const [isAsking, setIsAsking] = useState(false)
  const navigate = useNavigate()
  return (
    <section className="panel payment-form payment-paid" role="status">
      <p className="payment-done">{m.orders_withdrawn()}</p>
      <p>{m.payment_withdrawn()}</p>
      <div className="payment-ways wraps">
        <button type="button" className="button button-danger" onClick={() => setIsAsking(true)}>
          {m.delete_button()}
        </button>
        <PageLink className="button" to={paths.myOrder}>
          {m.payment_to_orders()}
        </PageLink>
      </div>
      <DeleteDialog
        open={isAsking}
        name={productName}
        remove={() => api('DELETE /order/{id}', { params: { id } })}
        onClose={() => setIsAsking(false)}
        onDeleted={() => void navigate(paths.myOrder)}
      />
    </section>
  )
}
