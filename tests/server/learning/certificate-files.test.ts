// Certificates as files: for the owner, for everybody while shared, and otherwise as if they did not exist.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { createCertificateDrawings } from '#server/modules/learning/certificates/certificate-drawings.ts'
import { LIMITS } from '#server/http/rate-limit.ts'
import { certificates } from '#server/db/schema-classroom.ts'
import { rateLimits } from '#server/db/schema.ts'
import { newCertificateCode } from '#server/modules/learning/certificates/issue-certificate.ts'
import { courseBody } from '../../helpers/sample-bodies.ts'
import { startTestServer, type Person, type TestServer } from '../../helpers/test-server.ts'

describe('files of a certificate', () => {
  let server: TestServer
  let admin: Person
  let owner: Person
  let other: Person
  let code: string

  const certify = async (person: Person) => {
    const added = await server.call('POST /api/addCourse', { as: admin, body: courseBody })
    const row = { code: newCertificateCode(), userId: person.id, courseId: added.json.insertedId, name: 'Rumi Learner' }
    const course = { title: 'A course', language: 'en', category: 'classNine', instructor: 'A Teacher' } as const
    const content = { sections: ['One', 'Two'], lessons: 4, issuedAt: server.deps.now() }
    await server.deps.db.insert(certificates).values({ ...row, ...course, ...content })
    return row.code
  }
  const grantOf = async (person: Person) => {
    const { json } = await server.call('GET /api/certificates', { as: person })
    return json[0].grant as string
  }
  const get = (path: string, headers: Record<string, string> = {}) => fetch(`${server.url}${path}`, { headers })
  const share = (isShared: boolean) => server.call(`PUT /api/certificate/${code}`, { as: owner, body: { isShared } })

  before(async () => {
    server = await startTestServer()
    admin = await server.person('admin')
    owner = await server.person()
    other = await server.person()
    code = await certify(owner)
  })
  after(() => server.close())

  /** Everything that an outsider can distinguish. */
  const seen = async (path: string) => {
    const response = await get(path)
    const headers = [...response.headers].filter(([name]) => !['date', 'x-request-id'].includes(name))
    return { status: response.status, headers, body: await response.text() }
  }

  test('hides a certificate’s files from everybody but its owner until it is shared', async () => {
    const unknown = await seen(`/certificate/${newCertificateCode()}.pdf`)
    assert.equal(unknown.status, 404)
    await certify(other)
    const foreign = await grantOf(other)
    const altered = `${await grantOf(owner)}x`
    for (const query of ['', '?grant=', `?grant=${foreign}`, `?grant=${altered}`]) {
      assert.deepEqual(await seen(`/certificate/${code}.pdf${query}`), unknown)
    }
    // The grant for a certificate opens nothing else.
    assert.equal((await get(`/content/${await grantOf(owner)}/source`)).status, 404)
  })

  test('opens a certificate’s files by the owner’s grant for six hours, and to everybody while shared', async () => {
    const grant = await grantOf(owner)
    const pdf = await get(`/certificate/${code}.pdf?grant=${grant}`)
    assert.equal(pdf.status, 200)
    assert.equal(pdf.headers.get('content-type'), 'application/pdf')
    assert.match(pdf.headers.get('content-disposition')!, /^attachment; filename="(\w{4}-){3}\w{4}\.pdf"$/)
    assert.equal(pdf.headers.get('cache-control'), 'private, no-cache')
    assert.equal(pdf.headers.get('x-robots-tag'), 'noindex')
    assert.equal(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
      '%PDF-',
    )
    await share(true)
    for (const [type, sign] of [
      ['png', '\x89PNG'],
      ['webp', 'RIFF'],
    ] as const) {
      const picture = await get(`/certificate/${code}.${type}`)
      assert.deepEqual([picture.status, picture.headers.get('content-type')], [200, `image/${type}`])
      assert.equal(
        Buffer.from(await picture.arrayBuffer())
          .subarray(0, 4)
          .toString('latin1'),
        sign,
      )
      const etag = picture.headers.get('etag')!
      assert.equal((await get(`/certificate/${code}.${type}`, { 'if-none-match': etag })).status, 304)
    }
    await share(false)
    assert.equal((await get(`/certificate/${code}.png`)).status, 404)
    server.advanceClock(6 * 3_600_000 + 1000)
    assert.equal((await get(`/certificate/${code}.pdf?grant=${grant}`)).status, 404)
  })

  test('limits how many certificates one address has drawn, while drawn ones stay open', async () => {
    await share(true)
    const hidden = await certify(other)
    await server.deps.db.update(certificates).set({ isShared: true }).where(eq(certificates.code, hidden))
    const resetAt = new Date(server.deps.now().getTime() + 60_000)
    const { max } = LIMITS.drawingAddress
    await server.deps.db.insert(rateLimits).values({ key: 'drawingAddress 127.0.0.1', hits: max, resetAt })
    const refused = await get(`/certificate/${hidden}.png`)
    assert.equal(refused.status, 429)
    assert.ok(Number(refused.headers.get('retry-after')) > 0)
    assert.equal((await get(`/certificate/${code}.png`)).status, 200)
    const { json } = await server.call('GET /api/certificates', { as: other })
    const { grant } = json.find((certificate: { code: string }) => certificate.code === hidden)
    assert.equal((await get(`/certificate/${hidden}.png?grant=${grant}`)).status, 200, 'its owner is not counted there')
  })

  test('draws six certificates at a time for one address, and leaves the queue to others', async () => {
    const drawings = createCertificateDrawings()
    // A failed drawing is reported at once.
    const draw = (number: number, who: string) => drawings.get(String(number), {} as never, who)
    const crowd = Array.from({ length: 7 }, (_, number) => draw(number, '1.2.3.4'))
    const last = draw(8, '5.6.7.8')
    const outcomes = await Promise.allSettled([...crowd, last])
    const isRefused = outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.status === 429)
    assert.deepEqual(isRefused, [false, false, false, false, false, false, true, false])
  })

  test('closes a certificate’s files to everybody once it is withdrawn', async () => {
    await share(true)
    const grant = await grantOf(owner)
    await server.call(`PUT /api/certificate/${code}/revoke`, { as: admin, body: { reason: 'Not earned' } })
    const unknown = await seen(`/certificate/${newCertificateCode()}.png`)
    assert.deepEqual(await seen(`/certificate/${code}.png`), unknown)
    assert.deepEqual(await seen(`/certificate/${code}.png?grant=${grant}`), unknown)
    const { json } = await server.call(`GET /api/certificate/${code}`)
    assert.doesNotMatch(JSON.stringify(json), /Not earned/)
  })
})
