// Databases of released versions, kept in tests/upgrades: this version migrates them, and people find their data
// unchanged.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { after, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { existingAccounts } from '#demo/content/accounts.ts'
import { users } from '#server/db/schema.ts'
import { startPostgres, type Postgres } from '../helpers/postgres.ts'
import { requireWholeCount } from '../helpers/teaching/totals-rounds.ts'
import { startTestServer, type Person, type TestServer } from '../helpers/test-server.ts'

const DUMPS = globSync(fileURLToPath(new URL('../upgrades/*.sql.gz', import.meta.url))).toSorted()

let own: Postgres | undefined
const databaseUrl = async (name: string) => {
  const shared = process.env.PORUA_TEST_POSTGRES
  if (shared) return `${shared}/${name}`
  own ??= await startPostgres()
  return own.url(name)
}
after(() => own?.stop())

async function execute(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** A server on a copy of the dump, and its buyer, signed in. */
async function upgrade(dump: string): Promise<{ server: TestServer; buyer: Person }> {
  const name = `porua_upgrade_${process.pid}_${basename(dump).replaceAll(/\W/g, '_')}`
  await execute(await databaseUrl('postgres'), `create database ${name}`)
  const url = await databaseUrl(name)
  // The dump creates the schema itself.
  await execute(url, `drop schema public; ${gunzipSync(readFileSync(dump)).toString()}`)
  const server = await startTestServer({ sameDatabaseAs: { databaseUrl: url } as TestServer })
  const { db, tokens, now } = server.deps
  const [person] = await db.select().from(users).where(eq(users.name, 'Buyer'))
  const token = await db.transaction((tx) => tokens.issue(tx, person!, { identitySessionId: null, signedInAt: now() }))
  return { server, buyer: { id: person!.id, email: person!.email, token } }
}

describe('a database of', () => {
  for (const dump of DUMPS) {
    it(`${basename(dump, '.sql.gz')} is migrated and keeps what people have`, async () => {
      const { server, buyer } = await upgrade(dump)
      try {
        assert.deepEqual(await existingAccounts(server.deps.db), [], 'the banner names no account that is not there')
        const read = async (path: string, as?: Person) => {
          const answer = await server.call(`GET /api${path}`, { as })
          assert.equal(answer.status, 200, `${path}: ${answer.text}`)
          return answer.json
        }
        const courses = await read('/courses/classFive')
        assert.deepEqual(
          courses.map(({ title }: { title: string }) => title),
          ['A course that was bought'],
        )
        const orders: { productName: string; paid: boolean }[] = await read(`/order?email=${buyer.email}`, buyer)
        const bought = orders.map(({ productName, paid }) => `${productName}: ${paid ? 'paid' : 'open'}`).toSorted()
        assert.deepEqual(bought, ['A book that was ordered: open', 'A course that was bought: paid'])
        await read(`/course/${courses[0]._id}`, buyer)
        assert.equal((await read('/addreview')).length, 1)
        assert.equal((await read('/blogs')).length, 1)
        if (basename(dump) >= '0.2.0') {
          const [progress] = await read('/progress', buyer)
          assert.deepEqual([progress.done, progress.lessons], [4, 4])
          await requireWholeCount(server)
          assert.ok((await read(`/certificates/${courses[0]._id}`, buyer)).certificate)
        }
      } finally {
        await server.close()
      }
    })
  }
})
