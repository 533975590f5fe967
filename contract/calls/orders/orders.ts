// The schemas of orders, receipts, refunds and disputes.
import { z } from 'zod'
import { CURRENCIES, MAX_REFUND_REASON, PRODUCT_KINDS, SHOWN_ORDER_STATES } from '../../constants.ts'
import { PAYMENT_METHODS } from '../../orders/payment-methods.ts'
import { DISPUTE_STATES, HISTORY_ACTORS, REFUND_STATES, ORDER_FILTERS } from '../../record-states.ts'
import { dollars, id, text } from '../fields.ts'
import { acceptedPolicies } from './policies.ts'
import { recordFilters } from '../shapes.ts'

export const order = z.object({
  _id: id,
  userName: z.string(),
  email: z.string(),
  id,
  kind: z.enum(PRODUCT_KINDS),
  productName: z.string(),
  img: z.string(),
  price: z.number(),
  /** The amount due: the price less any promo discount. */
  due: z.number(),
  /** The amount paid. Null until then. */
  pricePaid: z.number().nullable(),
  promoCode: z.string().nullable(),
  /** The amount refunded. It equals the amount paid once the state is `refunded`. */
  refunded: z.number(),
  /** The amount of pending refunds. */
  refunding: z.number(),
  state: z.enum(SHOWN_ORDER_STATES),
  /** How long an unpaid order holds its live-class seat. Null if it doesn't hold one. */
  holdsUntil: z.string().nullable(),
  /** Whether the buyer has access now. False again after a refund. */
  paid: z.boolean(),
  transactionId: z.string().nullable(),
})
export type Order = z.infer<typeof order>

/** What the payment page needs to pay for an order. `clientSecret` comes from the card provider. */
const preparedOrder = z.object({
  orderId: id,
  price: z.number(),
  amount: z.number(),
  promoCode: z.string().nullable(),
})
/** How the buyer continues: in the card form, which needs the client secret, on the provider's page, or not at all. */
export const payment = z.union([
  preparedOrder.extend({ clientSecret: z.string() }),
  preparedOrder.extend({ redirect: z.url() }),
  preparedOrder.extend({ isFree: z.literal(true) }),
])
export type PreparedPayment = z.infer<typeof payment>

export const receipt = z.object({
  _id: id,
  number: z.string(),
  date: z.string(),
  userName: z.string(),
  email: z.string(),
  kind: z.enum(PRODUCT_KINDS),
  productName: z.string(),
  price: z.number(),
  pricePaid: z.number(),
  refunded: z.number(),
  /** The amount of pending refunds. */
  refunding: z.number(),
  promoCode: z.string().nullable(),
  transactionId: z.string(),
  /** The accepted versions of the policies. Null for free items and for orders older than policy versions. */
  accepted: acceptedPolicies.nullable(),
  /** When the buyer asked for a refund, while the request is open. */
  refundAskedAt: z.string().nullable(),
})
export type Receipt = z.infer<typeof receipt>

export const refundRequestBody = z.object({ order: id, message: text(1000) })

export const orderEvent = z.object({
  _id: id,
  order: id,
  what: z.enum([
    'ordered',
    'promo',
    'promoRemoved',
    'begun',
    'released',
    'withdrawn',
    'paid',
    'deleted',
    'cancelled',
    'refundRequested',
    'refunded',
    'refundFailed',
    'reopened',
    'disputed',
    'disputeWon',
    'disputeLost',
  ]),
  who: z.enum(HISTORY_ACTORS),
  userId: id.nullable(),
  providerId: z.string().nullable(),
  amount: z.number().nullable(),
  /** The order's product and buyer; null once the order is deleted. */
  productName: z.string().nullable(),
  email: z.string().nullable(),
  at: z.string(),
})
export const orderBody = z.object({ id, price: dollars(0).optional() })

export const refundBody = z.object({
  order: id,
  amount: dollars(0.01),
  /** The reason, which the email to the buyer includes. */
  reason: text(MAX_REFUND_REASON),
  /** The caller's idempotency key: repeating the call with the same key makes no second refund. */
  key: id,
})
export const refund = z.object({
  _id: id,
  order: id,
  amount: z.number(),
  /** The refunded amount in the currency that was charged: dollars, or whole taka. */
  charged: z.object({ amount: z.number(), currency: z.enum(CURRENCIES) }),
  /** The administrator's reason, or the provider dashboard's code; may be empty. */
  reason: z.string(),
  state: z.enum(REFUND_STATES),
  /** Why the refund failed. */
  problem: z.string().nullable(),
  at: z.string(),
})
export const listedRefund = refund.extend({
  productName: z.string(),
  userName: z.string(),
  email: z.string(),
  /** The administrator's email; empty for refunds from the provider's dashboard and for deleted people. */
  by: z.string(),
})
export const dispute = z.object({
  _id: id,
  order: id,
  amount: z.number(),
  /** The provider's code, such as `fraudulent`. */
  reason: z.string(),
  state: z.enum(DISPUTE_STATES),
  /** The deadline for evidence in the provider's dashboard. */
  evidenceDue: z.string().nullable(),
  at: z.string(),
})
/** Product and buyer are empty if the order was deleted. */
export const listedDispute = dispute.extend({
  productName: z.string(),
  userName: z.string(),
  email: z.string(),
  providerId: z.string(),
})

/** The administrators' view of an order; name and email are empty once the person is deleted. */
export const listedOrder = order
  .pick({
    _id: true,
    userName: true,
    email: true,
    id: true,
    kind: true,
    productName: true,
    price: true,
    pricePaid: true,
    refunded: true,
    refunding: true,
    paid: true,
    state: true,
  })
  .extend({
    at: z.string(),
    /**
     * How the order was, or is being, paid. Null for a free order or if nobody has tried to pay. `payer` is set if
     * someone other than the buyer paid.
     */
    payment: z
      .object({
        method: z.enum(PAYMENT_METHODS),
        amount: z.number(),
        currency: z.enum(CURRENCIES),
        payer: z.object({ name: z.string(), email: z.string() }).nullable(),
      })
      .nullable(),
  })

export const orderFilters = recordFilters.extend({
  order: id.optional(),
  state: z.enum(ORDER_FILTERS).optional(),
  method: z.enum(PAYMENT_METHODS).optional(),
})
export type OrderFilters = z.output<typeof orderFilters>
