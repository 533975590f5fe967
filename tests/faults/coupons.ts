// Many buyers use a coupon with one use left at once, on PostgreSQL: one of them gets it, and it is free again once that
// buyer removes the code or deletes the order.
import { newId } from '#server/db/ids.ts'
import type { Report } from '../helpers/report.ts'
import { openMarket, type Buyer, type Market } from './market.ts'

const BUYERS = 16
const REPORT_EVERY = 100
/** A round without a kill is short, so there are five times as many. */
const ROUNDS_PER_KILL = 5

type Basket = { buyer: Buyer; product: string; order: string }

export async function coupons(report: Report, kills: number): Promise<void> {
  const market = await openMarket()
  try {
    const rounds = kills * ROUNDS_PER_KILL
    const product = market.products[0]!.id
    const baskets = await Promise.all(Array.from({ length: BUYERS }, () => fill(market, product)))
    const code = newId().slice(-12).toUpperCase()
    const admin = await market.buyer('admin')
    await market.call('POST', '/coupons', admin, { code, percent: 25, maxUses: 1 })
    let found: string[] = []
    for (let round = 1; round <= rounds; round++) {
      found.push(...(await couponRound(market, code, baskets, round)))
      if (round % REPORT_EVERY && round < rounds) continue
      report(`${BUYERS} uses at once of a coupon with one left: round ${round} of ${rounds}`, found)
      found = []
    }
  } finally {
    await market.close()
  }
}

async function fill(market: Market, product: string): Promise<Basket> {
  const buyer = await market.buyer()
  const { json } = await market.call('POST', '/order', buyer, { id: product })
  return { buyer, product, order: json.insertedId }
}

/** One round; returns what went wrong. */
async function couponRound(market: Market, code: string, baskets: Basket[], round: number): Promise<string[]> {
  const found: string[] = []
  const use = (basket: Basket, promoCode: string) =>
    market.call('POST', '/create-payment-intent', basket.buyer, { orderId: basket.order, promoCode })
  const answers = await Promise.all(baskets.map((basket) => use(basket, code)))
  const winners = baskets.filter((_, index) => answers[index]!.json?.promoCode === code)
  const refused = answers.filter(({ json }) => json?.codes?.promoCode?.code === 'coupon_used_up')
  if (winners.length !== 1 || refused.length !== BUYERS - 1) {
    found.push(`round ${round}: ${winners.length} got it, ${refused.length} were refused`)
  }
  await expectUsed(1)
  for (const winner of winners) {
    if (round % 2) await use(winner, '')
    else {
      await market.call('DELETE', `/order/${winner.order}`, winner.buyer)
      const { json } = await market.call('POST', '/order', winner.buyer, { id: winner.product })
      winner.order = json.insertedId
    }
  }
  await expectUsed(0)
  return found

  async function expectUsed(expected: number): Promise<void> {
    const [row] = await market.query<{ used: number; uses: number }>(
      'select used, (select count(*)::int from coupon_uses where coupon_id = coupons.id) as uses from coupons where code = $1',
      [code],
    )
    if (row?.used !== expected || row.uses !== expected) {
      found.push(`round ${round}: ${row?.used} counted and ${row?.uses} stored instead of ${expected}`)
    }
  }
}
