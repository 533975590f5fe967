// Opening lessons: who may, and the bytes of videos.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { newId } from '#server/db/ids.ts'
import { lessonHtml } from '#server/modules/files/markup/lesson-html.ts'
import { orders } from '#server/db/schema.ts'
import { CAPTIONS, publishLessons, saveAndPublish, storeVideo, type Published } from '../../helpers/learning/lessons.ts'
import { startTaughtCourse, type TaughtCourse } from '../../helpers/learning/taught-course.ts'
import type { Person, TestServer } from '../../helpers/test-server.ts'

let taught: TaughtCourse
let server: TestServer
let admin: Person
let buyer: Person
let stranger: Person
let course: string
let published: Published

before(async () => {
  taught = await startTaughtCourse()
  ;({ server, admin, buyer, stranger, course, published } = taught)
})
after(() => taught.server.close())

describe('opening lessons', () => {
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
    const own = await taught.addCourse()
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
    const id = await taught.addCourse()
    const { preview, section } = await publishLessons(server, admin, id)
    const { json } = await server.call(`GET /api/lesson/${preview}/play`)
    const replaced = { _id: preview, title: 'A preview', kind: 'video', free: true, file: await storeVideo(server) }
    await saveAndPublish(server, admin, id, [{ _id: section, title: 'Another video', lessons: [replaced] }])
    server.advanceClock(15_001)
    assert.equal((await fetch(server.url + json.sources[0].url)).status, 404)
  })

  test('says why a refunded course is closed', async () => {
    const learner = await server.person()
    await taught.own(learner, course)
    const { json } = await server.call(`GET /api/lesson/${published.video}/play`, { as: learner })
    await server.deps.db.update(orders).set({ state: 'refunded' }).where(eq(orders.userId, learner.id))
    for (const call of [`learn/${course}`, `lesson/${published.video}`, `notes/${course}`]) {
      const answer = await server.call(`GET /api/${call}`, { as: learner })
      assert.deepEqual([answer.status, answer.json.error], [403, 'refunded'], call)
    }
    assert.equal((await taught.report(learner, { item: published.video, position: 5 })).json.error, 'refunded')
    assert.equal((await fetch(server.url + json.sources[0].url)).status, 403)
    assert.equal((await server.call(`GET /api/lesson/${published.preview}`, { as: learner })).status, 200)
  })

  test('closes a running video when the order is no longer paid', async () => {
    const learner = await server.person()
    await taught.own(learner, course)
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

  test('says that a video is being prepared while it is encoded', async () => {
    const id = await taught.addCourse()
    const file = await storeVideo(server, { state: 'working' })
    const video = newId()
    const lesson = { _id: video, title: 'Soon', kind: 'video', file, free: true }
    await saveAndPublish(server, admin, id, [{ _id: newId(), title: 'S', lessons: [lesson] }])
    const answer = await server.call(`GET /api/lesson/${video}`)
    assert.deepEqual([answer.status, answer.json.error], [409, 'preparing'])
    assert.deepEqual((await server.call(`GET /api/curriculum/${id}`)).json, { sections: [] })
  })
})
