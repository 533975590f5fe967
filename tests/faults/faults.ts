// `npm run faults`: failures of all kinds on the real product, at length; `npm test` has short versions of some. Takes
// the names of the parts to run (default: all) and how often to kill the product while people pay (default: 200) or files
// arrive (at most 20 of each): `npm run faults -- money 20`.
import { runParts } from '../helpers/parts.ts'
import { report } from '../helpers/report.ts'
import { announcements } from './announcements.ts'
import { background } from './background.ts'
import { coupons } from './coupons.ts'
import { database } from './database.ts'
import { disk } from './disk.ts'
import { ending } from './ending.ts'
import { books, files } from './files.ts'
import { firstStart } from './first-start.ts'
import { guardians } from './guardians.ts'
import { handIns } from './hand-ins.ts'
import { local } from './local.ts'
import { money } from './money.ts'
import { reminders } from './reminders.ts'
import { badLines, rooms } from './rooms.ts'
import { saving } from './saving.ts'
import { seatKills, seats } from './seats.ts'
import { second } from './second.ts'
import { setup } from './setup.ts'
import { writes } from './writes.ts'

/** Each kill of a job costs half a minute until it is noticed. */
const MAX_FILE_KILLS = 20
/** Each round takes two minutes, in which the product looks for reminders. */
const MAX_REMINDER_KILLS = 10
/** Each round has three kills and starts. */
const MAX_HAND_IN_KILLS = 50

/** In each round the product writes the emails of one Friday. */
const MAX_GUARDIAN_KILLS = 10

await runParts(
  (rounds) => ({
    setup: () => setup(report),
    start: () => firstStart(report),
    writes: () => writes(report),
    second: () => second(report),
    ending: () => ending(report),
    database: () => database(report),
    disk: () => disk(report),
    files: () => files(report, Math.min(rounds, MAX_FILE_KILLS)),
    books: () => books(report, Math.min(rounds, MAX_FILE_KILLS)),
    money: () => money(report, rounds),
    local: () => local(report, rounds),
    coupons: () => coupons(report, rounds),
    seats: () => seats(report, rounds),
    'seat-kills': () => seatKills(report, rounds),
    reminders: () => reminders(report, Math.min(rounds, MAX_REMINDER_KILLS)),
    rooms: () => rooms(report),
    lines: () => badLines(report),
    announcements: () => announcements(report, Math.min(rounds, MAX_FILE_KILLS)),
    guardians: () => guardians(report, Math.min(rounds, MAX_GUARDIAN_KILLS)),
    saving: () => saving(report, rounds),
    background: () => background(report),
    'hand-ins': () => handIns(report, Math.min(rounds, MAX_HAND_IN_KILLS)),
  }),
  200,
)
