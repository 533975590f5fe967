// Notifications in browsers, against a push service of ours that checks signatures and decrypts what it gets.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { paths } from '#contract/paths.ts'
import { isPublicUrl, publicLookup } from '#server/adapters/push/public-hosts.ts'
import { vapidKeys } from '#server/adapters/push/vapid-keys.ts'
import { newId } from '#server/db/ids.ts'
import { pushSubscriptions } from '#server/db/schema-push.ts'
import { users } from '#server/db/schema.ts'
import { remind } from '#server/modules/live/calendar/remind.ts'
import { createSendPush } from '#server/modules/people/push/send-push.ts'
import { startClassroom, type Classroom } from '../../helpers/learning/classroom.ts'
import { seatedBatch } from '../../helpers/live/live-seats.ts'
import { saveAndPublish } from '../../helpers/learning/lessons.ts'
import {
  newBrowser,
  startPushService,
  type PushService,
  type SubscribedBrowser,
} from '../../helpers/people/push-service.ts'
import { courseBody } from '../../helpers/sample-bodies.ts'
import { storeHandIn, taskLesson } from '../../helpers/learning/tasks.ts'
import type { Person } from '../../helpers/test-server.ts'
import { until } from '../../helpers/until.ts'

describe('notifications in browsers', () => {
  let room: Classroom
  let service: PushService
  let made: Awaited<ReturnType<Classroom['publish']>>

  before(async () => {
    room = await startClassroom({ jobs: true })
    service = await startPushService(() => room.server.deps.push.publicKey)
    made = await room.publish()
  })
  after(async () => {
    await room.server.close()
    await service.close()
  })

  const turnOn = async (as: Person, language = 'en', browser = service.subscribe()) => {
    const { endpoint, keys } = browser
    const answer = await room.server.call('PUT /api/push', { as, body: { endpoint, keys, language } })
    assert.equal(answer.status, 200, answer.text)
    return { browser, id: answer.json.insertedId as string }
  }
  const ask = async (as: Person) => {
    const id = newId()
    const body = { lesson: made.video, second: 12, text: 'Why is it so?' }
    await room.server.call(`PUT /api/question/${id}`, { as, body })
    return id
  }
  const answer = (question: string, as = room.second) =>
    room.server.call(`PUT /api/answer/${newId()}`, { as, body: { question, text: 'A secret of ours.' } })
  const stored = (as: Person) =>
    room.server.deps.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, as.id))
  const send = (browser: string, minutes = 5) =>
    createSendPush(room.server.deps)({
      subscriptionId: browser,
      title: 'Title',
      text: 'Text',
      path: '/',
      tag: 'tag',
      until: new Date(room.server.deps.now().getTime() + minutes * 60_000).toISOString(),
    })

  it('tells the person who asked about an answer, in each of their browsers and its language, without the answer', async () => {
    const [phone, desk] = [await turnOn(room.learner, 'bn'), await turnOn(room.learner)]
    const question = await ask(room.learner)
    await answer(question)
    await answer(question)
    await until(() => phone.browser.received.length > 0 && desk.browser.received.length > 0)
    const path = paths.learn(made.course, made.video, question)
    assert.deepEqual(desk.browser.received, [
      {
        title: 'Your question was answered',
        text: 'Read the answer under “A video”.',
        path,
        tag: `answer ${question}`,
      },
    ])
    assert.equal(phone.browser.received[0]!.title, 'আপনার প্রশ্নের উত্তর এসেছে')
    assert.deepEqual(desk.browser.contacts, ['mailto:support@porua.example'])
    assert.ok(Math.abs(desk.browser.ttls[0]! - 3 * 86_400) < 60)
  })

  it('notifies only the learner of returned work, without its points', async () => {
    const { server, admin, second, order } = room
    const added = await server.call('POST /api/addCourse', { as: admin, body: { ...courseBody, price: 0 } })
    const course: string = added.json.insertedId
    const lesson = taskLesson()
    await saveAndPublish(server, admin, course, [{ _id: newId(), title: 'One', lessons: [lesson] }])
    await order(second, course)
    const [own, others] = [await turnOn(second), await turnOn(room.stranger)]
    const { id } = await storeHandIn(server, second, lesson._id)
    const grade = { points: 7, words: 'Neat.', marks: [], again: false, revision: 0 }
    assert.equal((await server.call(`POST /api/handIn/${id}/return`, { as: admin, body: grade })).status, 200)
    await until(() => own.browser.received.length > 0)
    const [notice] = own.browser.received
    assert.equal(notice!.title, 'Your task was returned')
    assert.equal(notice!.path, paths.task(course, lesson._id))
    assert.equal(notice!.text, 'See what your teacher says about “Forces on a rickshaw”.')
    assert.deepEqual(others.browser.received, [])
  })

  it('announces a class half an hour before it, once', async () => {
    const person = await room.server.person()
    const { browser } = await turnOn(person)
    const { batch } = await seatedBatch(room.server, { people: [person], hours: [0.4] })
    await Promise.all([remind(room.server.deps), remind(room.server.deps)])
    await remind(room.server.deps)
    await until(() => browser.received.length > 0)
    assert.equal(browser.received.length, 1)
    assert.equal(browser.received[0]!.path, paths.liveBatch(batch))
    assert.match(browser.received[0]!.text, /^Class 1 starts at .+ \(Dhaka\)\.$/)
    // The push service keeps the message until the class begins, and no longer.
    assert.ok(browser.ttls[0]! <= 24 * 60)
  })

  it('forgets a browser that is gone, and tries another again', async () => {
    const person = await room.server.person()
    const { id } = await turnOn(person)
    service.status = 503
    await assert.rejects(send(id))
    assert.equal((await stored(person)).length, 1)
    service.status = 410
    await send(id)
    service.status = 201
    assert.deepEqual(await stored(person), [])
    const before = service.requests
    await send(id)
    assert.equal(service.requests, before)
  })

  it('sends nothing that is outdated', async () => {
    const { id, browser } = await turnOn(await room.server.person())
    await send(id, -1)
    assert.deepEqual(browser.received, [])
  })

  it('belongs to the last person who turned it on in a browser, and only they can turn it off', async () => {
    const [first, second] = [await room.server.person(), await room.server.person()]
    const { browser } = await turnOn(first)
    const { id } = await turnOn(second, 'en', browser)
    assert.deepEqual(await stored(first), [])
    const state = await room.server.call('GET /api/push', { as: second })
    assert.deepEqual(
      state.json.browsers.map((each: SubscribedBrowser) => each.endpoint),
      [browser.endpoint],
    )
    const off = (as: Person) => room.server.call(`DELETE /api/push/${id}`, { as })
    assert.equal((await off(first)).json.deletedCount, 0)
    assert.equal((await off(second)).json.deletedCount, 1)
  })

  it('keeps ten browsers of a person', async () => {
    const person = await room.server.person()
    const first = await turnOn(person)
    for (let count = 0; count < 10; count++) await turnOn(person)
    const rows = await stored(person)
    assert.equal(rows.length, 10)
    assert.ok(!rows.some(({ id }) => id === first.id))
  })

  it('follows a browser to its new address by the old one', async () => {
    const person = await room.server.person()
    const { browser } = await turnOn(person)
    const next = newBrowser()
    const renew = () => room.server.call('POST /api/push/renew', { body: { ...next, old: browser.endpoint } })
    assert.equal((await renew()).status, 200)
    const [row] = await stored(person)
    assert.deepEqual([row!.endpoint, row!.p256dh], [next.endpoint, next.keys.p256dh])
    assert.equal((await renew()).status, 404)
  })

  it('is part of a person’s data without its keys, and goes with the account', async () => {
    const person = await room.server.person()
    const { browser } = await turnOn(person)
    const { json, text } = await room.server.call('GET /api/myData', { as: person })
    assert.deepEqual(
      json.notifiedBrowsers.map(({ service, language }: Record<string, string>) => [service, language]),
      [[new URL(service.url).host, 'en']],
    )
    assert.ok(!text.includes(browser.endpoint) && !text.includes(browser.keys.auth))
    await room.server.deps.db.delete(users).where(eq(users.id, person.id))
    assert.deepEqual(await stored(person), [])
  })
})

describe('the addresses of push services', () => {
  it('are public names over https', () => {
    for (const url of ['https://fcm.googleapis.com/fcm/send/a', 'https://web.push.apple.com/b']) {
      assert.ok(isPublicUrl(url), url)
    }
    for (const url of [
      'http://fcm.googleapis.com/a',
      'https://10.0.0.1/a',
      'https://2130706433/a',
      'https://[::ffff:127.0.0.1]/a',
      'https://localhost/a',
      'https://db.internal/a',
      'https://user@push.example/a',
      'https://push.example:6379/a',
    ]) {
      assert.ok(!isPublicUrl(url), url)
    }
  })

  it('are not reached if their name leads to our own machine', async () => {
    const error = await new Promise((resolve) => publicLookup('localhost', { all: true }, resolve))
    assert.match(String(error), /not a public one/)
  })
})

describe('the key of notifications', () => {
  it('comes from the installation’s secret, or is the operator’s own', () => {
    const derived = vapidKeys(undefined, 'a-secret')
    assert.deepEqual(vapidKeys(undefined, 'a-secret'), derived)
    assert.notEqual(vapidKeys(undefined, 'another').publicKey, derived.publicKey)
    assert.deepEqual(vapidKeys(derived.privateKey, 'another'), derived)
    assert.equal(Buffer.from(derived.publicKey, 'base64url').length, 65)
  })
})
