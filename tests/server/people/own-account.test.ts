// What people do with their own account: change the name, export their data, delete it.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { FRESH_SIGN_IN_MINUTES } from '#contract/constants.ts'
import { myData } from '#contract/calls/my-data.ts'
import { newId } from '#server/db/ids.ts'
import {
  accessSessions,
  contactMessages,
  identitySessions,
  identityUsers,
  notificationReads,
  orders,
  rateLimits,
  users,
} from '#server/db/schema.ts'
import { assertError } from '../../helpers/assert-error.ts'
import { publishLessons } from '../../helpers/learning/lessons.ts'
import { openSite, type OpenSite } from '../../helpers/open-site.ts'
import { as, exchange, fetchIdToken, newEmail, register, signIn, type SignedIn } from '../../helpers/people/sign-in.ts'
import { type Answer } from '../../helpers/test-server.ts'
import { continueWithAccount } from '../../helpers/people/third-party.ts'
import { uploadPicture } from '../../helpers/sweep/scene.ts'

describe('one’s own account', () => {
  let site: OpenSite

  before(async () => {
    site = await openSite()
  })
  after(() => site.server.close())

  const idOf = async ({ email }: { email: string }): Promise<string> => {
    const [row] = await site.server.deps.db.select().from(users).where(eq(users.email, email))
    return row!.id
  }
  const leave = (person: SignedIn, email = person.email): Promise<Answer> =>
    site.call(`DELETE /api/users/${email}`, { as: as(person) })

  /** Backdates the sign-in by some minutes. */
  async function age(person: SignedIn, minutes: number): Promise<void> {
    const { db, now } = site.server.deps
    const createdAt = new Date(now().getTime() - minutes * 60_000)
    const [account] = await db.select().from(identityUsers).where(eq(identityUsers.email, person.email))
    await db.update(identitySessions).set({ createdAt }).where(eq(identitySessions.userId, account!.id))
    await db
      .update(accessSessions)
      .set({ signedInAt: createdAt })
      .where(eq(accessSessions.userId, await idOf(person)))
  }

  it('changes a name everywhere but on orders, and keeps it at the next sign-in', async () => {
    const person = await register(site.server, newEmail('name'), 'Old Name')
    await site.call('POST /api/addreview', { as: as(person), body: { comment: 'Fine.', ratting: 4 } })
    await site.order(await site.newBook(), as(person))
    const rename = (name: unknown, by = person) =>
      site.call(`PUT /api/users/${person.email}/name`, { as: as(by), body: { name } })
    assert.deepEqual((await rename('  নতুন \n নাম ')).json, { modifiedCount: 1 })
    assert.equal((await site.get(`user/${person.email}`, as(person))).name, 'নতুন নাম')
    assert.equal((await site.get('addreview'))[0].name, 'নতুন নাম')
    assert.equal((await site.get('order', as(person)))[0].userName, 'Old Name')
    const again = await signIn(site.server, person.email)
    assert.equal((await site.get(`user/${person.email}`, as(again))).name, 'নতুন নাম')
    for (const name of ['', ' \u200b ', 'x'.repeat(101), 5]) {
      const refused = await rename(name)
      assertError(refused, 422, 'invalid')
      assert.ok(refused.json.fields.name)
    }
  })

  it('exports everything stored about a person, and nothing about anybody else', async () => {
    const { server } = site
    const { db } = server.deps
    const person = await register(server, newEmail('export'), 'Export Person')
    await db.update(users).set({ emailVerified: true }).where(eq(users.email, person.email))
    const id = await idOf(person)
    await site.call(`PUT /api/users/${person.email}`, { as: as(person), body: { phone: '01712-345678' } })
    await site.call('POST /api/addreview', { as: as(person), body: { comment: 'Mine.', ratting: 5 } })
    await site.call('POST /api/addreview', { as: site.other, body: { comment: 'Not mine.', ratting: 1 } })
    const course = await site.newCourse({ price: 0 })
    await site.order(course, as(person))
    await site.order(await site.newBook(), site.other)
    const { video: lesson } = await publishLessons(server, site.admin, course)
    const place = { item: lesson, position: 5, watched: [[0, 5]], seenAt: new Date().toISOString() }
    await site.call('PUT /api/places', { as: as(person), body: [place] })
    await site.call(`PUT /api/note/${newId()}`, { as: as(person), body: { lesson, second: 5, text: 'My note.' } })
    const picture = await uploadPicture(server, as(person))
    await site.call(`PUT /api/cci/${await site.first('courses/classNine')}`, { as: as(person) })
    const message = { name: 'Export', lastName: 'Person', subject: 'Hello', message: 'A question' }
    for (const email of [person.email, site.other.email])
      await db.insert(contactMessages).values({ ...message, id: newId(), email })

    const answer = await site.call('GET /api/myData', { as: as(person) })
    assert.equal(answer.status, 200, answer.text)
    assert.match(answer.headers.get('content-disposition')!, /attachment; filename=".+\.json"/)
    const data = z.strictObject(myData.shape).parse(answer.json)
    assert.equal(data.profile._id, id)
    assert.equal(data.profile.phone, '01712-345678')
    assert.deepEqual(
      data.signIn!.accounts.map(({ provider }) => provider),
      ['credential'],
    )
    assert.equal(data.signIn!.sessions.length, 1)
    assert.equal(data.sessions.length, 1)
    assert.deepEqual(
      data.orders.map((order) => [order.email, order.state, order.pricePaid]),
      [[person.email, 'paid', 0]],
    )
    assert.ok(data.orderEvents.length > 0)
    assert.ok(data.orderEvents.every((event) => event.order === data.orders[0]!._id))
    assert.deepEqual(
      data.reviews.map(({ comment }) => comment),
      ['Mine.'],
    )
    assert.equal(data.readNotifications.length, 1)
    assert.deepEqual(
      data.lessons.map(({ position, watched }) => [position, watched]),
      [[5, '{[0,5)}']],
    )
    assert.deepEqual(
      data.notes.map(({ text }) => text),
      ['My note.'],
    )
    assert.deepEqual(
      data.pictures.map(({ url }) => url),
      [picture],
    )
    assert.equal(data.messages.length, 1)
    for (const secret of ['password', 'token', 'secret', site.other.email, 'Not mine.'])
      assert.ok(!answer.text.includes(secret), secret)
  })

  it('exports more rows than it reads at once, and leaves out messages from an unconfirmed email', async () => {
    const { server } = site
    const { db } = server.deps
    const person = await register(server, newEmail('many'))
    const id = await idOf(person)
    const signIns = Array.from({ length: 1100 }, () => ({ id: newId(), userId: id, expiresAt: new Date(2100, 0) }))
    await db.insert(accessSessions).values(signIns)
    const message = { name: 'Somebody', lastName: 'Else', subject: 'Hello', message: 'Private' }
    await db.insert(contactMessages).values({ ...message, id: newId(), email: person.email })
    const { sessions, messages } = (await site.call('GET /api/myData', { as: as(person) })).json
    assert.equal(new Set(sessions.map((one: { _id: string }) => one._id)).size, 1101)
    assert.deepEqual(messages, [])
  })

  it('exports an administrator’s own data only, to signed-in people, a few times an hour', async () => {
    assert.equal((await site.call('GET /api/myData')).status, 401)
    const book = await site.newBook()
    const data = await site.get('myData', site.admin)
    assert.equal(data.profile.email, site.admin.email)
    assert.ok(data.actions.some((one: { item: string; what: string }) => one.item === book && one.what === 'add'))
    let answer: Answer | undefined
    for (let round = 0; round < 10; round++) answer = await site.call('GET /api/myData', { as: site.admin })
    assertError(answer!, 429, 'too_many')
    await site.server.deps.db.delete(rateLimits)
  })

  it('deletes one’s own account, keeps paid orders without the name, and starts from scratch on registering again', async () => {
    const { server } = site
    const { db } = server.deps
    const person = await register(server, newEmail('leave'), 'Leaving Person')
    const id = await idOf(person)
    await db.update(users).set({ emailVerified: true }).where(eq(users.id, id))
    await site.call('POST /api/addreview', { as: as(person), body: { comment: 'Bye.', ratting: 3 } })
    const paid = (await site.order(await site.newCourse({ price: 0 }), as(person))).json.insertedId
    const open = (await site.order(await site.newBook(), as(person))).json.insertedId
    await site.call(`PUT /api/cci/${await site.first('courses/classNine')}`, { as: as(person) })
    const message = { name: 'Leaving', lastName: 'Person', subject: 'Hello', message: 'A question' }
    await db.insert(contactMessages).values({ ...message, id: newId(), email: person.email })

    assert.deepEqual((await leave(person)).json, { deletedCount: 1 })

    assert.equal((await site.call('GET /api/order', { as: as(person) })).status, 401)
    assert.equal((await leave(person)).status, 401)
    assert.equal((await exchange(server, person.email, person.idToken)).status, 401)
    await assert.rejects(signIn(server, person.email), /signing in failed/)
    const [kept] = await db.select().from(orders).where(eq(orders.id, paid))
    assert.deepEqual([kept!.state, kept!.userName, kept!.email, kept!.userId], ['paid', '', '', null])
    assert.deepEqual(await db.select().from(orders).where(eq(orders.id, open)), [])
    assert.ok(!(await site.get('addreview')).some((one: { name: string }) => one.name === 'Leaving Person'))
    assert.deepEqual(await db.select().from(notificationReads).where(eq(notificationReads.userId, id)), [])
    assert.deepEqual(await db.select().from(contactMessages).where(eq(contactMessages.email, person.email)), [])
    const events = await site.get(`orderHistory?order=${open}`, site.admin)
    assert.deepEqual([events[0].what, events[0].who], ['deleted', 'buyer'])
    const [entry] = await site.get(`audit?item=${id}`, site.admin)
    assert.deepEqual([entry.what, entry.userId, entry.email, entry.name], ['deleteUser', id, '', ''])

    const again = await register(server, person.email)
    assert.deepEqual(await site.get('order', as(again)), [])
  })

  it('asks for a new sign-in before an account is deleted; exchanging an old one again is not enough', async () => {
    const { server } = site
    const person = await register(server, newEmail('old'))
    await age(person, FRESH_SIGN_IN_MINUTES + 1)
    assertError(await leave(person), 403, 'sign_in_again')
    const { json } = await exchange(server, person.email, await fetchIdToken(server, person.cookie))
    const exchanged = { ...person, token: json.token }
    assertError(await leave(exchanged), 403, 'sign_in_again')
    assert.equal((await site.call('GET /api/order', { as: as(exchanged) })).status, 200)
    assert.equal((await leave(await signIn(server, person.email))).status, 200)
  })

  it('deletes nobody else’s account', async () => {
    const person = await register(site.server)
    assert.equal((await site.call(`DELETE /api/users/${person.email}`)).status, 401)
    for (const caller of [site.other, site.admin])
      assert.equal((await site.call(`DELETE /api/users/${person.email}`, { as: caller })).status, 403)
    assert.equal((await site.call('GET /api/order', { as: as(person) })).status, 200)
  })

  it('lets somebody without a password leave after signing in with the third-party account again', async () => {
    const { server } = site
    const email = newEmail('third')
    const enter = async (): Promise<SignedIn> => {
      const { browser } = await continueWithAccount(server, { email })
      const cookie = browser.cookies(server.url)
      const idToken = await fetchIdToken(server, cookie)
      return { email, cookie, idToken, token: (await exchange(server, email, idToken)).json.token }
    }
    const person = await enter()
    await age(person, FRESH_SIGN_IN_MINUTES + 1)
    assertError(await leave(person), 403, 'sign_in_again')
    assert.equal((await leave(await enter())).status, 200)
    assert.equal((await enter()).email, email)
  })
})
