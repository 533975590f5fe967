// The built site and made-up URLs: all of them are answered by one cached page.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { newCertificateCode } from '#server/modules/learning/certificates/issue-certificate.ts'
import { addBuiltSite } from '../../helpers/built-site.ts'
import { cpuTime } from '../../helpers/cpu-time.ts'
import { raw } from '../../helpers/raw-request.ts'
import { startTestServer, type TestServer } from '../../helpers/test-server.ts'

/** The status of each unknown URL, in a closed catalogue and in an open one. */
const MADE_UP: [address: (word: string) => string, closed: number, open: number][] = [
  [(word) => `/${word}`, 404, 404],
  [(word) => `/a/b/${word}`, 404, 404],
  [(word) => `/${word}.data`, 404, 404],
  [(word) => `/${word}.data?_routes=root`, 404, 404],
  [(word) => `/${word}?after=${word}`, 404, 404],
  [(word) => `/classes/${word}`, 404, 404],
  [(word) => `/courses/${word}`, 404, 404],
  [(word) => `/instructor/${word}`, 404, 404],
  [(word) => `/book/${word}`, 404, 404],
  [(word) => `/book/not-an-id-${word}`, 404, 404],
  [(word) => `/blog/${word}`, 404, 404],
  [(word) => `/teacher/${word}`, 404, 404],
  [(word) => `/classNine/coursesInfo/${word}`, 404, 404],
  [(word) => `/${word}/coursesInfo/${word}`, 404, 404],
  [(word) => `/payment/${word}`, 200, 200],
  [(word) => `/receipt/${word}`, 200, 200],
  [(word) => `/learn/${word}`, 200, 200],
  [(word) => `/read/${word}`, 200, 200],
  [(word) => `/myCertificate/${word}`, 200, 200],
  [(word) => `/certificate/${word}`, 404, 404],
  [() => `/certificate/${newCertificateCode()}`, 404, 404],
  [(word) => `/learn/${word}/${word}`, 200, 200],
  [(word) => `/learn/${word}/${word}/quiz`, 200, 200],
  [(word) => `/${word}/update/${word}`, 200, 200],
  [(word) => `/updateBook/${word}`, 200, 200],
  [(word) => `/${word}/newAdd/${word}`, 200, 200],
]

/** Behind the login, a deleted record may still belong to somebody, who is asked to log in. */
const RECORD = /^\/(book|blog|teacher)\/|\/coursesInfo\//

for (const [index, kind] of (['a closed', 'an open'] as const).entries()) {
  describe(`made-up addresses of ${kind} catalogue`, () => {
    let server: TestServer
    let renderings: () => number
    before(async () => {
      server = await startTestServer()
      renderings = await addBuiltSite(server, kind === 'an open')
    })
    after(() => server.close())

    for (const [address, ...statuses] of MADE_UP) {
      it(`renders ${address('…')} once per language in ${kind} catalogue, without echoing the address`, async () => {
        const word = randomUUID()
        const first = await raw(server, address(word))
        assert.equal(first.status, statuses[index])
        assert.ok(!first.text.includes(word))
        if (first.status === 404) {
          const isGuarded = kind === 'a closed' && RECORD.test(address(word))
          assert.equal(first.text.includes('data-is-guarded'), isGuarded, 'whether a visitor has to log in')
        }
        const before = renderings()
        for (let time = 0; time < 3; time++) {
          const other = await raw(server, address(randomUUID()))
          assert.equal(other.status, first.status)
          assert.deepEqual(other.bytes, first.bytes)
          assert.equal(other.headers['content-language'], 'en')
        }
        // Loading the search index clears the cache once.
        assert.ok(renderings() - before <= 1, 'each was rendered again')
        const bengali = await raw(server, address(randomUUID()), { headers: { cookie: 'lang=bn' } })
        assert.equal(bengali.headers['content-language'], 'bn')
        assert.equal(bengali.status, first.status)
      })
    }

    it(`sets the language under a made-up address of ${kind} catalogue`, async () => {
      const { status, headers } = await raw(server, `/${randomUUID()}?lang=bn`)
      assert.equal(status, 404)
      assert.match(String(headers['set-cookie']), /^lang=bn;/)
      assert.equal((await raw(server, `/${randomUUID()}`)).headers['set-cookie'], undefined)
    })

    it(`answers overlong addresses of ${kind} catalogue quickly`, async () => {
      for (const path of [`${'/'.repeat(15_000)}x`, `/${'a/'.repeat(7500)}`, `/${'x'.repeat(15_000)}`]) {
        const ms = await cpuTime(async () => assert.equal((await raw(server, path)).status, 404), 50)
        assert.ok(ms <= 50, `${path.slice(0, 10)}: ${Math.round(ms)} ms`)
      }
    })
  })
}

describe('a record of an open catalogue', () => {
  let server: TestServer
  before(async () => {
    server = await startTestServer()
    await addBuiltSite(server, true)
  })
  after(() => server.close())

  it('serves a record’s page in an open catalogue, and redirects from a wrong category', async () => {
    const [book] = (await server.call('GET /api/books?limit=1')).json
    const page = await raw(server, `/book/${book._id}`)
    assert.equal(page.status, 200)
    assert.ok(page.text.includes(book.bookName))
    const [course] = (await server.call('GET /api/courses/classNine?limit=1')).json
    assert.equal((await raw(server, `/classNine/coursesInfo/${course._id}`)).status, 200)
    const elsewhere = await raw(server, `/course/coursesInfo/${course._id}`)
    assert.equal(elsewhere.headers.location, `/classNine/coursesInfo/${course._id}`)
  })
})

describe('a list that fails to load', () => {
  const failure = { error: 'unavailable', message: 'The blogs are on holiday.' }
  let server: TestServer
  before(async () => {
    server = await startTestServer()
    await addBuiltSite(server, false, async () => Response.json(failure, { status: 503 }))
  })
  after(() => server.close())

  it('shows the server’s message when the blogs fail to load, translated on a Bengali page', async () => {
    const english = await raw(server, '/blogs')
    assert.equal(english.status, 503)
    assert.ok(english.text.includes(failure.message))
    const bengali = await raw(server, '/blogs', { headers: { cookie: 'lang=bn' } })
    assert.ok(!bengali.text.includes(failure.message))
  })
})
