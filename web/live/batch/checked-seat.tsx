import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { PageLink } from '../../ui/page-link.tsx'

/** The payment has arrived and is under review: the seat is held, and there is nothing to pay. */
export function CheckedSeat({ order }: { order: string }) {
  return (
    <>
      <h2>{m.live_card_held()}</h2>
      <p className="seat-note">{m.orders_held_why()}</p>
      <PageLink className="link" to={paths.payment(order)}>
        {m.live_checked_more()}
      </PageLink>
    </>
  )
}
