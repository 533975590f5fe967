// Stores progress with the pg client alone. The parent process sends the reports and gets the measurement.
import pg from 'pg'
import { drive } from './drive.ts'

export type BareReport = { userId: string; itemId: string; productId: string; position: number; seenAt: string }
export type BarePlaces = { database: string; connections: number; reports: BareReport[] }

const UPSERT = `
  insert into places as place (user_id, item_id, product_id, position, position_at, watched, seconds, seen_at)
  values ($1, $2, $3, $4, $5, $6, 100, $5)
  on conflict (user_id, item_id) do update set
    position = excluded.position, position_at = excluded.position_at, watched = place.watched + excluded.watched,
    seen_at = excluded.seen_at
  returning item_id, position`

async function run({ database, connections, reports }: BarePlaces): Promise<void> {
  const pool = new pg.Pool({ connectionString: database, max: connections })
  const used = process.cpuUsage()
  const driven = await drive(reports, connections, async ({ userId, itemId, productId, position, seenAt }) => {
    const values = [userId, itemId, productId, position, seenAt, `{[${position - 1},${position})}`]
    await pool.query({ name: 'upsert', text: UPSERT, values })
  })
  const { user, system } = process.cpuUsage(used)
  await pool.end()
  process.send!({ ...driven, each: (user + system) / reports.length })
  process.disconnect()
}

process.once('message', (task: BarePlaces) => void run(task))
