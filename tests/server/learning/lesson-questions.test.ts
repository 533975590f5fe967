// Questions under a lesson: who asks, answers and is notified, and what administrators do about them.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { and, eq, inArray } from 'drizzle-orm'
import type { LessonQuestion } from '#contract/calls/learning/classroom.ts'
import { paths } from '#contract/paths.ts'
import { newId } from '#server/db/ids.ts'
import { lessonAnswers, lessonQuestions, discussionIds, discussionReports } from '#server/db/schema-classroom.ts'
import { contactMessages, mailOutbox, orders, rateLimits, users } from '#server/db/schema.ts'
import { hasLink } from '#server/modules/files/markup/has-link.ts'
import { type Person, type TestServer } from '../../helpers/test-server.ts'
import { startClassroom, type Classroom } from '../../helpers/learning/classroom.ts'

test('finds links, but not in a full stop without its space', () => {
  for (const text of ['https://a.test', 'see www.a.test', 'porua.com', 'সাইট: example.org', 't.me/abc', 'bit.ly/x1']) {
    assert.ok(hasLink(text), text)
  }
  for (const text of ['Done.In the morning', 'a.b', '3.5 kg', 'উত্তর কী? and/or', 'gnp.exe', 'x/y', '12.5/3']) {
    assert.ok(!hasLink(text), text)
  }
})

describe('questions under a lesson', () => {
  let server: TestServer
  let admin: Person
  let learner: Person
  let second: Person
  let stranger: Person
  let publish: Classroom['publish']
  let order: Classroom['order']

  before(async () => {
    ;({ server, admin, learner, second, stranger, publish, order } = await startClassroom())
  })
  after(() => server.close())

  let made: Awaited<ReturnType<typeof publish>>
  before(async () => {
    made = await publish()
  })
  const ask = async (text = 'Why is it so?', as = learner, id = newId()) => {
    await server.deps.db.delete(rateLimits)
    const asked = await server.call(`PUT /api/question/${id}`, {
      as,
      body: { lesson: made.video, second: 12, text },
    })
    return { id, status: asked.status, codes: asked.json.codes }
  }
  const answer = async (question: string, text = 'Because of that.', as = second, id = newId()) => {
    const answered = await server.call(`PUT /api/answer/${id}`, { as, body: { question, text } })
    return { id, status: answered.status }
  }
  const list = async (as: Person): Promise<LessonQuestion[]> =>
    (await server.call(`GET /api/questions/${made.video}`, { as })).json
  const find = async (as: Person, id: string) => (await list(as)).find(({ _id }) => _id === id)

  test('shows a question with first names, its second, and the official answer first', async () => {
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

  test('posts a question once however often it is sent, from buyers only and without links', async () => {
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

  test('takes twenty questions an hour from one person', async () => {
    await server.deps.db.delete(rateLimits)
    const post = () =>
      server.call(`PUT /api/question/${newId()}`, {
        as: second,
        body: { lesson: made.video, second: null, text: 'Again?' },
      })
    const statuses: number[] = []
    for (let count = 0; count < 21; count++) statuses.push((await post()).status)
    assert.deepEqual(new Set(statuses.slice(0, 20)), new Set([200]))
    assert.equal(statuses[20], 429)
  })

  test('mails the asker once until they look, and never for their own answer', async () => {
    const { db, settings } = server.deps
    await db.update(users).set({ language: 'bn' }).where(eq(users.id, learner.id))
    const { id } = await ask('Who hears about it?')
    const link = settings.publicUrl + paths.learn(made.course, made.video, id)
    const mails = async () =>
      (await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, learner.email))).filter(({ body }) =>
        body.includes(link),
      )
    server.advanceClock(1000)
    await answer(id, 'I forgot to say this.', learner)
    assert.deepEqual(await mails(), [])
    const { id: first } = await answer(id, 'You are.')
    await answer(id, 'You are.', second, first)
    await answer(id, 'And nobody else.')
    const [mail, ...others] = await mails()
    assert.deepEqual(others, [])
    assert.match(mail!.subject, /আপনার প্রশ্নের উত্তর এসেছে/)
    assert.ok(mail!.body.includes('Who hears about it?') && mail!.body.includes('You are.'))
    assert.ok(
      mail!.body.includes('Second আপনার প্রশ্নের উত্তর দিয়েছেন:'),
      'the email shows no more of a name than the page',
    )
    server.advanceClock(1000)
    await list(learner)
    server.advanceClock(1000)
    await answer(id, 'One more.')
    assert.equal((await mails()).length, 2)
    server.advanceClock(1000)
    await list(learner)
    server.advanceClock(1000)
    await db.update(users).set({ emailVerified: false }).where(eq(users.id, second.id))
    await answer(id, 'Not by email.')
    assert.equal((await mails()).length, 2, 'an account whose email is not confirmed emails nobody')
    await db.update(users).set({ emailVerified: true }).where(eq(users.id, second.id))
    await db.update(users).set({ language: null }).where(eq(users.id, learner.id))
  })

  test('tells followers of a question about new answers until they look', async () => {
    const { id } = await ask('Who follows this?')
    const news = async (as: Person) =>
      ((await server.call('GET /api/newAnswers', { as })).json as { question: string }[]).filter(
        ({ question }) => question === id,
      )
    const total = async () =>
      (await server.call('GET /api/notifications', { as: learner })).json as {
        unreadCount: number
        answerCount: number
        returnedCount: number
      }
    const before = await total()
    server.advanceClock(1000)
    await answer(id, 'I found it myself.', learner)
    assert.deepEqual(await news(learner), [])
    await answer(id)
    assert.deepEqual(await total(), { ...before, answerCount: before.answerCount + 1 })
    assert.deepEqual(
      (await news(learner)).map((row) => ({ ...row, at: undefined })),
      [
        {
          question: id,
          text: 'Who follows this?',
          lesson: made.video,
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
    const given = and(eq(orders.userId, second.id), eq(orders.productId, made.course))
    await server.deps.db.update(orders).set({ state: 'refunded' }).where(given)
    assert.deepEqual(await news(second), [])
    await server.deps.db.update(orders).set({ state: 'paid' }).where(given)
  })

  test('lets administrators hide and restore a question, and its author delete it', async () => {
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

  test('reports a question to the administrators’ inbox once', async () => {
    const { id } = await ask('Is this rude?')
    const report = (as: Person) => server.call(`POST /api/talk/${id}/report`, { as })
    assert.deepEqual([(await report(second)).status, (await report(second)).status], [200, 200])
    assert.equal((await report(stranger)).status, 403)
    await report(admin)
    assert.equal(await server.deps.db.$count(discussionReports, eq(discussionReports.itemId, id)), 2)
    const messages = await server.deps.db.select().from(contactMessages)
    const told = messages.filter(({ message }) => message.startsWith('Is this rude?'))
    assert.equal(told.length, 1)
    assert.ok(told[0]!.message.endsWith(`/learn/${made.course}/${made.video}#question=${id}`))
    await server.call(`DELETE /api/talk/${id}`, { as: learner })
    assert.equal(await server.deps.db.$count(discussionReports, eq(discussionReports.itemId, id)), 0)
  })

  test('lists questions in pages, and finds one by its id', async () => {
    const texts = ['First?', 'Second?', 'Third?', 'Fourth?', 'Fifth?']
    const ids: string[] = []
    for (const text of texts) ids.push((await ask(text)).id)
    const read = (query: string) => server.call(`GET /api/questions/${made.video}?${query}`, { as: learner })
    const first = await read('limit=2')
    const total = Number(first.headers.get('x-total-count'))
    assert.ok(total >= 5)
    const { json: lesson } = await server.call(`GET /api/lesson/${made.video}`, { as: learner })
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

    // Only questions that were read count as seen.
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

  test('accepts no answer under the id of a question, and no question under the id of an answer', async () => {
    const { id } = await ask('Whose id is this?')
    const answered = await answer(id)
    for (const as of [learner, second]) {
      assert.equal((await answer(id, 'A decoy.', as, id)).status, 404)
      assert.equal((await ask('A decoy?', as, answered.id)).status, 404)
    }
    await server.call(`POST /api/talk/${answered.id}/report`, { as: learner })
    const hidden = { isHidden: true, reason: 'Off topic' }
    assert.equal(
      (await server.call(`PUT /api/talk/${answered.id}/hidden`, { as: admin, body: hidden })).json.modifiedCount,
      1,
    )
    assert.deepEqual((await find(learner, id))!.answers, [])
    assert.equal((await answer(id, 'Because of that.', second, answered.id)).status, 200, 'a repeated post is no decoy')
    await server.call(`DELETE /api/talk/${id}`, { as: learner })
    assert.equal(await server.deps.db.$count(discussionIds, inArray(discussionIds.id, [id, answered.id])), 0)
  })

  test('lists reported and unanswered questions for administrators', async () => {
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
        lesson: made.video,
        lessonTitle: 'A video',
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

  test('deletes questions and answers with their author’s account', async () => {
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
