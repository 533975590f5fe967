// `npm run dump`: writes a small database of the present version, one row or two of everything, as SQL for
// tests/server/upgrades.test.ts. Run it once when a version is released; later versions must migrate what it wrote.
import { globSync, writeFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { dirname } from 'node:path'
import { gzipSync } from 'node:zlib'
import pg from 'pg'
import { connect, postgresOptions } from '#server/db/database.ts'
import { newId } from '#server/db/ids.ts'
import { VERSION } from '#server/version.ts'
import { startTool, waitForExit } from '../../scripts/backup/postgres-tools.ts'
import { publishLessons } from '../helpers/learning/lessons.ts'
import { startPostgres } from '../helpers/postgres.ts'
import { begin, quizLesson, rightAnswers } from '../helpers/learning/quizzes.ts'
import { blogBody } from '../helpers/sample-bodies.ts'
import { openShop } from '../helpers/orders/shop.ts'
import { startTestServer, type CallOptions } from '../helpers/test-server.ts'

const binaries = globSync('/usr/lib/postgresql/*/bin/pg_dump').map(dirname).toSorted().at(-1)
if (!binaries) throw new Error('pg_dump is needed; on Debian it is in the package postgresql.')
const postgres = await startPostgres([], { binaries })
try {
  // The template of the test servers: without the demo's content, so that the dump stays small.
  const client = new pg.Client({ connectionString: postgres.url('postgres') })
  await client.connect()
  await client.query('create database porua_template')
  await client.end()
  const migrated = await connect(postgresOptions(postgres.url('porua_template'), 2), () => {})
  await migrated.close()
  process.env.PORUA_TEST_POSTGRES = postgres.url('').replace(/\/$/, '')

  const url = await fill()
  const what = ['--inserts', '--no-owner', '--no-privileges', '--schema=public']
  const dump = startTool(`${binaries}/pg_dump`, url, what, ['ignore', 'pipe', 'pipe'])
  const [sql] = await Promise.all([text(dump.stdout!), waitForExit(dump, 'pg_dump')])
  // Without comments, psql’s own commands, and settings that other versions of PostgreSQL may not know.
  const statements = sql.split('\n').filter((line) => !/^(--|\\|SET (?!check_function_bodies)|$)/.test(line))
  const path = `tests/upgrades/${VERSION}.sql.gz`
  writeFileSync(path, gzipSync(statements.join('\n'), { level: 9 }))
  console.log(`${path} is written.`)
} finally {
  await postgres.stop()
}

/** A buyer who has paid, learned, passed a quiz and asked a question, and an item in the bin. */
async function fill(): Promise<string> {
  const server = await startTestServer({ database: 'postgres', cards: true })
  const call = async (name: string, options: CallOptions) => {
    const answer = await server.call(name, options)
    if (answer.status >= 300) throw new Error(`${name}: ${answer.status} ${answer.text}`)
    return answer.json
  }
  const shop = await openShop(server)
  const buyer = await server.person('user', 'Buyer')
  const course = await shop.course({ title: 'A course that was bought' })
  const quiz = quizLesson()
  const lessons = await publishLessons(server, shop.admin, course, quiz)
  await call(`PUT /api/curriculum/${course}/certificateRule`, { as: shop.admin, body: { rule: 'marked' } })
  await shop.purchase(course, buyer)
  await shop.order(buyer, await shop.book({ bookName: 'A book that was ordered' }))

  const seenAt = server.deps.now().toISOString()
  const done = [lessons.preview, lessons.video, lessons.text]
  const places = done.map((item) => ({ item, position: 0, done: true, seenAt }))
  await call('PUT /api/places', { as: buyer, body: places })
  const attempt = await begin(server, buyer, quiz._id)
  await call(`PUT /api/attempt/${attempt._id}`, { as: buyer, body: { answers: rightAnswers(attempt) } })
  await call(`POST /api/attempt/${attempt._id}/submit`, { as: buyer })
  await call(`POST /api/certificates/${course}`, { as: buyer, body: { name: 'Buyer' } })
  await call(`PUT /api/rating/${course}`, { as: buyer, body: { stars: 5, text: 'Clear and short.' } })
  const question = newId()
  await call(`PUT /api/question/${question}`, {
    as: buyer,
    body: { lesson: lessons.video, second: 3, text: 'Why so?' },
  })
  await call(`PUT /api/answer/${newId()}`, { as: shop.admin, body: { question, text: 'Because of this.' } })
  await call('POST /api/addreview', { as: buyer, body: { comment: 'Clear and short.', ratting: 5 } })
  await call('POST /api/addBlog', { as: shop.admin, body: blogBody })
  await call(`DELETE /api/course/${await shop.course({ title: 'A course in the bin' })}`, { as: shop.admin })
  await server.close()
  return server.databaseUrl!
}
