// The real product as a process on PostgreSQL, with a card sandbox and gateways that outlive it, a database connection that can be
// cut, and buyers with access tokens.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { connect } from '#server/db/database.ts'
import { newId } from '#server/db/ids.ts'
import { installation, users } from '#server/db/schema.ts'
import { createAccessTokens } from '#server/modules/people/accounts/access-tokens.ts'
import { startCardSandbox } from '../helpers/orders/card-sandbox.ts'
import { startGateways } from '../helpers/orders/gateways.ts'
import { freePort, startPostgres } from '../helpers/postgres.ts'
import { startProduct, type Product } from '../helpers/product-process.ts'
import { rawCall } from '../helpers/sweep/raw-call.ts'
import type { Answer } from '../helpers/test-server.ts'
import { startCuttableProxy } from './cuttable-proxy.ts'

const SECRETS = { ACCESS_TOKEN_SECRET: 'a'.repeat(32), IDENTITY_SECRET: 'b'.repeat(32) }

export type Buyer = { id: string; token: string }
export type SoldProduct = { id: string; price: number; isCourse: boolean }
export type Market = Awaited<ReturnType<typeof openMarket>>

type MarketOptions = {
  /** Without the demo's content it starts much sooner. */
  isEmpty?: boolean
  env?: Record<string, string>
}

export async function openMarket({ isEmpty = false, env: more = {} }: MarketOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'porua-faults-'))
  const postgres = await startPostgres()
  const address = new URL(postgres.url('postgres'))
  const proxy = await startCuttableProxy(Number(address.port))
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const sandbox = await startCardSandbox({ shopUrl: url })
  const gateways = await startGateways()
  const proxied = new URL(address)
  proxied.port = String(proxy.port)
  const env = {
    PORUA_MODE: 'demo',
    DATA_DIR: folder,
    DATABASE_URL: String(proxied),
    PORT: port,
    ...SECRETS,
    ...sandbox.env,
    ...gateways.env,
    ...more,
  }
  // This connection only observes, so its queries have no time limit.
  const { db, pool, close } = await connect({ connectionString: String(address), max: 4 }, () => {})
  if (isEmpty) await db.insert(installation).values({ key: 'content', value: 'demo' })
  let product: Product = await startProduct(env)
  const tokens = await createAccessTokens(db, SECRETS.ACCESS_TOKEN_SECRET, () => new Date())
  const listed = async (call: string, isCourse: boolean): Promise<SoldProduct[]> => {
    const items = (await (await fetch(`${url}/api/${call}`)).json()) as { _id: string; price: number }[]
    return items.map(({ _id, price }) => ({ id: _id, price, isCourse }))
  }
  const products = [...(await listed('books', false)), ...(await listed('courses/classNine', true))]

  const courses = await pool.query<{
    id: string
    enrolled: number
  }>(`select id, enrolled - (select count(*)::int from orders where product_id = courses.id and state = 'paid') as enrolled
       from courses`)

  return {
    url,
    sandbox,
    gateways,
    enrolledBefore: new Map(courses.rows.map(({ id, enrolled }) => [id, enrolled])),
    proxy,
    products: products.filter(({ price }) => price > 0),
    async buyer(role: 'user' | 'admin' = 'user'): Promise<Buyer> {
      const id = newId()
      const email = `${id}@people.test`
      const token = await db.transaction(async (tx) => {
        await tx
          .insert(users)
          .values({ id, issuer: 'urn:test', subject: id, email, emailVerified: true, name: 'Buyer', role })
        return tokens.issue(
          tx,
          { id, email, name: 'Buyer', emailVerified: true },
          { identitySessionId: null, signedInAt: new Date() },
        )
      })
      return { id, token }
    },
    /** Uses a new connection each time, because a reused one may belong to a killed process. */
    call(method: string, path: string, { token }: Buyer, body?: unknown): Promise<Answer> {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      return rawCall(url, { method, target: `/api${path}`, headers, body: JSON.stringify(body) })
    },
    kill: () => product.end('SIGKILL'),
    async start() {
      product = await startProduct(env)
    },
    /** Queries the database directly, bypassing the product. */
    async query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
      return (await pool.query<Row>(text, values)).rows
    },
    async close() {
      await product.end('SIGKILL')
      await close()
      await sandbox.close()
      await gateways.close()
      proxy.close()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
