// Background jobs of several processes run once: the first start, email, sweeping, checking payments. No process logs a
// warning during it.
import { readFileSync } from 'node:fs'
import { DEMO_ACCOUNTS } from '#demo/content/accounts.ts'
import { newId } from '#server/db/ids.ts'
import type { Report } from '../helpers/report.ts'
import { timeUntil, type Cluster } from './cluster.ts'
import { addCourse, prepareOrders, settledOnce } from './money.ts'

const JOURNAL = new URL('../../server/db/migrations/meta/_journal.json', import.meta.url)
const MAILS = 120
const MAILED_WITHIN_MS = 30_000
const UNUSED = 250
/** Each process sweeps once a minute. */
const SWEPT_WITHIN_MS = 75_000
const LOST_EVENTS = 8

export async function firstStart({ query, each }: Cluster, report: Report): Promise<void> {
  const migrations = (JSON.parse(readFileSync(JOURNAL, 'utf8')) as { entries: unknown[] }).entries.length
  const [counted] = await query<{ migrations: string; people: string; books: string }>(
    `select (select count(*) from migrations) as migrations, (select count(*) from identity_users) as people,
       (select count(*) from books) as books`,
  )
  const found = [Number(counted!.migrations), Number(counted!.people), Number(counted!.books)]
  const expected = [migrations, DEMO_ACCOUNTS.length, 24]
  report(
    `${each.length} processes started at once on an empty database: migrations, people, books ${found.join(', ')}`,
    String(found) === String(expected) ? [] : [`and not ${expected.join(', ')}`],
  )
}

export async function jobs(cluster: Cluster, report: Report): Promise<void> {
  const { query, mails, several } = cluster
  const subject = `Once ${process.pid}`
  const ids = Array.from({ length: MAILS }, () => newId())
  await query(
    `insert into mail_outbox (id, recipient, subject, body, due_at, created_at)
     select id, id || '@people.test', $2, 'Hello', now(), now() from unnest($1::uuid[]) as id`,
    [ids, subject],
  )
  const took = await timeUntil(async () => {
    const [left] = await query<{ total: string }>('select count(*) as total from mail_outbox where sent_at is null')
    return left!.total === '0'
  }, MAILED_WITHIN_MS)
  const sent = mails.filter((mail) => mail.includes(`Subject: ${subject}`))
  const to = new Set(sent.map((mail) => /^To: (.*)$/m.exec(mail)?.[1]?.trim()))
  report(
    `${MAILS} emails in the outbox leave once each (${Math.round((took ?? Number.NaN) / 100) / 10} s)`,
    sent.length === MAILS && to.size === MAILS ? [] : [`${sent.length} left, to ${to.size} people`],
  )

  await query(
    `insert into uploads (name, user_id, created_at)
     select gen_random_uuid() || '.webp', users.id, now() - interval '1 hour'
     from generate_series(1, ${UNUSED}), (select id from users where role = 'admin' limit 1) as users`,
  )
  const swept = await timeUntil(async () => {
    const [left] = await query<{ total: string }>(
      `select count(*) as total from uploads where kept_at is null and created_at < now() - interval '1 hour'`,
    )
    return left!.total === '0'
  }, SWEPT_WITHIN_MS)
  report(`${UNUSED} unused uploads are swept by whichever process comes first`, swept === null ? ['some are left'] : [])

  const course = await addCourse(cluster)
  const orders = await prepareOrders(cluster, course, LOST_EVENTS)
  await several.sandbox!.dropEvents(LOST_EVENTS * 4)
  await Promise.all(orders.map(({ clientSecret }) => several.sandbox!.pay(clientSecret)))
  await Promise.all(several.products.map((product) => product.end('SIGTERM')))
  await Promise.all(several.products.map((_, place) => several.replace(place)))
  report(
    `${LOST_EVENTS} payments with lost events are found by ${several.products.length} processes that start at once, each once`,
    await settledOnce(cluster, course, orders),
  )
}

export function noWarnings({ several }: Cluster, report: Report): void {
  const complaints = several
    .output()
    .split('\n')
    .filter((line) => /"level":(40|50|60)/.test(line))
  console.log('')
  report('no process logged a warning or an error', complaints)
}
