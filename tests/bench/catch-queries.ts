// The statements a call sends to PostgreSQL, with their values, so that a bare client can run the same ones.
import pg from 'pg'
import { compose } from '#server/compose.ts'
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/http/log.ts'

export type CaughtQuery = { name: string; text: string; values: unknown[] }
export type CallRequest = { method: string; path: string; token?: string | undefined }

/** Calls use prepared statements, which have names; the server's background queries have none. */
const isPrepared = ({ name }: CaughtQuery) => name !== ''

/** Makes each call once on a server in this process and records what its driver sends, one list per call. */
export async function catchQueries(
  env: { DATABASE_URL: string; DATA_DIR: string },
  calls: CallRequest[],
  isWanted: (query: CaughtQuery) => boolean = isPrepared,
): Promise<CaughtQuery[][]> {
  const original = pg.Client.prototype.query
  let caught: CaughtQuery[] = []
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [query, values] = args as [{ name?: string; text?: string } | string, unknown[]]
    const { name = '', text = '' } = typeof query === 'string' ? { text: query } : query
    const sent = { name, text, values }
    if (isWanted(sent)) caught.push(sent)
    return Reflect.apply(original, this, args)
  } as typeof original
  const config = readConfig({ PORUA_MODE: 'demo', ...env })
  const server = await compose({ config, publicUrl: 'http://127.0.0.1', log: createLog('silent') })
  server.startBackground()
  // A search is refused while a large catalogue is being loaded.
  let found
  do found = await server.deps.search.find('', { limit: 1 }).catch(() => undefined)
  while (!found)
  const result: CaughtQuery[][] = []
  for (const { method, path, token } of calls) {
    caught = []
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    const response = await server.app.request(path, { method, headers })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    result.push(caught)
  }
  pg.Client.prototype.query = original
  await server.close()
  return result
}
