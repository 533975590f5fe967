// The short form of `npm run faults`: the product is killed while people pay, and its database goes away.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { killRound, STEPS } from '../faults/kill-rounds.ts'
import { openMarket, type Market } from '../faults/market.ts'
import { databaseOutage } from '../faults/outage.ts'

const ROUNDS = ['charge', 'settle'] as const

describe('the product in the middle of paying', () => {
  let market: Market
  before(async () => void (market = await openMarket()))
  after(() => market.close())

  for (const step of ROUNDS) {
    it(`loses and doubles no payment when killed after the ${step}`, async () => {
      assert.deepEqual(await killRound(market, STEPS.indexOf(step)), [])
    })
  }

  it('says quickly that the database is away, and counts the payment once it is back', async () => {
    assert.deepEqual(await databaseOutage(market, 1), [])
  })
})
