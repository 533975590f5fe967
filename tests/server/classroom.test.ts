// Certificates, questions under a lesson, and ratings: who gets them, who sees them, and what goes with an account.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import type { CertificateRecord, LessonQuestion } from '#contract/classroom.ts'
import { BIN_DAYS } from '#contract/constants.ts'
import { newId } from '#server/db/ids.ts'
import { certificates, lessonAnswers, lessonQuestions, ratings, talkReports } from '#server/db/schema-classroom.ts'
import { contactMessages, courses, rateLimits } from '#server/db/schema.ts'
import { emptyBin } from '#server/modules/administration/empty-bin.ts'
import { newCertificateCode } from '#server/modules/certificates/certificate-code.ts'
import { firstName } from '#server/modules/people/first-name.ts'
import { hasLink } from '#server/modules/questions/has-link.ts'
import { makeReadable, ownBook } from '../helpers/books.ts'
import { publishLessons, saveAndPublish, type Published } from '../helpers/lessons.ts'
import { begin, quizLesson, rightAnswers } from '../helpers/quizzes.ts'
import { bookBody, courseBody } from '../helpers/sample-bodies.ts'
import { DATABASES, startTestServer, type Person, type TestServer } from '../helpers/test-server.ts'

test('shows first names, with what usually stands before them', () => {
  const names = { 'Rumi Learner': 'Rumi', Tania: 'Tania', 'Md. Rakib Hasan': 'Md. Rakib', 'মোঃ রাকিব হাসান': 'মোঃ রাকিব' }
  for (const [name, first] of Object.entries(names)) assert.equal(firstName(name), first)
})

test('finds links, and no sentence without a space after its full stop', () => {
  for (const text of ['https://a.test', 'see www.a.test', 'porua.com', 'সাইট: example.org', 't.me/abc', 'bit.ly/x1']) {
    assert.ok(hasLink(text), text)
  }
  for (const text of ['Done.In the morning', 'a.b', '3.5 kg', 'উত্তর কী? and/or', 'gnp.exe', 'x/y', '12.5/3']) {
    assert.ok(!hasLink(text), text)
  }
})

for (const database of DATABASES) {
  describe(`the classroom on ${database}`, () => {
    let server: TestServer
    let admin: Person
    let learner: Person
    let second: Person
    let stranger: Person

    before(async () => {
      server = await startTestServer({ database })
      admin = await server.person('admin', 'Head Teacher')
      learner = await server.person('user', 'Rumi Learner')
      second = await server.person('user', 'Second Learner')
      stranger = await server.person()
    })
    after(() => server.close())

    const publish = async () => {
      const added = await server.call('POST /api/addCourse', { as: admin, body: { ...courseBody, price: 0 } })
      const course: string = added.json.insertedId
      const lesson = quizLesson()
      const published = await publishLessons(server, admin, course, lesson)
      for (const as of [learner, second]) await order(as, course)
      return { course, quiz: lesson._id, lesson, ...published }
    }
    const order = async (as: Person, id: string) => {
      const ordered = await server.call('POST /api/order', { as, body: { id } })
      assert.equal(ordered.status, 200, ordered.text)
    }
    const finish = (as: Person, ...things: string[]) =>
      server.call('PUT /api/places', {
        as,
        body: things.map((thing) => ({ thing, position: 0, done: true, seenAt: server.deps.now().toISOString() })),
      })
    const pass = async (as: Person, quiz: string) => {
      const attempt = await begin(server, as, quiz)
      await server.call(`PUT /api/attempt/${attempt._id}`, { as, body: { answers: rightAnswers(attempt) } })
      const { json } = await server.call(`POST /api/attempt/${attempt._id}/submit`, { as })
      assert.equal(json.passed, true)
    }
    const finishAll = async (as: Person, { preview, film, text, quiz }: Published & { quiz: string }) => {
      await finish(as, preview, film, text)
      await pass(as, quiz)
    }

    describe('certificates', () => {
      const issue = (as: Person, course: string) => server.call(`POST /api/certificates/${course}`, { as })

      test('are issued once for a finished course, with the course as it was', async () => {
        const made = await publish()
        await finish(learner, made.preview, made.film, made.text)
        const early = await issue(learner, made.course)
        assert.deepEqual([early.status, early.json.error], [409, 'unfinished'])
        await pass(learner, made.quiz)
        const issued = await Promise.all(Array.from({ length: 8 }, () => issue(learner, made.course)))
        assert.equal(new Set(issued.map(({ text }) => text)).size, 1)
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

      test('open to others only while they are shared, and look unknown otherwise', async () => {
        const made = await publish()
        await finishAll(learner, made)
        const { code } = (await issue(learner, made.course)).json
        const look = () => server.call(`GET /api/certificate/${code}`)
        const unknown = await server.call(`GET /api/certificate/${newCertificateCode()}`)
        const hidden = await look()
        assert.deepEqual([hidden.status, hidden.text], [unknown.status, unknown.text])
        const share = (as: Person, isShared: boolean) =>
          server.call(`PUT /api/certificate/${code}`, { as, body: { isShared } })
        assert.equal((await share(second, true)).status, 404)
        assert.equal((await share(learner, true)).status, 200)
        const { json } = await look()
        assert.deepEqual(Object.keys(json).toSorted(), ['code', 'issuedAt', 'name', 'revokedAt', 'title'])
        await share(learner, false)
        assert.equal((await look()).status, 404)
      })

      const recordOf = ({ code, email, revokeReason }: CertificateRecord) => [code, email, revokeReason]

      test('are found by administrators, and withdrawn with a reason, which the audit keeps', async () => {
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
        const { json } = await server.call(`GET /api/certificate/${code}`)
        assert.ok(json.revokedAt)
        const [first] = await records(learner.email.toUpperCase())
        assert.deepEqual(recordOf(first), [code, learner.email, 'Somebody else took the quiz'])
        const audit = await server.call(`GET /api/audit?limit=5`, { as: admin })
        assert.match(audit.text, /Somebody else took the quiz/)
        assert.doesNotMatch(audit.text, /Rumi/)
      })

      test('keep their course when the bin is emptied', async () => {
        const added = await server.call('POST /api/addCourse', { as: admin, body: { ...courseBody, price: 0 } })
        const course: string = added.json.insertedId
        const { preview, film, text } = await publishLessons(server, admin, course)
        await finish(admin, preview, film, text)
        assert.equal((await issue(admin, course)).status, 200)
        await server.call(`DELETE /api/course/${course}`, { as: admin })
        await emptyBin(server.deps.db, new Date(server.deps.now().getTime() + (BIN_DAYS + 1) * 86_400_000))
        assert.equal(await server.deps.db.$count(courses, eq(courses.id, course)), 1)
      })

      test('go with the account', async () => {
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

    describe('questions under a lesson', () => {
      let made: Awaited<ReturnType<typeof publish>>
      before(async () => {
        made = await publish()
      })
      const ask = async (text = 'Why is it so?', as = learner, id = newId()) => {
        await server.deps.db.delete(rateLimits)
        const asked = await server.call(`PUT /api/question/${id}`, {
          as,
          body: { lesson: made.film, second: 12, text },
        })
        return { id, status: asked.status, codes: asked.json.codes }
      }
      const answer = async (question: string, text = 'Because of that.', as = second, id = newId()) => {
        const answered = await server.call(`PUT /api/answer/${id}`, { as, body: { question, text } })
        return { id, status: answered.status }
      }
      const list = async (as: Person): Promise<LessonQuestion[]> =>
        (await server.call(`GET /api/questions/${made.film}`, { as })).json
      const find = async (as: Person, id: string) => (await list(as)).find(({ _id }) => _id === id)

      test('show first names, the second, and answers with the official one first', async () => {
        const { id } = await ask()
        await answer(id)
        const official = await answer(id, 'The official one.', admin)
        const mark = (of: string, isOfficial: boolean) =>
          server.call(`PUT /api/answer/${of}/official`, { as: admin, body: { isOfficial } })
        assert.equal((await mark(official.id, true)).status, 200)
        const question = (await find(second, id))!
        assert.deepEqual(
          [question.name, question.second, question.isOwn, question.isAdmin, question.isFollowed],
          ['Rumi', 12, false, false, false],
        )
        assert.deepEqual(
          question.answers.map(({ name, isOwn, isAdmin, isOfficial }) => [name, isOwn, isAdmin, isOfficial]),
          [
            ['Head', false, true, true],
            ['Second', true, false, false],
          ],
        )
        const other = await answer(id, 'A better one.', admin)
        await mark(other.id, true)
        const marked = (await find(second, id))!.answers.filter(({ isOfficial }) => isOfficial)
        assert.deepEqual(
          marked.map(({ text }) => text),
          ['A better one.'],
        )
        await mark(other.id, false)
        assert.ok(!(await find(second, id))!.answers.some(({ isOfficial }) => isOfficial))
      })

      test('are posted once however often they are sent, by buyers only and without links', async () => {
        const { id } = await ask()
        assert.equal((await ask('Another text', learner, id)).status, 200)
        assert.equal((await find(learner, id))!.text, 'Why is it so?')
        assert.equal((await ask('Taken', second, id)).status, 404)
        assert.equal((await ask('May I?', stranger)).status, 403)
        assert.equal((await answer(id, 'May I?', stranger)).status, 403)
        const link = await ask('Look at https://evil.test')
        assert.deepEqual([link.status, link.codes], [422, { text: { code: 'no_links' } }])
        assert.equal((await answer(id, 'join t.me/abc')).status, 422)
      })

      test('are limited to twenty an hour', async () => {
        await server.deps.db.delete(rateLimits)
        const post = () =>
          server.call(`PUT /api/question/${newId()}`, {
            as: second,
            body: { lesson: made.film, second: null, text: 'Again?' },
          })
        const statuses: number[] = []
        for (let count = 0; count < 21; count++) statuses.push((await post()).status)
        assert.deepEqual(new Set(statuses.slice(0, 20)), new Set([200]))
        assert.equal(statuses[20], 429)
      })

      test('tell those who follow of new answers until they look', async () => {
        const { id } = await ask('Who follows this?')
        const news = async (as: Person) =>
          ((await server.call('GET /api/newAnswers', { as })).json as { question: string }[]).filter(
            ({ question }) => question === id,
          )
        server.advanceClock(1000)
        await answer(id)
        assert.deepEqual(
          (await news(learner)).map((row) => ({ ...row, at: undefined })),
          [
            {
              question: id,
              text: 'Who follows this?',
              lesson: made.film,
              course: made.course,
              answers: 1,
              at: undefined,
            },
          ],
        )
        assert.deepEqual(await news(second), [])
        server.advanceClock(1000)
        assert.equal((await find(learner, id))!.isFollowed, true)
        assert.deepEqual(await news(learner), [])
        const follow = (as: Person, isFollowed: boolean) =>
          server.call(`PUT /api/question/${id}/follow`, { as, body: { isFollowed } })
        assert.equal((await follow(stranger, true)).status, 403)
        await follow(second, true)
        await follow(learner, false)
        server.advanceClock(1000)
        await answer(id, 'An answer of the teacher.', admin)
        assert.deepEqual([(await news(learner)).length, (await news(second)).length], [0, 1])
      })

      test('are hidden and shown again by administrators, and deleted by who wrote them', async () => {
        const { id } = await ask('Is this hidden?')
        const answered = await answer(id)
        const hide = (item: string, isHidden: boolean, as = admin) =>
          server.call(`PUT /api/talk/${item}/hidden`, { as, body: { isHidden, reason: isHidden ? 'Off topic' : '' } })
        assert.equal((await hide(id, true, second)).status, 403)
        await hide(answered.id, true)
        assert.deepEqual((await find(learner, id))!.answers, [])
        assert.equal((await find(second, id))!.answers[0]!.isHidden, true, 'who wrote it knows')
        await hide(id, true)
        assert.equal(await find(second, id), undefined)
        assert.equal((await find(admin, id))!.isHidden, true)
        assert.equal((await answer(id)).status, 404)
        await hide(id, false)
        await hide(answered.id, false)
        assert.equal((await find(second, id))!.answers.length, 1)
        const remove = (item: string, as: Person) => server.call(`DELETE /api/talk/${item}`, { as })
        assert.equal((await remove(id, second)).status, 404)
        assert.equal((await remove(answered.id, second)).status, 200)
        assert.equal((await remove(id, learner)).status, 200)
        assert.equal(await find(admin, id), undefined)
      })

      test('are reported to administrators once, in their inbox', async () => {
        const { id } = await ask('Is this rude?')
        const report = (as: Person) => server.call(`POST /api/talk/${id}/report`, { as })
        assert.deepEqual([(await report(second)).status, (await report(second)).status], [200, 200])
        assert.equal((await report(stranger)).status, 403)
        await report(admin)
        assert.equal(await server.deps.db.$count(talkReports, eq(talkReports.itemId, id)), 2)
        const messages = await server.deps.db.select().from(contactMessages)
        const told = messages.filter(({ message }) => message.startsWith('Is this rude?'))
        assert.equal(told.length, 1)
        assert.ok(told[0]!.message.endsWith(`/learn/${made.course}/${made.film}#question=${id}`))
        await server.call(`DELETE /api/talk/${id}`, { as: learner })
        assert.equal(await server.deps.db.$count(talkReports, eq(talkReports.itemId, id)), 0)
      })

      test('come in pages, and one of them is found by its id', async () => {
        const texts = ['First?', 'Second?', 'Third?', 'Fourth?', 'Fifth?']
        const ids: string[] = []
        for (const text of texts) ids.push((await ask(text)).id)
        const read = (query: string) => server.call(`GET /api/questions/${made.film}?${query}`, { as: learner })
        const first = await read('limit=2')
        const total = Number(first.headers.get('x-total-count'))
        assert.ok(total >= 5)
        const { json: lesson } = await server.call(`GET /api/lesson/${made.film}`, { as: learner })
        assert.equal(lesson.asked, total)
        const seen: LessonQuestion[] = [...first.json]
        let { headers } = first
        for (let link = headers.get('link'); link; link = headers.get('link')) {
          const page = await read(/\?(.*)>/.exec(link)![1]!)
          seen.push(...page.json)
          headers = page.headers
        }
        assert.equal(seen.length, total)
        assert.deepEqual(
          seen.map(({ _id }) => _id),
          (await list(learner)).map(({ _id }) => _id),
        )
        const found = await read(`question=${ids[0]}`)
        assert.deepEqual([found.json.length, found.json[0].text], [1, 'First?'])
        assert.deepEqual((await read(`question=${newId()}`)).json, [])

        // Only what was read counts as seen.
        server.advanceClock(1000)
        for (const id of ids.slice(0, 2)) await answer(id)
        server.advanceClock(1000)
        await read(`question=${ids[0]}`)
        const news = async (): Promise<string[]> =>
          (await server.call('GET /api/newAnswers', { as: learner })).json.map((row: { text: string }) => row.text)
        assert.ok(!(await news()).includes('First?'))
        assert.ok((await news()).includes('Second?'))
        await server.call('PUT /api/notifications', { as: learner })
        assert.deepEqual(await news(), [])
      })

      test('wait for administrators while they are reported or have no answer', async () => {
        const waiting = async (state: string, as = admin): Promise<{ _id: string; text: string; reports: number }[]> =>
          (await server.call(`GET /api/talk?state=${state}&limit=200`, { as })).json
        const find = async (state: string, id: string) => (await waiting(state)).find(({ _id }) => _id === id)
        const hide = (item: string, isHidden: boolean, reason = '') =>
          server.call(`PUT /api/talk/${item}/hidden`, { as: admin, body: { isHidden, reason } })
        const report = (item: string, as = learner) => server.call(`POST /api/talk/${item}/report`, { as })
        const { id } = await ask('Who answers?')
        assert.deepEqual(
          { ...(await find('unanswered', id)), at: '' },
          {
            _id: id,
            question: id,
            text: 'Who answers?',
            name: 'Rumi Learner',
            lesson: made.film,
            lessonTitle: 'A film',
            course: made.course,
            reports: 0,
            at: '',
          },
        )
        const answered = await answer(id, 'A rude answer')
        assert.equal(await find('unanswered', id), undefined)
        await report(answered.id)
        await report(answered.id, admin)
        const listed = (await find('reported', answered.id)) as unknown as { reports: number; question: string }
        assert.deepEqual([listed.reports, listed.question], [2, id])
        const pages = await server.call('GET /api/talk?state=unanswered&limit=1', { as: admin })
        assert.deepEqual([pages.json.length, Boolean(pages.headers.get('link'))], [1, true])
        const [next] = (
          await server.call(`GET /api/talk?state=unanswered&limit=1&after=${pages.json[0]._id}`, { as: admin })
        ).json
        assert.deepEqual(next, (await waiting('unanswered'))[1])

        assert.equal((await hide(answered.id, true)).status, 422, 'a reason is needed')
        await hide(answered.id, true, 'Rude')
        assert.equal(await find('reported', answered.id), undefined)
        assert.ok(await find('unanswered', id), 'its only answer is hidden')
        await hide(answered.id, false)
        assert.equal(await find('reported', answered.id), undefined, 'settled by the decision')
        await report(answered.id)
        const settle = () => server.call(`DELETE /api/talk/${answered.id}/reports`, { as: admin })
        assert.deepEqual([(await settle()).json, (await settle()).json], [{ deletedCount: 1 }, { deletedCount: 0 }])
        assert.equal(await find('reported', answered.id), undefined)
      })

      test('go with the account', async () => {
        const leaving = await server.person('user', 'Leaving Learner')
        await order(leaving, made.course)
        const { id } = await ask('Mine', leaving)
        const answered = await answer((await ask()).id, 'Mine too', leaving)
        const { json } = await server.call('GET /api/myData', { as: leaving })
        assert.deepEqual([json.lessonQuestions[0].text, json.lessonAnswers[0].text], ['Mine', 'Mine too'])
        await server.call(`DELETE /api/users/${leaving.email}`, { as: leaving })
        assert.equal(await server.deps.db.$count(lessonQuestions, eq(lessonQuestions.id, id)), 0)
        assert.equal(await server.deps.db.$count(lessonAnswers, eq(lessonAnswers.id, answered.id)), 0)
      })
    })

    describe('ratings', () => {
      const rate = async (as: Person, product: string, stars: number, text = '') => {
        await server.deps.db.delete(rateLimits)
        return server.call(`PUT /api/rating/${product}`, { as, body: { stars, text } })
      }
      const shown = async (product: string) => (await server.call(`GET /api/ratings/${product}`)).json

      test('are open to buyers who have finished a lesson, once and changeable', async () => {
        const made = await publish()
        const mine = async () => (await server.call(`GET /api/rating/${made.course}`, { as: learner })).json
        assert.equal((await rate(stranger, made.course, 5)).json.error, 'not_bought')
        assert.equal((await rate(learner, made.course, 5)).json.error, 'not_begun')
        assert.deepEqual(await mine(), { mayRate: false, rating: null, hiddenReason: null })
        await finish(learner, made.film)
        assert.deepEqual(await mine(), { mayRate: true, rating: null, hiddenReason: null })
        assert.equal((await rate(learner, made.course, 5, 'Good.')).status, 200)
        assert.equal((await rate(learner, made.course, 2, 'Less good.')).status, 200)
        assert.deepEqual(await mine(), {
          mayRate: true,
          rating: { stars: 2, text: 'Less good.' },
          hiddenReason: null,
        })
        const { newest, ...all } = await shown(made.course)
        assert.deepEqual(all, { average: 2, count: 1, stars: [0, 1, 0, 0, 0] })
        assert.deepEqual(
          newest.map(({ name, stars, text, isDemo }: Record<string, unknown>) => [name, stars, text, isDemo]),
          [['Rumi', 2, 'Less good.', false]],
        )
        assert.equal((await rate(learner, made.course, 5, 'www.evil.test')).json.codes.text.code, 'no_links')
        const gone = await server.call(`DELETE /api/rating/${made.course}`, { as: learner })
        assert.deepEqual(gone.json, { deletedCount: 1 })
        assert.equal((await shown(made.course)).count, 0)
        assert.equal((await server.call(`DELETE /api/rating/${made.course}`, { as: learner })).status, 404)
      })

      test('of a book need it to be opened', async () => {
        const added = await server.call('POST /api/addBook', { as: admin, body: bookBody })
        const book: string = added.json.insertedId
        await makeReadable(server, book)
        await ownBook(server, learner, book)
        assert.equal((await rate(learner, book, 4)).json.error, 'not_begun')
        await server.call('PUT /api/places', {
          as: learner,
          body: [{ thing: book, position: 1, seenAt: server.deps.now().toISOString() }],
        })
        assert.equal((await rate(learner, book, 4)).status, 200)
        assert.equal((await shown(book)).average, 4)
      })

      test('stand on cards from five on, without the hidden ones', async () => {
        const made = await publish()
        const cards = async () => {
          const { json } = await server.call(`GET /api/courses/${courseBody.classCourse}?limit=100`)
          return json.find(({ _id }: { _id: string }) => _id === made.course).rating
        }
        const stars = [5, 4, 4, 5, 1]
        for (const [index, count] of stars.entries()) {
          assert.equal(await cards(), null, `after ${index}`)
          const buyer = await server.person()
          await order(buyer, made.course)
          await finish(buyer, made.film)
          assert.equal((await rate(buyer, made.course, count, `I give ${count}.`)).status, 200)
        }
        assert.deepEqual(await cards(), { average: 3.8, count: 5, isDemo: false })
        const worst = (await shown(made.course)).newest.find((rating: { stars: number }) => rating.stars === 1)
        const hide = (isHidden: boolean, reason: string) =>
          server.call(`PUT /api/rating/${worst._id}/hidden`, { as: admin, body: { isHidden, reason } })
        assert.equal((await hide(true, '')).status, 422)
        assert.equal((await hide(true, 'Insults the teacher')).status, 200)
        assert.deepEqual([await cards(), (await shown(made.course)).count], [null, 4])
        const listed = async (state: string) => {
          const { json } = await server.call(`GET /api/ratings?state=${state}&limit=100`, { as: admin })
          return json.find(({ _id }: { _id: string }) => _id === worst._id)
        }
        assert.equal(await listed('shown'), undefined)
        const { hiddenReason, productName, classCourse, kind, email } = await listed('hidden')
        assert.deepEqual(
          [hiddenReason, productName, classCourse, kind],
          ['Insults the teacher', courseBody.title, courseBody.classCourse, 'course'],
        )
        assert.ok(email)
        await hide(false, '')
        assert.equal((await listed('shown')).stars, 1)
        assert.equal((await cards()).count, 5)
        assert.equal((await server.call(`GET /api/course/${made.course}`)).json.rating.count, 5)
      })

      test('are counted through every change', async () => {
        const made = await publish()
        const buyers = await Promise.all([server.person(), server.person(), server.person()])
        const counted = async () => (await shown(made.course)).stars
        const own = async (as: Person) => (await server.call(`GET /api/rating/${made.course}`, { as })).json
        for (const [index, buyer] of buyers.entries()) {
          await order(buyer, made.course)
          await finish(buyer, made.film)
          await rate(buyer, made.course, 3 + index, 'Words.')
        }
        assert.deepEqual(await counted(), [0, 0, 1, 1, 1])
        await rate(buyers[0], made.course, 1)
        assert.deepEqual(await counted(), [1, 0, 0, 1, 1])
        assert.equal((await shown(made.course)).newest.length, 2, 'without words it is counted, not quoted')
        const [{ _id }] = (await shown(made.course)).newest
        await server.call(`PUT /api/rating/${_id}/hidden`, {
          as: admin,
          body: { isHidden: true, reason: 'Names a pupil' },
        })
        assert.deepEqual(await counted(), [1, 0, 0, 1, 0])
        assert.equal((await own(buyers[2])).hiddenReason, 'Names a pupil')
        await rate(buyers[2], made.course, 2, 'Other words.')
        assert.deepEqual(await counted(), [1, 0, 0, 1, 0], 'a hidden one stays hidden')
        await server.call(`DELETE /api/rating/${made.course}`, { as: buyers[2] })
        await server.call(`DELETE /api/users/${buyers[1].email}`, { as: buyers[1] })
        assert.deepEqual(await counted(), [1, 0, 0, 0, 0])
      })

      test('go with the account', async () => {
        const leaving = await server.person()
        const made = await publish()
        await order(leaving, made.course)
        await finish(leaving, made.film)
        await rate(leaving, made.course, 3, 'Fine.')
        assert.equal((await shown(made.course)).count, 1)
        const { json } = await server.call('GET /api/myData', { as: leaving })
        assert.equal(json.ratings[0].text, 'Fine.')
        await server.call(`DELETE /api/users/${leaving.email}`, { as: leaving })
        assert.equal((await shown(made.course)).count, 0)
        assert.equal(await server.deps.db.$count(ratings, eq(ratings.productId, made.course)), 0)
      })
    })
  })
}
