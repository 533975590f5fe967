// How long a trivial call takes while the embedded database works through heavy queries.
import { fork } from 'node:child_process'
import { sql } from 'drizzle-orm'
import { fileURLToPath } from 'node:url'
import { startTestServer } from '../helpers/test-server.ts'
import { load, type Measured } from './load.ts'

const SECONDS = 8

export async function busyDatabase(): Promise<{ p99: number }> {
  const server = await startTestServer()
  let isDone = false
  const busy = (async () => {
    while (!isDone)
      await server.deps.db.execute(sql`select count(*) from generate_series(1, 2000000) as n where n % 7 = 3`)
  })()
  // The load comes from another process, because in this one it would compete with the server.
  const child = fork(fileURLToPath(import.meta.url), [`${server.url}/api/health`], { stdio: 'inherit' })
  const measured = await new Promise<Measured>((resolve) =>
    child.once('message', (message) => resolve(message as Measured)),
  )
  isDone = true
  await busy
  await server.close()
  return { p99: measured.p99 }
}

if (process.send && process.argv[1] === fileURLToPath(import.meta.url)) {
  const measured = await load({ url: process.argv[2]!, pid: process.pid }, SECONDS, 4)
  process.send(measured)
  process.disconnect()
}
