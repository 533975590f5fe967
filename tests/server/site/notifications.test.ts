// Notifications of new courses and books.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Person } from '../../helpers/test-server.ts'
import { openSite, type OpenSite } from '../../helpers/open-site.ts'

const DAY_MS = 86_400_000

describe('notifications', () => {
  let site: OpenSite

  before(async () => {
    site = await openSite()
  })
  after(() => site.server.close())

  it('marks a notification as read for one person and leaves it unread for the others', async () => {
    for (const [list, mark, id] of [
      ['ccis', 'cci', await site.newCourse({ title: 'News' })],
      ['bookN', 'bookN', await site.newBook({ bookName: 'News' })],
    ] as const) {
      const has = (answer: { unreadData: { _id: string }[] }) => answer.unreadData.some((one) => one._id === id)
      const mine = await site.get(list, site.user)
      const theirs = await site.get(list, site.other)
      const open = await site.get(list)
      assert.ok(has(mine) && has(theirs) && has(open))
      assert.ok(mine.unreadData.every((one: { state: string }) => one.state === 'unread'))
      for (let round = 0; round < 2; round++) {
        const marked = await site.call(`PUT /api/${mark}/${id}`, { as: site.user })
        assert.deepEqual(marked.json, { modifiedCount: 1 })
      }
      const after = await site.get(list, site.user)
      assert.equal(after.unreadCount, mine.unreadCount - 1)
      assert.ok(!has(after))
      assert.deepEqual(await site.get(list, site.other), theirs)
      assert.deepEqual(await site.get(list), open)
    }
  })

  it('marks everything as read for one person at once; what comes later is unread again', async () => {
    const { server } = site
    const [person, other] = [await server.person(), await server.person()]
    const counts = async (as: Person) =>
      Promise.all(['ccis', 'bookN'].map(async (list) => (await site.get(list, as)).unreadCount as number))
    const theirs = await counts(other)
    assert.ok(theirs.every((count) => count > 0))
    assert.equal((await site.call('PUT /api/notifications')).status, 401)
    assert.deepEqual((await site.call('PUT /api/notifications', { as: person })).json, { modifiedCount: 1 })
    assert.deepEqual(await counts(person), [0, 0])
    const none = { unreadCount: 0, answerCount: 0, returnedCount: 0, announcementCount: 0, classCount: 0 }
    assert.deepEqual(await site.get('notifications', person), none)
    assert.deepEqual((await site.get('ccis', person)).unreadData, [])
    assert.deepEqual(await counts(other), theirs)
    const [courses, books] = theirs
    for (const as of [other, undefined]) {
      assert.deepEqual(await site.get('notifications', as), {
        unreadCount: courses! + books!,
        answerCount: 0,
        returnedCount: 0,
        announcementCount: 0,
        classCount: 0,
      })
    }
    const later = await site.newCourse({ title: 'Later news' })
    const { unreadCount, unreadData } = await site.get('ccis', person)
    assert.deepEqual([unreadCount, unreadData.map((one: { _id: string }) => one._id)], [1, [later]])
  })

  it('lets only signed-in people mark a notification as read, each kind by its own call', async () => {
    assert.equal((await site.call(`PUT /api/cci/${await site.first('courses/classNine')}`)).status, 401)
    assert.equal((await site.call(`PUT /api/cci/${await site.first('books')}`, { as: site.user })).status, 404)
    assert.equal(
      (await site.call(`PUT /api/bookN/${await site.first('courses/classNine')}`, { as: site.user })).status,
      404,
    )
    assert.equal((await site.call(`PUT /api/cci/${await site.first('blogs')}`, { as: site.user })).status, 404)
  })

  it('counts all notifications and lists the newest fifty', async () => {
    for (let index = 0; index < 51; index++) await site.newBook({ bookName: `News ${index}` })
    const now = await site.get('bookN', site.other)
    assert.ok(now.unreadCount > 50)
    assert.equal(now.unreadData.length, 50)
    assert.equal(now.unreadData[0].bookName, 'News 50')
  })

  it('announces nothing that was deleted, whether it was read or not', async () => {
    for (const [list, mark, remove, make] of [
      ['ccis', 'cci', 'course', site.newCourse],
      ['bookN', 'bookN', 'bookDelete', site.newBook],
    ] as const) {
      const before = await site.get(list, site.other)
      const [older, newer] = [await make(), await make()]
      const both = await site.get(list, site.other)
      assert.deepEqual(
        both.unreadData.slice(0, 2).map((one: { _id: string }) => one._id),
        [newer, older],
      )
      await site.call(`PUT /api/${mark}/${older}`, { as: site.other })
      for (const id of [older, newer]) await site.call(`DELETE /api/${remove}/${id}`, { as: site.admin })
      assert.deepEqual(await site.get(list, site.other), before)
      assert.equal((await site.call(`PUT /api/${mark}/${newer}`, { as: site.other })).status, 404)
    }
  })

  it('lists no notification older than thirty days', async () => {
    site.server.advanceClock(31 * DAY_MS)
    assert.deepEqual(await site.get('bookN'), { unreadCount: 0, unreadData: [] })
    assert.deepEqual(await site.get('ccis'), { unreadCount: 0, unreadData: [] })
    assert.equal((await site.call('GET /api/order', { as: site.user })).status, 401)
  })
})
