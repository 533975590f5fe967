import { m } from '../../paraglide/messages.js'

export function PaymentSkeleton() {
  return (
    <>
      <p className="sr-only" role="status">
        {m.payment_loading()}
      </p>
      <div className="payment-columns stack" aria-hidden="true">
        <div className="panel payment-what stack">
          <span className="bone picture-course order-picture" />
          <span className="bone order-bone" />
        </div>
        <div className="panel payment-form">
          <span className="bone card-bone" />
          <span className="bone button-large" />
        </div>
      </div>
    </>
  )
}
