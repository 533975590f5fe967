import type { ReactNode } from 'react'
import { price } from '../ui/numbers.ts'
import { BuyButton } from './buy-button.tsx'
import type { Product } from './use-purchase.ts'
import './buy.css'

/** The price and the button. On phones it is a bar along the lower edge, always at hand. */
export function BuyLine({ product, children }: { product: Product; children?: ReactNode }) {
  return (
    <div className="buy-line">
      <p className={product.price === 0 ? 'buy-price buy-price-free' : 'buy-price'}>{price(product.price)}</p>
      {children}
      <BuyButton key={product.id} product={product} />
    </div>
  )
}
