// `npm run faults`: what may befall a server, done to the real product, at length; `npm test` tries some of it in short.
// Takes the parts to run by name, all unless told, and how often to kill it while people pay, 200 unless told:
// `npm run faults -- money 20`.
import { runParts } from '../helpers/parts.ts'
import { tell } from '../helpers/tell.ts'
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
