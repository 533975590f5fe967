// Background jobs run once each and one at a time, and never wait for a process that has ended.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/database.ts'
import { newId } from '#server/db/ids.ts'
import { startTestServer } from '../helpers/test-server.ts'
import { until } from '../helpers/until.ts'

describe('background jobs', () => {
  test('run once each and one at a time in two processes, and not at all after a rollback', async () => {
    const first = await startTestServer({ database: 'postgres' })
    const second = await startTestServer({ sameDatabaseAs: first })
    const ran: string[] = []
    let running = 0
    let most = 0
    const ids = Array.from({ length: 6 }, () => newId())
    for (const { deps } of [first, second]) {
      deps.jobs.work('prepare-file', async ({ fileId }) => {
        most = Math.max(most, ++running)
        await new Promise(setImmediate)
        ran.push(fileId)
        running--
      })
    }
    const send = (tx: Transaction, fileId: string) => first.deps.jobs.send(tx, 'prepare-file', { fileId })
    const lost = first.deps.db.transaction(async (tx) => {
      await send(tx, newId())
      throw new Error('rolled back')
    })
    await assert.rejects(lost, /rolled back/)
    await first.deps.db.transaction(async (tx) => {
      for (const id of ids) await send(tx, id)
    })
    for (const { deps } of [first, second]) deps.jobs.wake()
    await until(() => ran.length >= ids.length)
    assert.deepEqual(ran.toSorted(), ids.toSorted())
    assert.equal(most, 1)
    await second.close()
    await first.close()
  })

  test('do not wait for a job that ended after the queues were last counted', async (t) => {
    const server = await startTestServer()
    t.after(() => server.close())
    const { db, jobs } = server.deps
    // pg-boss counts them every ten seconds, and reads the counts every minute.
    await db.execute(sql`update jobs.queue set singletons_active = array[null::text]`)
    let isDone = false
    jobs.work('prepare-hand-in', async () => void (isDone = true))
    await db.transaction((tx) => jobs.send(tx, 'prepare-hand-in', { fileId: newId() }))
    jobs.wake()
    await until(() => isDone)
  })
})
