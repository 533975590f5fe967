import type { Answer } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import { AddressPicture } from '../../ui/address-picture.tsx'
import { m } from '../../paraglide/messages.js'
import { langOf } from '../../ui/language.tsx'

export type ListedOrder = Answer<Calls['GET /order']>[number]

export function OrderedPicture({ order: { kind, img } }: { order: Pick<ListedOrder, 'kind' | 'img'> }) {
  return <AddressPicture className="order-picture" kind={kind} src={img} />
}

export function OrderedName({ order: { kind, productName } }: { order: ListedOrder }) {
  return (
    <p className="order-name">
      <b lang={langOf(productName)}>{productName}</b>
      <small>{kind === 'book' ? m.orders_book() : m.orders_course()}</small>
    </p>
  )
}
