// bKash, a mobile wallet: tokenized checkout without an agreement. The buyer approves the payment on bKash's page, and
// the money moves when we execute it. The callback proves nothing.
import { LOCAL_CURRENCY, type PaymentFailure } from '#contract/constants.ts'
import type { RefundState } from '#contract/record-states.ts'
import { askProvider, gatewayOrigins, textIn, type ProviderAnswer } from '../ask-provider.ts'
import { PaymentUnavailable, RefundRefused, type Charge, type ChargeState, type Payment } from '../payment.ts'
import type { GrantedToken, SharedToken } from './shared-token.ts'

export type BkashSettings = {
  /** The URL of https://tokenized.pay.bka.sh, its sandbox, or the demo's. */
  url: string
  username: string
  password: string
  appKey: string
  appSecret: string
}

type Timeouts = { usualMs: number; executeMs: number }

const CHARGES = { currency: LOCAL_CURRENCY, min: 1, max: 500_000 } as const
/** bKash asks clients to wait 30 s for an execution, and to query the payment after that. */
const TIMEOUTS: Timeouts = { usualMs: 15_000, executeMs: 30_000 }
/** Only we move the money, so nothing arrives later than an execution that was in progress. */
const LATE_MS = 3_600_000
const HOSTED = ['https://*.bka.sh', 'https://*.bkash.com']
const CHECKOUT = '/v1.2.0-beta/tokenized/checkout'
const REFUNDS = '/v2/tokenized-checkout/refund/payment'

const OK = '0000'
/** bKash knows no such payment. */
const UNKNOWN = new Set(['2002', '2054'])
/**
 * The buyer hasn't approved yet, someone executed it before us, or bKash is unavailable. The payment's own status
 * decides.
 */
const UNDECIDED = new Set(['2003', '2020', '2024', '2029', '2056', '2060', '2062', '2068', '2117', '503'])
/** Why an execution was refused, by code. All other codes count as a decline. */
const FAILURES: Record<string, PaymentFailure> = {
  2010: 'pin',
  2011: 'pin',
  2014: 'pin',
  2015: 'pin',
  2016: 'pin',
  2017: 'pin',
  2018: 'expired',
  2019: 'expired',
  2023: 'balance',
}
const STATES: Record<string, ChargeState> = { Initiated: 'open', Authorized: 'open', Completed: 'succeeded' }
const ENDS: Record<string, PaymentFailure> = { Cancelled: 'cancelled', Expired: 'expired' }
/** A refund in any other state has failed. If it stayed open, nobody would look into it. */
const REFUND_STATES: Record<string, RefundState> = {
  Completed: 'succeeded',
  '': 'pending',
  Initiated: 'pending',
  Pending: 'pending',
  Processing: 'pending',
  'In Progress': 'pending',
}

const NO_PAYMENT = 'porua-checks-its-keys'

type Fields = Record<string, unknown>

export function createBkashPayment(
  settings: BkashSettings,
  publicUrl: string,
  sharedToken: SharedToken,
  { usualMs, executeMs } = TIMEOUTS,
): Payment {
  const { url, username, password, appKey, appSecret } = settings
  const post = (path: string, headers: Record<string, string>, body: Fields, timeoutMs = usualMs) =>
    askProvider({
      url: url + path,
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      timeoutMs,
    })

  const grant = async (): Promise<GrantedToken> => {
    const keys = { app_key: appKey, app_secret: appSecret }
    const { json } = await post(`${CHECKOUT}/token/grant`, { username, password }, keys)
    const token = textIn(json, 'id_token')
    if (!token) throw new PaymentUnavailable(`bKash grants no token: ${problemIn(json)}`)
    return { token, seconds: Number(textIn(json, 'expires_in')) || 3600 }
  }

  /** A token that expired early is replaced once. */
  const ask = async (path: string, body: Fields, timeoutMs?: number): Promise<Fields> => {
    const askWith = (token: string) => post(path, { authorization: token, 'x-app-key': appKey }, body, timeoutMs)
    const token = await sharedToken(grant)
    const answer = await askWith(token)
    if (!isRefusedToken(answer)) return answer.json
    const second = await askWith(await sharedToken(grant, token))
    if (isRefusedToken(second)) throw new PaymentUnavailable('bKash does not accept its own token')
    return second.json
  }

  const query = (reference: string) => ask(`${CHECKOUT}/payment/status`, { paymentID: reference })

  const read = async (reference: string): Promise<Charge | null> => {
    const payment = await query(reference)
    if (UNKNOWN.has(textIn(payment, 'statusCode'))) return null
    if (textIn(payment, 'statusCode') !== OK) throw new PaymentUnavailable(`bKash does not tell: ${problemIn(payment)}`)
    if (textIn(payment, 'paymentID') !== reference) throw new PaymentUnavailable('bKash tells of another payment')
    const status = textIn(payment, 'transactionStatus')
    if (!status) throw new PaymentUnavailable('bKash tells no state of a payment')
    const state = STATES[status] ?? 'cancelled'
    return {
      reference,
      state,
      amount: Number(textIn(payment, 'amount')),
      currency: textIn(payment, 'currency').toLowerCase(),
      beginning: null,
      ...(state === 'succeeded' ? { transaction: textIn(payment, 'trxID') } : {}),
      ...(state === 'cancelled' ? { failure: ENDS[status] ?? 'declined' } : {}),
    }
  }

  /** bKash lists refunds without our ids. */
  const refundsOf = async (reference: string, trxId: string) => {
    const answer = await ask(`${REFUNDS}/status`, { paymentId: reference, trxId })
    const listed = Array.isArray(answer.refundTransactions) ? (answer.refundTransactions as Fields[]) : []
    return listed.map((refund) => {
      const status = textIn(refund, 'refundTransactionStatus')
      const state = REFUND_STATES[status] ?? 'failed'
      return {
        id: textIn(refund, 'refundTrxId'),
        amount: Number(textIn(refund, 'refundAmount')),
        state,
        reason: null,
        problem: state === 'failed' ? `${status} at bKash` : null,
        refundId: undefined,
      }
    })
  }

  return {
    name: 'bkash',
    charges: CHARGES,
    lateMs: LATE_MS,
    async begin({ id, amount }) {
      const payment = await ask(`${CHECKOUT}/create`, {
        mode: '0011',
        payerReference: id,
        callbackURL: `${publicUrl}/payment/return/${id}`,
        amount: amount.toFixed(2),
        currency: 'BDT',
        intent: 'sale',
        merchantInvoiceNumber: id,
      })
      const reference = textIn(payment, 'paymentID')
      const redirect = textIn(payment, 'bkashURL')
      if (textIn(payment, 'statusCode') !== OK || !reference || !URL.canParse(redirect)) {
        throw new PaymentUnavailable(`bKash began no payment: ${problemIn(payment)}`)
      }
      return { reference, state: 'open', amount, currency: LOCAL_CURRENCY, beginning: { redirect } }
    },
    read,
    async finish(reference) {
      let code = ''
      try {
        code = textIn(await ask(`${CHECKOUT}/execute`, { paymentID: reference }, executeMs), 'statusCode')
      } catch (error) {
        if (!(error instanceof PaymentUnavailable)) throw error
      }
      // Whatever bKash answered, the payment's own status tells whether the money has moved.
      const charge = await read(reference)
      const isRefused = code !== '' && code !== OK && !UNDECIDED.has(code)
      if (charge?.state !== 'open' || !isRefused) return charge
      return { ...charge, state: 'cancelled', failure: FAILURES[code] ?? 'declined' }
    },
    async cancel(reference) {
      const charge = await read(reference)
      if (charge?.state === 'succeeded') return charge
      // Only we execute the payment.
      return { ...charge, reference, amount: null, currency: null, beginning: null, state: 'cancelled' }
    },
    repeatsRefunds: true,
    async refund({ reference, refundId, amount }) {
      const payment = await query(reference)
      const trxId = textIn(payment, 'trxID')
      if (!trxId) throw new RefundRefused('bKash has taken no money for this payment')
      const left = async () => {
        const back = await refundsOf(reference, trxId)
        const sum = back.reduce((total, { state, amount: part }) => total + (state === 'failed' ? 0 : part), 0)
        return Number(textIn(payment, 'amount')) - sum
      }
      const sum = amount ?? (await left())
      if (sum <= 0) return
      const asked = {
        paymentId: reference,
        trxId,
        refundAmount: sum.toFixed(2),
        sku: refundId,
        reason: 'Refund by the shop',
      }
      const answer = await ask(`${REFUNDS}/transaction`, asked)
      const id = textIn(answer, 'refundTrxId')
      if (id) return id
      // Another process may just have refunded all of it.
      if (amount === null && (await left()) <= 0) return
      throw new RefundRefused(problemIn(answer))
    },
    async refundsOf(reference) {
      const trxId = textIn(await query(reference), 'trxID')
      return { refunds: trxId ? await refundsOf(reference, trxId) : [], disputes: [] }
    },
    async readNotice(_, body) {
      const reference = paymentIdIn(body)
      return reference ? { reference, about: 'payment' } : null
    },
    async checkKeys() {
      try {
        // Any valid token gets the answer that there is no such payment.
        await query(NO_PAYMENT)
        return []
      } catch (error) {
        if (error instanceof PaymentUnavailable && error.cause === undefined) {
          return ['BKASH_USERNAME, BKASH_PASSWORD, BKASH_APP_KEY, BKASH_APP_SECRET: bKash does not accept them']
        }
        throw error
      }
    },
    origins: { form: gatewayOrigins(url, HOSTED) },
  }
}

const isRefusedToken = ({ status, json }: ProviderAnswer): boolean =>
  status === 401 || textIn(json, 'statusCode') === '2079'

/** Refunds have different error fields from payments. */
const problemIn = (json: Fields): string =>
  ['statusMessage', 'errorMessageEn', 'errorMessage', 'message'].map((name) => textIn(json, name)).find(Boolean) ??
  'no reason given'

/** The notice is unsigned, so it only tells us which payment to ask about. */
function paymentIdIn(body: Uint8Array): string | null {
  try {
    const notice = JSON.parse(new TextDecoder().decode(body)) as Fields | null
    const id = notice === null ? '' : textIn(notice, 'paymentID')
    return /^[\w-]{1,64}$/.test(id) ? id : null
  } catch {
    return null
  }
}
