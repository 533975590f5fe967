// The product on PostgreSQL with a course of many free lessons that show one video, and people who learn.
import { mkdirSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { connect, postgresOptions } from '#server/db/database.ts'
import { newId } from '#server/db/ids.ts'
import { users } from '#server/db/schema.ts'
import { createGrants } from '#server/modules/files/uploads/grants.ts'
import { createAccessTokens } from '#server/modules/people/accounts/access-tokens.ts'
import { startPostgres } from '../helpers/postgres.ts'
import { startProduct } from '../helpers/product-process.ts'

const SECRETS = { ACCESS_TOKEN_SECRET: 'a'.repeat(32), IDENTITY_SECRET: 'b'.repeat(32) }
const LESSONS = 300
const PEOPLE = 50
const VIDEO_BYTES = 64 * 1024 * 1024

export type PlaceReport = { userId: string; itemId: string; position: number; seenAt: string }

export type School = Awaited<ReturnType<typeof openSchool>>

export async function openSchool(folder: string) {
  const postgres = await startPostgres()
  const database = postgres.url('postgres')
  const product = await startProduct({
    DATABASE_URL: database,
    DATABASE_POOL: '16',
    PORUA_MODE: 'demo',
    DATA_DIR: folder,
    ...SECRETS,
  })
  const { db, pool, close } = await connect(postgresOptions(database, 4), () => {})
  const { rows } = await pool.query<{ id: string }>(
    'select id from courses where deleted_at is null and is_listed limit 1',
  )
  const course = rows[0]!.id
  const [file, section] = [newId(), newId()]
  const video = `${newId()}.mp4`
  const lessons = Array.from({ length: LESSONS }, () => newId())
  const media = join(folder, 'media')
  mkdirSync(media, { recursive: true })
  writeFileSync(join(media, video), '')
  await pool.query(
    `insert into files (id, kind, name, state, bytes, arrived, seconds) values ($1, 'video', 'video', 'ready', 1, 1, 100)`,
    [file],
  )
  await pool.query(
    `insert into file_variants (file_id, variant, name, type, bytes) values ($1, 'v240', $2, 'video/mp4', $3)`,
    [file, video, VIDEO_BYTES],
  )
  await pool.query(`insert into sections (id, course_id, title, position) values ($1, $2, 'All', 0)`, [section, course])
  await pool.query(
    `insert into lessons (id, course_id, section_id, kind, title, position, free, file_id)
     select unnest($1::uuid[]), $2, $3, 'video', 'A video', 0, true, $4`,
    [lessons, course, section, file],
  )
  const tokens = await createAccessTokens(db, SECRETS.ACCESS_TOKEN_SECRET, () => new Date())
  const people: { id: string; token: string }[] = []
  for (let index = 0; index < PEOPLE; index++) {
    const id = newId()
    const email = `${id}@people.test`
    const token = await db.transaction(async (tx) => {
      await tx.insert(users).values({ id, issuer: 'urn:test', subject: id, email, name: 'Learner' })
      const signIn = { identitySessionId: null, signedInAt: new Date() }
      return tokens.issue(tx, { id, email, name: 'Learner', emailVerified: true }, signIn)
    })
    people.push({ id, token })
  }
  const grants = createGrants(SECRETS.ACCESS_TOKEN_SECRET, () => new Date())
  const readers = new Map<string, string>()
  const tokenOf = new Map(people.map(({ id, token }) => [id, token]))
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })

  return {
    product,
    database,
    pool,
    video,
    videoBytes: VIDEO_BYTES,
    media,
    people,
    lessons,
    course,
    setBytes: (bytes: number) => pool.query('update file_variants set bytes = $1 where name = $2', [bytes, video]),
    /** The video's address, with a grant for each name. */
    address(reader: string): string {
      const userId = readers.get(reader) ?? newId()
      readers.set(reader, userId)
      return `/content/${grants.issue({ scope: 'lesson', fileId: file, itemId: lessons[0]!, userId }).grant}/v240`
    },
    reports: (count: number): PlaceReport[] =>
      Array.from({ length: count }, () => ({
        userId: people[Math.floor(Math.random() * people.length)]!.id,
        itemId: lessons[Math.floor(Math.random() * lessons.length)]!,
        position: 1 + Math.floor(Math.random() * 99),
        seenAt: new Date().toISOString(),
      })),
    /** Calls the product, or a server that takes the same requests. */
    put: ({ userId, itemId, position, seenAt }: PlaceReport, url = product.url) =>
      new Promise<void>((resolve, reject) => {
        const body = JSON.stringify([{ item: itemId, position, watched: [[position - 1, position]], seenAt }])
        const headers = {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
          authorization: `Bearer ${tokenOf.get(userId)}`,
          'x-user': userId,
        }
        const outgoing = request(`${url}/api/places`, { agent, method: 'PUT', headers }, (incoming) => {
          incoming.resume()
          incoming.once('end', () =>
            incoming.statusCode === 200 ? resolve() : reject(new Error(`PUT /places answered ${incoming.statusCode}`)),
          )
        })
        outgoing.once('error', reject)
        outgoing.end(body)
      }),
    async close() {
      agent.destroy()
      await close()
      await product.end('SIGTERM')
      await postgres.stop()
    },
  }
}
