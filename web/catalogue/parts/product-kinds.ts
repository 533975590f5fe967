// The texts for each kind of product. Its addresses are in contract/paths.ts, and the server's part is in
// server/modules/catalogue/content/product-kinds.ts.
import type { ProductKind } from '#contract/constants.ts'
import { m } from '../../paraglide/messages.js'

type ProductKindDefinition = {
  label: () => string
  buy: () => string
  bought: () => string
  /** The label for opening it for the first time. */
  start: () => string
  rate: () => string
  /** Explains why a buyer can't rate it yet. */
  notBegun: () => string
  takesPromoCode: boolean
}

export const productKinds: Record<ProductKind, ProductKindDefinition> = {
  course: {
    label: m.orders_course,
    buy: m.money_buy_course,
    bought: m.money_already_paid_course,
    start: m.payment_start_course,
    rate: m.ratings_rate_course,
    notBegun: m.ratings_not_begun_course,
    takesPromoCode: true,
  },
  book: {
    label: m.orders_book,
    buy: m.money_buy_book,
    bought: m.money_already_paid_book,
    start: m.payment_start_book,
    rate: m.ratings_rate_book,
    notBegun: m.ratings_not_begun_book,
    takesPromoCode: false,
  },
  live: {
    label: m.orders_live,
    buy: m.money_buy_live,
    bought: m.money_already_paid_live,
    start: m.payment_start_live,
    rate: m.ratings_rate_live,
    notBegun: m.ratings_not_begun_live,
    takesPromoCode: false,
  },
}
