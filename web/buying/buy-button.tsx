import { useEffect, useRef } from 'react'
import { m } from '../paraglide/messages.js'
import { Wrong } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { PriceDialog } from './price-dialog.tsx'
import { usePurchase, type Product } from './use-purchase.ts'

const WORDS = {
  course: { buy: m.money_buy_course, paid: m.money_already_paid_course },
  book: { buy: m.money_buy_book, paid: m.money_already_paid_book },
}

/** Orders a course or a book; for what is paid already, the way to the collection. */
export function BuyButton({ product }: { product: Product }) {
  const { isPaid, isBusy, changed, problem, buy, decline } = usePurchase(product)
  const frame = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  const words = WORDS[product.kind]

  // Who pressed the button finds the link that took its place under their fingers.
  useEffect(() => {
    if (isPaid && isPressed.current) frame.current?.querySelector('a')?.focus()
  }, [isPaid])

  const press = () => {
    isPressed.current = true
    void buy()
  }

  return (
    <div className="buy" ref={frame}>
      {isPaid ? (
        <PageLink className="button button-large button-wide" to="/myCollection">
          <Icon name="check-circle" />
          {words.paid()}
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
      <div role="alert">{problem && <Wrong text={problem} />}</div>
      <PriceDialog changed={changed} isBusy={isBusy} buy={(price) => void buy(price)} onClose={decline} />
    </div>
  )
}
