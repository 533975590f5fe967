// Search over HTTP: counts, order, both languages, and fresh results in every process.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { COURSE_TYPES } from '#contract/constants.ts'
import { ensureDemo } from '#demo/content/ensure-demo.ts'
import { misleading, spellings } from '../../helpers/catalogue/spellings.ts'
import { until } from '../../helpers/until.ts'
import { startTestServer, type Person, type TestServer } from '../../helpers/test-server.ts'

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

/** The result must be among the first five of its kind, and a category has all five. */
async function isFound({ deps }: TestServer, typed: string, target: string): Promise<boolean> {
  const found = await deps.search.suggest(typed, { course: 5, book: 5, instructor: 5, blog: 5 })
  const isCategory = COURSE_TYPES.some((type) => type === target)
  if (isCategory) return found.course.length > 0 && found.course.every(({ detail }) => detail === target)
  return Object.values(found).some((entries) => entries.some(({ title }) => title.includes(target)))
}

describe('search', () => {
  let server: TestServer
  let admin: Person

  before(async () => {
    server = await startTestServer()
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

  it('refuses a page after a course that is invented or not found, and continues after a deleted one', async () => {
    const invented = await searchIn(server, 'zygote', '&after=019a0000-0000-7000-8000-00000000abcd')
    assert.equal(invented.status, 422)
    assert.deepEqual(invented.json.codes, { after: { code: 'not_an_id' } })
    const [first, second] = (await searchIn(server, 'zygote')).json as Hit[]
    const added = await server.call('POST /api/addCourse', { as: admin, body: course('Zygote') })
    assert.equal((await searchIn(server, 'blastula', `&after=${first!._id}`)).status, 422)
    await server.call(`DELETE /api/course/${added.json.insertedId}`, { as: admin })
    const later = await searchIn(server, 'zygote', `&after=${added.json.insertedId}`)
    assert.deepEqual([later.json[0]._id, later.json[1]._id], [first!._id, second!._id])
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
    const { json } = await server.call('GET /api/suggest?q=zigote')
    assert.equal(json[0].title, 'Zygote')
    assert.equal(json[0].classCourse, 'classFive')
  })

  it('suggests at most eight titles', async () => {
    assert.equal((await server.call('GET /api/suggest?q=a')).json.length, 8)
  })

  it('groups what else a search finds, without the courses whose title contains the text', async () => {
    const { json } = await server.call('GET /api/search?q=physics&limit=2')
    assert.equal(json.close.items.length, 2)
    assert.equal(json.close.more, true)
    for (const { title } of json.close.items) assert.doesNotMatch(title, /physics/i)
    assert.match(json.close.items[0].title, /পদার্থবিজ্ঞান/)
    assert.deepEqual(
      json.books.items.map((book: { bookName: string }) => book.bookName),
      ['Motion Made Clear: Physics for Class 9'],
    )
    assert.equal(json.books.more, false)
    assert.equal(json.instructors.items[0].Subject, 'Physics')
    assert.equal(json.instructors.more, true)
    assert.deepEqual(json.posts, { items: [], more: false })
  })

  it('gives all of one group on demand', async () => {
    const { json } = await server.call('GET /api/search?q=physics&only=instructors&limit=48')
    assert.equal(json.instructors.items.length, 4)
    assert.equal(json.instructors.more, false)
    assert.deepEqual(json.close, { items: [], more: false })
    const rest = await server.call('GET /api/search?q=physics&only=instructors&limit=3&skip=3')
    assert.deepEqual(rest.json.instructors, { items: json.instructors.items.slice(3), more: false })
  })

  it('suggests courses, books, instructors and posts, also for a typo', async () => {
    const { json } = await server.call('GET /api/search/suggestions?q=pyhton')
    assert.equal(json.courses[0].title, 'Python Sprint: Ten Days, Ten Small Programs')
    assert.equal(json.books[0].bookName, 'Python: First Steps')
    assert.equal(json.posts[0].title, 'Your first lines of Python, and what they mean')
    const people = await server.call('GET /api/search/suggestions?q=jahirul%20hawladar')
    assert.deepEqual(
      people.json.instructors.map(({ name, Subject }: { name: string; Subject: string }) => [name, Subject]),
      [['Zahirul Islam Howlader', 'Mathematics']],
    )
    const { json: none } = await server.call('GET /api/search/suggestions?q=')
    assert.deepEqual(none, { courses: [], books: [], instructors: [], posts: [] })
  })

  it('finds a new instructor, book or post at once, and no deleted one', async () => {
    const blog = { title: 'Quetzalcoatl', img: '/x.png', writerName: 'W', date: '2026-01-02', description: 'D' }
    const added = await server.call('POST /api/addBlog', { as: admin, body: blog })
    const found = await server.call('GET /api/search/suggestions?q=quetzalcotl')
    assert.deepEqual(found.json.posts, [{ _id: added.json.insertedId, title: 'Quetzalcoatl' }])
    await server.call(`DELETE /api/blogDelete/${added.json.insertedId}`, { as: admin })
    assert.deepEqual((await server.call('GET /api/search/suggestions?q=quetzalcotl')).json.posts, [])
  })

  it('finds renamed and deleted courses correctly at once', async () => {
    const before = await searchIn(server, 'zygote')
    const { _id } = before.json.find((hit: Hit) => hit.title === 'Zygote')
    await server.call(`PUT /api/courseUpdate/${_id}`, { as: admin, body: { title: 'Blastula' } })
    // This is the first query after the change, because its answer is cached until the next one.
    assert.equal((await server.call('GET /api/suggest?q=blastula')).json[0].title, 'Blastula')
    assert.equal((await searchIn(server, 'blastula')).headers.get('x-total-count'), '1')
    assert.equal((await searchIn(server, 'zygote')).headers.get('x-total-count'), '3')
    await server.call(`DELETE /api/course/${_id}`, { as: admin })
    assert.equal((await searchIn(server, 'blastula')).headers.get('x-total-count'), '0')
  })
})

describe('search in an empty database that is then filled with the demo', () => {
  let server: TestServer

  before(async () => {
    server = await startTestServer()
    await ensureDemo(server.deps)
  })
  after(() => server.close())

  it('finds courses that came after the index was loaded', async () => {
    await until(async () => Number((await searchIn(server, 'physics')).headers.get('x-total-count')) > 0)
  })

  it('understands how people spell what they look for', async () => {
    const missed: string[] = []
    for (const [typed, target] of spellings) if (!(await isFound(server, typed, target))) missed.push(typed)
    assert.ok(missed.length <= 1, `${missed.length} of ${spellings.length} not found: ${missed.join(', ')}`)
  })

  it('shows nothing that would look silly', async () => {
    for (const [typed, titles] of misleading) {
      const found = await server.deps.search.suggest(typed, { course: 9, book: 9, instructor: 9, blog: 9 }, true)
      for (const { title } of Object.values(found).flat()) assert.doesNotMatch(title, titles, typed)
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
      assert.equal((await searchIn(second, 'morula')).headers.get('x-total-count'), '0')
    } finally {
      await second.close()
      await first.close()
    }
  })

  it('waits for the index to be loaded', async () => {
    const first = await startTestServer({ database: 'postgres' })
    await first.call('POST /api/addCourse', { as: await first.person('admin'), body: course('Notochord') })
    const second = await startTestServer({ sameDatabaseAs: first })
    try {
      assert.equal((await second.call('GET /api/suggest?q=notochrod')).json[0]?.title, 'Notochord')
    } finally {
      await second.close()
      await first.close()
    }
  })

  it('finds a change made through another process within a second', async () => {
    const first = await startTestServer({ database: 'postgres' })
    const second = await startTestServer({ sameDatabaseAs: first })
    try {
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
