// The database goes down while people pay: quick clear errors, no double charge, and recovery afterwards.
import { setTimeout as wait } from 'node:timers/promises'
import type { Market } from './market.ts'

const ANSWERS_WITHIN_MS = 8_000
const RECOVERS_WITHIN_MS = 20_000

export async function databaseOutage(market: Market, seconds: number): Promise<string[]> {
  const problems: string[] = []
  const buyer = await market.buyer()
  const { json: ordered } = await market.call('POST', '/order', buyer, { id: market.products[0]!.id })
  const orderId: string = ordered.insertedId
  const { json: prepared } = await market.call('POST', '/create-payment-intent', buyer, { orderId })
  market.proxy.cut()
  const restored = wait(seconds * 1000).then(market.proxy.restore)
  await market.sandbox.pay(prepared.clientSecret)
  const began = performance.now()
  const during = await market.call('PATCH', `/enrollCourse/${orderId}`, buyer, {})
  if (during.status !== 503) problems.push(`answered ${during.status} while the database was down`)
  if (performance.now() - began > ANSWERS_WITHIN_MS) problems.push('took too long to report that the database is down')
  await restored
  const deadline = Date.now() + RECOVERS_WITHIN_MS
  for (;;) {
    const { status } = await market.call('PATCH', `/enrollCourse/${orderId}`, buyer, {})
    if (status === 200) break
    if (Date.now() > deadline) return [...problems, `still ${status} long after the database was back`]
    await wait(100)
  }
  const { charges } = await market.sandbox.till()
  const intentId = prepared.clientSecret.split('_secret_')[0]
  const ownCharges = charges.filter(({ paid, payment_intent }) => paid && payment_intent === intentId)
  if (ownCharges.length !== 1) problems.push(`charged ${ownCharges.length} times`)
  return problems
}

/** The provider does its work, but answers too late. */
export async function slowProvider(market: Market): Promise<string[]> {
  const problems: string[] = []
  const buyer = await market.buyer()
  const { json: ordered } = await market.call('POST', '/order', buyer, { id: market.products[0]!.id })
  const orderId: string = ordered.insertedId
  await market.sandbox.fault({ call: 'create', times: 2, delayMs: 5_000, afterwards: true })
  const began = performance.now()
  const during = await market.call('POST', '/create-payment-intent', buyer, { orderId })
  if (during.status !== 503) problems.push(`answered ${during.status} while the provider was too slow`)
  if (performance.now() - began > ANSWERS_WITHIN_MS + 2_000) problems.push('waited too long for the provider')
  const { json: prepared } = await market.call('POST', '/create-payment-intent', buyer, { orderId })
  await market.sandbox.pay(prepared.clientSecret)
  const { status } = await market.call('PATCH', `/enrollCourse/${orderId}`, buyer, {})
  if (status !== 200) problems.push(`could not be paid afterwards: ${status}`)
  return problems
}
