import type { Answer } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import { paths } from '#contract/paths.ts'
import { AddressPicture } from '../../ui/address-picture.tsx'
import { m } from '../../paraglide/messages.js'
import { langOf } from '../../ui/language.tsx'
import { PageLink } from '../../ui/page-link.tsx'

export type ListedOrder = Answer<Calls['GET /order']>[number]

export function OrderedPicture({ order: { kind, img } }: { order: Pick<ListedOrder, 'kind' | 'img'> }) {
  return <AddressPicture className="order-picture" kind={kind} src={img} />
}

export function OrderedName({ order }: { order: ListedOrder }) {
  const { kind, productName } = order
  const lang = langOf(productName)
  return (
    <p className="order-name">
      {/* A withdrawn product has no page any more. */}
      {order.state === 'withdrawn' ? (
        <b lang={lang}>{productName}</b>
      ) : (
        <PageLink to={productPath(order)} lang={lang}>
          {productName}
        </PageLink>
      )}
      <small>{kind === 'book' ? m.orders_book() : m.orders_course()}</small>
    </p>
  )
}

/** An order does not include the category of its course, but the id is enough to find the course. */
export function productPath({ kind, id }: ListedOrder): string {
  return kind === 'book' ? paths.book(id) : paths.course('course', id)
}
