// The backlog in the database. Each count reads a partial index of open rows, or one queue's rows, from which finished
// jobs are removed.
import { isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { QUEUES } from '../db/jobs/queues.ts'
import { mailOutbox, reversals } from '../db/schema.ts'
import { paymentAttempts } from '../db/schema-payments.ts'
import { MAX_ATTEMPTS } from '../adapters/mail/outbox.ts'

export type Backlog = { what: string; total: number; since: Date | null }

export async function readBacklog(db: Database): Promise<Backlog[]> {
  const kind = (what: string, since: SQL, from: SQL) =>
    sql`select ${what}::text as what, count(*)::int as total, extract(epoch from min(${since}))::float8 as since from ${from}`
  const mails = (isOpen: SQL) => sql`${mailOutbox} where ${mailOutbox.sentAt} is null and ${isOpen}`
  const owed = (isFailed: SQL) => sql`${reversals} where ${reversals.doneAt} is null and ${isFailed}`
  const jobs = (name: string, isOpen: boolean) =>
    sql`jobs.job where name = ${name} and ${isOpen ? sql`state in ('created', 'retry', 'active')` : sql`state = 'failed'`}`
  const { rows } = await db.execute<{ what: string; total: number; since: number | null }>(
    sql.join(
      [
        kind('mail', sql`${mailOutbox.createdAt}`, mails(sql`${mailOutbox.attempts} < ${MAX_ATTEMPTS}`)),
        kind('mail_given_up', sql`${mailOutbox.createdAt}`, mails(sql`${mailOutbox.attempts} >= ${MAX_ATTEMPTS}`)),
        kind(
          'payment',
          sql`${paymentAttempts.begunAt}`,
          sql`${paymentAttempts} where ${paymentAttempts.state} = 'open'`,
        ),
        kind('reversal', sql`${reversals.createdAt}`, owed(isNull(reversals.problem))),
        kind('reversal_failed', sql`${reversals.createdAt}`, owed(isNotNull(reversals.problem))),
        ...Object.keys(QUEUES).flatMap((name) => [
          kind(name, sql`created_on`, jobs(name, true)),
          kind(`${name}_failed`, sql`created_on`, jobs(name, false)),
        ]),
      ],
      sql` union all `,
    ),
  )
  return rows.map(({ what, total, since }) => ({ what, total, since: since === null ? null : new Date(since * 1000) }))
}
