import type { Progress } from '#contract/learning.ts'
import { paths } from '#contract/paths.ts'
import type { ReadingProgress } from '#contract/reading.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { digits } from '../../ui/numbers.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { BookProgress } from './book-progress.tsx'
import { CourseProgress } from './course-progress.tsx'
import { OrderedPicture, productPath, type ListedOrder } from './ordered-product.tsx'

type CollectionTableProps = {
  orders: ListedOrder[]
  progress: Progress[]
  reading: ReadingProgress[]
  /** Courses with a certificate, which later lessons do not take away. */
  certified: Set<string>
  /** Whether the first button is the page's main one. */
  hasPrimary: boolean
}

/** The explicit roles keep it a table on phones, where rows are blocks and lose their table semantics. */
export function CollectionTable({ orders, progress, reading, certified, hasPrimary }: CollectionTableProps) {
  const columns = [m.collection_serial, m.collection_name, m.collection_pay, m.collection_cancel]
  const byCourse = new Map(progress.map((each) => [each.course, each]))
  const byBook = new Map(reading.map((each) => [each.book, each]))
  const firstOpen = hasPrimary && orders.find(({ id }) => byCourse.get(id)?.next || byBook.get(id)?.isReadable)
  return (
    <div className="panel">
      <table className="collection" role="table" aria-label={m.collection_title()}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((label) => (
              <th key={label()} role="columnheader" scope="col">
                {label()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {orders.map((order, index) => {
            const book = byBook.get(order.id)
            return (
              <tr key={order._id} role="row">
                <td role="cell" data-serial={m.collection_serial()}>
                  {digits(index + 1)}
                </td>
                <th role="rowheader" scope="row">
                  <div className="collection-product">
                    <OrderedPicture order={order} />
                    <PageLink className="collection-name" to={wayInto(order, book)} lang={langOf(order.productName)}>
                      {order.productName}
                    </PageLink>
                    {order.state === 'refunded' ? (
                      <p className="collection-progress">
                        {m.collection_refunded()}
                        <PageLink
                          className="link"
                          to={paths.receipt(order._id)}
                          aria-label={m.orders_receipt_for({ name: order.productName })}
                        >
                          {m.orders_receipt()}
                        </PageLink>
                      </p>
                    ) : book ? (
                      <BookProgress name={order.productName} progress={book} isPrimary={order === firstOpen} />
                    ) : (
                      <CourseProgress
                        name={order.productName}
                        progress={byCourse.get(order.id)}
                        isPrimary={order === firstOpen}
                        isCertified={certified.has(order.id)}
                      />
                    )}
                  </div>
                </th>
                <td role="cell">
                  {order.state === 'refunded' ? (
                    <span className="badge">{m.orders_refunded()}</span>
                  ) : (
                    <span className="badge badge-good">
                      <Icon name="check" />
                      {order.price === 0 ? m.price_free() : m.orders_paid()}
                    </span>
                  )}
                </td>
                <td role="cell">
                  <button
                    type="button"
                    className="icon-button icon-button-plain"
                    aria-label={m.collection_no_cancel()}
                    title={m.collection_no_cancel()}
                    disabled
                  >
                    <Icon name={'ban'} />
                  </button>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function wayInto(order: ListedOrder, book: ReadingProgress | undefined): string {
  if (order.state === 'refunded') return productPath(order)
  if (order.kind === 'course') return paths.learn(order.id)
  return book?.isReadable ? paths.read(order.id) : productPath(order)
}
