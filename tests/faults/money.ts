// The product, its database or the card provider fails while people pay and get refunds.
import type { Report } from '../helpers/report.ts'
import { killRound, STEPS } from './kill-rounds.ts'
import { openMarket } from './market.ts'
import { REFUND_STEPS, refundRound } from './refund-rounds.ts'
import { databaseOutage, slowProvider } from './outage.ts'

const OUTAGE_SECONDS = 30
const REPORT_EVERY = 20

export async function money(report: Report, rounds: number): Promise<void> {
  const market = await openMarket()
  try {
    let found: string[] = []
    for (let round = 1; round <= rounds; round++) {
      found.push(...(await killRound(market, round - 1)))
      if (round % REPORT_EVERY && round < rounds) continue
      report(`kill -9 after ${STEPS.join(', ')}: round ${round} of ${rounds}`, found)
      found = []
    }
    for (let round = 1; round <= rounds; round++) {
      found.push(...(await refundRound(market, round - 1)))
      if (round % REPORT_EVERY && round < rounds) continue
      report(`refunds and disputes, kill -9 at ${REFUND_STEPS.join(', ')}: round ${round} of ${rounds}`, found)
      found = []
    }
    report(`the database down for ${OUTAGE_SECONDS} s`, await databaseOutage(market, OUTAGE_SECONDS))
    report('a provider that answers too late', await slowProvider(market))
  } finally {
    await market.close()
  }
}
