// The payments of a gateway sandbox, in a journal that survives a killed process, and its test numbers.
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'

/** How a test number behaves. */
export const BEHAVIOURS = {
  success: '01700000001',
  declined: '01700000002',
  /** The money is taken, but the shop gets the answer too late. */
  timesOut: '01700000003',
  doubledNotice: '01700000004',
  /** It is paid, and the shop notified, some time after the buyer has returned. */
  late: '01700000005',
  emptyValidation: '01700000006',
  expiredToken: '01700000007',
  risky: '01700000008',
  /** The buyer closes the page, and no notice is sent. */
  silent: '01700000009',
} as const
export type Behaviour = keyof typeof BEHAVIOURS

/** `agreed` is waiting for the shop to take the money. */
export type GatewayStatus = 'open' | 'agreed' | 'pending' | 'paid' | 'failed' | 'cancelled'

export type GatewayRefund = { id: string; amount: string; reference: string; finishesAt: number; isFailed?: boolean }

export type GatewayPayment = {
  id: string
  /** The key in the address of its page. */
  key: string
  /** The fields that the shop sent. */
  fields: Record<string, string>
  amount: string
  status: GatewayStatus
  behaviour: Behaviour
  /** When a pending payment is paid. */
  paidAt: number | null
  transaction: string
  validation: string
  /** How often an unusual behaviour has occurred. Most occur once. */
  oddities: number
  refunds: GatewayRefund[]
}

export const newKey = (): string => randomBytes(10).toString('hex').toUpperCase()

export class GatewayPayments {
  readonly all = new Map<string, GatewayPayment>()
  readonly #path: string

  constructor(dir: string) {
    mkdirSync(dir, { recursive: true })
    this.#path = join(dir, 'payments.jsonl')
    for (const payment of readJournal(this.#path)) this.all.set(payment.id, payment)
  }

  add(id: string, amount: string, fields: Record<string, string>): GatewayPayment {
    const made = { key: newKey(), transaction: newKey().slice(0, 10), validation: newKey(), oddities: 0, refunds: [] }
    const begun = { status: 'open', behaviour: 'success', paidAt: null } as const
    return this.change({ id, fields, amount, ...begun, ...made })
  }

  change(payment: GatewayPayment): GatewayPayment {
    this.all.set(payment.id, payment)
    appendFileSync(this.#path, `${JSON.stringify(payment)}\n`, { mode: 0o600 })
    return payment
  }

  byKey(key: string): GatewayPayment | undefined {
    return [...this.all.values()].find((payment) => payment.key === key)
  }
}

/** An incomplete last line belongs to a request that was never answered. */
function readJournal(path: string): GatewayPayment[] {
  try {
    const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1)
    return lines.map((line) => JSON.parse(line) as GatewayPayment)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
