// Search over HTTP: counts, order, both languages, and fresh results in every process.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { ensureDemo } from '#demo/content/ensure-demo.ts'
import { findInDatabase } from '#server/modules/search/search-in-database.ts'
import { until } from '../helpers/until.ts'
import { DATABASES, startTestServer, type Person, type TestServer } from '../helpers/test-server.ts'

type Hit = { _id: string; title: string }

const course = (title: string) => ({
  title,
  img: '/x.png',
  price: 5,
  classCourse: 'classFive',
  ShortDescription: 'S',
  instructorImg: '/x.png',
  instructorName: 'I',
  education: 'E',
  about: 'A',
  video: '/x.mp4',
  hours: 1,
  videos: 1,
  quizzes: 1,
  notes: 1,
})

const searchIn = (server: TestServer, text: string, more = '') =>
  server.call(`GET /api/searchCourse?q=${encodeURIComponent(text)}${more}`)

for (const database of DATABASES) {
  describe(`search on ${database}`, () => {
    let server: TestServer
    let admin: Person

    before(async () => {
      server = await startTestServer({ database })
      admin = await server.person('admin')
      for (const title of ['The zygote', 'Zygote', 'zygotes and more', 'A prezygote', 'নবম শ্রেণির যৌগমূলক পদার্থবিজ্ঞান']) {
        await server.call('POST /api/addCourse', { as: admin, body: course(title) })
      }
    })
    after(() => server.close())

    it('counts every title that contains the text, and lists the best match first', async () => {
      const found = await searchIn(server, 'ZYGOTE')
      assert.equal(found.headers.get('x-total-count'), '4')
      assert.deepEqual(
        found.json.map((hit: Hit) => hit.title),
        ['Zygote', 'zygotes and more', 'The zygote', 'A prezygote'],
      )
    })

    it('pages through all results without repeating one', async () => {
      const seen: string[] = []
      let next: string | undefined = '/api/searchCourse?q=zygote&limit=1'
      while (next) {
        const page = await server.call(`GET ${next}`)
        seen.push(...page.json.map((hit: Hit) => hit.title))
        next = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1]
      }
      assert.deepEqual(seen, ['Zygote', 'zygotes and more', 'The zygote', 'A prezygote'])
    })

    it('finds Bengali within a word, however its letters are composed', async () => {
      for (const text of ['পদার্থবিজ্ঞান', 'বিজ্ঞান', 'যৌগমূলক'.normalize('NFD')]) {
        const found = await searchIn(server, text)
        assert.ok(
          found.json.some((hit: Hit) => hit.title.includes('যৌগমূলক')),
          text,
        )
      }
    })

    it('pages through all courses when nothing is searched for', async () => {
      const all = await server.call('GET /api/searchCourse?limit=5')
      assert.equal(all.json.length, 5)
      assert.equal(all.headers.get('x-total-count'), '107')
    })

    it('suggests a title in spite of a typo', async () => {
      await until(() => server.deps.search.isLoaded())
      const { json } = await server.call('GET /api/suggest?q=zigote')
      assert.equal(json[0].title, 'Zygote')
      assert.equal(json[0].classCourse, 'classFive')
    })

    it('suggests at most eight titles', async () => {
      await until(() => server.deps.search.isLoaded())
      assert.equal((await server.call('GET /api/suggest?q=a')).json.length, 8)
    })

    it('finds the same titles in the database as in the index, page by page', async () => {
      const { db } = server.deps
      const [gone] = [await server.call('POST /api/addCourse', { as: admin, body: course('Zygote gone') })]
      await server.call(`DELETE /api/course/${gone.json.insertedId}`, { as: admin })
      await until(() => server.deps.search.isLoaded())
      for (const text of ['', 'ZYGOTE', 'e', 'class', 'শ্রেণি', 'no such title']) {
        let after: string | undefined
        do {
          const page = await findInDatabase(db, text, { limit: 3, after })
          assert.deepEqual(page, await server.deps.search.find(text, { limit: 3, after }), `${text} after ${after}`)
          after = page.ids.at(2)
        } while (after)
      }
    })

    it('finds renamed and deleted courses correctly at once', async () => {
      const before = await searchIn(server, 'zygote')
      const { _id } = before.json.find((hit: Hit) => hit.title === 'Zygote')
      await server.call(`PUT /api/courseUpdate/${_id}`, { as: admin, body: { title: 'Blastula' } })
      // The first query after the change, because its answer is cached until the next one.
      assert.equal((await server.call('GET /api/suggest?q=blastula')).json[0].title, 'Blastula')
      assert.equal((await searchIn(server, 'blastula')).headers.get('x-total-count'), '1')
      assert.equal((await searchIn(server, 'zygote')).headers.get('x-total-count'), '3')
      const inDatabase = await findInDatabase(server.deps.db, 'blastula', { limit: 5 })
      assert.deepEqual(inDatabase, { total: 1, ids: [_id] })
      await server.call(`DELETE /api/course/${_id}`, { as: admin })
      assert.equal((await searchIn(server, 'blastula')).headers.get('x-total-count'), '0')
    })
  })
}

describe('search in an empty database that is then filled with the demo', () => {
  it('finds courses that came after the index was loaded', async () => {
    const server = await startTestServer()
    try {
      await until(() => server.deps.search.isLoaded())
      await ensureDemo(server.deps)
      await until(async () => Number((await searchIn(server, 'physics')).headers.get('x-total-count')) > 0)
    } finally {
      await server.close()
    }
  })
})

describe('search in several processes', () => {
  it('does not find a course that was deleted before the server started', async () => {
    const first = await startTestServer({ database: 'postgres' })
    const admin = await first.person('admin')
    const added = await first.call('POST /api/addCourse', { as: admin, body: course('Morula') })
    await first.call(`DELETE /api/course/${added.json.insertedId}`, { as: admin })
    const second = await startTestServer({ sameDatabaseAs: first })
    try {
      await until(() => second.deps.search.isLoaded())
      assert.equal((await searchIn(second, 'morula')).headers.get('x-total-count'), '0')
    } finally {
      await second.close()
      await first.close()
    }
  })

  it('does not cache answers from before the index was loaded', async () => {
    const first = await startTestServer({ database: 'postgres' })
    await first.call('POST /api/addCourse', { as: await first.person('admin'), body: course('Notochord') })
    const second = await startTestServer({ sameDatabaseAs: first })
    try {
      // At first only the database answers, which cannot correct typos.
      await until(async () => (await second.call('GET /api/suggest?q=notochrod')).json[0]?.title === 'Notochord')
    } finally {
      await second.close()
      await first.close()
    }
  })

  it('finds a change made through another process within a second', async () => {
    const first = await startTestServer({ database: 'postgres' })
    const second = await startTestServer({ sameDatabaseAs: first })
    try {
      await until(() => second.deps.search.isLoaded())
      assert.equal((await searchIn(second, 'gastrula')).headers.get('x-total-count'), '0')
      const admin = await first.person('admin')
      await first.call('POST /api/addCourse', { as: admin, body: course('Gastrula') })
      const began = performance.now()
      await until(async () => (await searchIn(second, 'gastrula')).headers.get('x-total-count') === '1')
      assert.ok(performance.now() - began < 1000)
    } finally {
      await second.close()
      await first.close()
    }
  })
})
