// The sandbox for each payment method: where its data is, which protocol a gateway uses, and how the shop reaches it.
import type { PaymentMethod } from '#contract/orders/payment-methods.ts'
import type { StripeSettings } from '../../server/adapters/payments/stripe/stripe-payment.ts'
import type { Installation } from '../card-sandbox/installation.ts'
import { bkash, bkashSettings } from '../gateways/bkash.ts'
import type { Protocol } from '../gateways/gateway.ts'
import { sslcommerz, sslcommerzSettings } from '../gateways/sslcommerz.ts'

type Sandbox = {
  /** The folder's name inside the data folder. */
  folder: string
  /** Null for cards, whose sandbox isn't a gateway. */
  protocol: Protocol | null
  settings: (url: string, installation: Installation) => object
}

export const SANDBOXES = {
  card: { folder: 'cards', protocol: null, settings: cardSettings },
  bkash: { folder: 'bkash', protocol: bkash, settings: bkashSettings },
  sslcommerz: { folder: 'sslcommerz', protocol: sslcommerz, settings: sslcommerzSettings },
} satisfies Record<PaymentMethod, Sandbox>

export type SandboxSettings = { [Method in PaymentMethod]?: ReturnType<(typeof SANDBOXES)[Method]['settings']> }

function cardSettings(sandboxUrl: string, { secretKey, publishableKey, webhookSecret }: Installation): StripeSettings {
  return { secretKey, publishableKey, webhookSecret, sandboxUrl }
}
