// SSLCommerz v4 as described in its documentation: sessions, the list by tran_id, validation, refunds and signed
// notices.
import { createHash } from 'node:crypto'
import type { SslcommerzSettings } from '../../server/adapters/payments/sslcommerz/sslcommerz-payment.ts'
import type { Installation } from '../card-sandbox/installation.ts'
import {
  LATE_MS,
  TOO_LATE_MS,
  type Gateway,
  type GatewayAnswer,
  type GatewayRequest,
  type Protocol,
} from './gateway.ts'
import { returnPage } from './page.ts'
import { newKey, type GatewayPayment, type GatewayStatus } from './payments.ts'

const STORE_ID = 'porua-demo'
const NAME = 'SSLCommerz'
/** How long a refund takes. */
const REFUND_MS = 3_000
const REQUIRED =
  'total_amount currency tran_id success_url fail_url cancel_url ipn_url cus_name cus_email cus_add1 cus_city cus_postcode cus_country cus_phone shipping_method product_name product_category product_profile'.split(
    ' ',
  )
const STATUSES: Record<GatewayStatus, string> = {
  open: 'PENDING',
  agreed: 'PENDING',
  pending: 'PENDING',
  paid: 'VALID',
  failed: 'FAILED',
  cancelled: 'CANCELLED',
}

const ok = (json: unknown): GatewayAnswer => ({ json })
const md5 = (text: string) => createHash('md5').update(text).digest('hex')

/** The shop's settings for this gateway. */
export const sslcommerzSettings = (url: string, { secretKey }: Installation): SslcommerzSettings => ({
  url,
  storeId: STORE_ID,
  storePassword: secretKey,
})

export const sslcommerz: Protocol = {
  name: NAME,
  behaviours: ['success', 'declined', 'timesOut', 'doubledNotice', 'late', 'emptyValidation', 'risky', 'silent'],

  answer(gateway, request) {
    if (request.path === '/gwprocess/v4/api.php' && request.method === 'POST') return beginSession(gateway, request)
    const { query } = request
    const isOurs = query.get('store_id') === STORE_ID && query.get('store_passwd') === gateway.keys.secretKey
    if (!isOurs) return ok({ APIConnect: 'FAILED' })
    if (request.path === '/validator/api/validationserverAPI.php') return validate(gateway, query.get('val_id') ?? '')
    if (request.path !== '/validator/api/merchantTransIDvalidationAPI.php') return undefined
    if (query.has('refund_amount')) return refund(gateway, query)
    if (query.has('refund_ref_id')) return refundState(gateway, query.get('refund_ref_id') ?? '')
    return list(gateway, query.get('tran_id') ?? '')
  },

  decide(gateway, payment, isPaying) {
    const { behaviour, fields } = payment
    if (!isPaying || behaviour === 'declined') {
      const over = gateway.payments.change({ ...payment, status: isPaying ? 'failed' : 'cancelled' })
      tell(gateway, over)
      return { page: returnPage(NAME, (isPaying ? fields.fail_url : fields.cancel_url) ?? '', notice(gateway, over)) }
    }
    const isLate = behaviour === 'late'
    const paidAt = gateway.now() + (isLate ? LATE_MS : 0)
    const paid = gateway.payments.change({ ...payment, status: isLate ? 'pending' : 'paid', paidAt })
    if (behaviour === 'silent') return null
    if (!isLate) tell(gateway, paid, behaviour === 'doubledNotice' ? 2 : 1)
    return { page: returnPage(NAME, fields.success_url ?? '', notice(gateway, paid)) }
  },

  onPaid: (gateway, payment) => tell(gateway, payment),
}

function beginSession({ payments, url, keys }: Gateway, { body }: GatewayRequest): GatewayAnswer {
  const fields = Object.fromEntries(new URLSearchParams(body))
  const refuse = (failedreason: string) => ok({ status: 'FAILED', failedreason, sessionkey: '', GatewayPageURL: '' })
  if (fields.store_id !== STORE_ID || fields.store_passwd !== keys.secretKey) {
    return refuse('Store Credential Error Or Store is De-active')
  }
  const missing = REQUIRED.filter((name) => !fields[name])
  if (missing.length) return refuse(`Missing: ${missing.join(', ')}`)
  const amount = Number(fields.total_amount)
  if (!(amount >= 10 && amount <= 500_000)) return refuse('Invalid amount')
  if (fields.tran_id!.length > 30) return refuse('tran_id is too long')
  const { store_passwd: _, ...known } = fields
  const earlier = payments.all.get(fields.tran_id!)
  const isSame = earlier?.status === 'open' && Number(earlier.amount) === amount
  const payment = isSame ? earlier : payments.add(fields.tran_id!, amount.toFixed(2), known)
  return ok({
    status: 'SUCCESS',
    failedreason: '',
    sessionkey: payment.key,
    GatewayPageURL: `${url}/pay/${payment.key}`,
  })
}

function described(payment: GatewayPayment, status = STATUSES[payment.status]) {
  const isRisky = payment.behaviour === 'risky'
  return {
    status,
    tran_date: '2026-11-17 12:00:00',
    tran_id: payment.id,
    val_id: payment.status === 'paid' ? payment.validation : '',
    amount: payment.amount,
    store_amount: (Number(payment.amount) * 0.975).toFixed(2),
    currency: 'BDT',
    bank_tran_id: payment.transaction,
    card_type: 'TEST-Wallet',
    currency_type: 'BDT',
    currency_amount: payment.amount,
    value_a: payment.fields.value_a ?? '',
    risk_level: isRisky ? '1' : '0',
    risk_title: isRisky ? 'Unusual wallet' : 'Safe',
  }
}

function list({ payments }: Gateway, tranId: string): GatewayAnswer {
  const payment = payments.all.get(tranId)
  if (payment?.behaviour === 'timesOut' && payment.status === 'paid' && payment.oddities === 0) {
    payments.change({ ...payment, oddities: 1 })
    return { delayMs: TOO_LATE_MS, json: {} }
  }
  // A session that nobody has paid yet isn't a transaction.
  const element = payment && payment.status !== 'open' ? [described(payment)] : []
  return ok({ APIConnect: 'DONE', no_of_trans_found: element.length, element })
}

function validate({ payments }: Gateway, validation: string): GatewayAnswer {
  const payment = [...payments.all.values()].find((each) => each.status === 'paid' && each.validation === validation)
  if (!payment) return ok({ status: 'INVALID_TRANSACTION', APIConnect: 'DONE' })
  const isEmpty = payment.behaviour === 'emptyValidation' && payment.oddities === 0
  payments.change({ ...payment, oddities: payment.oddities + 1 })
  if (isEmpty) return { text: '' }
  return ok({ ...described(payment, payment.oddities ? 'VALIDATED' : 'VALID'), APIConnect: 'DONE' })
}

function refund({ payments, now }: Gateway, query: URLSearchParams): GatewayAnswer {
  const payment = [...payments.all.values()].find((each) => each.transaction === query.get('bank_tran_id'))
  const refuse = (errorReason: string) => ok({ APIConnect: 'DONE', status: 'failed', errorReason })
  if (payment?.status !== 'paid') return refuse('No such transaction')
  const found = { APIConnect: 'DONE', bank_tran_id: payment.transaction, trans_id: payment.id, errorReason: '' }
  const known = payment.refunds.find(({ reference }) => reference === query.get('refe_id'))
  if (known) return ok({ ...found, refund_ref_id: known.id, status: 'processing' })
  const amount = Number(query.get('refund_amount'))
  const back = payment.refunds.reduce((sum, each) => sum + (each.isFailed ? 0 : Number(each.amount)), 0)
  if (!(amount > 0) || back + amount > Number(payment.amount)) return refuse('Invalid refund amount')
  const made = {
    id: newKey(),
    amount: amount.toFixed(2),
    reference: query.get('refe_id') ?? '',
    finishesAt: now() + REFUND_MS,
  }
  payments.change({ ...payment, refunds: [...payment.refunds, made] })
  return ok({ ...found, refund_ref_id: made.id, status: 'success' })
}

function refundState({ payments, now }: Gateway, id: string): GatewayAnswer {
  for (const payment of payments.all.values()) {
    const found = payment.refunds.find((each) => each.id === id)
    if (!found) continue
    const status = found.isFailed ? 'cancelled' : found.finishesAt > now() ? 'processing' : 'refunded'
    return ok({ APIConnect: 'DONE', bank_tran_id: payment.transaction, tran_id: payment.id, refund_ref_id: id, status })
  }
  return ok({ APIConnect: 'DONE', status: 'failed', errorReason: 'No such refund' })
}

/** The signed fields that the notice and the return share. */
function notice({ keys }: Gateway, payment: GatewayPayment): Record<string, string> {
  const fields: Record<string, string> = described(payment)
  const names = Object.keys(fields)
  const signed = Object.entries({ ...fields, store_passwd: md5(keys.secretKey) }).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  )
  const verify_sign = md5(signed.map(([name, value]) => `${name}=${value}`).join('&'))
  return { ...fields, verify_sign, verify_key: names.join(',') }
}

function tell(gateway: Gateway, payment: GatewayPayment, times = 1): void {
  const body = String(new URLSearchParams(notice(gateway, payment)))
  for (let time = 0; time < times; time++) {
    gateway.notify(payment.fields.ipn_url ?? '', body, 'application/x-www-form-urlencoded')
  }
}
