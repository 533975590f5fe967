// kill -9 while people are reminded of their classes, on PostgreSQL: everybody is reminded once, no matter what had
// been written by then.
import { setTimeout as wait } from 'node:timers/promises'
import type { Report } from '../helpers/report.ts'
import { openMarket, type Market } from './market.ts'

const BATCHES = 10
const SEATS = 12
/** The product checks once a minute after its start; the kill comes around the first check. */
const FIRST_LOOK_MS = 60_000
const AROUND_MS = 4000
const TOLD_WITHIN_MS = 150_000

export async function reminders(report: Report, kills: number): Promise<void> {
  const market = await openMarket({ isEmpty: true })
  try {
    const admin = await market.buyer('admin')
    const found: string[] = []
    const cut = { before: 0, amid: 0, after: 0 }
    for (let round = 1; round <= kills; round++) {
      const title = `Round ${round}`
      for (let batch = 0; batch < BATCHES; batch++) await fillBatch(market, admin, title)
      await market.kill()
      await market.start()
      await market.query(
        `update live_sessions set starts_at = now() + interval '29 minutes'
         where batch_id in (select id from live_batches where title = $1)`,
        [title],
      )
      await wait(FIRST_LOOK_MS - AROUND_MS / 2 + Math.random() * AROUND_MS)
      await market.kill()
      const told = (await mails(market, title)).all
      cut[told === 0 ? 'before' : told < BATCHES * SEATS ? 'amid' : 'after']++
      await market.start()
      const deadline = Date.now() + TOLD_WITHIN_MS
      while ((await mails(market, title)).people < BATCHES * SEATS && Date.now() < deadline) await wait(1000)
      const { all, people } = await mails(market, title)
      if (all !== people || people !== BATCHES * SEATS) {
        found.push(`round ${round}: ${all} emails to ${people} of ${BATCHES * SEATS} people`)
      }
    }
    const what = `${cut.before} before the first were told, ${cut.amid} amid, ${cut.after} after`
    report(`kill -9 while ${BATCHES * SEATS} people are reminded: ${kills} rounds, ${what}`, found)
  } finally {
    await market.close()
  }
}

/** People learn of free seats when they take them, long before the reminder. */
async function fillBatch(market: Market, admin: { id: string; token: string }, title: string): Promise<void> {
  const added = await market.call('POST', '/teach/live', admin, {
    title,
    about: 'Loops and turtles.',
    price: 0,
    programme: SEATS,
    subject: 'Coding',
    minutes: 60,
    tutor: 'Nadia Rahman',
    dates: [{ day: '2999-01-01', at: '18:00' }],
  })
  if (added.status !== 200) throw new Error(`not planned: ${added.text}`)
  for (let seat = 0; seat < SEATS; seat++) {
    const { status, text } = await market.call('POST', '/order', await market.buyer(), { id: added.json.insertedId })
    if (status !== 200) throw new Error(`not ordered: ${text}`)
  }
  await market.query(
    `update live_seats set taken_at = now() - interval '3 days', told_at = now() - interval '2 days' where batch_id = $1`,
    [added.json.insertedId],
  )
}

async function mails(market: Market, title: string): Promise<{ all: number; people: number }> {
  const [row] = await market.query<{ all: number; people: number }>(
    `select count(*)::int as all, count(distinct recipient)::int as people from mail_outbox where subject like 'Starts at %' and subject like $1`,
    [`%: ${title}`],
  )
  return row!
}
