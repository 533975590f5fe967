// Creates pg-boss's schema and our queues once per database, along with the migrations, so that later starts need not
// load pg-boss before they are ready.
import type pg from 'pg'
import { JOBS_SCHEMA, QUEUES } from './queues.ts'

export async function installJobs(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ is_there: boolean }>(
    `select to_regclass('${JOBS_SCHEMA}.job') is not null as is_there`,
  )
  const known = rows[0]!.is_there
    ? await client.query<{ name: string }>(`select name from ${JOBS_SCHEMA}.queue`)
    : { rows: [] }
  const missing = Object.entries(QUEUES).filter(([name]) => !known.rows.some((queue) => queue.name === name))
  if (!missing.length) return
  const { PgBoss } = await import('pg-boss')
  const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) }
  const boss = new PgBoss({ db, schema: JOBS_SCHEMA, supervise: false, schedule: false })
  await boss.start()
  for (const [name, options] of missing) await boss.createQueue(name, options)
  await boss.stop({ graceful: false, close: false })
}
