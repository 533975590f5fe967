// Purchased content: who may open what, lessons, progress, notes, and the bytes of videos.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { and, eq, isNull } from 'drizzle-orm'
import { UPLOAD_TTL_SECONDS } from '#contract/constants.ts'
import { newId } from '#server/db/ids.ts'
import { lessonHtml } from '#server/modules/markup/lesson-html.ts'
import { lessons, places } from '#server/db/schema-learning.ts'
import { mailOutbox, orders, uploads, users } from '#server/db/schema.ts'
import { releaseUploads, removeUnusedUploads } from '#server/modules/media/uploads.ts'
import {
  CAPTIONS,
  VIDEO_SECONDS,
  publishLessons,
  saveAndPublish,
  storeVideo,
  type Published,
} from '../helpers/lessons.ts'
import { quizDraft, quizLesson } from '../helpers/quizzes.ts'
import { courseBody } from '../helpers/sample-bodies.ts'
import { countResults } from '../helpers/shuffled-places.ts'
import { startTestServer, type Person, type TestServer } from '../helpers/test-server.ts'

describe('learning', () => {
  let server: TestServer
  let admin: Person
  let buyer: Person
  let stranger: Person
  let course: string
  let published: Published

  before(async () => {
    server = await startTestServer()
    admin = await server.person('admin')
    buyer = await server.person()
    stranger = await server.person()
    course = await addCourse()
    published = await publishLessons(server, admin, course)
    await own(buyer, course)
  })
  after(() => server.close())

  const addCourse = async (price = 0): Promise<string> => {
    const added = await server.call('POST /api/addCourse', { as: admin, body: { ...courseBody, price } })
    return added.json.insertedId
  }
  /** A free course is paid for as soon as it is ordered. */
  const own = async (person: Person, product: string) => {
    const ordered = await server.call('POST /api/order', { as: person, body: { id: product } })
    assert.equal(ordered.status, 200, ordered.text)
  }
  const report = (person: Person, ...updates: object[]) =>
    server.call('PUT /api/places', { as: person, body: updates.map((update) => ({ ...at(1), ...update })) })
  const at = (minute: number) => ({ seenAt: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString() })
  const learn = async (person: Person, id = course) => (await server.call(`GET /api/learn/${id}`, { as: person })).json

  test('lists the curriculum for everybody, with lengths, sizes and previews', async () => {
    const { json, status } = await server.call(`GET /api/curriculum/${course}`)
    assert.equal(status, 200)
    const [section] = json.sections
    assert.equal(section.title, 'The first section')
    assert.deepEqual(
      section.lessons.map(({ title, kind, seconds, free }: any) => [title, kind, seconds, free]),
      [
        ['A preview', 'video', VIDEO_SECONDS, true],
        ['A video', 'video', VIDEO_SECONDS, false],
        ['A text', 'text', 2, false],
      ],
    )
    const { bytes } = section.lessons[0]
    assert.ok(bytes > 0)
    assert.deepEqual(section.lessons[0].sizes, [{ label: '240p', type: 'video/mp4', bytes }])
    assert.deepEqual([section.lessons[2].bytes, section.lessons[2].sizes], [0, []])
    assert.deepEqual((await server.call(`GET /api/curriculum/${await addCourse()}`)).json, { sections: [] })
  })

  test('opens a preview without a token, and everything else only to buyers and administrators', async () => {
    const status = async (call: string, as?: Person) => (await server.call(`GET /api/${call}`, { as })).status
    const { preview, video, text } = published
    assert.equal(await status(`lesson/${preview}`), 200)
    assert.equal(await status(`lesson/${preview}/play`), 200)
    for (const call of [`lesson/${video}`, `lesson/${video}/play`, `lesson/${text}`, `learn/${course}`]) {
      assert.equal(await status(call), 401, call)
      assert.equal(await status(call, stranger), 403, call)
      assert.equal(await status(call, buyer), 200, call)
      assert.equal(await status(call, admin), 200, call)
    }
    assert.equal((await server.call(`GET /api/lesson/${video}`, { as: stranger })).json.error, 'not_bought')
    assert.equal(await status(`lesson/${newId()}`, buyer), 404)
  })

  test('answers a text as HTML with its formula', async () => {
    const { json } = await server.call(`GET /api/lesson/${published.text}`, { as: buyer })
    assert.match(json.html, /<math>.*<mfrac>.*<strong>one<\/strong>/)
    // A danda never starts a line.
    assert.match(lessonHtml('তাই $x$। আর $y$ থাকে।'), /<span class="formula"><math>.*x.*<\/math>।<\/span> আর <math>/)
    assert.equal('body' in json, false)
    const play = await server.call(`GET /api/lesson/${published.text}/play`, { as: buyer })
    assert.deepEqual([play.json.sources, play.json.captions], [[], []])
  })

  test('plays a video by range from a URL that works for one file only', async () => {
    const { json } = await server.call(`GET /api/lesson/${published.video}/play`, { as: buyer })
    const [source] = json.sources
    assert.deepEqual([source.label, source.type], ['240p', 'video/mp4'])
    const whole = await fetch(server.url + source.url)
    assert.equal(whole.status, 200)
    assert.equal(await whole.text(), 'a video of a few bytes')
    const part = await fetch(server.url + source.url, { headers: { range: 'bytes=2-6' } })
    assert.deepEqual([part.status, await part.text()], [206, 'video'])
    assert.equal(part.headers.get('content-range'), 'bytes 2-6/22')
    assert.equal(part.headers.get('cache-control'), 'private, no-store')
    const suffix = await fetch(server.url + source.url, { headers: { range: 'bytes=-5' } })
    assert.equal(await suffix.text(), 'bytes')
    assert.equal((await fetch(server.url + source.url, { headers: { range: 'bytes=99-' } })).status, 416)
    const head = await fetch(server.url + source.url, { method: 'HEAD' })
    assert.deepEqual([head.status, head.headers.get('content-length')], [200, '22'])
    const etag = whole.headers.get('etag')!
    assert.equal((await fetch(server.url + source.url, { headers: { 'if-none-match': etag } })).status, 304)
    const stale = { range: 'bytes=2-5', 'if-range': '"another"' }
    assert.equal((await fetch(server.url + source.url, { headers: stale })).status, 200)
  })

  test('refuses a grant that is altered, expired or for another file', async () => {
    const { json } = await server.call(`GET /api/lesson/${published.video}/play`, { as: buyer })
    const url: string = json.sources[0].url
    const [, , grant = '', name] = url.split('/')
    const statusOf = async (path: string) => (await fetch(server.url + path)).status
    const other = await storeVideo(server)
    const parts = grant.split('.')
    assert.equal(await statusOf(`/content/${[...parts.slice(0, 2), other, ...parts.slice(3)].join('.')}/${name}`), 403)
    assert.equal(await statusOf(`/content/${[Number(parts[0]) + 60, ...parts.slice(1)].join('.')}/${name}`), 403)
    assert.equal(await statusOf(`/content/${grant.slice(0, -1)}/${name}`), 403)
    assert.equal(await statusOf(`/content/${grant}/source`), 404)
    const { grants } = server.deps
    const what = { scope: 'lesson', fileId: published.file, itemId: published.video, userId: stranger.id } as const
    const stolen = grants.issue(what).grant
    assert.equal(await statusOf(`/content/${stolen}/${name}`), 403)
    server.advanceClock(6 * 3_600_000)
    assert.equal(await statusOf(url), 403)
  })

  test('closes the preview of a deleted course, also for addresses given out before', async () => {
    const own = await addCourse()
    const { preview } = await publishLessons(server, admin, own)
    const { json } = await server.call(`GET /api/lesson/${preview}/play`)
    const open = async () => (await fetch(server.url + json.sources[0].url)).status
    assert.equal(await open(), 200)
    await server.call(`DELETE /api/course/${own}`, { as: admin })
    server.advanceClock(15_001)
    assert.equal(await open(), 403)
    assert.equal((await server.call(`GET /api/lesson/${preview}`)).status, 404)
  })

  test('closes the address of a file that its lesson no longer plays', async () => {
    const id = await addCourse()
    const { preview, section } = await publishLessons(server, admin, id)
    const { json } = await server.call(`GET /api/lesson/${preview}/play`)
    const replaced = { _id: preview, title: 'A preview', kind: 'video', free: true, file: await storeVideo(server) }
    await saveAndPublish(server, admin, id, [{ _id: section, title: 'Another video', lessons: [replaced] }])
    server.advanceClock(15_001)
    assert.equal((await fetch(server.url + json.sources[0].url)).status, 404)
  })

  test('says why a refunded course is closed', async () => {
    const learner = await server.person()
    await own(learner, course)
    const { json } = await server.call(`GET /api/lesson/${published.video}/play`, { as: learner })
    await server.deps.db.update(orders).set({ state: 'refunded' }).where(eq(orders.userId, learner.id))
    for (const call of [`learn/${course}`, `lesson/${published.video}`, `notes/${course}`]) {
      const answer = await server.call(`GET /api/${call}`, { as: learner })
      assert.deepEqual([answer.status, answer.json.error], [403, 'refunded'], call)
    }
    assert.equal((await report(learner, { item: published.video, position: 5 })).json.error, 'refunded')
    assert.equal((await fetch(server.url + json.sources[0].url)).status, 403)
    assert.equal((await server.call(`GET /api/lesson/${published.preview}`, { as: learner })).status, 200)
  })

  test('closes a running video when the order is no longer paid', async () => {
    const learner = await server.person()
    await own(learner, course)
    const { json } = await server.call(`GET /api/lesson/${published.video}/play`, { as: learner })
    const url = server.url + json.sources[0].url
    assert.equal((await fetch(url)).status, 200)
    await server.deps.db.delete(orders).where(eq(orders.userId, learner.id))
    server.advanceClock(16_000)
    assert.equal((await fetch(url)).status, 403)
  })

  test('serves captions as plain text beside the video', async () => {
    const vtt = CAPTIONS.replace('Hello.', '<v Rina><script>Hello</script>')
    const stored = await server.call(`PUT /api/file/${published.file}/captions/en`, { as: admin, body: { vtt } })
    assert.equal(stored.status, 200)
    const { json } = await server.call(`GET /api/lesson/${published.video}/play`, { as: buyer })
    const answer = await fetch(server.url + json.captions[0].url)
    assert.equal(answer.headers.get('content-type'), 'text/vtt; charset=utf-8')
    assert.match(await answer.text(), /^WEBVTT\n\n00:00:00\.000 --> 00:00:05\.000\nHello\n/)
    const bad = { vtt: 'WEBVTT\n\n00:05.000 --> 00:04.000\nBack.\n\nNo time at all.\n' }
    const refused = await server.call(`PUT /api/file/${published.file}/captions/en`, { as: admin, body: bad })
    assert.deepEqual([refused.status, refused.json.codes], [422, { vtt: { code: 'bad_captions', n: 3 } }])
    assert.match(refused.json.message, /Line 3: .*\nLine 6: /)
    // SubRip is stored as WebVTT, and its mistakes have the lines of the file.
    const put = (text: string) =>
      server.call(`PUT /api/file/${published.file}/captions/en`, { as: admin, body: { vtt: text } })
    const second = '2\r\n1:02:06,000 --> 1:02:08,250\r\nTwo\r\nlines\r\n'
    assert.equal(
      (await put(`\uFEFF1\r\n00:00:01,500 --> 00:00:04,000\r\n{\\an8}<i>Hello</i>\r\n\r\n${second}`)).status,
      200,
    )
    const converted = await (await fetch(server.url + json.captions[0].url)).text()
    const cues = ['00:00:01.500 --> 00:00:04.000\nHello', '01:02:06.000 --> 01:02:08.250\nTwo\nlines']
    assert.equal(converted, `WEBVTT\n\n${cues.join('\n\n')}\n`)
    const wrong = await put('1\n00:00:01,500 --> 00:00:04,000\nHello\n\n2\n00:00:06,000 -> 00:00:08,000\nBye\n')
    assert.deepEqual(wrong.json.codes, { vtt: { code: 'bad_captions', n: 5 } })
  })

  test('merges late, repeated and reordered reports into one result', async () => {
    const learner = await server.person()
    await own(learner, course)
    const { video } = published
    await report(learner, { item: video, position: 30, watched: [[0, 30]], ...at(3) })
    await report(learner, { item: video, position: 80, watched: [[60, 80]], ...at(2) })
    await report(learner, { item: video, position: 0, ...at(4) })
    const { json } = await report(learner, { item: video, position: 30, watched: [[0, 30]], ...at(3) })
    assert.deepEqual(json.places, [{ item: video, position: 30, done: false }])
    await report(learner, {
      item: video,
      position: 95,
      watched: [
        [30, 60],
        [80, 90],
      ],
      ...at(5),
    })
    assert.deepEqual((await learn(learner)).places, [{ item: video, position: 95, done: true }])
    const seen = await server.call(`GET /api/lesson/${video}/watched`, { as: learner })
    assert.deepEqual(seen.json, { watched: [[0, 90]], since: null })
    assert.deepEqual((await server.call(`GET /api/lesson/${published.preview}/watched`)).json, {
      watched: [],
      since: null,
    })
  })

  test('completes a lesson at ninety per cent, not by seeking to its end', async () => {
    const learner = await server.person()
    await own(learner, course)
    const { video } = published
    const sought = await report(learner, { item: video, position: 99, watched: [[98, 100]], ...at(1) })
    assert.equal(sought.json.places[0].done, false)
    const beyond = await report(learner, { item: video, position: 99, watched: [[99, 300]], ...at(1) })
    assert.equal(beyond.json.places[0].done, false)
    const nearly = await report(learner, { item: video, position: 87, watched: [[0, 87]], ...at(2) })
    assert.equal(nearly.json.places[0].done, false)
    const enough = await report(learner, { item: video, position: 88, watched: [[87, 88]], ...at(3) })
    assert.equal(enough.json.places[0].done, true)
  })

  test('lets the last of Mark done and its undo count', async () => {
    const learner = await server.person()
    await own(learner, course)
    const { video, text } = published
    assert.equal((await report(learner, { item: text, position: 0, done: true, ...at(1) })).json.places[0].done, true)
    assert.equal((await report(learner, { item: text, position: 0, done: false, ...at(2) })).json.places[0].done, false)
    assert.equal((await report(learner, { item: text, position: 0, done: true, ...at(1) })).json.places[0].done, false)
    await report(learner, { item: video, position: 99, watched: [[0, 100]], ...at(1) })
    assert.equal(
      (await report(learner, { item: video, position: 99, done: false, ...at(2) })).json.places[0].done,
      false,
    )
  })

  test('lets the last of Mark done and its undo in one request count, also when the clock is ahead', async () => {
    const learner = await server.person()
    await own(learner, course)
    const { video, text } = published
    const ahead = (seconds: number) => ({
      seenAt: new Date(server.deps.now().getTime() + seconds * 1000).toISOString(),
    })
    const { json: undone } = await report(
      learner,
      { item: text, position: 0, done: true, ...ahead(20) },
      { item: text, position: 0, done: false, ...ahead(30) },
    )
    assert.equal(undone.places[0].done, false)
    const { json: reordered } = await report(
      learner,
      { item: video, position: 20, done: true, ...ahead(50) },
      { item: video, position: 90, done: false, ...ahead(40) },
    )
    assert.deepEqual(reordered.places, [{ item: video, position: 20, done: true }])
  })

  test('completes a lesson by watching again after Mark done was undone', async () => {
    const learner = await server.person()
    await own(learner, course)
    const { video } = published
    const isDone = async (update: object) =>
      (await report(learner, { item: video, position: 50, ...update })).json.places[0].done
    const whole = { watched: [[0, 100]] }
    assert.equal(await isDone({ ...whole, ...at(1) }), true)
    assert.equal(await isDone({ done: false, ...at(2) }), false)
    const since = at(2).seenAt
    // A device that missed the undo.
    assert.equal(await isDone({ ...whole, ...at(3) }), false)
    assert.equal(await isDone({ watched: [[0, 60]], since, ...at(4) }), false)
    const { json } = await server.call(`GET /api/lesson/${video}/watched`, { as: learner })
    assert.deepEqual(json, { watched: [[0, 60]], since })
    assert.equal(await isDone({ watched: [[60, 90]], since, ...at(5) }), true)
    assert.equal(await isDone({ done: false, ...at(6) }), false)
  })

  test('derives the percentage and the next lesson from what is published now', async () => {
    const learner = await server.person()
    const own2 = await addCourse()
    const lessonsOf = await publishLessons(server, admin, own2)
    await own(learner, own2)
    assert.deepEqual(await learn(learner, own2), { percent: 0, next: lessonsOf.preview, places: [] })
    await report(learner, { item: lessonsOf.text, position: 0 })
    assert.equal((await learn(learner, own2)).next, lessonsOf.text, 'the lesson that was begun')
    await report(learner, { item: lessonsOf.preview, position: 0, done: true })
    await report(learner, { item: lessonsOf.text, position: 0, done: true })
    const { percent, next } = await learn(learner, own2)
    assert.deepEqual([percent, next], [66, lessonsOf.video])
    const [mine] = (await server.call('GET /api/progress', { as: learner })).json
    assert.deepEqual([mine.course, mine.lessons, mine.done, mine.next._id], [own2, 3, 2, lessonsOf.video])
    assert.equal(mine.finishedAt, null)
    assert.deepEqual([mine.classCourse, mine.next.number], [courseBody.classCourse, 2])
    assert.deepEqual(mine.sections, [{ lessons: 3, done: 2, isDone: [true, false, true] }])
  })

  test('finishes a course once, whatever is reported afterwards', async () => {
    const learner = await server.person()
    const id = await addCourse()
    const { preview, video, text } = await publishLessons(server, admin, id)
    await own(learner, id)
    await report(learner, ...[preview, video, text].map((item) => ({ item, position: 0, done: true })))
    const finishedAt = async () => (await server.call('GET /api/progress', { as: learner })).json[0].finishedAt
    const first = await finishedAt()
    assert.ok(first)
    server.advanceClock(60_000)
    await report(learner, { item: video, position: 9, ...at(2) })
    assert.equal(await finishedAt(), first)
  })

  test('refuses nonsense and what was not bought', async () => {
    const { video } = published
    const statusOf = async (update: object, person = buyer) => (await report(person, update)).status
    assert.equal(await statusOf({ item: video, position: -1 }), 422)
    assert.equal(await statusOf({ item: video, position: 1.5 }), 422)
    assert.equal(await statusOf({ item: video, position: 5, watched: [[5, 5]] }), 422)
    assert.equal(await statusOf({ item: video, position: 5, watched: [[9, 5]] }), 422)
    assert.equal(await statusOf({ item: video, position: 5, seenAt: '2099-01-01T00:00:00.000Z' }), 422)
    assert.equal(await statusOf({ item: video, position: 5, seenAt: '0000-01-01T00:00:00.000Z' }), 422)
    assert.equal(await statusOf({ item: video, position: 5 }, stranger), 403)
    assert.equal(await statusOf({ item: newId(), position: 5 }), 404)
    assert.equal(await statusOf({ item: newId(), position: 5 }, admin), 404)
    assert.equal(await statusOf({ item: video, position: 5 }, admin), 200)
    assert.equal((await server.call('PUT /api/places', { as: buyer, body: [] })).status, 422)
    // Nothing of a request is stored if one of its items is refused.
    const preview = { item: published.preview, position: 5 }
    assert.equal((await report(stranger, preview, { item: video, position: 5 })).status, 403)
    const kept = await server.deps.db.select().from(places).where(eq(places.userId, stranger.id))
    assert.deepEqual(kept, [])
    assert.equal(await statusOf(preview, stranger), 200)
  })

  test('stores the reports of many people at once, each by their own rights', async () => {
    const { video, preview } = published
    const learners = await Promise.all(Array.from({ length: 8 }, () => server.person()))
    await Promise.all(learners.map((learner) => own(learner, course)))
    const visitor = await server.person()
    const mixed = report(visitor, { item: preview, position: 5 }, { item: video, position: 5 })
    const twice = report(learners[0]!, { item: video, position: 99, ...at(2) })
    const reports = learners.map((learner, index) => report(learner, { item: video, position: index + 1 }))
    assert.equal((await mixed).status, 403)
    assert.equal((await report(admin, { item: video, position: 7 })).status, 200)
    await twice
    for (const [index, answer] of (await Promise.all(reports)).entries()) {
      const position = index ? index + 1 : answer.json.places[0].position
      assert.deepEqual(answer.json.places, [{ item: video, position, done: false }])
    }
    assert.equal((await learn(learners[0]!)).places[0].position, 99)
    assert.equal((await learn(learners[7]!)).places[0].position, 8)
    const kept = await server.deps.db.select().from(places).where(eq(places.userId, visitor.id))
    assert.deepEqual(kept, [])
  })

  test('keeps a learner’s notes to themselves, under the id that the device made', async () => {
    const id = newId()
    const body = { lesson: published.video, second: 12, text: 'Friction again.' }
    for (const _ of [1, 2]) assert.equal((await server.call(`PUT /api/note/${id}`, { as: buyer, body })).status, 200)
    const { json } = await server.call(`GET /api/notes/${course}`, { as: buyer })
    assert.deepEqual(
      json.map(({ _id, second, text }: any) => [_id, second, text]),
      [[id, 12, 'Friction again.']],
    )
    const other = await server.person()
    await own(other, course)
    assert.equal((await server.call(`PUT /api/note/${id}`, { as: other, body })).status, 404)
    assert.equal((await server.call(`DELETE /api/note/${id}`, { as: other })).status, 404)
    assert.equal((await server.call(`DELETE /api/note/${id}`, { as: buyer })).status, 200)
  })

  test('shows a draft to nobody until it is published, and refuses an outdated save', async () => {
    const id = await addCourse()
    const section = {
      _id: newId(),
      title: 'Soon',
      lessons: [{ _id: newId(), title: 'One', kind: 'text', body: 'Word.' }],
    }
    const save = (revision: number) =>
      server.call(`PUT /api/curriculum/${id}`, { as: admin, body: { sections: [section], revision } })
    assert.deepEqual((await save(0)).json, { revision: 1, changes: 2, wrongFormulas: [] })
    assert.equal((await save(0)).json.error, 'changed_meanwhile')
    assert.deepEqual((await server.call(`GET /api/curriculum/${id}`)).json, { sections: [] })
    const publish = await server.call(`POST /api/curriculum/${id}/publish`, { as: admin, body: { revision: 1 } })
    assert.deepEqual(publish.json, { revision: 1, changes: 0, wrongFormulas: [] })
    assert.equal((await server.call(`GET /api/curriculum/${id}`)).json.sections[0].title, 'Soon')
  })

  test('keeps the figures that an administrator saved, and offers those of the lessons beside them', async () => {
    const id = await addCourse()
    const typed = { hours: 3, videos: 4, quizzes: 5, notes: 6, transcripts: 10 }
    const figuresOf = async () => {
      const { hours, videos, quizzes, notes, transcripts } = (await server.call(`GET /api/course/${id}`)).json
      return { hours, videos, quizzes, notes, transcripts }
    }
    const offered = async () => (await server.call(`GET /api/curriculum/${id}/draft`, { as: admin })).json.figures
    const send = (body: object) => server.call(`PUT /api/courseUpdate/${id}`, { as: admin, body })
    assert.deepEqual(await offered(), { stored: typed, counted: null })
    const { file } = await publishLessons(server, admin, id)
    assert.deepEqual(await figuresOf(), typed, 'publishing changes nothing by itself')
    const captions = { as: admin, body: { vtt: CAPTIONS } }
    await server.call(`PUT /api/file/${file}/captions/en`, captions)
    const counted = { hours: 1, videos: 2, quizzes: 0, notes: 1, transcripts: 2 }
    assert.deepEqual(await offered(), { stored: typed, counted })
    const other = { hours: 90, videos: 91, quizzes: 92, notes: 93, transcripts: 94 }
    assert.deepEqual((await send(other)).json, { modifiedCount: 1 })
    assert.deepEqual(await figuresOf(), other)
    assert.deepEqual((await send(counted)).json, { modifiedCount: 1 })
    assert.deepEqual(await figuresOf(), counted)
  })

  test('names a formula that cannot be shown and leaves only its lesson as it was', async () => {
    const id = await addCourse()
    const text = (title: string, body: string) => ({ _id: newId(), title, kind: 'text', body })
    const [kept, fresh] = [text('Kept', 'Half is $\\frac{1}{2}$.'), text('Fresh', 'Also $x^2$.')]
    const section = { _id: newId(), title: 'S', lessons: [kept, fresh] }
    await saveAndPublish(server, admin, id, [section])
    // Temml itself throws on the second one.
    const lessons = [
      text('New', 'Never $\\frac{1}$ or $x^$.'),
      { ...kept, body: 'Now $\\left( x$.' },
      { ...fresh, body: 'Better $x^3$.' },
      quizLesson({ questions: [{ ...quizDraft().questions[0]!, text: 'How much is $y^$?' }] }),
    ]
    const body = { sections: [{ ...section, lessons }], revision: 1 }
    const saved = await server.call(`PUT /api/curriculum/${id}`, { as: admin, body })
    assert.equal(saved.status, 200, 'everything is saved')
    assert.deepEqual(
      saved.json.wrongFormulas.map(({ title, formula }: any) => [title, formula]),
      [
        ['New', '$\\frac{1}$'],
        ['New', '$x^$'],
        ['Kept', '$\\left( x$'],
        ['A quiz', '$y^$'],
      ],
    )
    const published = await server.call(`POST /api/curriculum/${id}/publish`, { as: admin, body: { revision: 2 } })
    assert.deepEqual([published.status, published.json.wrongFormulas.length], [200, 4])
    const html = async ({ _id }: { _id: string }) =>
      (await server.call(`GET /api/lesson/${_id}`, { as: admin })).json.html ?? null
    assert.deepEqual([await html(lessons[0]!), /<mfrac>/.test(await html(kept))], [null, true])
    assert.match(await html(fresh), /Better/)
    const draft = await server.call(`GET /api/curriculum/${id}/draft`, { as: admin })
    assert.match(draft.json.sections[0].lessons[1].body, /left/, 'the draft keeps what was typed')
    const preview = await server.call(`GET /api/curriculum/${id}/lesson/${lessons[0]!._id}`, { as: admin })
    assert.match(preview.json.html, /<code class="temml-error">x\^<\/code>/)
  })

  test('previews a draft as publishing would make it, without publishing anything', async () => {
    const id = await addCourse()
    const file = await storeVideo(server)
    const video = { _id: newId(), title: 'A video', kind: 'video', file }
    const quiz = quizLesson()
    const section = { _id: newId(), title: 'Soon', lessons: [video, quiz, { ...video, _id: newId(), file: undefined }] }
    const save = (revision: number, lessons: object[]) =>
      server.call(`PUT /api/curriculum/${id}`, { as: admin, body: { sections: [{ ...section, lessons }], revision } })
    const preview = async (path: string, as = admin) => server.call(`GET /api/curriculum/${id}/${path}`, { as })
    assert.equal((await save(0, section.lessons)).status, 200)
    const { json } = await preview('preview')
    assert.deepEqual(
      json.sections[0].lessons.map(({ title, seconds }: any) => [title, seconds]),
      [
        ['A video', VIDEO_SECONDS],
        ['A quiz', 360],
      ],
    )
    const play = (await preview(`lesson/${video._id}/play`)).json
    assert.equal(await (await fetch(server.url + play.sources[0].url)).text(), 'a video of a few bytes')
    assert.equal((await preview(`lesson/${quiz._id}`)).json.quiz, undefined, 'what is not published cannot be begun')
    assert.equal((await preview('preview', buyer)).status, 403)
    assert.deepEqual((await server.call(`GET /api/curriculum/${id}`)).json, { sections: [] })
    assert.equal(await server.deps.db.$count(lessons, eq(lessons.courseId, id)), 0)
    await server.call(`POST /api/curriculum/${id}/publish`, { as: admin, body: { revision: 1 } })
    assert.equal((await preview(`lesson/${quiz._id}`)).json.quiz, quiz._id)
    await save(1, [{ ...video, title: 'Renamed' }])
    assert.equal((await preview('preview')).json.sections[0].lessons[0].title, 'Renamed')
    assert.equal((await server.call(`GET /api/curriculum/${id}`)).json.sections[0].lessons[0].title, 'A video')
  })

  test('withdraws a lesson that somebody has started and erases one that nobody has', async () => {
    const id = await addCourse()
    const { preview, video, text, section } = await publishLessons(server, admin, id)
    const learner = await server.person()
    await own(learner, id)
    await report(learner, { item: video, position: 5 })
    const rest = { _id: preview, title: 'A preview', kind: 'text', body: 'Now a text.', free: true }
    await saveAndPublish(server, admin, id, [{ _id: section, title: 'Left', lessons: [rest] }])
    const left = await server.deps.db.select({ id: lessons.id }).from(lessons).where(eq(lessons.courseId, id))
    assert.deepEqual(left.map((row) => row.id).toSorted(), [preview, video].toSorted())
    assert.equal((await server.call(`GET /api/lesson/${video}`, { as: learner })).status, 404)
    assert.equal((await server.call(`GET /api/lesson/${text}`, { as: learner })).status, 404)
    const note = { lesson: video, second: 5, text: 'Gone?' }
    assert.equal((await server.call(`PUT /api/note/${newId()}`, { as: learner, body: note })).status, 404)
    assert.equal((await learn(learner, id)).percent, 0)
  })

  test('keeps another course’s lesson ids and missing files out of a draft', async () => {
    const id = await addCourse()
    const save = (lesson: object) => {
      const sections = [{ _id: newId(), title: 'S', lessons: [{ _id: newId(), title: 'L', ...lesson }] }]
      return server.call(`PUT /api/curriculum/${id}`, { as: admin, body: { sections, revision: 0 } })
    }
    assert.equal((await save({ _id: published.video, kind: 'text', body: 'x' })).status, 422)
    assert.equal((await save({ kind: 'video', file: newId() })).status, 422)
    assert.equal((await save({ kind: 'audio', file: published.file })).status, 422)
  })

  test('saves an unfinished lesson and leaves it out when publishing', async () => {
    const id = await addCourse()
    const written = { _id: newId(), title: 'Written', kind: 'text', body: 'Words.' }
    const filmed = { _id: newId(), title: 'Not filmed yet', kind: 'video' }
    const sections = [
      { _id: newId(), title: 'S', lessons: [written, filmed, { ...filmed, _id: newId(), kind: 'text' }] },
    ]
    const body = { sections, revision: 0 }
    const saved = await server.call(`PUT /api/curriculum/${id}`, { as: admin, body })
    assert.deepEqual([saved.status, saved.json.changes], [200, 2])
    const publish = await server.call(`POST /api/curriculum/${id}/publish`, { as: admin, body: { revision: 1 } })
    assert.equal(publish.status, 200)
    const { json } = await server.call(`GET /api/curriculum/${id}`)
    assert.deepEqual(
      json.sections[0].lessons.map(({ title }: any) => title),
      ['Written'],
    )
    const draft = await server.call(`GET /api/curriculum/${id}/draft`, { as: admin })
    assert.equal(draft.json.sections[0].lessons.length, 3)
    assert.deepEqual([draft.json.changes, draft.json.published], [0, [written._id]])
  })

  test('keeps the pictures that a lesson shows', async () => {
    const id = await addCourse()
    const [shown, asked, chosen, unused] = [newId(), newId(), newId(), newId()]
    const { db } = server.deps
    const createdAt = new Date(server.deps.now().getTime() - UPLOAD_TTL_SECONDS * 2000)
    await db
      .insert(uploads)
      .values([shown, asked, chosen, unused].map((name) => ({ name: `${name}.webp`, userId: admin.id, createdAt })))
    const text = { _id: newId(), title: 'With a figure', kind: 'text', body: `![A graph](/media/${shown}.webp)` }
    const quiz = quizLesson()
    const [first] = quiz.quiz.questions
    assert.ok(first?.kind === 'one')
    first.picture = `/media/${asked}.webp`
    first.choices[0]!.picture = `/media/${chosen}.webp`
    await saveAndPublish(server, admin, id, [{ _id: newId(), title: 'S', lessons: [text, quiz] }])
    // Learners still see the published quiz.
    const draft = { sections: [{ _id: newId(), title: 'S', lessons: [text] }], revision: 1 }
    assert.equal((await server.call(`PUT /api/curriculum/${id}`, { as: admin, body: draft })).status, 200)
    await removeUnusedUploads(db, server.deps.now())
    const paths = [shown, asked, chosen].map((name) => `/media/${name}.webp`)
    await db.transaction((tx) => releaseUploads(tx, server.deps.now(), paths))
    const own = and(eq(uploads.userId, admin.id), isNull(uploads.removedAt))
    const left = await db.select({ name: uploads.name }).from(uploads).where(own)
    assert.deepEqual(
      new Set(left.map(({ name }) => name)),
      new Set([shown, asked, chosen].map((name) => `${name}.webp`)),
    )
  })

  test('does not count viewers who leave before their video starts', async () => {
    const { json } = await server.call(`GET /api/lesson/${published.preview}/play`)
    const { pathname } = new URL(json.sources[0].url, server.url)
    const { host, port } = new URL(server.url)
    for (let reader = 0; reader < 12; reader++) {
      const socket = connect(Number(port), '127.0.0.1')
      socket.end(`GET ${pathname} HTTP/1.1\r\nhost: ${host}\r\n\r\n`)
      await once(socket.resume(), 'close')
    }
    assert.equal((await fetch(server.url + pathname)).status, 200)
  })

  test('merges the reports of three devices into one result, however late, repeated or reordered', async () => {
    assert.equal(await countResults(server, published.preview, 60), 1)
  })

  test('deletes a file only when no lesson or draft names it', async () => {
    const refused = await server.call(`DELETE /api/file/${published.file}`, { as: admin })
    assert.deepEqual([refused.status, refused.json.error], [409, 'in_use'])
    const free = await storeVideo(server)
    assert.equal((await server.call(`DELETE /api/file/${free}`, { as: admin })).status, 200)
  })

  test('writes once to the buyers of a course when its first lessons open, in their language', async () => {
    const id = await addCourse()
    const [first, second] = [await server.person(), await server.person()]
    const { db } = server.deps
    await db.update(users).set({ language: 'bn' }).where(eq(users.id, second.id))
    for (const person of [first, second]) await own(person, id)
    const mails = async ({ email }: Person) => {
      const all = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email))
      return all.filter(({ body }) => body.includes(`/learn/${id}`)).map(({ subject }) => subject)
    }
    assert.deepEqual(await learn(first, id), { percent: 0, next: null, places: [] })
    const video = {
      _id: newId(),
      title: 'Not yet',
      kind: 'video',
      file: await storeVideo(server, { state: 'working' }),
    }
    const section = { _id: newId(), title: 'S', lessons: [video] as object[] }
    await saveAndPublish(server, admin, id, [section])
    assert.deepEqual(await mails(first), [])
    const text = { _id: newId(), title: 'Here', kind: 'text', body: 'Words.' }
    await saveAndPublish(server, admin, id, [{ ...section, lessons: [video, text] }])
    assert.deepEqual(await mails(first), [`The first lessons are open: ${courseBody.title}`])
    assert.deepEqual(await mails(second), [`প্রথম পাঠগুলো খুলেছে: ${courseBody.title}`])
    await own(stranger, id)
    await saveAndPublish(server, admin, id, [])
    await saveAndPublish(server, admin, id, [{ ...section, lessons: [{ ...text, title: 'Here again' }] }])
    assert.deepEqual([(await mails(first)).length, (await mails(stranger)).length], [1, 1])
  })

  test('says that a video is being prepared while it is encoded', async () => {
    const id = await addCourse()
    const file = await storeVideo(server, { state: 'working' })
    const video = newId()
    const lesson = { _id: video, title: 'Soon', kind: 'video', file, free: true }
    await saveAndPublish(server, admin, id, [{ _id: newId(), title: 'S', lessons: [lesson] }])
    const answer = await server.call(`GET /api/lesson/${video}`)
    assert.deepEqual([answer.status, answer.json.error], [409, 'preparing'])
    assert.deepEqual((await server.call(`GET /api/curriculum/${id}`)).json, { sections: [] })
  })
})
