// `npm run faults`: failures of all kinds, inflicted on the real product at length; `npm test` has short versions of some.
// Runs all parts, or those named, and kills the product 200 times while people pay, or as often as given:
// `npm run faults -- money 20`.
import { runParts } from '../helpers/parts.ts'
import { tell } from '../helpers/report.ts'
import { database } from './database.ts'
import { disk } from './disk.ts'
import { ending } from './ending.ts'
import { firstStart } from './first-start.ts'
import { money } from './money.ts'
import { second } from './second.ts'
import { setup } from './setup.ts'
import { writes } from './writes.ts'

await runParts(
  (rounds) => ({
    setup: () => setup(tell),
    start: () => firstStart(tell),
    writes: () => writes(tell),
    second: () => second(tell),
    ending: () => ending(tell),
    database: () => database(tell),
    disk: () => disk(tell),
    money: () => money(tell, rounds),
  }),
  200,
)
