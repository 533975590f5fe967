import { Suspense, type ReactNode } from 'react'
import type { ProductKind } from '#contract/constants.ts'
import { paths, productPaths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { hasSaved } from '../../session/saved-person.ts'
import { Icon } from '../../ui/icon.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { langOf } from '../../ui/language.tsx'
import { digits } from '../../ui/numbers.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { BookProgress } from './book-progress.tsx'
import { CourseProgress } from './course-progress.tsx'
import { OrderedPicture, type ListedOrder } from '../../orders/own/ordered-product.tsx'
import { SeatProgress } from './seat-progress.tsx'
import { wayInto, WayIn, type Owned, type EntryPoint } from '../../orders/own/way-in.tsx'

/** Only for people who have saved something. */
const SavedLine = lazyPart(() => import('../../learning/saved/parts/saved-line.tsx'))

type CollectionTableProps = {
  orders: ListedOrder[]
  owned: Owned
  /** Courses with a certificate, which lessons added later don't take away. */
  certified: Set<string>
  /** The product to continue with, whose progress and button are on the card above. */
  continued: string | undefined
}

type OwnedProduct = {
  /** The link of the name. */
  path: (id: string, way: EntryPoint | null) => string
  progress: (order: ListedOrder, owned: Owned, certified: Set<string>) => ReactNode
}

const OWNED: Record<ProductKind, OwnedProduct> = {
  course: {
    path: (id) => paths.learn(id),
    progress({ id, productName }, { progress }, certified) {
      const course = progress.find((each) => each.course === id)
      return course && <CourseProgress name={productName} progress={course} isCertified={certified.has(id)} />
    },
  },
  book: {
    // Until the book can be read, its page says so.
    path: (id, way) => way?.to ?? paths.book(id),
    progress({ id }, { reading }) {
      const book = reading.find((each) => each.book === id)
      return book && <BookProgress progress={book} />
    },
  },
  live: {
    path: (id) => paths.liveBatch(id),
    progress({ id }, { seats }) {
      const seat = seats.find(({ _id }) => _id === id)
      return seat && <SeatProgress seat={seat} />
    },
  },
}

/** The explicit roles keep it a table on phones, where rows are blocks and would lose their table semantics. */
export function CollectionTable({ orders, owned, certified, continued }: CollectionTableProps) {
  const columns = [m.collection_serial, m.collection_name, m.collection_pay, m.collection_cancel]
  const ways = orders.map((order) => (order.paid ? wayInto(order, owned) : null))
  const firstOpen = continued ? null : ways.find(Boolean)
  return (
    <div className="panel">
      <table className="collection ledger" role="table" aria-label={m.collection_title()}>
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
            const { id, kind } = order
            const way = ways[index] ?? null
            return (
              <tr key={order._id} role="row">
                <td role="cell">
                  <Label text={m.collection_serial()} />
                  {digits(index + 1)}
                </td>
                <th role="rowheader" scope="row">
                  <div className="collection-product stack">
                    <OrderedPicture order={order} />
                    <PageLink
                      className="collection-name"
                      to={order.paid ? OWNED[kind].path(id, way) : productPaths[kind].page(id)}
                      lang={langOf(order.productName)}
                    >
                      {order.productName}
                    </PageLink>
                    {order.state === 'refunded' ? (
                      <p className="collection-progress row small">
                        {m.collection_refunded()}
                        <PageLink
                          className="link"
                          to={paths.receipt(order._id)}
                          aria-label={m.orders_receipt_for({ name: order.productName })}
                        >
                          {m.orders_receipt()}
                        </PageLink>
                      </p>
                    ) : (
                      id !== continued && OWNED[kind].progress(order, owned, certified)
                    )}
                    {hasSaved() && (
                      <Suspense>
                        <SavedLine product={id} />
                      </Suspense>
                    )}
                    {way && id !== continued && (
                      <WayIn name={order.productName} way={way} isPrimary={way === firstOpen} />
                    )}
                  </div>
                </th>
                <td role="cell">
                  <Label text={m.collection_pay()} />
                  {order.state === 'refunded' ? (
                    <span className="badge">{m.orders_refunded()}</span>
                  ) : (
                    <span className="badge badge-good">
                      <Icon name="check" />
                      {m.orders_paid()}
                    </span>
                  )}
                </td>
                <td role="cell">
                  <Label text={m.collection_cancel()} />
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

/** Only on phones, where the row of column headings is hidden. */
function Label({ text }: { text: string }) {
  return (
    <span className="collection-label" aria-hidden="true">
      {text}
    </span>
  )
}
