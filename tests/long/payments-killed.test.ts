// The short form of `npm run faults -- money`: the product is killed while people pay, and its database goes down.
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
    it(`neither loses nor doubles a payment when killed after the ${step}`, async () => {
      assert.deepEqual(await killRound(market, STEPS.indexOf(step)), [])
    })
  }

  it('reports quickly that the database is down, and counts the payment once it is back', async () => {
    assert.deepEqual(await databaseOutage(market, 1), [])
  })
})
