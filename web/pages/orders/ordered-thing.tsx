import type { Answer } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import { m } from '../../paraglide/messages.js'
import { langOf } from '../../ui/language.tsx'

export type ListedOrder = Answer<Calls['GET /order']>[number]

/** The picture of what was ordered, which may be a photo or a drawing of ours: both have an address. */
export function OrderedPicture({ order: { kind, img } }: { order: Pick<ListedOrder, 'kind' | 'img'> }) {
  return (
    <span className={`picture picture-${kind} order-picture`} aria-hidden="true">
      <img
        src={img}
        alt=""
        width={kind === 'book' ? 300 : 320}
        height={kind === 'book' ? 400 : 200}
        decoding="async"
        onError={(event) => (event.currentTarget.hidden = true)}
      />
    </span>
  )
}

export function OrderedName({ order: { kind, productName } }: { order: ListedOrder }) {
  return (
    <p className="order-name">
      <b lang={langOf(productName)}>{productName}</b>
      <small>{kind === 'book' ? m.orders_book() : m.orders_course()}</small>
    </p>
  )
}
