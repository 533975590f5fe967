// The ways to pay an order, with what each of them charges.
import { CURRENCY, type PaymentMethod } from '#contract/constants.ts'
import type { Deps } from '../deps.ts'
import { toDollars } from '../money.ts'

export type MethodOffer = { name: PaymentMethod; amount: number; currency: string }

export function methodsOf({ payments }: Deps, dueCents: number): MethodOffer[] {
  return [...payments.keys()].map((name) => ({ name, amount: toDollars(dueCents), currency: CURRENCY }))
}
