// `npm run faults`: the full rounds of what `npm test` tries in short. Takes how often to kill; 200 unless told.
import { killRound, STEPS } from './kill-rounds.ts'
import { openMarket } from './market.ts'
import { databaseOutage, slowProvider } from './outage.ts'

const OUTAGE_SECONDS = 30
const TELL_EVERY = 20

const rounds = Number(process.argv[2] ?? 200)
const began = performance.now()
const market = await openMarket()
const wrongs: string[] = []
const tell = (what: string, found: string[]) => {
  wrongs.push(...found)
  console.log(`${found.length ? 'WRONG' : 'ok   '} ${what}${found.map((wrong) => `\n      ${wrong}`).join('')}`)
}
try {
  for (let round = 0; round < rounds; round++) {
    const found = await killRound(market, round)
    if (found.length || (round + 1) % TELL_EVERY === 0) tell(`kill -9, round ${round + 1} of ${rounds}`, found)
    else wrongs.push(...found)
  }
  tell(`the database away for ${OUTAGE_SECONDS} s`, await databaseOutage(market, OUTAGE_SECONDS))
  tell('a provider that answers too late', await slowProvider(market))
} finally {
  await market.close()
}
const seconds = ((performance.now() - began) / 1000).toFixed(0)
console.log(`${rounds} rounds over ${STEPS.join(', ')}: ${wrongs.length} wrong, ${seconds} s`)
process.exit(wrongs.length ? 1 : 0)
