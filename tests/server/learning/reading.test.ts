// The reader: who may open what, samples, the bytes of pages and chapters, positions, marks and page texts.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { newId } from '#server/db/ids.ts'
import { fileCaptions, files } from '#server/db/schema-learning.ts'
import { books } from '#server/db/schema.ts'
import {
  FRAME_BYTES,
  FRAME_SECONDS,
  makeMp3,
  makeReadable,
  ownBook,
  refundOrder,
  storeMp3,
  storePdf,
} from '../../helpers/catalogue/books.ts'
import { bookBody } from '../../helpers/sample-bodies.ts'
import { startTestServer, type Person, type TestServer } from '../../helpers/test-server.ts'

const PAGES = 12
const TAG_BYTES = 300
const RECHECK_MS = 16_000

describe('reading', () => {
  let server: TestServer
  let admin: Person
  let buyer: Person
  let stranger: Person
  let book: string
  let pdf: string
  let audio: string

  before(async () => {
    server = await startTestServer()
    admin = await server.person('admin')
    buyer = await server.person()
    stranger = await server.person()
    book = await addBook()
    pdf = await storePdf(server, PAGES, {
      outline: [
        { title: 'One', page: 1 },
        { title: 'Two', page: 7 },
      ],
    })
    await makeReadable(server, book, { files: [listed(pdf)] })
    audio = await addBook({ formate: 'MP3' })
    const chapters = [
      listed(await storeMp3(server, 40), 'First'),
      listed(await storeMp3(server, 100, makeMp3(100, TAG_BYTES)), 'Second'),
      listed(await storeMp3(server, 860, makeMp3(1)), 'Third'),
    ]
    await makeReadable(server, audio, { files: chapters })
    await ownBook(server, buyer, book)
    await ownBook(server, buyer, audio)
  })
  after(() => server.close())

  const listed = (file: string, title: string | null = null, page: number | null = null) => ({ file, title, page })
  const addBook = async (more: object = {}): Promise<string> => {
    const added = await server.call('POST /api/addBook', {
      as: admin,
      body: { ...bookBody, interactive: 'NO', ...more },
    })
    assert.equal(added.status, 200, added.text)
    return added.json.insertedId
  }
  const get = (path: string, as?: Person) => server.call(`GET /api/${path}`, as ? { as } : {})
  const statusOf = async (url: string) => (await fetch(server.url + url)).status
  const report = (as: Person, ...updates: object[]) =>
    server.call('PUT /api/places', { as, body: updates.map((update) => ({ ...at(1), ...update })) })
  const at = (minute: number) => ({ seenAt: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString() })

  test('opens for its buyers and administrators, and for nobody else', async () => {
    const former = await server.person()
    const order = await ownBook(server, former, book)
    await refundOrder(server, order)
    const ofAnother = await server.person()
    await ownBook(server, ofAnother, audio)
    const calls: [call: string, body?: unknown][] = [
      [`GET /api/book/${book}/read`],
      [`GET /api/book/${book}/text/1`],
      [`GET /api/book/${book}/find/words`],
      [`GET /api/marks/${book}`],
      ['PUT /api/mark/', { book, position: 2, text: null }],
      ['PUT /api/places', [{ item: book, position: 1, watched: [], ...at(1) }]],
    ]
    for (const [call, body] of calls) {
      const path = () => (call.endsWith('/') ? call + newId() : call)
      const status = async (as?: Person) =>
        (await server.call(path(), { ...(as ? { as } : {}), ...(body ? { body } : {}) })).status
      assert.equal(await status(), 401, `${call} by a visitor`)
      assert.equal(await status(stranger), 403, `${call} by a stranger`)
      assert.equal(await status(former), 403, `${call} by somebody who was refunded`)
      assert.equal(await status(ofAnother), 403, `${call} by the buyer of another book`)
      assert.equal(await status(buyer), 200, `${call} by its buyer`)
      assert.equal(await status(admin), 200, `${call} by an administrator`)
    }
    const refused = await get(`book/${book}/read`, former)
    assert.equal(refused.json.error, 'refunded')
    assert.equal((await get(`book/${book}/read`, stranger)).json.error, 'not_bought')
    assert.equal((await server.call(`POST /api/book/${book}/download`, { as: admin })).json.error, 'not_bought')
    assert.equal((await get(`book/${newId()}/read`, buyer)).status, 404)
  })

  test('answers the pages with their shapes, the contents and the length', async () => {
    const { status, json } = await get(`book/${book}/read`, buyer)
    assert.equal(status, 200)
    assert.deepEqual([json.kind, json.title, json.length, json.hasText], ['pages', 'A book', PAGES, true])
    assert.deepEqual(json.chapters, [
      { title: 'One', page: 1 },
      { title: 'Two', page: 7 },
    ])
    assert.deepEqual(
      json.pages.map(({ number }: { number: number }) => number),
      Array.from({ length: PAGES }, (_, index) => index + 1),
    )
    assert.deepEqual([json.pages[0].width, json.pages[0].height], [1080, 1527])
    assert.equal(await (await fetch(server.url + json.pages[6].small)).text(), 'page 7 at 720')
    const large = await fetch(server.url + json.pages[6].large)
    assert.deepEqual([await large.text(), large.headers.get('content-type')], ['page 7 at 1080', 'image/webp'])
    assert.equal(large.headers.get('cache-control'), 'private, no-store')
  })

  test('compresses the long list of pages', async () => {
    const headers = { authorization: `Bearer ${buyer.token}`, 'accept-encoding': 'br' }
    const packed = await fetch(`${server.url}/api/book/${book}/read`, { headers })
    assert.equal(packed.headers.get('content-encoding'), 'br')
    assert.equal(packed.headers.get('cache-control'), 'private, no-store')
    assert.ok(packed.headers.get('x-request-id'))
    assert.ok(Number(packed.headers.get('content-length')) < 2000)
    assert.equal(((await packed.json()) as { pages: unknown[] }).pages.length, PAGES)
  })

  test('never sends the document itself', async () => {
    const { json } = await get(`book/${book}/read`, buyer)
    assert.equal(await statusOf(json.pages[0].small.replace('p0001w720', 'source')), 404)
  })

  test('returns an audio book as complete chapters', async () => {
    const { json } = await get(`book/${audio}/read`, buyer)
    assert.deepEqual([json.kind, json.length, json.pages, json.hasText], ['audio', 1000, [], false])
    assert.deepEqual(
      json.chapters.map(({ title, seconds }: { title: string; seconds: number }) => [title, seconds]),
      [
        ['First', 40],
        ['Second', 100],
        ['Third', 860],
      ],
    )
    const answer = await fetch(server.url + json.chapters[1].url)
    assert.equal(answer.headers.get('content-type'), 'audio/mpeg')
    assert.deepEqual(Buffer.from(await answer.arrayBuffer()), makeMp3(100, TAG_BYTES))
    assert.equal(json.chapters[1].bytes, makeMp3(100, TAG_BYTES).length)
  })

  test('opens a tenth of the pages to everybody, and not the page after it', async () => {
    const { status, json, headers } = await get(`book/${book}/sample`)
    assert.equal(status, 200)
    assert.equal(headers.get('cache-control'), 'private, no-store')
    assert.deepEqual([json.pages.length, json.length, json.position, json.hasText], [2, PAGES, 0, false])
    // Shows the full table of contents, as a reason to buy.
    assert.deepEqual(
      json.chapters.map(({ title }: { title: string }) => title),
      ['One', 'Two'],
    )
    assert.equal(await statusOf(json.pages[1].large), 200)
    const third = json.pages[1].large.replace('p0002', 'p0003')
    const refused = await fetch(server.url + third)
    assert.deepEqual([refused.status, ((await refused.json()) as { error: string }).error], [403, 'not_in_sample'])
    assert.equal(await statusOf(json.pages[1].large.replace('p0002w1080', 'source')), 404)
  })

  test('keeps a sample within what the form says, also for addresses given out before', async () => {
    const own = await addBook({ sample: 4 })
    await makeReadable(server, own, { files: [listed(await storePdf(server, 40))] })
    const { json } = await get(`book/${own}/sample`)
    assert.equal(json.pages.length, 4)
    assert.equal(await statusOf(json.pages[3].small), 200)
    await server.call(`PUT /api/bookUpdate/${own}`, { as: admin, body: { sample: 2 } })
    server.advanceClock(RECHECK_MS)
    assert.equal(await statusOf(json.pages[3].small), 403)
    assert.equal(await statusOf(json.pages[1].small), 200)
    await server.call(`PUT /api/bookUpdate/${own}`, { as: admin, body: { sample: 0 } })
    assert.equal((await get(`book/${own}/sample`)).status, 404)
    server.advanceClock(RECHECK_MS)
    assert.equal(await statusOf(json.pages[1].small), 403)
  })

  test('never opens more than twenty pages or five minutes', async () => {
    const long = await addBook()
    await makeReadable(server, long, { files: [listed(await storePdf(server, 250))] })
    assert.equal((await get(`book/${long}/sample`)).json.pages.length, 20)
    const spoken = await addBook({ formate: 'MP3' })
    await makeReadable(server, spoken, { files: [listed(await storeMp3(server, 1000), 'All')], sample: 20 })
    const [chapter] = (await get(`book/${spoken}/sample`)).json.chapters
    assert.equal(chapter.seconds, 300)
  })

  test('cuts the sample of an audio book at the end of a frame', async () => {
    const { json } = await get(`book/${audio}/sample`)
    assert.equal(json.length, 1000)
    const parts = json.chapters.map(({ title, seconds }: { title: string; seconds: number }) => [title, seconds])
    assert.deepEqual(parts, [
      ['First', 40],
      ['Second', 60],
    ])
    const bytes = TAG_BYTES + Math.ceil(60 / FRAME_SECONDS) * FRAME_BYTES
    const second = json.chapters[1]
    assert.equal(second.bytes, bytes)
    const answer = await fetch(server.url + second.url)
    assert.equal(answer.headers.get('content-length'), String(bytes))
    assert.deepEqual(Buffer.from(await answer.arrayBuffer()), makeMp3(100, TAG_BYTES).subarray(0, bytes))
    const beyond = await fetch(server.url + second.url, { headers: { range: `bytes=${bytes}-` } })
    assert.deepEqual([beyond.status, beyond.headers.get('content-range')], [416, `bytes */${bytes}`])
    const [, fileId = ''] = /\.sample\.([0-9a-f-]{36})\./.exec(second.url) ?? []
    const cue = (minute: number) => `00:0${minute}:00.000 --> 00:0${minute}:05.000\nMinute ${minute}`
    const vtt = `WEBVTT\n\n${cue(0)}\n\n${cue(2)}\n`
    await server.deps.db.insert(fileCaptions).values({ fileId, language: 'en', vtt })
    const captions = await fetch(server.url + second.url.replace(/[^/]+$/, 'en.vtt'))
    assert.equal(await captions.text(), `WEBVTT\n\n${cue(0)}\n`)
    const whole = (await get(`book/${audio}/read`, buyer)).json.chapters[2]
    const third = server.deps.grants.issue({
      scope: 'sample',
      itemId: audio,
      fileId: /\.book\.([0-9a-f-]{36})\./.exec(whole.url)![1]!,
      userId: null,
    })
    assert.equal(await statusOf(`/content/${third.grant}/source`), 403)
  })

  test('shows the recordings of the pages in a sample, and no others', async () => {
    const own = await addBook()
    const recordings = [
      listed(await storeMp3(server, 20), 'Page one', 1),
      listed(await storeMp3(server, 20), 'Page eight', 8),
    ]
    await makeReadable(server, own, { files: [listed(await storePdf(server, 10)), ...recordings] })
    const titles = ({ chapters }: { chapters: { title: string; page: number }[] }) =>
      chapters.map(({ title, page }) => [title, page])
    assert.deepEqual(titles((await get(`book/${own}/sample`)).json), [['Page one', 1]])
    assert.deepEqual(titles((await get(`book/${own}/read`, admin)).json), [
      ['Page one', 1],
      ['Page eight', 8],
    ])
  })

  test('refuses grants that are altered, expired, of another book, or of somebody who has not bought it', async () => {
    const { json } = await get(`book/${book}/read`, buyer)
    const [, , grant = '', name = ''] = json.pages[0].small.split('/')
    const parts: string[] = grant.split('.')
    const altered = (index: number, value: string) => `/content/${parts.with(index, value).join('.')}/${name}`
    assert.equal(await statusOf(altered(0, String(Number(parts[0]) + 60))), 403)
    assert.equal(await statusOf(altered(1, 'sample')), 403)
    assert.equal(await statusOf(altered(4, admin.id)), 403)
    const issue = (change: object) => {
      const what = { scope: 'book', itemId: book, fileId: pdf, userId: buyer.id, ...change } as const
      return `/content/${server.deps.grants.issue(what).grant}/${name}`
    }
    assert.equal(await statusOf(issue({})), 200)
    assert.equal(await statusOf(issue({ userId: stranger.id })), 403, 'another person')
    assert.equal(await statusOf(issue({ userId: null })), 403, 'nobody')
    assert.equal(await statusOf(issue({ itemId: audio })), 403, 'a file of another book')
    assert.equal(await statusOf(issue({ scope: 'copy' })), 403, 'no such copy')
    assert.equal(await statusOf(issue({ userId: admin.id })), 200, 'an administrator')
    server.advanceClock(6 * 3_600_000 + 1000)
    assert.equal(await statusOf(json.pages[0].small), 403)
  })

  test('closes an open book when the order is refunded', async () => {
    const reader = await server.person()
    const order = await ownBook(server, reader, book)
    const url = (await get(`book/${book}/read`, reader)).json.pages[4].small
    assert.equal(await statusOf(url), 200)
    await refundOrder(server, order)
    server.advanceClock(RECHECK_MS)
    assert.equal(await statusOf(url), 403)
  })

  test('keeps a deleted book open for its buyers, without a sample', async () => {
    const own = await addBook()
    await makeReadable(server, own)
    const order = await ownBook(server, buyer, own)
    assert.ok(order)
    const sample = (await get(`book/${own}/sample`)).json.pages[0].small
    await server.call(`DELETE /api/bookDelete/${own}`, { as: admin })
    const { status, json } = await get(`book/${own}/read`, buyer)
    assert.equal(status, 200)
    assert.equal(await statusOf(json.pages[1].small), 200)
    assert.equal((await get(`book/${own}/read`, stranger)).status, 404)
    assert.equal((await get(`book/${own}/sample`)).status, 404)
    assert.equal(await statusOf(sample), 404)
    const mine = (await get('reading', buyer)).json as { book: string }[]
    assert.ok(mine.some((entry) => entry.book === own))
  })

  test('says that a book is being prepared until its files are ready', async () => {
    const own = await addBook()
    await ownBook(server, buyer, own)
    assert.deepEqual(
      [(await get(`book/${own}/read`, buyer)).json.error, (await get(`book/${own}/sample`)).json.error],
      ['preparing', 'preparing'],
    )
    assert.equal((await server.call(`POST /api/book/${own}/download`, { as: buyer })).status, 409)
    const entry = (await get('reading', buyer)).json.find((one: { book: string }) => one.book === own)
    assert.deepEqual([entry.isReadable, entry.length, entry.seenAt], [false, 0, null])
  })

  test('answers isReadable and the sample with the book, and never its files', async () => {
    const { json } = await get(`book/${book}`)
    assert.deepEqual([json.isReadable, json.sample, 'files' in json], [true, null, false])
    const listedBooks = (await get('books?limit=200')).json as Record<string, unknown>[]
    assert.ok(listedBooks.every((one) => !('files' in one) && 'isReadable' in one))
    const entries = (await get(`book/${book}/files`, admin)).json
    assert.deepEqual([entries.length, entries[0].file, entries[0].stored.pages], [1, pdf, PAGES])
  })

  test('stores the page, the pages read and the end of a book', async () => {
    const reader = await server.person()
    await ownBook(server, reader, book)
    const first = await report(reader, {
      item: book,
      position: 5,
      watched: [
        [1, 6],
        [11, 40],
      ],
    })
    assert.deepEqual(first.json.places, [{ item: book, position: 5, done: false }])
    const read = await server.call(`GET /api/book/${book}/read`, { as: reader })
    assert.equal(read.json.position, 5)
    // Reading every page does not complete the book: the reader reports when the last page was reached.
    const all = await report(reader, { item: book, position: 12, watched: [[1, 13]], ...at(2) })
    assert.deepEqual(all.json.places, [{ item: book, position: 12, done: false }])
    const late = await report(reader, { item: book, position: 3, ...at(1) })
    assert.equal(late.json.places[0].position, 12)
    const done = await report(reader, { item: book, position: 12, done: true, ...at(3) })
    assert.equal(done.json.places[0].done, true)
    const [mine] = (await get('reading', reader)).json
    assert.deepEqual(
      [mine.book, mine.kind, mine.position, mine.length, mine.chapter, mine.chapters],
      [book, 'pages', 12, PAGES, null, 0],
    )
    assert.equal(mine.seenAt, at(3).seenAt)
    assert.ok(mine.finishedAt)
  })

  test('counts an audio book as heard at nine tenths, across its chapters', async () => {
    const listener = await server.person()
    await ownBook(server, listener, audio)
    await report(listener, { item: audio, position: 140, watched: [[0, 140]] })
    const [begun] = (await get('reading', listener)).json
    assert.deepEqual(
      [begun.kind, begun.position, begun.length, begun.chapter, begun.chapters, begun.finishedAt],
      ['audio', 140, 1000, 3, 3, null],
    )
    const almost = await report(listener, { item: audio, position: 890, watched: [[140, 899]], ...at(2) })
    assert.equal(almost.json.places[0].done, false)
    const heard = await report(listener, { item: audio, position: 900, watched: [[899, 900]], ...at(3) })
    assert.equal(heard.json.places[0].done, true)
  })

  test('lists only books that were bought, the last seen first', async () => {
    const reader = await server.person()
    assert.deepEqual((await get('reading', reader)).json, [])
    await ownBook(server, reader, audio)
    await ownBook(server, reader, book)
    await report(reader, { item: audio, position: 3, ...at(5) })
    const order = (await get('reading', reader)).json.map((one: { book: string }) => one.book)
    assert.deepEqual(order, [audio, book])
    assert.equal((await get('reading', admin)).json.length, 0)
  })

  test('keeps bookmarks and notes under the ids of the device, one bookmark a page', async () => {
    const reader = await server.person()
    await ownBook(server, reader, book)
    const put = (id: string, body: object, as = reader) =>
      server.call(`PUT /api/mark/${id}`, { as, body: { book, position: 3, text: null, ...body } })
    const marks = async (as = reader) =>
      ((await get(`marks/${book}`, as)).json as { _id: string; position: number; text: string | null }[]).map(
        ({ _id, position, text }) => [_id, position, text],
      )
    const [phone, desk, note] = [newId(), newId(), newId()]
    await Promise.all([put(phone, {}), put(desk, {})])
    assert.equal((await marks()).length, 1)
    await put(desk, {})
    await put(desk, {})
    assert.deepEqual(await marks(), [[desk, 3, null]])
    await put(note, { text: 'Ask about this.' })
    await put(note, { text: 'Answered.', position: 2 })
    assert.deepEqual(await marks(), [
      [note, 2, 'Answered.'],
      [desk, 3, null],
    ])
    assert.equal((await put(note, { text: 'Mine now' }, buyer)).status, 404)
    const other = await server.person()
    await ownBook(server, other, book)
    assert.deepEqual(await marks(other), [])
    assert.equal((await server.call(`DELETE /api/mark/${note}`, { as: buyer })).status, 404)
    assert.equal((await server.call(`DELETE /api/mark/${note}`, { as: reader })).status, 200)
    assert.deepEqual(await marks(), [[desk, 3, null]])
  })

  test('finds words whatever their case and line, and answers the words of a page', async () => {
    const found = await get(`book/${book}/find/${encodeURIComponent('OF page 1')}`, buyer)
    assert.deepEqual(
      found.json.map(({ page }: { page: number }) => page),
      [1, 10, 11, 12],
    )
    assert.equal(found.json[0].excerpt, 'The words of page 1.')
    assert.deepEqual((await get(`book/${book}/find/nothing`, buyer)).json, [])
    assert.deepEqual((await get(`book/${book}/find/%25`, buyer)).json, [])
    assert.deepEqual((await get(`book/${book}/find/%20`, buyer)).json, [])
    assert.equal((await get(`book/${book}/text/3`, buyer)).json.text, 'The words of\npage 3.')
    assert.equal((await get(`book/${book}/text/13`, buyer)).status, 404)
    assert.equal((await get(`book/${audio}/text/1`, buyer)).status, 404)
  })

  test('takes the author’s words for the pages, and refuses more than there are', async () => {
    const own = await addBook()
    await makeReadable(server, own)
    const put = (pages: string[], id = own) => server.call(`PUT /api/book/${id}/text`, { as: admin, body: { pages } })
    assert.equal((await put(['নদীর ধারে বসে থাকি।', ''])).status, 200)
    assert.deepEqual((await get(`book/${own}/find/${encodeURIComponent('নদীর ধারে')}`, admin)).json, [
      { page: 1, excerpt: 'নদীর ধারে বসে থাকি।' },
    ])
    assert.equal((await get(`book/${own}/text/2`, admin)).status, 404)
    assert.deepEqual((await put(['a', 'b', 'c'])).json.codes, { pages: { code: 'max', n: 2 } })
    assert.equal((await put(['a'], audio)).status, 409)
    await put([])
    assert.equal((await get(`book/${own}/read`, admin)).json.hasText, false)
  })

  test('is part of the export of one’s own data', async () => {
    const reader = await server.person()
    await ownBook(server, reader, book)
    await report(reader, { item: book, position: 4, watched: [[1, 5]] })
    const mark = newId()
    await server.call(`PUT /api/mark/${mark}`, { as: reader, body: { book, position: 4, text: 'Here.' } })
    await server.call(`POST /api/book/${book}/download`, { as: reader })
    const { json } = await get('myData', reader)
    assert.deepEqual(json.lessons, [])
    assert.deepEqual([json.books[0].book, json.books[0].position, json.books[0].read], [book, 4, '{[1,5)}'])
    assert.deepEqual([json.marks[0]._id, json.marks[0].text], [mark, 'Here.'])
    assert.deepEqual([json.personalCopies[0].book, json.personalCopies[0].readyAt], [book, null])
  })

  test('stays open when a file is prepared again with fewer pages', async () => {
    const own = await addBook()
    await makeReadable(server, own)
    await report(admin, { item: own, position: 2 })
    const [{ listed: entries } = { listed: [] }] = await server.deps.db
      .select({ listed: books.files })
      .from(books)
      .where(eq(books.id, own))
    await server.deps.db.update(files).set({ pages: 1 }).where(eq(files.id, entries[0]!.file))
    const { json } = await get(`book/${own}/read`, admin)
    assert.deepEqual([json.position, json.length, json.pages.length], [1, 1, 1])
  })
})
