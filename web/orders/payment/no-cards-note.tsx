import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { PageLink } from '../../ui/page-link.tsx'

/** Shown in place of the card form if card payment isn't set up. */
export function NoCardsNote({ supportEmail }: { supportEmail: string }) {
  return (
    <section className="panel payment-form payment-paid" role="status">
      <p className="payment-done">{m.payment_no_cards()}</p>
      <p>
        {m.payment_no_cards_text()}{' '}
        <a className="link" href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>
      </p>
      <PageLink className="button" to={paths.myOrder}>
        {m.payment_to_orders()}
      </PageLink>
    </section>
  )
}
