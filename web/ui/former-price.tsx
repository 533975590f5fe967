import { m } from '../paraglide/messages.js'
import { price } from './numbers.ts'

/** The struck-through price from before a discount. Shows nothing unless the price is lower now. */
export function FormerPrice({ now, former }: { now: number; former: number | null }) {
  if (former === null || former <= now) return null
  return (
    <s className="former-price muted">
      <span className="sr-only">{m.price_former()} </span>
      {price(former)}
    </s>
  )
}
