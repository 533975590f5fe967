// `npm run faults`: failures of all kinds on the real product, at length; `npm test` has short versions of some. Takes
// the names of the parts to run (default: all) and how often to kill the product while people pay (default: 200):
// `npm run faults -- money 20`.
import { runParts } from '../helpers/parts.ts'
import { report } from '../helpers/report.ts'
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
    setup: () => setup(report),
    start: () => firstStart(report),
    writes: () => writes(report),
    second: () => second(report),
    ending: () => ending(report),
    database: () => database(report),
    disk: () => disk(report),
    money: () => money(report, rounds),
  }),
  200,
)
