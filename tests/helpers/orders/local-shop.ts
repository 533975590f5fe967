// A shop that takes bKash and SSLCommerz, over HTTP against the demo's gateways.
import assert from 'node:assert/strict'
import { BEHAVIOURS, type Behaviour } from '#demo/gateways/payments.ts'
import type { RunningGateway } from '#demo/gateways/gateway.ts'
import { reconcile } from '#server/modules/orders/orders/reconcile.ts'
import { startGateways } from './gateways.ts'
import { openShop } from './shop.ts'
import { startTestServer, type Person } from '../test-server.ts'

type Local = 'bkash' | 'sslcommerz'
export const BOTH: Local[] = ['bkash', 'sslcommerz']
export const RATE = 122.5
export const PRICE = 20
/** The price at the rate. */
export const TAKA = 2450
export const MINUTE = 60_000

export type Begun = { buyer: Person; orderId: string; redirect: string; attempt: string; gateway: RunningGateway }

export type LocalShop = Awaited<ReturnType<typeof openLocalShop>>

export async function openLocalShop() {
  const gateways = await startGateways()
  const server = await startTestServer({ cards: true, gateways })
  const shop = await openShop(server)

  const begin = (as: Person, order: string, method: string, more: Record<string, unknown> = {}) =>
    server.call(`POST /api/payment/${order}/begin`, { as, body: { method, ...more } })

  async function begun(method: Local, price = PRICE): Promise<Begun> {
    const buyer = await server.person()
    const orderId = await shop.order(buyer, await shop.book({ price }))
    const { json, status, text } = await begin(buyer, orderId, method)
    assert.equal(status, 200, text)
    const [attempt] = (await shop.attempts(orderId)).slice(-1)
    return { buyer, orderId, redirect: json.redirect, attempt: attempt!.id, gateway: gateways[method] }
  }

  /** The way the browser goes from the gateway's page to ours; null if it stays there. */
  async function follow(answer: Response): Promise<{ status: number; location: string | null } | null> {
    const html = await answer.text()
    const location = answer.headers.get('location')
    const action = /action="([^"]+)"/.exec(html)?.[1]
    if (!location && !action) return null
    const fields = [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [name!, value!])
    const form = { method: 'POST', body: new URLSearchParams(fields), headers: { origin: new URL(answer.url).origin } }
    const back = await fetch(location ?? action!.replaceAll('&amp;', '&'), {
      redirect: 'manual',
      ...(location ? {} : form),
    })
    return { status: back.status, location: back.headers.get('location') }
  }

  const press = async (
    { gateway, redirect }: Begun,
    behaviour: Behaviour = 'success',
    what: 'pay' | 'cancel' = 'pay',
  ) => follow(await gateway.press(redirect, BEHAVIOURS[behaviour], what))

  const setRate = (rate: number) => server.call('POST /api/exchangeRates', { as: shop.admin, body: { rate } })
  const stateOf = async (orderId: string) => (await shop.row(orderId))!.state
  const attemptsOf = async (orderId: string) => (await shop.attempts(orderId)).map(({ state }) => state)
  const payment = (as: Person, order: string, attempt = '') =>
    server.call(`GET /api/payment/${order}${attempt && `?attempt=${attempt}`}`, { as })
  const reconcileIn = async (ms: number) => {
    server.advanceClock(ms)
    await reconcile(server.deps)
  }

  /** A gateway's record of an attempt, whose id each protocol sends in another field. */
  const paymentAt = ({ payments }: RunningGateway, attempt: string) =>
    [...payments.values()].find(({ fields }) => Object.values(fields).includes(attempt))!

  const forgetRequests = () => {
    for (const method of BOTH) gateways[method].requests.length = 0
  }
  const close = async () => {
    await server.close()
    await gateways.close()
  }
  return {
    server,
    shop,
    gateways,
    begin,
    begun,
    follow,
    press,
    setRate,
    stateOf,
    attemptsOf,
    payment,
    reconcileIn,
    paymentAt,
    forgetRequests,
    close,
  }
}
