// People: their own data, and how they are promoted, signed out and deleted.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { and, eq, ne } from 'drizzle-orm'
import { printedName } from '#contract/first-name.ts'
import { orders, users } from '#server/db/schema.ts'
import { assertError } from '../../helpers/assert-error.ts'
import { type Person } from '../../helpers/test-server.ts'
import { openSite, statusesOf, type OpenSite } from '../../helpers/open-site.ts'
import { blogBody } from '../../helpers/sample-bodies.ts'
import { freshSession, register } from '../../helpers/sweep/scene.ts'

it('prints names from before without their links, and leaves ASP.NET alone', () => {
  const printed = {
    'Win https://evil.example/win Sadia': 'Win Sadia',
    'WWW.evil.example': '—',
    'me@evil.example Rumi': 'Rumi',
    'Rumi, who teaches ASP.NET': 'Rumi, who teaches ASP.NET',
  }
  assert.deepEqual(Object.keys(printed).map(printedName), Object.values(printed))
})

describe('people', () => {
  let site: OpenSite

  before(async () => {
    site = await openSite()
  })
  after(() => site.server.close())

  it('forbids reading or changing another person’s data, by email in path or query', async () => {
    const { user, other } = site
    for (const path of ['user/', 'admin/', 'order?email=', 'paidOrder?email=']) {
      assert.equal((await site.call(`GET /api/${path}${user.email}`, { as: other })).status, 403, path)
      assert.equal((await site.call(`GET /api/${path}nobody@people.test`, { as: other })).status, 403, path)
      const own = await site.call(`GET /api/${path}${other.email}&email=${user.email}`, { as: other })
      assert.notEqual(own.json?.[0]?.email, user.email)
    }
    const saved = await site.call(`PUT /api/users/${user.email}`, { as: other, body: { location: 'Elsewhere' } })
    assert.equal(saved.status, 403)
  })

  it('lets administrators read a person’s data but not write it', async () => {
    const { user, admin } = site
    await site.call(`PUT /api/users/${user.email}`, { as: user, body: { location: 'Sylhet' } })
    assert.equal((await site.get(`user/${user.email}`, admin)).location, 'Sylhet')
    assert.deepEqual(await site.get(`admin/${user.email}`, admin), { admin: false })
    const { insertedId } = (await site.order(await site.newBook(), user)).json
    const [theirs] = await site.get(`order?email=${user.email}`, admin)
    assert.equal(theirs._id, insertedId)
    assert.equal((await site.call('GET /api/user/nobody@people.test', { as: admin })).status, 404)
    const saved = await site.call(`PUT /api/users/${user.email}`, { as: admin, body: { location: 'Elsewhere' } })
    assert.equal(saved.status, 403)
    assert.equal((await site.get(`user/${user.email}`, user)).location, 'Sylhet')
  })

  it('keeps name, email and role whatever a profile says, and reports an unchanged profile as saved', async () => {
    const { user } = site
    const body = { name: 'Else', email: 'else@people.test', role: 'admin', education: 'School' }
    for (let round = 0; round < 2; round++) {
      const saved = await site.call(`PUT /api/users/${user.email}`, { as: user, body })
      assert.deepEqual(saved.json, { modifiedCount: 1 })
    }
    const unchanged = await site.call(`PUT /api/users/${user.email}`, { as: user, body: {} })
    assert.deepEqual(unchanged.json, { modifiedCount: 1 })
    const profile = await site.get(`user/${user.email}`, user)
    assert.equal(profile.name, 'Rumi Learner')
    assert.equal(profile.email, user.email)
    assert.equal(profile.education, 'School')
    assert.deepEqual(await site.get(`admin/${user.email}`, user), { admin: false })
  })

  it('gives a promoted person an administrator’s rights at once, and promoting twice does no harm', async () => {
    const person = await site.server.person()
    assert.equal((await site.call('POST /api/addBlog', { as: person, body: blogBody })).status, 403)
    assert.deepEqual(await site.get(`admin/${person.email}`, person), { admin: false })
    for (let round = 0; round < 2; round++) {
      const promoted = await site.call(`PUT /api/user/admin/${person.email.toUpperCase()}`, { as: site.admin })
      assert.deepEqual(promoted.json, { modifiedCount: 1 })
    }
    assert.deepEqual(await site.get(`admin/${person.email}`, person), { admin: true })
    await site.server.deps.db.update(users).set({ emailVerified: false }).where(eq(users.id, person.id))
    assert.deepEqual(await site.get(`admin/${person.email}`, site.admin), { admin: false }, 'while unconfirmed')
    await site.server.deps.db.update(users).set({ emailVerified: true }).where(eq(users.id, person.id))
    assert.equal((await site.call('POST /api/addBlog', { as: person, body: blogBody })).status, 200)
    await site.server.deps.db.update(users).set({ role: 'user' }).where(eq(users.id, person.id))
    assert.equal((await site.call('POST /api/addBlog', { as: person, body: blogBody })).status, 403)
  })

  it('refuses to promote oneself or somebody who does not exist', async () => {
    const own = await site.call(`PUT /api/user/admin/${site.user.email}`, { as: site.user })
    assert.equal(own.status, 403)
    const nobody = await site.call('PUT /api/user/admin/nobody@people.test', { as: site.admin })
    assert.equal(nobody.status, 404)
  })

  it('takes an administrator’s rights away at once, for every session, and records it', async () => {
    const { server } = site
    const person = await server.person('admin')
    const elsewhere = await freshSession(server, person)
    const demote = (as?: Person) => site.call(`DELETE /api/user/admin/${person.email.toUpperCase()}`, { as })
    assert.deepEqual([(await demote()).status, (await demote(site.user)).status], [401, 403])
    for (let round = 0; round < 2; round++) assert.deepEqual((await demote(site.admin)).json, { modifiedCount: 1 })
    for (const session of [person, elsewhere]) {
      assert.equal((await site.call('GET /api/user', { as: session })).status, 403)
      assert.deepEqual(await site.get(`admin/${person.email}`, session), { admin: false })
    }
    assert.equal((await site.call('GET /api/order', { as: person })).status, 200)
    const entries = await site.get(`audit?item=${person.id}`, site.admin)
    assert.deepEqual(
      entries.map((one: { what: string; email: string; difference: unknown }) => [one.what, one.email, one.difference]),
      [['demote', site.admin.email, { role: ['admin', 'user'] }]],
    )
    const nobody = await site.call('DELETE /api/user/admin/nobody@people.test', { as: site.admin })
    assert.equal(nobody.status, 404)
  })

  it('lets an administrator step down, but never the last one, not even two at the same moment', async () => {
    const { server } = site
    const { db } = server.deps
    for (const demotions of [
      (one: Person, two: Person) => [two.email, one.email],
      (one: Person, two: Person) => [one.email, two.email],
    ]) {
      const [one, two] = [await server.person('admin'), await server.person('admin')]
      const others = and(eq(users.role, 'admin'), ne(users.id, one.id), ne(users.id, two.id))
      const before = await db.update(users).set({ role: 'user' }).where(others).returning({ id: users.id })
      const [first, second] = demotions(one, two)
      const answers = await Promise.all([
        site.call(`DELETE /api/user/admin/${first}`, { as: one }),
        site.call(`DELETE /api/user/admin/${second}`, { as: two }),
      ])
      const left = await db.select().from(users).where(eq(users.role, 'admin'))
      const last = left[0]?.id === one.id ? one : two
      const stepDown = await site.call(`DELETE /api/user/admin/${last.email}`, { as: last })
      const leave = await site.call(`DELETE /api/users/${last.email}`, { as: last })
      for (const { id } of before) await db.update(users).set({ role: 'admin' }).where(eq(users.id, id))
      assert.equal(left.length, 1)
      const statuses = statusesOf(answers)
      assert.equal(statuses[0], 200)
      assert.ok([403, 409].includes(statuses[1]!), String(statuses))
      for (const refused of [stepDown, leave]) assertError(refused, 409, 'last_admin')
    }
  })

  it('refuses to delete one’s own account, however the id is written', async () => {
    for (const id of [site.admin.id, site.admin.id.toUpperCase()]) {
      assert.equal((await site.call(`DELETE /api/user/${id}`, { as: site.admin })).status, 403)
    }
    assert.equal((await site.call('GET /api/user', { as: site.admin })).status, 200)
  })

  it('ends only the session that signs out', async () => {
    const session = await freshSession(site.server, site.user)
    assert.deepEqual((await site.call('POST /api/signOut', { as: session })).json, { signedOut: true })
    assert.equal((await site.call('GET /api/order', { as: session })).status, 401)
    assert.equal((await site.call('POST /api/signOut', { as: session })).status, 401)
    assert.equal((await site.call('GET /api/order', { as: site.user })).status, 200)
  })

  it('removes a deleted person’s tokens, sign-in, open orders and name, and keeps paid orders', async () => {
    const { server } = site
    const person = await register(server, 'Leaving Person')
    await server.deps.db.update(users).set({ role: 'admin', emailVerified: true }).where(eq(users.id, person.id))
    await site.call('POST /api/addreview', { as: person, body: { comment: 'Bye.', ratting: 3 } })
    const free = (await site.order(await site.newCourse({ price: 0 }), person)).json.insertedId
    const open = (await site.order(await site.newBook(), person)).json.insertedId

    assert.deepEqual((await site.call(`DELETE /api/user/${person.id}`, { as: site.admin })).json, { deletedCount: 1 })

    for (const name of ['GET /api/order', `GET /api/user/${person.email}`, 'GET /api/user', 'GET /api/ccis']) {
      assert.equal((await site.call(name, { as: person })).status, 401, name)
    }
    const revived = await site.call(`PUT /api/user/${person.email}`, {
      headers: { authorization: `Bearer ${person.idToken}` },
      body: { email: person.email },
    })
    assert.equal(revived.status, 401)
    const [paidOrder] = await server.deps.db.select().from(orders).where(eq(orders.id, free))
    assert.deepEqual(
      [paidOrder!.state, paidOrder!.userName, paidOrder!.email, paidOrder!.userId],
      ['paid', '', '', null],
    )
    assert.deepEqual(await server.deps.db.select().from(orders).where(eq(orders.id, open)), [])
    assert.ok(!(await site.get('addreview')).some((one: { name: string }) => one.name === 'Leaving Person'))
    assert.equal((await site.call(`DELETE /api/user/${person.id}`, { as: site.admin })).status, 404)

    const again = await register(server, 'Back Again', person.email)
    assert.notEqual(again.id, person.id)
    assert.deepEqual(await site.get(`admin/${again.email}`, again), { admin: false })
    assert.deepEqual(await site.get('order', again), [])
  })

  it('refuses to register an email that another account has', async () => {
    const existing = await site.server.person()
    await assert.rejects(register(site.server, 'Second', existing.email), /409.*email_taken/)
  })

  it('does not let the last administrators delete each other at the same moment', async () => {
    const { server } = site
    const one = await server.person('admin')
    const two = await server.person('admin')
    const { db } = server.deps
    const others = and(eq(users.role, 'admin'), ne(users.id, one.id), ne(users.id, two.id))
    const before = await db.update(users).set({ role: 'user' }).where(others).returning({ id: users.id })
    const answers = await Promise.all([
      site.call(`DELETE /api/user/${two.id}`, { as: one }),
      site.call(`DELETE /api/user/${one.id}`, { as: two }),
    ])
    const left = await db.select().from(users).where(eq(users.role, 'admin'))
    for (const { id } of before)
      await db.update(users).set({ role: 'admin', emailVerified: true }).where(eq(users.id, id))
    const statuses = statusesOf(answers)
    assert.equal(statuses[0], 200)
    assert.ok([401, 403].includes(statuses[1]!), String(statuses))
    assert.equal(left.length, 1)
  })
})
