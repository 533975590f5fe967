// Certificates: who gets one, who sees it, and what is deleted with an account.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import type { CertificateRecord } from '#contract/calls/learning/classroom.ts'
import { BIN_DAYS } from '#contract/constants.ts'
import { newId } from '#server/db/ids.ts'
import { certificates } from '#server/db/schema-classroom.ts'
import { courses } from '#server/db/schema.ts'
import { emptyBin } from '#server/modules/office/records/empty-bin.ts'
import { newCertificateCode } from '#server/modules/learning/certificates/issue-certificate.ts'
import { publishLessons, saveAndPublish } from '../../helpers/learning/lessons.ts'
import { courseBody } from '../../helpers/sample-bodies.ts'
import { type Person, type TestServer } from '../../helpers/test-server.ts'
import { startClassroom, type Classroom } from '../../helpers/learning/classroom.ts'

describe('certificates', () => {
  let server: TestServer
  let admin: Person
  let learner: Person
  let second: Person
  let stranger: Person
  let publish: Classroom['publish']
  let order: Classroom['order']
  let finish: Classroom['finish']
  let pass: Classroom['pass']
  let finishAll: Classroom['finishAll']

  before(async () => {
    ;({ server, admin, learner, second, stranger, publish, order, finish, pass, finishAll } = await startClassroom())
  })
  after(() => server.close())

  const left = async (as: Person, course: string) => (await server.call(`GET /api/certificates/${course}`, { as })).json
  /** Issues it under the account's name, unless another is given. */
  const issue = async (as: Person, course: string, name?: string) =>
    server.call(`POST /api/certificates/${course}`, {
      as,
      body: { name: name ?? (await left(as, course)).name ?? 'Nobody' },
    })

  test('issues one certificate for a finished course, with the course as it was', async () => {
    const made = await publish()
    await finish(learner, made.preview, made.video, made.text)
    const early = await issue(learner, made.course)
    assert.deepEqual([early.status, early.json.error], [409, 'unfinished'])
    await pass(learner, made.quiz)
    const unseen = await issue(learner, made.course, 'Somebody Else')
    assert.deepEqual([unseen.status, unseen.json.error], [409, 'other_name'], 'only under a name that was confirmed')
    const offered = await left(learner, made.course)
    assert.deepEqual([offered.name, offered.missing, offered.certificate], ['Rumi Learner', [], null])
    const issued = await Promise.all(Array.from({ length: 8 }, () => issue(learner, made.course)))
    // Their grants may be issued in different seconds.
    assert.equal(new Set(issued.map(({ json }) => json.code)).size, 1)
    const [{ json }] = issued as [(typeof issued)[number]]
    assert.match(json.code, /^[0-9A-HJKMNP-TV-Z]{16}$/)
    assert.deepEqual(
      [json.name, json.title, json.course, json.isShared, json.revokedAt],
      ['Rumi Learner', courseBody.title, made.course, false, null],
    )
    const [row] = await server.deps.db.select().from(certificates).where(eq(certificates.code, json.code))
    assert.deepEqual([row!.lessons, row!.sections], [4, ['The first section']])
    await saveAndPublish(server, admin, made.course, [
      {
        _id: made.section,
        title: 'New',
        lessons: [{ _id: newId(), title: 'Another', kind: 'text', body: 'New.' }],
      },
    ])
    assert.equal((await issue(learner, made.course)).json.code, json.code)
    assert.equal((await issue(stranger, made.course)).status, 403)
  })

  test('opens a certificate to others only while it is shared; otherwise it says no more than that it is genuine', async () => {
    const made = await publish()
    await finishAll(learner, made)
    const { code } = (await issue(learner, made.course)).json
    const look = () => server.call(`GET /api/certificate/${code}`)
    assert.equal((await server.call(`GET /api/certificate/${newCertificateCode()}`)).status, 404)
    const hidden = { code, isShared: false, isRevoked: false }
    assert.deepEqual((await look()).json, hidden)
    const share = (as: Person, isShared: boolean) =>
      server.call(`PUT /api/certificate/${code}`, { as, body: { isShared } })
    assert.equal((await share(second, true)).status, 404)
    assert.equal((await share(learner, true)).status, 200)
    const { json } = await look()
    assert.deepEqual(Object.keys(json).toSorted(), [
      'code',
      'isShared',
      'issuedAt',
      'name',
      'reissuedAt',
      'revokedAt',
      'title',
    ])
    await share(learner, false)
    assert.deepEqual((await look()).json, hidden)
    await server.call(`PUT /api/certificate/${code}/revoke`, { as: admin, body: { reason: 'Not earned' } })
    assert.deepEqual((await look()).json, { ...hidden, isRevoked: true })
  })

  test('issues a certificate again after a rename, under the same code and with both days', async () => {
    const renamed = await server.person('user', 'Old Name')
    const made = await publish()
    await order(renamed, made.course)
    await finishAll(renamed, made)
    const first = (await issue(renamed, made.course)).json
    const reissue = (as: Person, name: string) =>
      server.call(`PUT /api/certificate/${first.code}/reissue`, { as, body: { name } })
    assert.equal((await reissue(renamed, 'Old Name')).json.reissuedAt, null, 'nothing has changed')
    await server.call(`PUT /api/users/${renamed.email}/name`, { as: renamed, body: { name: 'New Name' } })
    assert.equal((await left(renamed, made.course)).certificate.name, 'Old Name')
    assert.equal((await reissue(renamed, 'Old Name')).json.error, 'other_name')
    assert.equal((await reissue(second, 'Second Learner')).status, 404)
    server.advanceClock(86_400_000)
    const again = (await reissue(renamed, 'New Name')).json
    assert.deepEqual([again.code, again.name, again.issuedAt], [first.code, 'New Name', first.issuedAt])
    await server.call(`PUT /api/certificate/${first.code}`, { as: renamed, body: { isShared: true } })
    const { json } = await server.call(`GET /api/certificate/${first.code}`)
    assert.deepEqual([json.name, json.issuedAt, json.reissuedAt], ['New Name', first.issuedAt, again.reissuedAt])
    assert.equal(Date.parse(again.reissuedAt) - Date.parse(first.issuedAt) >= 86_400_000, true)
  })

  test('takes watched videos and passed quizzes in a new course, and says which lessons are missing and why', async () => {
    const made = await publish('watched')
    await finish(learner, made.preview, made.video)
    const watch = (item: string, seconds: number) =>
      server.call('PUT /api/places', {
        as: learner,
        body: [{ item, position: 0, watched: [[0, seconds]], seenAt: server.deps.now().toISOString() }],
      })
    await watch(made.video, 40)
    const { rule, missing } = await left(learner, made.course)
    assert.equal(rule, 'watched')
    assert.deepEqual(
      missing.map(({ title, why, percent }: any) => [title, why, percent]),
      [
        ['A preview', 'watch', 0],
        ['A video', 'watch', 40],
        ['A text', 'mark', null],
        ['A quiz', 'quiz', null],
      ],
    )
    await pass(learner, made.quiz)
    await finish(learner, made.text)
    await watch(made.preview, 90)
    await watch(made.video, 89)
    assert.equal((await issue(learner, made.course)).json.error, 'unfinished', 'marked as done is not watched')
    await watch(made.video, 90)
    assert.deepEqual((await left(learner, made.course)).missing, [])
    assert.equal((await issue(learner, made.course)).status, 200)
    // An administrator's choice of the other rule applies at once.
    await finishAll(second, made)
    assert.equal((await issue(second, made.course)).json.error, 'unfinished')
    const choose = (as: Person, body: object) =>
      server.call(`PUT /api/curriculum/${made.course}/certificateRule`, { as, body })
    assert.equal((await choose(second, { rule: 'marked' })).status, 403)
    assert.equal((await choose(admin, { rule: 'marked' })).status, 200)
    assert.equal((await issue(second, made.course)).status, 200)
  })

  test('issues nothing for a course without lessons', async () => {
    const added = await server.call('POST /api/addCourse', { as: admin, body: { ...courseBody, price: 0 } })
    const course: string = added.json.insertedId
    await order(learner, course)
    assert.equal((await issue(learner, course)).json.error, 'unfinished')
  })

  const recordOf = ({ code, email, revokeReason }: CertificateRecord) => [code, email, revokeReason]

  test('lets administrators find a certificate, withdraw it with a reason, which the audit keeps, and restore it', async () => {
    const made = await publish()
    await finishAll(learner, made)
    const { code } = (await issue(learner, made.course)).json
    await server.call(`PUT /api/certificate/${code}`, { as: learner, body: { isShared: true } })
    const revoke = (as: Person, reason: string) =>
      server.call(`PUT /api/certificate/${code}/revoke`, { as, body: { reason } })
    assert.equal((await revoke(learner, 'Mine')).status, 403)
    const records = async (q: string) =>
      (await server.call(`GET /api/certificateRecords?q=${encodeURIComponent(q)}`, { as: admin })).json
    const typed = code.toLowerCase().replaceAll(/(.{4})(?=.)/g, '$1-')
    assert.deepEqual(
      [(await records(typed)).map(recordOf), await records(newCertificateCode())],
      [[[code, learner.email, null]], []],
    )
    assert.equal((await revoke(admin, 'Somebody else took the quiz')).status, 200)
    assert.equal((await revoke(admin, 'Again')).status, 200)
    const body = { name: 'Rumi Learner' }
    const again = await server.call(`PUT /api/certificate/${code}/reissue`, { as: learner, body })
    assert.deepEqual([again.status, again.json.error], [409, 'withdrawn'])
    const { json } = await server.call(`GET /api/certificate/${code}`)
    assert.ok(json.revokedAt)
    const [first] = await records(learner.email.toUpperCase())
    assert.deepEqual(recordOf(first), [code, learner.email, 'Somebody else took the quiz'])
    const audit = await server.call(`GET /api/audit?limit=5`, { as: admin })
    assert.match(audit.text, /Somebody else took the quiz/)
    assert.doesNotMatch(audit.text, /Rumi/)

    const restore = (as: Person) => server.call(`PUT /api/certificate/${code}/restore`, { as })
    assert.equal((await restore(learner)).status, 403)
    assert.deepEqual([(await restore(admin)).status, (await restore(admin)).status], [200, 200])
    assert.equal((await server.call(`GET /api/certificate/${code}`)).json.revokedAt, null)
    assert.deepEqual((await records(code)).map(recordOf), [[code, learner.email, null]])
    const actions = (await server.call('GET /api/audit?limit=3', { as: admin })).json as { what: string }[]
    assert.deepEqual(actions.map(({ what }) => what).slice(0, 2), ['restore', 'revoke'])
  })

  test('lists certificates for administrators, newest first, by state, day and owner', async () => {
    const codes: string[] = []
    for (const as of [second, learner]) {
      server.advanceClock(1000)
      const made = await publish()
      await finishAll(as, made)
      codes.unshift((await issue(as, made.course)).json.code)
    }
    const [newest, older] = codes
    await server.call(`PUT /api/certificate/${older}/revoke`, { as: admin, body: { reason: 'A mistake' } })
    const listed = async (query: string) => {
      const { json, headers } = await server.call(`GET /api/certificateRecords?${query}`, { as: admin })
      return [headers.get('x-total-count'), ...json.map(({ code }: CertificateRecord) => code)]
    }
    const [total, first] = await listed('limit=1')
    assert.deepEqual([first, ...(await listed(`limit=1&after=${newest}`))], [newest, total, older])
    assert.deepEqual(await listed(`state=withdrawn&q=${second.email}`), ['1', older])
    assert.equal((await listed(`state=shared&q=${second.email}`))[0], '0')
    assert.deepEqual(await listed('before=2001-01-01T00:00:00.000Z'), ['0'])
  })

  test('keeps a deleted course that has certificates when the bin is emptied', async () => {
    const added = await server.call('POST /api/addCourse', { as: admin, body: { ...courseBody, price: 0 } })
    const course: string = added.json.insertedId
    const { preview, video, text } = await publishLessons(server, admin, course)
    await server.call(`PUT /api/curriculum/${course}/certificateRule`, { as: admin, body: { rule: 'marked' } })
    await finish(admin, preview, video, text)
    assert.equal((await issue(admin, course)).status, 200)
    await server.call(`DELETE /api/course/${course}`, { as: admin })
    await emptyBin(server.deps.db, new Date(server.deps.now().getTime() + (BIN_DAYS + 1) * 86_400_000))
    assert.equal(await server.deps.db.$count(courses, eq(courses.id, course)), 1)
  })

  test('deletes certificates with their owner’s account', async () => {
    const leaving = await server.person('user', 'Leaving Learner')
    const made = await publish()
    await order(leaving, made.course)
    await finishAll(leaving, made)
    const { code } = (await issue(leaving, made.course)).json
    await server.call(`PUT /api/certificate/${code}`, { as: leaving, body: { isShared: true } })
    const { json } = await server.call('GET /api/myData', { as: leaving })
    assert.equal(json.certificates[0].code, code)
    const gone = await server.call(`DELETE /api/users/${leaving.email}`, { as: leaving })
    assert.equal(gone.status, 200, gone.text)
    assert.equal((await server.call(`GET /api/certificate/${code}`)).status, 404)
  })
})
