// bKash tokenized checkout 1.2.0-beta as described in its documentation: tokens, create, execute, status and refunds.
import type { BkashSettings } from '../../server/adapters/payments/bkash/bkash-payment.ts'
import type { Installation } from '../card-sandbox/installation.ts'
import { LATE_MS, TOO_LATE_MS, type Gateway, type GatewayAnswer, type Protocol } from './gateway.ts'
import { newKey, type GatewayPayment, type GatewayStatus } from './payments.ts'

const NAME = 'bKash'
const USERNAME = 'porua-demo'
const TOKEN_MS = 3_600_000
const CHECKOUT = '/v1.2.0-beta/tokenized/checkout'
const REFUNDS = '/v2/tokenized-checkout/refund/payment'
const CREATED = 'mode payerReference callbackURL amount currency intent merchantInvoiceNumber'.split(' ')
const STATUSES: Record<GatewayStatus, string> = {
  open: 'Initiated',
  agreed: 'Initiated',
  pending: 'Initiated',
  paid: 'Completed',
  failed: 'Declined',
  cancelled: 'Cancelled',
}

/** The shop's settings for this gateway. */
export const bkashSettings = (url: string, keys: Installation): BkashSettings => ({
  url,
  username: USERNAME,
  password: keys.secretKey,
  appKey: keys.publishableKey,
  appSecret: keys.webhookSecret,
})

type Body = Record<string, string>

const ok = (json: Record<string, unknown>): GatewayAnswer => ({
  json: { statusCode: '0000', statusMessage: 'Successful', ...json },
})
const refuse = (statusCode: string, statusMessage: string): GatewayAnswer => ({ json: { statusCode, statusMessage } })

/** Tokens are lost with the process, so that the shop encounters one that has expired early. */
const tokens = new WeakMap<Gateway, Map<string, number>>()

const tokensOf = (gateway: Gateway): Map<string, number> => {
  const known = tokens.get(gateway) ?? new Map<string, number>()
  tokens.set(gateway, known)
  return known
}

export const bkash: Protocol = {
  name: NAME,
  behaviours: ['success', 'declined', 'timesOut', 'doubledNotice', 'late', 'expiredToken', 'silent'],

  answer(gateway, { method, path, headers, body: text }) {
    if (method !== 'POST') return undefined
    const body = JSON.parse(text || '{}') as Body
    if (path === `${CHECKOUT}/token/grant`) return grant(gateway, headers, body)
    const endsAt = tokensOf(gateway).get(headers.authorization ?? '') ?? 0
    if (headers['x-app-key'] !== gateway.keys.publishableKey || endsAt < gateway.now()) {
      return { status: 401, json: { message: 'The incoming token has expired' } }
    }
    if (path === `${CHECKOUT}/create`) return create(gateway, body)
    const payment = gateway.payments.all.get(body.paymentID ?? body.paymentId ?? '')
    if (!payment) return refuse('2002', 'Invalid Payment ID')
    if (path === `${CHECKOUT}/execute`) return execute(gateway, payment)
    if (path === `${CHECKOUT}/payment/status`) return ok(described(payment))
    if (path === `${REFUNDS}/transaction`) return refund(gateway, payment, body)
    if (path === `${REFUNDS}/status`) return { json: refundsOf(gateway, payment) }
    return undefined
  },

  decide(gateway, payment, isPaying) {
    const status = isPaying ? 'agreed' : 'cancelled'
    const decided = gateway.payments.change({ ...payment, status })
    if (payment.behaviour === 'expiredToken') tokensOf(gateway).clear()
    if (payment.behaviour === 'silent' && isPaying) return null
    const back = new URL(payment.fields.callbackURL ?? '')
    back.searchParams.set('paymentID', decided.id)
    back.searchParams.set('status', isPaying ? 'success' : 'cancel')
    back.searchParams.set('signature', newKey())
    return { redirect: back.href }
  },

  onPaid: (gateway, payment) => tell(gateway, payment),
}

function grant(gateway: Gateway, headers: Record<string, unknown>, body: Body): GatewayAnswer {
  const { secretKey, publishableKey, webhookSecret } = gateway.keys
  const isOurs = headers.username === USERNAME && headers.password === secretKey
  if (!isOurs || body.app_key !== publishableKey || body.app_secret !== webhookSecret) {
    return { status: 401, json: { statusCode: '2001', statusMessage: 'Invalid App Key' } }
  }
  const token = newKey() + newKey()
  tokensOf(gateway).set(token, gateway.now() + TOKEN_MS)
  return ok({ token_type: 'Bearer', id_token: token, expires_in: 3600, refresh_token: newKey() })
}

function create({ payments, url }: Gateway, body: Body): GatewayAnswer {
  const missing = CREATED.filter((name) => !body[name])
  if (missing.length) return refuse('2001', `Missing: ${missing.join(', ')}`)
  if (body.mode !== '0011' || body.currency !== 'BDT' || body.intent !== 'sale') return refuse('2001', 'Invalid value')
  if (!(Number(body.amount) > 0)) return refuse('2006', 'Invalid Amount')
  const payment = payments.add(`TR0011${newKey()}`, Number(body.amount).toFixed(2), body)
  return ok({ ...described(payment), bkashURL: `${url}/pay/${payment.key}`, callbackURL: body.callbackURL })
}

function described(payment: GatewayPayment): Record<string, unknown> {
  return {
    paymentID: payment.id,
    mode: '0011',
    amount: payment.amount,
    currency: 'BDT',
    intent: 'sale',
    merchantInvoiceNumber: payment.fields.merchantInvoiceNumber,
    transactionStatus: STATUSES[payment.status],
    ...(payment.status === 'paid' ? { trxID: payment.transaction } : {}),
  }
}

/** This is when the money moves. */
function execute(gateway: Gateway, payment: GatewayPayment): GatewayAnswer {
  const { payments, now } = gateway
  if (payment.status === 'paid') return refuse('2062', 'The payment has already been completed')
  if (payment.status === 'pending') return refuse('2117', 'Payment execution already been called before')
  if (payment.status === 'open') return refuse('2060', 'Payment execution pre-requisite has not been met')
  if (payment.status !== 'agreed') return refuse('2056', 'Invalid Payment State')
  // The payment's status stays `Initiated`.
  if (payment.behaviour === 'declined') return refuse('2023', 'Insufficient Balance')
  if (payment.behaviour === 'late') {
    payments.change({ ...payment, status: 'pending', paidAt: now() + LATE_MS })
    return refuse('2117', 'Payment execution already been called before')
  }
  const paid = payments.change({ ...payment, status: 'paid', paidAt: now() })
  if (payment.behaviour === 'timesOut') return { delayMs: TOO_LATE_MS, json: {} }
  tell(gateway, paid, payment.behaviour === 'doubledNotice' ? 2 : 1)
  return ok(described(paid))
}

function refund({ payments, now }: Gateway, payment: GatewayPayment, body: Body): GatewayAnswer {
  const fail = (errorMessageEn: string) => ({ json: { errorCode: '2071', errorMessageEn } })
  if (payment.status !== 'paid' || body.trxId !== payment.transaction) return fail('Transaction not found')
  const amount = Number(body.refundAmount)
  const back = payment.refunds.reduce((sum, each) => sum + (each.isFailed ? 0 : Number(each.amount)), 0)
  if (!(amount > 0) || back + amount > Number(payment.amount)) return fail('Refund amount exceeds the payment')
  const made = { id: newKey().slice(0, 10), amount: amount.toFixed(2), reference: body.sku ?? '', finishesAt: now() }
  payments.change({ ...payment, refunds: [...payment.refunds, made] })
  return {
    json: {
      originalTrxId: payment.transaction,
      refundTrxId: made.id,
      refundTransactionStatus: 'Completed',
      originalTrxAmount: payment.amount,
      refundAmount: made.amount,
      currency: 'BDT',
      sku: body.sku,
      reason: body.reason,
    },
  }
}

function refundsOf({ now }: Gateway, payment: GatewayPayment): Record<string, unknown> {
  return {
    originalTrxId: payment.transaction,
    originalTrxAmount: payment.amount,
    refundTransactions: payment.refunds.map(({ id, amount, finishesAt, isFailed }) => ({
      refundTrxId: id,
      refundAmount: amount,
      refundTransactionStatus: isFailed ? 'Failed' : finishesAt > now() ? 'Pending' : 'Completed',
    })),
  }
}

/** Sends a notice to an address derived from the callback. The real bKash has it from the merchant's settings. */
function tell(gateway: Gateway, payment: GatewayPayment, times = 1): void {
  const { origin } = new URL(payment.fields.callbackURL ?? '')
  const body = JSON.stringify({ paymentID: payment.id, trxID: payment.transaction, transactionStatus: 'Completed' })
  for (let time = 0; time < times; time++) {
    gateway.notify(`${origin}/api/payments/notice/bkash`, body, 'application/json')
  }
}
