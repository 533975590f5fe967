// Tables as CSV files: the one-time address, who may use it, and what the file holds.
import assert from 'node:assert/strict'
import { request } from 'node:http'
import { after, before, describe, it } from 'node:test'
import { desc, eq, inArray, sql } from 'drizzle-orm'
import { csvOf, rearmed } from '#contract/office/csv.ts'
import { newId } from '#server/db/ids.ts'
import { attempts, quizVersions } from '#server/db/schema-classroom.ts'
import { csvExports } from '#server/db/schema-csv.ts'
import { lessons, places } from '#server/db/schema-learning.ts'
import { audit, orders, users } from '#server/db/schema.ts'
import { sweep } from '#server/housekeeping.ts'
import { readCsv } from '#server/http/read-csv.ts'
import { linkedTeacher, type LinkedTeacher } from '../../helpers/teaching/teachers.ts'
import { openShop, type Shop } from '../../helpers/orders/shop.ts'
import { publishLessons } from '../../helpers/learning/lessons.ts'
import { startTestServer, type Person, type TestServer } from '../../helpers/test-server.ts'
import { until } from '../../helpers/until.ts'

const METRICS_TOKEN = 'the-token-for-reading-the-metrics'

it('writes texts so that no spreadsheet runs or splits them', () => {
  const texts = ['=1+1', '+8801', '-5', '@SUM(A1)', '\tx', '\rx', 'a "b", c', 'two\nlines', 'পড়ুয়া', "'=kept"]
  const written = csvOf([[...texts, -5, null]])
  assert.equal(written, `'=1+1,'+8801,'-5,'@SUM(A1),"'\tx","'\rx","a ""b"", c","two\nlines",পড়ুয়া,'=kept,-5,\r\n`)
})

it('disarms formulas behind semicolons and invisible signs and in wide letters, and reads them as they were', () => {
  const texts = [';=1', 'a; +1', '＝1', '\u200b=1', '\u2060＠x', 'a\n=1', 'a\tb', '-5;-3', 'one; two', 'a\n- b']
  const safe = ['";\'=1"', '"a;\' +1"', "'＝1", "'\u200b=1", "'\u2060＠x", '"a\n\'=1"', '"a\tb"']
  assert.deepEqual(
    texts.map((text) => csvOf([[text]]).trimEnd()),
    [...safe, '"\'-5;\'-3"', '"one; two"', '"a\n- b"'],
  )
  assert.deepEqual(readCsv(csvOf([texts]))[0]!.fields.map(rearmed), texts)
})

describe('exporting tables', () => {
  let server: TestServer
  let shop: Shop
  let admin: Person
  let teacher: LinkedTeacher
  let rival: LinkedTeacher
  let learner: Person

  const addressOf = async (table: string, as: Person = admin): Promise<string> => {
    const { status, json, text } = await server.call(`POST /api/export/${table}`, { as })
    assert.equal(status, 200, text)
    return json.url
  }
  /** The rows by column name. */
  const fileOf = async (table: string, as: Person = admin): Promise<Record<string, string>[]> => {
    const answer = await fetch(await addressOf(table, as))
    assert.equal(answer.status, 200)
    const [head, ...rows] = readCsv(await answer.text())
    return rows.map(({ fields }) => Object.fromEntries(head!.fields.map((name, index) => [name, fields[index] ?? ''])))
  }
  const auditOf = async () => {
    const { rows } = await server.deps.db.execute<{ name: string; difference: Record<string, [unknown, unknown]> }>(
      sql`select name, difference from ${audit} where what = 'export' order by id desc limit 2`,
    )
    return rows
  }

  before(async () => {
    server = await startTestServer({ cards: true, env: { METRICS_TOKEN } })
    shop = await openShop(server)
    admin = shop.admin
    teacher = await linkedTeacher(server, admin)
    rival = await linkedTeacher(server, admin)
    learner = (await shop.purchase(teacher.course, await server.person('user', '=cmd() Rahim Uddin'))).buyer
    await shop.purchase(rival.course)
    await shop.order(await server.person(), await shop.course({ title: 'Tides, of the "Delta"' }))
  })
  after(() => server.close())

  it('answers a file with a byte order mark, for spreadsheets, that no cache keeps', async () => {
    const answer = await fetch(await addressOf('orders'))
    assert.equal(answer.headers.get('content-type'), 'text/csv; charset=utf-8')
    assert.match(
      answer.headers.get('content-disposition')!,
      /^attachment; filename="porua-orders-\d{4}-\d\d-\d\d\.csv"$/,
    )
    assert.equal(answer.headers.get('cache-control'), 'private, no-store')
    const bytes = new Uint8Array(await answer.arrayBuffer())
    assert.deepEqual(bytes.slice(0, 3), Uint8Array.of(0xef, 0xbb, 0xbf))
    const text = new TextDecoder().decode(bytes)
    assert.match(text, /,"Tides, of the ""Delta""",/)
    assert.match(text, /,'=cmd\(\) Rahim Uddin,/)
  })

  it('answers only one of two requests', async () => {
    const url = await addressOf('orders')
    const statuses = await Promise.all([fetch(url), fetch(url), fetch(url)].map(async (asked) => (await asked).status))
    assert.deepEqual(
      statuses.toSorted((one, other) => one - other),
      [200, 404, 404],
    )
  })

  it('ends the address after five minutes, and with the session', async () => {
    const late = await addressOf('orders')
    server.advanceClock(5 * 60_000 + 1)
    assert.equal((await fetch(late)).status, 404)
    const person = await server.person('admin')
    const gone = await addressOf('orders', person)
    await server.call('POST /api/signOut', { as: person })
    assert.equal((await fetch(gone)).status, 404)
    const left = await addressOf('orders')
    server.advanceClock(6 * 60_000)
    await sweep(server.deps)
    assert.equal(await server.deps.db.$count(csvExports), 0, left)
  })

  it('refuses an address once its owner is no longer an administrator', async () => {
    const person = await server.person('admin')
    const url = await addressOf('users', person)
    await server.deps.db.update(users).set({ role: 'user' }).where(eq(users.id, person.id))
    assert.equal((await fetch(url)).status, 404)
  })

  it('stores no secret', async () => {
    const url = await addressOf('orders')
    const secret = /([\w-]+)\.csv$/.exec(url)![1]!
    const rows = await server.deps.db.select().from(csvExports)
    assert.ok(!JSON.stringify(rows).includes(secret))
    await fetch(url)
  })

  it('holds the same orders as the list with the same filters', async () => {
    for (const filters of ['', 'state=paid', 'state=open', 'q=tides', 'since=2999-01-01T00:00:00.000Z', 'q=nobody']) {
      const listed = await server.call(`GET /api/orders?${filters}`, { as: admin })
      const exported = await fileOf(`orders?${filters}`)
      assert.deepEqual(
        exported.map(({ Order }) => Order),
        listed.json.map(({ _id }: { _id: string }) => _id),
        filters,
      )
    }
    const [paid] = await fileOf('orders?state=paid')
    assert.equal(paid!['Paid (USD)'], '10')
    assert.match(paid!.Receipt!, /^P-\d{6}$/)
    assert.match(paid!['Paid (UTC)']!, /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  })

  it('holds the same users as the list, and nothing secret', async () => {
    const listed = await server.call('GET /api/user?role=admin', { as: admin })
    const exported = await fileOf('users?role=admin')
    assert.deepEqual(
      exported.map(({ User }) => User),
      listed.json.map(({ _id }: { _id: string }) => _id),
    )
    assert.deepEqual(Object.keys(exported[0]!), [
      'User',
      'Name',
      'Email',
      'Email confirmed',
      'Role',
      'Joined (UTC)',
      'Language',
    ])
  })

  it('lists the payments of the orders that are found', async () => {
    const exported = await fileOf(`payments?state=paid&q=${learner.email}`)
    assert.equal(exported.length, 1)
    assert.deepEqual(
      [exported[0]!.State, exported[0]!.Method, exported[0]!.Charged, exported[0]!.Currency],
      ['succeeded', 'card', '10', 'usd'],
    )
    assert.equal((await fileOf(`payments?state=open&q=${learner.email}`)).length, 0)
  })

  it('reads more rows than a page holds, in the order of the list', async () => {
    const product = await shop.course()
    const at = (index: number) => new Date(Date.UTC(2001, 0, 1) + index * 1000)
    const values = Array.from({ length: 2150 }, (_, index) => ({
      id: newId(at(index)),
      userName: 'Many',
      email: `many${index}@people.test`,
      productId: product,
      productName: 'Many',
      img: '',
      priceCents: 0,
      dueCents: 0,
      createdAt: at(index),
    }))
    for (let first = 0; first < values.length; first += 500) {
      await server.deps.db.insert(orders).values(values.slice(first, first + 500))
    }
    const exported = await fileOf('orders?before=2002-01-01T00:00:00.000Z')
    assert.deepEqual(
      exported.map(({ Order }) => Order),
      values.map(({ id }) => id).toReversed(),
    )
  })

  it('audits who exported what, with which filters, and how many rows', async () => {
    await fileOf(`orders?state=paid&q=${learner.email}`)
    const before = await auditOf()
    await fileOf(`orders?state=refunded&q=${learner.email}`)
    const [last, one] = await auditOf()
    assert.deepEqual(one, before[0], 'one line for each export')
    assert.deepEqual(last!.difference, {
      q: [null, learner.email],
      state: [null, 'refunded'],
      rows: [null, 0],
      complete: [null, true],
    })
    const difference = { q: [null, learner.email], state: [null, 'paid'], rows: [null, 1], complete: [null, true] }
    const { text } = await server.call('GET /metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
    assert.match(text, /porua_call_duration_seconds_count\{call="export orders",status="2xx"\} \d/)
    assert.deepEqual(one, { name: 'orders', difference })
  })

  it('gives teachers their own learners by first name, without emails, and refuses a foreign course', async () => {
    await publishLessons(server, admin, teacher.course)
    const [lesson] = await server.deps.db.select().from(lessons).where(eq(lessons.courseId, teacher.course))
    await server.deps.db.insert(places).values({
      userId: learner.id,
      itemId: lesson!.id,
      productId: teacher.course,
      position: 0,
      watched: '{}',
      seenAt: new Date(),
      doneAt: new Date(),
    })
    for (const query of ['', `?course=${teacher.course}`]) {
      const rows = await fileOf(`completions${query}`, teacher.person)
      assert.equal(rows.length, 1, query)
      assert.equal(rows[0]!.Learner, "'=cmd()")
      assert.equal(rows[0]!['Lessons done'], '1')
      assert.equal(rows[0]!['Finished (UTC)'], '')
      assert.ok(!('Email' in rows[0]!))
    }
    const all = await fileOf('completions')
    assert.ok(all.length > 2)
    assert.ok(all.some(({ Email }) => Email === learner.email))
    const foreign = await server.call(`POST /api/export/completions?course=${rival.course}`, { as: teacher.person })
    assert.equal(foreign.status, 403)
  })

  it('lists every submitted quiz attempt in a teacher’s own courses', async () => {
    const [lesson] = await server.deps.db.select().from(lessons).where(eq(lessons.courseId, teacher.course))
    const version = { id: newId(), lessonId: lesson!.id, pass: 60, reveal: 'submitted' as const, questions: [] }
    await server.deps.db.insert(quizVersions).values(version)
    const attempt = { userId: learner.id, lessonId: lesson!.id, versionId: version.id, startedAt: new Date() }
    const result = { submittedAt: new Date(), points: 4, outOf: 5, passed: true }
    await server.deps.db.insert(attempts).values([
      { id: newId(), ...attempt, number: 1, ...result },
      { id: newId(), ...attempt, number: 2 },
    ])
    const [row, ...others] = await fileOf('quizResults', teacher.person)
    assert.deepEqual([row!.Attempt, row!.Points, row!['Out of'], row!.Passed, others.length], ['1', '4', '5', 'yes', 0])
    assert.deepEqual(await fileOf('quizResults', rival.person), [])
  })

  it('gives teachers their own earnings, and administrators all', async () => {
    const own = await fileOf('earnings', teacher.person)
    assert.deepEqual(
      own.map((row) => [row.Kind, row['Earned (USD)']]),
      [['sale', '7']],
    )
    const all = await fileOf('earnings')
    assert.ok(all.length > 2)
    assert.ok('Instructor' in all[0]!)
  })

  it('cuts the connection when the database fails on the way, so that the download fails', async () => {
    const { db } = server.deps
    const url = new URL(await addressOf('orders?before=2002-01-01T00:00:00.000Z'))
    const cut = await new Promise<{ wasWhole: boolean; bytes: number }>((resolve, reject) => {
      const asked = request(url, (answer) => {
        let bytes = 0
        answer.once('data', (chunk: Buffer) => {
          bytes += chunk.length
          answer.pause()
          // The table that the next pages need is missing for a moment.
          void db.execute(sql`alter table orders rename to orders_away`).then(() => answer.resume(), reject)
        })
        answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
        answer.once('end', () => resolve({ wasWhole: answer.complete, bytes }))
        answer.once('error', () => resolve({ wasWhole: false, bytes }))
      })
      asked.once('error', reject)
      asked.end()
    })
    await db.execute(sql`alter table orders_away rename to orders`)
    assert.equal(cut.wasWhole, false)
    assert.ok(cut.bytes > 0)
    const [end] = await auditOf()
    assert.deepEqual(end!.difference.complete, [null, false])
  })

  it('stops reading when the reader goes away', async () => {
    const url = new URL(await addressOf('orders?before=2002-01-01T00:00:00.000Z'))
    await new Promise<void>((resolve) => {
      const asked = request(url, (answer) => {
        answer.once('data', () => answer.destroy())
        answer.once('close', resolve)
      })
      asked.end()
    })
    await until(async () => (await auditOf())[0]!.difference.complete !== undefined)
    const people = await server.deps.db
      .select()
      .from(audit)
      .where(inArray(audit.what, ['export']))
      .orderBy(desc(audit.id))
      .limit(1)
    assert.equal(people[0]!.email, admin.email)
  })
})
