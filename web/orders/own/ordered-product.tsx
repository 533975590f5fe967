import type { Answer } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import { productPaths } from '#contract/paths.ts'
import { AddressPicture } from '../../ui/address-picture.tsx'
import { productKinds } from '../../catalogue/parts/product-kinds.ts'
import { langOf } from '../../ui/language.tsx'
import { PageLink } from '../../ui/page-link.tsx'

export type ListedOrder = Answer<Calls['GET /order']>[number]

export function OrderedPicture({ order: { kind, img } }: { order: Pick<ListedOrder, 'kind' | 'img'> }) {
  return <AddressPicture className="order-picture" kind={kind} src={img} />
}

export function OrderedName({ order }: { order: ListedOrder }) {
  const { id, kind, productName } = order
  const lang = langOf(productName)
  return (
    <p className="order-name">
      {/* A withdrawn product no longer has a page. */}
      {order.state === 'withdrawn' ? (
        <b lang={lang}>{productName}</b>
      ) : (
        <PageLink to={productPaths[kind].page(id)} lang={lang}>
          {productName}
        </PageLink>
      )}
      <small>{productKinds[kind].label()}</small>
    </p>
  )
}
