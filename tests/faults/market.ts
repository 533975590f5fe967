// The real product as a process on PostgreSQL, with a card sandbox that outlives it and a database connection that can be
// cut; buyers with tokens; and the checks that must always hold.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { connect, postgresOptions } from '#server/db/database.ts'
import { newId } from '#server/db/ids.ts'
import { users } from '#server/db/schema.ts'
import { createAccessTokens } from '#server/modules/people/access-tokens.ts'
import { startCardSandbox } from '../helpers/card-sandbox.ts'
import { freePort, startPostgres } from '../helpers/postgres.ts'
import { startProduct, type Product } from '../helpers/product-process.ts'
import { rawCall } from '../helpers/sweep/raw-call.ts'
import type { Answer } from '../helpers/test-server.ts'
import { layWire } from './cuttable.ts'

const SECRETS = { ACCESS_TOKEN_SECRET: 'a'.repeat(32), IDENTITY_SECRET: 'b'.repeat(32) }

export type Buyer = { id: string; token: string }
export type Ware = { id: string; price: number; isCourse: boolean }
export type Market = Awaited<ReturnType<typeof openMarket>>

export async function openMarket() {
  const folder = mkdtempSync(join(tmpdir(), 'porua-faults-'))
  const postgres = await startPostgres()
  const address = new URL(postgres.url('postgres'))
  const wire = await layWire(Number(address.port))
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const sandbox = await startCardSandbox({ shopUrl: url })
  const wired = new URL(address)
  wired.port = String(wire.port)
  const env = {
    PORUA_MODE: 'demo',
    DATA_DIR: folder,
    DATABASE_URL: String(wired),
    PORT: port,
    ...SECRETS,
    ...sandbox.env,
  }
  let product: Product = await startProduct(env)
  const { db, pool, close } = await connect(postgresOptions(String(address), 4), () => {})
  const tokens = await createAccessTokens(db, SECRETS.ACCESS_TOKEN_SECRET, () => new Date())
  const listed = async (call: string, isCourse: boolean): Promise<Ware[]> => {
    const things = (await (await fetch(`${url}/api/${call}`)).json()) as { _id: string; price: number }[]
    return things.map(({ _id, price }) => ({ id: _id, price, isCourse }))
  }
  const wares = [...(await listed('books', false)), ...(await listed('courses/classNine', true))]

  const courses = await pool.query<{ id: string; enrolled: number }>('select id, enrolled from courses')

  return {
    url,
    sandbox,
    enrolledBefore: new Map(courses.rows.map(({ id, enrolled }) => [id, enrolled])),
    wire,
    wares: wares.filter(({ price }) => price > 0),
    async buyer(): Promise<Buyer> {
      const id = newId()
      const email = `${id}@people.test`
      const token = await db.transaction(async (tx) => {
        await tx
          .insert(users)
          .values({ id, issuer: 'urn:test', subject: id, email, emailVerified: true, name: 'Buyer' })
        return tokens.issue(
          tx,
          { id, email, name: 'Buyer', emailVerified: true },
          { identitySessionId: null, signedInAt: new Date() },
        )
      })
      return { id, token }
    },
    /** Over a new connection, since a kept one may belong to a killed process. */
    call(method: string, path: string, { token }: Buyer, body?: unknown): Promise<Answer> {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      return rawCall(url, { method, target: `/api${path}`, headers, body: JSON.stringify(body) })
    },
    kill: () => product.end('SIGKILL'),
    async start() {
      product = await startProduct(env)
    },
    /** Straight from the database, bypassing the product. */
    async ask<Row extends pg.QueryResultRow>(question: string, values: unknown[] = []): Promise<Row[]> {
      return (await pool.query<Row>(question, values)).rows
    },
    async close() {
      await product.end('SIGKILL')
      await close()
      await sandbox.close()
      wire.close()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
