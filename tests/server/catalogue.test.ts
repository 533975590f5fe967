// Reading and writing the catalogue, on both databases.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { DATABASES, startTestServer, type Person, type TestServer } from '../helpers/test-server.ts'

for (const database of DATABASES) {
  describe(`catalogue on ${database}`, () => {
    let server: TestServer
    let admin: Person

    before(async () => {
      server = await startTestServer({ database })
      admin = await server.person('admin')
    })
    after(() => server.close())

    it('lists books newest first with a total and the way to the next page', async () => {
      const first = await server.call('GET /api/books?limit=10')
      assert.equal(first.status, 200)
      assert.equal(first.json.length, 10)
      assert.equal(first.headers.get('x-total-count'), '24')
      const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1]
      const second = await server.call(`GET ${next}`)
      const ids = [...first.json, ...second.json].map((book: { _id: string }) => book._id)
      assert.deepEqual(ids, ids.toSorted().toReversed())
      assert.equal(new Set(ids).size, 20)
    })

    it('shows a new blog at once in the list that was cached before', async () => {
      await server.call('GET /api/blogs')
      const body = { title: 'Fresh', img: '/x.png', writerName: 'W', date: '2026-01-02', description: 'D' }
      const added = await server.call('POST /api/addBlog', { as: admin, body })
      assert.equal(added.status, 200)
      const list = await server.call('GET /api/blogs')
      assert.equal(list.json[0]._id, added.json.insertedId)
    })

    it('answers 304 to a reader who already has the list', async () => {
      const first = await server.call('GET /api/instructors/Physics')
      const again = await server.call('GET /api/instructors/Physics', {
        headers: { 'if-none-match': first.headers.get('etag')! },
      })
      assert.equal(again.status, 304)
      assert.equal(again.text, '')
    })

    it('keeps what a book update does not mention', async () => {
      const [book] = (await server.call('GET /api/books?limit=1')).json
      const changed = await server.call(`PUT /api/bookUpdate/${book._id}`, {
        as: admin,
        body: { price: '7.25', filesize: '850 KB' },
      })
      assert.deepEqual(changed.json, { modifiedCount: 1 })
      const { json } = await server.call(`GET /api/book/${book._id}`)
      assert.deepEqual(json, { ...book, price: 7.25, filesize: 0.85, fileSize: 0.85, revision: json.revision })
    })

    it('says which fields are wrong', async () => {
      const answer = await server.call('POST /api/addBook', {
        as: admin,
        body: { price: 0.5, img: 'javascript:alert(1)' },
      })
      assert.equal(answer.status, 422)
      assert.equal(answer.json.error, 'invalid')
      assert.equal(answer.json.fields.price, 'Must be 1 or more.')
      assert.equal(answer.json.fields.img, 'Must be an address that begins with https:// or http://.')
      assert.equal(answer.json.fields.bookName, 'Please fill out this field.')
    })

    it('takes no title that shows nothing and no address with a password', async () => {
      const { json } = await server.call('POST /api/addBlog', {
        as: admin,
        body: { title: '\u200b\u2060\u00ad', img: 'https://:secret@example.test/a.png' },
      })
      assert.equal(json.fields.title, 'Please fill out this field.')
      assert.equal(json.fields.img, 'Must be an address that begins with https:// or http://.')
    })

    it('finds a course by a part of its title', async () => {
      const [course] = (await server.call('GET /api/courses/classNine?limit=1')).json
      const text = course.title.slice(1, 6)
      const found = await server.call(`GET /api/searchCourse?q=${encodeURIComponent(text)}`)
      assert.ok(found.json.some((hit: { _id: string }) => hit._id === course._id))
    })
  })
}
