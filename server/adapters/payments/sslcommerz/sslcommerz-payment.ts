// SSLCommerz: a gateway to local banks and wallets with its own payment page. A payment is identified by its tran_id,
// which is the attempt's id. Neither the notice nor the buyer's return is trusted: we ask SSLCommerz.
import { createHash, timingSafeEqual } from 'node:crypto'
import { LOCAL_CURRENCY, type PaymentFailure } from '#contract/constants.ts'
import type { RefundState } from '#contract/record-states.ts'
import { askProvider, gatewayOrigins, textIn } from '../ask-provider.ts'
import { BadSignature, PaymentUnavailable, RefundRefused, type Charge, type Payment } from '../payment.ts'

export type SslcommerzSettings = {
  /** The URL of https://securepay.sslcommerz.com, its sandbox, or the demo's. */
  url: string
  storeId: string
  storePassword: string
}

const CHARGES = { currency: LOCAL_CURRENCY, min: 10, max: 500_000 } as const
const TIMEOUT_MS = 15_000
/** A session can't be cancelled, so a page that was left open may still be paid. */
const LATE_MS = 24 * 3_600_000
const HOSTED = ['https://*.sslcommerz.com']
const MAX_TRAN_ID = 30
const NO_TRAN_ID = 'porua-checks-its-keys'

const SESSIONS = '/gwprocess/v4/api.php'
const VALIDATION = '/validator/api/validationserverAPI.php'
/** Looks up transactions by our id, and refunds. */
const TRANSACTIONS = '/validator/api/merchantTransIDvalidationAPI.php'

const PAID_STATUSES = new Set(['VALID', 'VALIDATED'])
const OVER: Record<string, PaymentFailure> = {
  FAILED: 'declined',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
  UNATTEMPTED: 'expired',
}
const REFUND_STATES: Record<string, RefundState> = {
  refunded: 'succeeded',
  success: 'succeeded',
  cancelled: 'failed',
  failed: 'failed',
}

type Fields = Record<string, unknown>

export function createSslcommerzPayment(
  { url, storeId, storePassword }: SslcommerzSettings,
  publicUrl: string,
  timeoutMs = TIMEOUT_MS,
): Payment {
  const keys = { store_id: storeId, store_passwd: storePassword }

  const ask = async (path: string, fields: Record<string, string>): Promise<Fields> => {
    const query = new URLSearchParams({ ...fields, ...keys, v: '1', format: 'json' })
    return (await askProvider({ url: `${url}${path}?${query}`, timeoutMs })).json
  }

  const askTransactions = async (fields: Record<string, string>): Promise<Fields> => {
    const answer = await ask(TRANSACTIONS, fields)
    if (textIn(answer, 'APIConnect') !== 'DONE') throw new PaymentUnavailable('SSLCommerz does not accept the question')
    return answer
  }

  /** All tries under our id. One may have failed before another was paid. */
  const triesOf = async (reference: string): Promise<Fields[]> => {
    const { element } = await askTransactions({ tran_id: reference })
    const tries = Array.isArray(element) ? (element as Fields[]) : []
    return tries.filter((found) => textIn(found, 'tran_id') === reference)
  }

  const paidOf = async (reference: string): Promise<{ paid: Fields | undefined; tries: Fields[] }> => {
    const tries = await triesOf(reference)
    const found = tries.find((each) => PAID_STATUSES.has(textIn(each, 'status')))
    if (!found) return { paid: undefined, tries }
    const proof = await ask(VALIDATION, { val_id: textIn(found, 'val_id') })
    const status = textIn(proof, 'status')
    // The validation is sometimes empty. Then the list decides.
    if (!status) return { paid: found, tries }
    if (PAID_STATUSES.has(status) && textIn(proof, 'tran_id') === reference) return { paid: proof, tries }
    throw new PaymentUnavailable('SSLCommerz contradicts itself about a payment')
  }

  const read = async (reference: string): Promise<Charge> => {
    const { paid, tries } = await paidOf(reference)
    const unpaid = { reference, amount: null, currency: null, beginning: null }
    if (!paid) {
      const isOver = tries.length > 0 && tries.every((each) => textIn(each, 'status') in OVER)
      return isOver ? { ...unpaid, state: 'cancelled', failure: failureOf(tries[0]!) } : { ...unpaid, state: 'open' }
    }
    const isRisky = textIn(paid, 'risk_level') === '1'
    return {
      ...unpaid,
      state: 'succeeded',
      amount: Number(textIn(paid, 'amount')),
      currency: textIn(paid, 'currency').toLowerCase(),
      transaction: textIn(paid, 'bank_tran_id'),
      ...(isRisky ? { risk: textIn(paid, 'risk_title') || 'risk_level 1' } : {}),
    }
  }

  return {
    name: 'sslcommerz',
    charges: CHARGES,
    lateMs: LATE_MS,
    async begin({ id, amount, description, payer }) {
      const back = `${publicUrl}/payment/return/${id}`
      const body = new URLSearchParams({
        ...keys,
        total_amount: amount.toFixed(2),
        currency: 'BDT',
        tran_id: id,
        success_url: back,
        fail_url: `${back}?status=failure`,
        cancel_url: `${back}?status=cancel`,
        ipn_url: `${publicUrl}/api/payments/notice/sslcommerz`,
        cus_name: cut(payer.name, 50) || 'Porua',
        cus_email: cut(payer.email, 50),
        // These fields are required, but nothing is shipped, so the profile's phone and location stay with us.
        cus_add1: 'Not given',
        cus_city: 'Dhaka',
        cus_postcode: '1000',
        cus_country: 'Bangladesh',
        cus_phone: 'Not given',
        shipping_method: 'NO',
        product_name: cut(description, 255),
        product_category: 'Learning',
        product_profile: 'non-physical-goods',
        value_a: id,
      })
      const { json } = await askProvider({
        url: `${url}${SESSIONS}`,
        method: 'POST',
        headers: FORM,
        body: `${body}`,
        timeoutMs,
      })
      const redirect = textIn(json, 'GatewayPageURL')
      if (textIn(json, 'status') !== 'SUCCESS' || !URL.canParse(redirect)) {
        throw new PaymentUnavailable(`SSLCommerz began no session: ${textIn(json, 'failedreason')}`)
      }
      return { reference: id, state: 'open', amount, currency: LOCAL_CURRENCY, beginning: { redirect } }
    },
    read,
    async cancel(reference) {
      const charge = await read(reference)
      return charge.state === 'succeeded' ? charge : { ...charge, state: 'cancelled' }
    },
    async refund({ reference, refundId, amount }) {
      const { paid } = await paidOf(reference)
      if (!paid) throw new RefundRefused('SSLCommerz knows no such payment')
      const answer = await askTransactions({
        bank_tran_id: textIn(paid, 'bank_tran_id'),
        refund_amount: (amount ?? Number(textIn(paid, 'amount'))).toFixed(2),
        refund_remarks: 'Refund by the shop',
        refe_id: refundId,
      })
      // `processing` answers a repeated request: the refund was already requested.
      const id = textIn(answer, 'refund_ref_id')
      if (['success', 'processing'].includes(textIn(answer, 'status')) && id) return id
      throw new RefundRefused(textIn(answer, 'errorReason') || 'SSLCommerz refuses this refund')
    },
    async refundsOf(_, known) {
      const refunds = known.map(async ({ id, amount }) => {
        const answer = await askTransactions({ refund_ref_id: id })
        const state = REFUND_STATES[textIn(answer, 'status')] ?? 'pending'
        const problem = state === 'failed' ? textIn(answer, 'errorReason') || 'cancelled by SSLCommerz' : null
        return { id, amount, state, reason: null, problem, refundId: undefined }
      })
      return { refunds: await Promise.all(refunds), disputes: [] }
    },
    async readNotice(_, body) {
      const form = new URLSearchParams(new TextDecoder().decode(body))
      if (!isSigned(form, storePassword)) throw new BadSignature('the notice is not signed with our password')
      const reference = form.get('tran_id') ?? ''
      return reference && reference.length <= MAX_TRAN_ID ? { reference, about: 'payment' } : null
    },
    async checkKeys() {
      const connected = textIn(await ask(TRANSACTIONS, { tran_id: NO_TRAN_ID }), 'APIConnect')
      if (connected === 'DONE') return []
      return ['SSLCOMMERZ_STORE_ID, SSLCOMMERZ_STORE_PASSWORD: SSLCommerz does not accept them']
    },
    origins: { form: gatewayOrigins(url, HOSTED) },
  }
}

/** The bank's message is only searched for problems that a person can fix. */
function failureOf(attempt: Fields): PaymentFailure {
  const failure = OVER[textIn(attempt, 'status')]!
  if (failure !== 'declined') return failure
  const words = textIn(attempt, 'error')
  if (/insufficient|not enough|low balance/i.test(words)) return 'balance'
  return /\b(pin|otp)\b/i.test(words) ? 'pin' : 'declined'
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

const cut = (text: string, max: number): string => text.trim().slice(0, max)

const md5 = (text: string): string => createHash('md5').update(text).digest('hex')

/** MD5 over fields that the sender names, which filters noise and proves nothing. */
function signNotice(form: URLSearchParams, names: string[], password: string): string {
  const signed = [...names.map((name) => [name, form.get(name) ?? '']), ['store_passwd', md5(password)]]
  const sorted = signed.toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1))
  return md5(sorted.map(([name, value]) => `${name}=${value}`).join('&'))
}

function isSigned(form: URLSearchParams, password: string): boolean {
  const expected = signNotice(form, (form.get('verify_key') ?? '').split(','), password)
  const given = form.get('verify_sign') ?? ''
  return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
}
