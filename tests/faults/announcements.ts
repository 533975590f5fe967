// kill -9 while an announcement is sent, on PostgreSQL: everybody gets it once, no matter what had been written and
// sent by then.
import { setTimeout as wait } from 'node:timers/promises'
import { requiredCourse } from '../helpers/sample-bodies.ts'
import type { Report } from '../helpers/report.ts'
import { startSmtpSink } from '../helpers/smtp-sink.ts'
import { openMarket, type Market } from './market.ts'

/** The job takes three steps. */
const LEARNERS = 450
/** The time from the click to the last email. */
const KILLED_WITHIN_MS = 2500
const TOLD_WITHIN_MS = 180_000
const MESSAGE_ID = /^Message-ID: (.+)$/im
const RECIPIENT = /^To: (.+)$/im

export async function announcements(report: Report, kills: number): Promise<void> {
  const sink = await startSmtpSink()
  const market = await openMarket({ env: { SMTP_URL: sink.url } })
  try {
    const admin = await market.buyer('admin')
    const added = await market.call('POST', '/addCourse', admin, { ...requiredCourse, title: 'Announced', price: 0 })
    const course: string = added.json.insertedId
    for (let index = 0; index < LEARNERS; index++)
      await market.call('POST', '/order', await market.buyer(), { id: course })
    const found: string[] = []
    const cut = { before: 0, amid: 0, after: 0 }
    for (let round = 1; round <= kills; round++) {
      const title = `Announcement ${round}`
      const body = { title, text: 'Lesson 9 has its sound back.', audience: 'all', byMail: true }
      const sent = await market.call('POST', `/course/${course}/announcements`, admin, body)
      if (sent.status !== 200) throw new Error(`not sent: ${sent.text}`)
      const id: string = sent.json.insertedId
      await wait(Math.random() * KILLED_WITHIN_MS)
      await market.kill()
      const told = await receipts(market, id)
      cut[told === 0 ? 'before' : told < LEARNERS ? 'amid' : 'after']++
      await market.start()
      found.push(...(await problems(market, id, title)).map((problem) => `round ${round}: ${problem}`))
      const mails = sink.mails.filter((mail) => mail.includes(title))
      const ids = Map.groupBy(mails, (mail) => RECIPIENT.exec(mail)?.[1])
      const twice = [...ids.values()].filter((same) => new Set(same.map((mail) => MESSAGE_ID.exec(mail)?.[1])).size > 1)
      if (ids.size !== LEARNERS) found.push(`round ${round}: emails to ${ids.size} of ${LEARNERS}`)
      if (twice.length) found.push(`round ${round}: ${twice.length} got two different messages`)
      // The next round is on another day.
      await market.query(`update announcements set sent_on = sent_on - $1::int where id = $2`, [round, id])
      sink.mails.length = 0
    }
    const what = `${cut.before} before the first were told, ${cut.amid} amid, ${cut.after} while emails went out`
    report(`kill -9 while an announcement goes to ${LEARNERS}: ${kills} rounds, ${what}`, found)
  } finally {
    await market.close()
    await sink.close()
  }
}

async function receipts(market: Market, id: string): Promise<number> {
  const query = 'select count(*)::int as told from announcement_receipts where announcement_id = $1'
  const [row] = await market.query<{ told: number }>(query, [id])
  return row!.told
}

/** Lists what is wrong once everything has been sent. */
async function problems(market: Market, id: string, title: string): Promise<string[]> {
  const state = async () => {
    const [row] = await market.query<{ recipients: number | null; mails: number; people: number; open: number }>(
      `select (select recipients from announcements where id = $1), count(*)::int as mails,
         count(distinct recipient)::int as people, (count(*) filter (where sent_at is null))::int as open
       from mail_outbox where subject = $2`,
      [id, title],
    )
    return row!
  }
  const deadline = Date.now() + TOLD_WITHIN_MS
  let now = await state()
  while ((now.recipients === null || now.open > 0) && Date.now() < deadline) {
    await wait(200)
    now = await state()
  }
  const { recipients, mails, people, open } = now
  const isRight = recipients === LEARNERS && mails === LEARNERS && people === LEARNERS && open === 0
  return isRight ? [] : [`${recipients} told, ${mails} emails to ${people}, ${open} not sent`]
}
