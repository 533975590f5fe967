import { m } from '../../paraglide/messages.js'

export function PaymentSkeleton() {
  return (
    <>
      <p className="sr-only" role="status">
        {m.payment_loading()}
      </p>
      <div className="payment-columns" aria-hidden="true">
        <div className="panel">
          <span className="bone payment-stage" />
          <div className="payment-what">
            <span className="bone order-bone" />
          </div>
        </div>
        <div className="panel payment-form">
          <span className="bone card-bone" />
          <span className="bone button-large" />
        </div>
      </div>
    </>
  )
}
