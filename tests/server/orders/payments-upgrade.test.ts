// Upgrading a database from before there were payment attempts: data from orders, reversals and the history becomes
// rows of its own.
import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { newId } from '#server/db/ids.ts'
import { connect, MIGRATIONS, type Connected } from '#server/db/database.ts'
import { findEmptyDatabase } from '#server/db/embedded/empty-database.ts'
import { openEmbedded } from '#server/db/embedded/index.ts'
import { installation, orders } from '#server/db/schema.ts'
import { paymentAttempts } from '#server/db/schema-payments.ts'

/** The folder of all migrations before the named one. */
function migrationsBefore(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'porua-migrations-'))
  cpSync(MIGRATIONS, folder, { recursive: true })
  const path = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { tag: string }[] }
  const end = journal.entries.findIndex(({ tag }) => tag.endsWith(name))
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }))
  return folder
}

describe('payments of an older version', () => {
  const [paid, paying, free, gone] = [newId(), newId(), newId(), newId()]
  let embedded: Awaited<ReturnType<typeof openEmbedded>>
  let connected: Connected

  before(async () => {
    embedded = await openEmbedded({ memory: true, template: findEmptyDatabase() })
    const migrationsFolder = migrationsBefore('_payment_attempts')
    const client = new pg.Client(embedded.poolOptions)
    await client.connect()
    await migrate(drizzle(client), { migrationsFolder, migrationsSchema: 'public', migrationsTable: 'migrations' })
    await fill(client)
    await client.end()
    rmSync(migrationsFolder, { recursive: true })
    connected = await connect(embedded.poolOptions, assert.fail)
  })
  after(async () => {
    await connected.close()
    await embedded.close()
  })

  async function fill(client: pg.Client): Promise<void> {
    const add = (table: string, row: Record<string, unknown>) => {
      const values = Object.keys(row).map((_, index) => `$${index + 1}`)
      return client.query(
        `insert into ${table} (${Object.keys(row).join()}) values (${values.join()})`,
        Object.values(row),
      )
    }
    const order = async (id: string, row: Record<string, unknown>) => {
      const productId = newId()
      await add('products', { id: productId, kind: 'book' })
      const buyer = { user_name: 'Rumi', email: 'rumi@people.test', product_name: 'Physics', img: '' }
      await add('orders', { id, product_id: productId, ...buyer, price_cents: 2000, ...row })
    }
    const happened = (orderId: string, what: string, at: string, more: Record<string, unknown> = {}) =>
      add('order_history', { id: newId(), order_id: orderId, what, actor: 'buyer', at, ...more })
    const settled = { state: 'paid', paid_at: '2026-01-02' }
    const sold = { ...settled, due_cents: 1800, paid_cents: 1800, receipt_number: 1 }
    await order(paid, { ...sold, attempt: 2, transaction_id: 'pi_paid' })
    await order(free, { ...settled, price_cents: 0, due_cents: 0, paid_cents: 0, receipt_number: 2 })
    const underWay = { state: 'paying', intent_id: 'pi_open', paying_since: '2026-01-03', check_at: '2026-01-04' }
    await order(paying, { ...underWay, due_cents: 2000, attempt: 1 })
    await happened(paid, 'begun', '2026-01-01', { intent_id: 'pi_released' })
    await happened(paid, 'released', '2026-01-01', { intent_id: 'pi_released' })
    await happened(paid, 'begun', '2026-01-01', { intent_id: 'pi_paid' })
    await happened(gone, 'ordered', '2026-01-05', { amount_cents: 700 })
    await happened(gone, 'begun', '2026-01-05', { intent_id: 'pi_reversed' })
    const reversal = { intent_id: 'pi_reversed', order_id: gone, product_name: 'Gone', recipient: '' }
    await add('reversals', { ...reversal, due_at: '2026-01-06' })
    await add('installation', { key: 'return_events_until', value: '2026-01-01' })
  }

  it('become attempts with their order, amount and state', async () => {
    const rows = await connected.db.select().from(paymentAttempts).orderBy(paymentAttempts.reference)
    const day = (at: Date | null) => at?.toISOString().slice(0, 10) ?? null
    const shown = rows.map((row) => {
      const { reference, orderId, state, dueCents, amount, begunAt, checkAt } = row
      return [reference, orderId, state, dueCents, amount, day(begunAt), day(checkAt)]
    })
    assert.deepEqual(shown, [
      ['pi_open', paying, 'open', 2000, 2000, '2026-01-03', '2026-01-04'],
      ['pi_paid', paid, 'succeeded', 1800, 1800, '2026-01-01', null],
      ['pi_released', paid, 'cancelled', 2000, 2000, '2026-01-01', null],
      ['pi_reversed', gone, 'reversed', 700, 700, '2026-01-05', null],
    ])
    assert.ok(rows.every(({ provider, currency, rate }) => provider === 'card' && currency === 'usd' && rate === null))
    assert.ok(rows.every(({ id }) => /^[\da-f]{30}$/.test(id)))
  })

  it('stay with their orders, and lost notices are looked for where the older version ended', async () => {
    const { db } = connected
    const [open] = await db.select().from(paymentAttempts).orderBy(paymentAttempts.reference)
    const found = await db.select().from(orders)
    const attempts = new Map(found.map(({ id, attemptId }) => [id, attemptId]))
    assert.deepEqual([attempts.get(paying), attempts.get(paid), attempts.get(free)], [open!.id, null, null])
    const keys = new Set((await db.select().from(installation)).map(({ key }) => key))
    assert.ok(keys.has('return_events_until:card') && !keys.has('return_events_until'))
  })
})
