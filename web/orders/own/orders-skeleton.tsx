import { m } from '../../paraglide/messages.js'

const ROWS = [1, 2, 3]

export function OrdersSkeleton() {
  return (
    <>
      <p className="sr-only" role="status">
        {m.orders_loading()}
      </p>
      <ul className="panel order-list" aria-hidden="true">
        {ROWS.map((row) => (
          <li key={row} className="order">
            <span className="bone order-picture picture-course" />
            <div className="order-what">
              <span className="bone order-bone" />
            </div>
            <span className="bone order-price order-bone" />
            <span className="bone button" />
          </li>
        ))}
      </ul>
    </>
  )
}
