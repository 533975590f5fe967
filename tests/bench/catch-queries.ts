// The statements a call sends to PostgreSQL, with their values, so that a bare client can run the very same.
import pg from 'pg'
import { compose } from '#server/compose.ts'
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/http/log.ts'

export type CaughtQuery = { name: string; text: string; values: unknown[] }

/** Makes each call once on a server in this process and listens to what its driver sends. */
export async function catchQueries(
  env: { DATABASE_URL: string; DATA_DIR: string },
  paths: string[],
  headers: Record<string, string>,
): Promise<Map<string, CaughtQuery[]>> {
  const config = readConfig({ PORUA_MODE: 'demo', ...env })
  const server = await compose({ config, publicUrl: 'http://127.0.0.1', log: createLog('silent') })
  const original = pg.Client.prototype.query
  let caught: CaughtQuery[] = []
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [query, values] = args as [{ name?: string; text?: string }, unknown[]]
    if (query.name && query.text) caught.push({ name: query.name, text: query.text, values })
    return Reflect.apply(original, this, args)
  } as typeof original
  const result = new Map<string, CaughtQuery[]>()
  for (const path of paths) {
    caught = []
    const response = await server.app.request(path, { headers })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    result.set(path, caught)
  }
  pg.Client.prototype.query = original
  await server.close()
  return result
}
