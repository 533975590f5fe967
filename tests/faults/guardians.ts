// kill -9 while the emails of a Friday are written, on PostgreSQL: every guardian gets one, no matter what had been
// written by then.
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Report } from '../helpers/report.ts'
import { openMarket, type Market } from './market.ts'

const ON_FRIDAY = fileURLToPath(new URL('../helpers/live/on-friday.ts', import.meta.url))
const AT_ONCE = 5000
const WRITTEN_WITHIN_MS = 1_800_000
const LOOK_EVERY_MS = 250

export async function guardians(
  report: Report,
  kills: number,
  count = Number(process.env.GUARDIANS ?? 100_000),
): Promise<void> {
  const market = await openMarket({ env: { NODE_OPTIONS: `--import ${ON_FRIDAY}` } })
  try {
    await market.kill()
    for (let from = 1; from <= count / 2; from += AT_ONCE) await addLearners(market, from)
    const state = async () => {
      const [row] = await market.query<{ mails: number; people: number; open: number }>(
        `select count(*)::int as mails, count(distinct recipient)::int as people,
           (select count(*)::int from guardians where mailed_on = '1970-01-01') as open
         from mail_outbox where recipient like '%@many.test'`,
      )
      return row!
    }
    // Counting everything that often would take more of the database than the emails do.
    const left = async () => {
      const [row] = await market.query<{ open: number }>(
        `select count(*)::int as open from guardians where mailed_on = '1970-01-01'`,
      )
      return row!.open
    }
    const began = Date.now()
    const cut: number[] = []
    for (let kill = 1; kill <= kills; kill++) {
      await market.start()
      // Each kill comes somewhere in the rest.
      const target = Math.floor((count * (kill - 0.3 * Math.random())) / (kills + 1))
      while (count - (await left()) < target) await wait(LOOK_EVERY_MS)
      await market.kill()
      cut.push((await state()).mails)
    }
    await market.start()
    while ((await left()) > 0 && Date.now() - began < WRITTEN_WITHIN_MS) await wait(LOOK_EVERY_MS)
    const seconds = Math.round((Date.now() - began) / 1000)
    const now = await state()
    const isRight = now.mails === count && now.people === count && now.open === 0
    const what = `${count} due on one Friday, killed after ${cut.join(' and ')}, all written within ${seconds} s`
    report(`guardians: ${what}`, isRight ? [] : [`${now.mails} emails to ${now.people}, ${now.open} not written`])
  } finally {
    await market.close()
  }
}

/** Learners who learned today, with two guardians each. */
async function addLearners(market: Market, from: number): Promise<void> {
  await market.query(
    `insert into users (id, issuer, subject, email, name)
     select gen_random_uuid(), 'urn:test', n, n || '@many.test', 'Learner ' || n
     from generate_series($1::int, $1::int + ${AT_ONCE} - 1) n`,
    [from],
  )
  // Otherwise the checks of foreign keys read the whole table for each row.
  await market.query('analyze users')
  const added = `users where issuer = 'urn:test' and subject::int >= $1`
  await market.query(
    `insert into activity (user_id, day, seconds, lessons) select id, current_date, 600, 1 from ${added}`,
    [from],
  )
  await market.query(
    `insert into guardians (id, learner_id, email, email_hash, language, asked_by, agreed_at, confirmed_at)
     select gen_random_uuid(), id, n || '.' || email, n || email, case n when 1 then 'en' else 'bn' end, 'learner', now(), now()
     from generate_series(1, 2) n, ${added}`,
    [from],
  )
}
