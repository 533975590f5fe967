// Administration beyond content: conflicts, the bin, the audit, people, messages, and the first administrator.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { lockFolder } from '#server/db/embedded/index.ts'
import { contactMessages, products, users } from '#server/db/schema.ts'
import { newId } from '#server/db/ids.ts'
import { emptyBin } from '#server/modules/office/records/empty-bin.ts'
import { PROCESS_ENV } from '../../helpers/product-process.ts'
import { beginAttempt, openShop, type Shop } from '../../helpers/orders/shop.ts'
import { blogBody, bookBody, courseBody, instructorBody } from '../../helpers/sample-bodies.ts'
import { startTestServer, usualDatabase, type Answer, type Person, type TestServer } from '../../helpers/test-server.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const CONTENT = [
  { kind: 'course', body: courseBody, add: 'addCourse', read: 'course', change: 'courseUpdate', remove: 'course' },
  { kind: 'book', body: bookBody, add: 'addBook', read: 'book', change: 'bookUpdate', remove: 'bookDelete' },
  { kind: 'blog', body: blogBody, add: 'addBlog', read: 'blog', change: 'blogUpdate', remove: 'blogDelete' },
  {
    kind: 'instructor',
    body: instructorBody,
    add: 'addInstructor',
    read: 'instructor',
    change: 'updateInstructor',
    remove: 'instructor',
  },
]
const HERE = new URL('../../..', import.meta.url)

describe('administration', () => {
  let server: TestServer
  let shop: Shop
  let admin: Person

  before(async () => {
    server = await startTestServer()
    shop = await openShop(server)
    admin = shop.admin
  })
  after(() => server.close())

  const call = (name: string, as?: Person, body?: unknown, revision?: number): Promise<Answer> => {
    const headers = revision === undefined ? {} : { 'if-match': `"${revision}"` }
    return server.call(name.replace(' /', ' /api/'), { as, body, headers })
  }
  const get = async (path: string, as = admin) => (await call(`GET /${path}`, as)).json
  const audited = (id: string) => get(`audit?item=${id}`)
  const deletion = (id: string, kind = 'course') => {
    const { remove } = CONTENT.find((one) => one.kind === kind)!
    return call(`DELETE /${remove}/${id}`, admin)
  }

  for (const { kind, body, add, read, change } of CONTENT) {
    it(`refuses the later of two changes to the same ${kind}`, async () => {
      const id: string = (await call(`POST /${add}`, admin, body)).json.insertedId
      const other = await server.person('admin')
      const { revision } = await get(`${read}/${id}`)
      const both = await Promise.all([
        call(`PUT /${change}/${id}`, admin, { img: '/one.png' }, revision),
        call(`PUT /${change}/${id}`, other, { img: '/two.png' }, revision),
      ])
      const [first, second] = both.toSorted((one, two) => one.status - two.status)
      assert.deepEqual([first!.status, second!.status, second!.json.error], [200, 409, 'changed_meanwhile'])
      const winner = both[0] === first ? '/one.png' : '/two.png'
      const now = await get(`${read}/${id}`)
      assert.equal(now.img, winner)
      assert.notEqual(now.revision, revision)
      const entries = await audited(id)
      assert.deepEqual(
        entries.map((entry: { what: string }) => entry.what),
        ['change', 'add'],
      )
      assert.deepEqual(entries[0].difference, { img: [body.img, winner] })
      await call(`PUT /${change}/${id}`, admin, { img: winner })
      assert.equal((await audited(id)).length, 2, 'saving without a change is no change')
      const { revision: saved } = await get(`${read}/${id}`)
      assert.equal((await call(`PUT /${change}/${id}`, admin, { img: '/three.png' })).status, 200)
      assert.equal((await call(`PUT /${change}/${id}`, admin, { img: '/4.png' }, saved)).status, 409)
      const inBody = await call(`PUT /${change}/${id}`, admin, { img: '/5.png', revision: saved })
      assert.equal(inBody.status, 409, 'a page of 0.2.0 sends the revision in the body')
      const malformed = await call(`PUT /${change}/${id}`, admin, { img: '/6.png' }, NaN)
      assert.deepEqual([malformed.status, malformed.json.codes.revision.code], [422, 'not_a_number'])
    })
  }

  it('puts a deleted course into the bin, and back on its page, in search and in notifications when restored', async () => {
    const title = 'Restored course'
    const id = await shop.course({ title })
    const isFound = async () => (await get(`searchCourse?q=${encodeURIComponent(title)}`)).length === 1
    const isAnnounced = async () => (await get('ccis')).unreadData.some((one: { _id: string }) => one._id === id)
    assert.equal((await deletion(id)).status, 200)
    const [entry] = await get('bin?limit=1')
    const { _id, deletedAt: _, ...rest } = entry
    assert.deepEqual(rest, { id, kind: 'course', name: title, deletedBy: admin.email })
    assert.deepEqual([await get(`bin?item=${id}`), await get(`bin?item=${_id}`)], [[entry], []])
    assert.ok((await get('bin?kind=book')).every((one: { kind: string }) => one.kind === 'book'))
    assert.deepEqual(
      [await isFound(), await isAnnounced(), (await call(`GET /course/${id}`)).status],
      [false, false, 404],
    )

    assert.deepEqual((await call(`PUT /bin/${_id}`, admin)).json, { modifiedCount: 1 })
    assert.deepEqual(
      [await isFound(), await isAnnounced(), (await call(`GET /course/${id}`)).status],
      [true, true, 200],
    )
    assert.equal((await call(`PUT /bin/${_id}`, admin)).status, 404)
    const [restored, deleted] = await audited(id)
    assert.deepEqual([restored.what, deleted.what, deleted.email], ['restore', 'delete', admin.email])
  })

  it('keeps a deleted product open to its buyers only, even after the bin is emptied', async () => {
    const [paid, unpaid] = [await shop.course({ price: 0 }), await shop.book()]
    const buyer = await server.person()
    await shop.order(buyer, paid)
    await shop.order(buyer, unpaid)
    await deletion(paid)
    await deletion(unpaid, 'book')
    const statuses = async (path: string) => {
      const others = await Promise.all([call(`GET /${path}`), call(`GET /${path}`, await server.person())])
      const own = await call(`GET /${path}`, buyer)
      if (own.status === 200) assert.equal(own.headers.get('cache-control'), 'private, no-store')
      return [own, await call(`GET /${path}`, admin), ...others].map(({ status }) => status)
    }
    assert.deepEqual(await statuses(`course/${paid}`), [200, 200, 404, 404])
    assert.deepEqual(await statuses(`book/${unpaid}`), [404, 200, 404, 404])

    const young = await shop.course()
    await deletion(young)
    await emptyBin(server.deps.db, new Date(Date.now() + 30 * DAY_MS - HOUR_MS))
    assert.equal((await get('bin?limit=1'))[0].id, young)
    const beingPaid = await shop.book()
    const order = await shop.order(buyer, beingPaid)
    await beginAttempt(server.deps.db, order)
    await deletion(beingPaid, 'book')
    await emptyBin(server.deps.db, new Date(Date.now() + 30 * DAY_MS + HOUR_MS))
    assert.deepEqual(await get('bin'), [])
    assert.deepEqual(await statuses(`course/${paid}`), [200, 200, 404, 404])
    assert.deepEqual(await statuses(`book/${unpaid}`), [404, 404, 404, 404])
    assert.equal((await call(`GET /book/${beingPaid}`, admin)).status, 200)
    assert.deepEqual(await server.deps.db.select().from(products).where(eq(products.id, young)), [])
    assert.deepEqual((await get('order', buyer)).map((order: { id: string }) => order.id).toSorted(), [
      paid,
      unpaid,
      beingPaid,
    ])
  })

  it('keeps an audit that shows where a long text changed, is searchable and cannot be rewritten', async () => {
    const start = 'এক '.repeat(2000)
    const id = (await call('POST /addBlog', admin, { ...blogBody, title: 'Long words', description: `${start}end` }))
      .json.insertedId
    await call(`PUT /blogUpdate/${id}`, admin, { description: `${start}👩‍👩‍👧 finish` })
    const [changed] = await audited(id)
    const [was, is] = changed.difference.description
    assert.ok(was.endsWith('এক end') && is.endsWith('👩‍👩‍👧 finish'), `${was} ${is}`)
    assert.ok(was.length < 400 && is.length < 400)
    assert.deepEqual((await get('audit?q=LONG%20WORD')).length, 2)
    assert.ok((await get(`audit?q=${encodeURIComponent(admin.email.slice(0, 30))}`)).length >= 2)
    for (const statement of [
      sql`update audit set email = ''`,
      sql`delete from audit`,
      sql`delete from order_history`,
    ]) {
      await assert.rejects(server.deps.db.execute(statement), (error: Error) =>
        /only ever added/.test(String(error.cause)),
      )
    }
  })

  it('finds people by words of name and email, and audits promoting and deleting them', async () => {
    const person = await server.person('user', 'Nasrin 100%_Sure ক্ষিতি\u200dমোহন')
    const found = await call('GET /user?q=100%25_sure%20nas', admin)
    assert.deepEqual([found.json.length, found.json[0]._id, found.headers.get('x-total-count')], [1, person.id, '1'])
    assert.equal((await get(`user?q=${person.email.slice(0, -3).toUpperCase()}`))[0]._id, person.id)
    assert.equal((await get(`user?q=${encodeURIComponent('ক্ষিতি\u200dমো')}`))[0]._id, person.id)
    for (const other of ['asrin', 'nas%20sure', 'nobody-is-called-this', '%25_']) {
      assert.deepEqual(await get(`user?q=${other}`), [], other)
    }
    await call(`PUT /user/admin/${person.email}`, admin)
    await call(`PUT /user/admin/${person.email}`, admin)
    await call(`DELETE /user/${person.id}`, admin)
    const entries: { what: string; email: string; name: string }[] = await audited(person.id)
    assert.deepEqual(
      entries.map(({ what, email, name }) => [what, email, name]),
      [
        ['deleteUser', admin.email, ''],
        ['promote', admin.email, ''],
      ],
    )
    assert.deepEqual(await get(`audit?q=${encodeURIComponent(person.email)}`), [])
  })

  it('removes a deleted administrator’s email from the audit, and keeps what they did', async () => {
    const other = await server.person('admin')
    const id: string = (await call('POST /addBlog', other, { ...blogBody, title: 'By somebody' })).json.insertedId
    await call(`DELETE /blogDelete/${id}`, other)
    assert.equal((await audited(id))[0].email, other.email)
    await call(`DELETE /user/${other.id}`, admin)
    const entries: { what: string; userId: string; email: string; name: string }[] = await audited(id)
    assert.deepEqual(
      entries.map(({ what, userId, email, name }) => [what, userId, email, name]),
      [
        ['delete', other.id, '', 'By somebody'],
        ['add', other.id, '', 'By somebody'],
      ],
    )
    assert.equal((await get(`bin?item=${id}`))[0].deletedBy, '')
    const names = server.deps.db.execute(sql`update audit set name = '' where thing_id = ${id}`)
    await assert.rejects(names, (error: Error) => /only ever added/.test(String(error.cause)))
  })

  it('lists contact messages by state, and finds orders by product and buyer', async () => {
    const id = newId()
    const message = { name: 'Rumi', lastName: 'Learner', email: '', subject: 'Where is it?', message: '<b>Hello</b>' }
    await server.deps.db.insert(contactMessages).values({ ...message, id })
    const answered = await call(`PUT /contactMessage/${id}`, admin, { state: 'answered' })
    assert.deepEqual(answered.json, { modifiedCount: 1 })
    const [listedMessage] = await get('contactMessages?state=answered&q=where%20is')
    assert.deepEqual([listedMessage._id, listedMessage.state, listedMessage.message], [id, 'answered', '<b>Hello</b>'])
    assert.deepEqual(await get('contactMessages?state=new&q=where%20is'), [])
    assert.equal((await audited(id))[0].what, 'answer')

    const buyer = await server.person()
    const order = await shop.order(buyer, await shop.book({ bookName: 'Rare book' }))
    const [listed] = await get('orders?q=RARE%20book')
    assert.deepEqual([listed._id, listed.email, listed.paid, listed.state], [order, buyer.email, false, 'open'])
    const [entry] = await get(`orderHistory?order=${listed._id}`)
    assert.deepEqual([entry.order, entry.productName], [order, 'Rare book'])
  })

  it('finds contact messages by words, newest first, and counts up to two hundred', async () => {
    const { db } = server.deps
    await db.execute(sql`insert into contact_messages (id, name, last_name, email, subject, message)
      select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'A', 'B', 'asker' || n || '@people.test',
        'Frequent question ' || n, ''
      from generate_series(1, 4100) as n`)
    const found = async (text: string) => {
      const { json, headers } = await call(`GET /contactMessages?limit=2&q=${encodeURIComponent(text)}`, admin)
      return [headers.get('x-total-count'), ...json.map(({ subject }: { subject: string }) => subject)]
    }
    assert.deepEqual(await found('freq'), ['200', 'Frequent question 4100', 'Frequent question 4099'])
    assert.deepEqual(await found('question FREQ'), ['200', 'Frequent question 4100', 'Frequent question 4099'])
    assert.deepEqual(await found('1'), ['200', 'Frequent question 1999', 'Frequent question 1998'])
    assert.deepEqual(await found('question 40'), ['111', 'Frequent question 4099', 'Frequent question 4098'])
    assert.deepEqual(await found('7 frequent question'), ['1', 'Frequent question 7'])
    assert.deepEqual(await found('asker12@peop'), ['1', 'Frequent question 12'])
    assert.deepEqual(await found('asker12@eople'), ['0'])
    assert.deepEqual(await found('@people.te'), ['200', 'Frequent question 4100', 'Frequent question 4099'])
    assert.deepEqual(await found('reque'), ['0'])
    assert.deepEqual(await found('?!'), ['0'])
  })

  if (usualDatabase() === 'postgres') {
    it('does not let two administrators on two servers delete each other at the same moment', async () => {
      const env = { ACCESS_TOKEN_SECRET: 'a'.repeat(32), IDENTITY_SECRET: 'b'.repeat(32) }
      const one = await startTestServer({ env })
      const two = await startTestServer({ sameDatabaseAs: one, env })
      try {
        const { db } = one.deps
        for (let round = 0; round < 5; round++) {
          await db.update(users).set({ role: 'user' })
          const [left, right] = [await one.person('admin'), await one.person('admin')]
          const answers = await Promise.all([
            one.call(`DELETE /api/user/${right.id}`, { as: left }),
            two.call(`DELETE /api/user/${left.id}`, { as: right }),
          ])
          assert.equal(answers.filter(({ status }) => status === 200).length, 1)
          assert.equal((await db.select().from(users).where(eq(users.role, 'admin'))).length, 1)
        }
      } finally {
        await two.close()
        await one.close()
      }
    })

    it('promotes a registered person with npm run admin, and says what is still missing', async () => {
      const [known, unconfirmed] = [await server.person(), await server.person()]
      await server.deps.db.update(users).set({ emailVerified: false }).where(eq(users.id, unconfirmed.id))
      const on = { PORUA_MODE: 'demo', DATABASE_URL: server.databaseUrl! }
      const output = await Promise.all([
        makeAdmin(known.email.toUpperCase(), on),
        makeAdmin(unconfirmed.email, on),
        makeAdmin('nobody@people.test', on),
        makeAdmin(admin.email, on),
      ])
      assert.match(output[0], /^0 .* is an administrator now\.\n$/)
      assert.match(output[1], /^0 .* is an administrator from the first login with a confirmed email/)
      assert.match(output[2], /^1 Nobody has registered as nobody@people\.test/)
      assert.match(output[3], /^0 .* is an administrator already\.\n$/)
      assert.deepEqual(await get(`admin/${known.email}`, known), { admin: true })
      assert.deepEqual(await get(`admin/${unconfirmed.email}`, unconfirmed), { admin: false })
      const [entry] = await audited(known.id)
      assert.deepEqual([entry.what, entry.userId, entry.email], ['promote', null, ''])
    })
  }
})

it('refuses npm run admin in one line while the product runs on the data folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'porua-admin-'))
  const lock = lockFolder(folder)
  try {
    const output = await makeAdmin('someone@people.test', { DATA_DIR: folder })
    assert.equal(output, '1 Porua is running on this data folder: stop it first, then try again.\n')
  } finally {
    lock.release()
    rmSync(folder, { recursive: true, force: true })
  }
})

/** Runs `scripts/admin.ts`; returns its exit code and output. */
function makeAdmin(email: string, env: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, ['scripts/admin.ts', email], { cwd: HERE, env: { ...PROCESS_ENV, ...env } })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  return new Promise((done) => child.on('close', (code) => done(`${code} ${output}`)))
}
