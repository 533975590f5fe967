import { paths } from '#contract/paths.ts'
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { productKinds } from '../parts/product-kinds.ts'
import { FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { price } from '../../ui/numbers.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { FormerPrice } from '../../ui/former-price.tsx'
import { AskParent } from './ask-parent/ask-parent.tsx'
import type { Product, Purchase } from './use-purchase.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import './buy.css'

/** Loaded lazily, because prices rarely change while someone is looking at them. */
const PriceDialog = lazyPart(() => import('./price-dialog.tsx').then(({ PriceDialog }) => ({ default: PriceDialog })))

type BuyLineProps = {
  product: Product
  purchase: Purchase
  badge?: ReactNode
  /** Shown below the button, unless the product is free or already owned. */
  offer?: ReactNode
  /** Replaces the price once the product is paid for. */
  owned?: ReactNode
  /** The line's class when the product is owned. */
  ownedClass?: string
  /** Whether the replacement is still loading. */
  isWaiting?: boolean
}

/** The price and the button. On phones, they are a bar along the bottom edge. */
export function BuyLine(props: BuyLineProps) {
  const { product, purchase, badge, offer, owned, ownedClass = '', isWaiting = false } = props
  const isUnknown = (!purchase.isKnown && !purchase.isUnreachable) || isWaiting
  const isPaid = purchase.isPaid && !isWaiting
  return (
    <>
      <div
        // A different key mounts a new element, so that nothing moves when the state becomes known.
        key={String(isUnknown)}
        className={isPaid && owned ? `buy-line grid ${ownedClass}` : 'buy-line grid'}
        data-unknown={isUnknown || undefined}
      >
        {isPaid ? owned || <p className="buy-owned">{m.money_owned()}</p> : <Price product={product} />}
        {badge}
        <BuyButton kind={product.kind} purchase={purchase} isWaiting={isWaiting} />
      </div>
      {!isPaid && product.price > 0 && (
        <>
          <AskParent product={product} className="button button-wide ask-parent" />
          {offer}
        </>
      )}
    </>
  )
}

function Price({ product: { price: now, formerPrice } }: { product: Product }) {
  return (
    <p className={now === 0 ? 'buy-price buy-price-free' : 'buy-price'}>
      {price(now)}
      <FormerPrice now={now} former={formerPrice} />
    </p>
  )
}

type BuyButtonProps = { kind: Product['kind']; purchase: Purchase; isWaiting?: boolean }

/**
 * Orders the product, or links to My Collection once it is paid for. Until that is known, only its space is reserved.
 */
export function BuyButton({ kind, purchase, isWaiting = false }: BuyButtonProps) {
  const { isKnown, isUnreachable, askAgain, isPaid, isBusy, changed, problem, buy, decline } = purchase
  const isUnknown = (!isKnown && !isUnreachable) || isWaiting
  const frame = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  // The dialog stays mounted after closing, so that the focus returns to the button.
  const [hasDialog, setHasDialog] = useState(false)
  if (changed && !hasDialog) setHasDialog(true)
  const words = productKinds[kind]

  // The link replaces the pressed button, so it takes the focus.
  useEffect(() => {
    if (isPaid && isPressed.current) frame.current?.querySelector('a')?.focus()
  }, [isPaid])

  const press = () => {
    isPressed.current = true
    void buy()
  }

  return (
    <div className="buy" ref={frame} data-unknown={isUnknown || undefined}>
      {isUnreachable ? (
        <button type="button" className="button button-large button-wide" onClick={askAgain}>
          {m.problem_try_again()}
        </button>
      ) : isPaid && !isWaiting ? (
        <PageLink className="button button-large button-wide" to={paths.myCollection}>
          <Icon name="check-circle" />
          {words.bought()}
        </PageLink>
      ) : (
        <button
          type="button"
          className="button button-primary button-large button-wide"
          aria-disabled={isBusy || undefined}
          onClick={press}
        >
          {isBusy && <span className="spinner" />}
          {words.buy()}
        </button>
      )}
      <p className="sr-only" role="status">
        {isBusy && m.money_ordering()}
      </p>
      <div role="alert">{problem && <FieldError text={problem} />}</div>
      {hasDialog && (
        <Suspense fallback={null}>
          <PriceDialog changed={changed} isBusy={isBusy} buy={(price) => void buy(price)} onClose={decline} />
        </Suspense>
      )}
    </div>
  )
}
