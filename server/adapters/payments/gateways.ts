// The local payment methods by name, and how to reach each provider. Cards have more settings and a separate provider.
import type { PaymentMethod } from '#contract/orders/payment-methods.ts'
import { createBkashPayment, type BkashSettings } from './bkash/bkash-payment.ts'
import type { SharedToken } from './bkash/shared-token.ts'
import type { Payment } from './payment.ts'
import { createSslcommerzPayment, type SslcommerzSettings } from './sslcommerz/sslcommerz-payment.ts'

export type GatewayName = Exclude<PaymentMethod, 'card'>

type Settings = { bkash: BkashSettings; sslcommerz: SslcommerzSettings }

type Context = { publicUrl: string; token: SharedToken }

const OPEN: { [Name in GatewayName]: (settings: Settings[Name], context: Context) => Payment } = {
  bkash: (settings, { publicUrl, token }) => createBkashPayment(settings, publicUrl, token),
  sslcommerz: (settings, { publicUrl }) => createSslcommerzPayment(settings, publicUrl),
}

export const GATEWAYS = Object.keys(OPEN) as GatewayName[]

/** Undefined if the method isn't set up. */
export function openGateway<Name extends GatewayName>(
  name: Name,
  all: { [Each in Name]?: Settings[Each] | undefined },
  context: Context,
) {
  const settings = all[name]
  return settings && OPEN[name](settings, context)
}
