// Personal copies: made on demand by a job, naming their buyer on every page and in every recording.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { PDF } from '@libpdf/core'
import { eq } from 'drizzle-orm'
import { PERSONAL_COPIES_A_DAY } from '#contract/constants.ts'
import { personalCopies } from '#server/db/schema-reading.ts'
import { orders } from '#server/db/schema.ts'
import { sweep } from '#server/housekeeping.ts'
import { receiptName } from '#server/modules/orders/orders/receipt-mails.ts'
import { createMakeCopy } from '#server/modules/learning/reading/make-copy.ts'
import { makeMp3, makeReadable, ownBook, refundOrder, storeMp3, storePdf } from '../../helpers/catalogue/books.ts'
import { bookBody } from '../../helpers/sample-bodies.ts'
import { startTestServer, type Person, type TestServer } from '../../helpers/test-server.ts'

const PAGES = 3
const DAY_MS = 86_400_000

describe('personal copies', () => {
  let server: TestServer
  let admin: Person
  let book: string
  /** Copies are made in this process, which is quicker. */
  let recording: string
  let folder: string

  before(async () => {
    server = await startTestServer()
    admin = await server.person('admin')
    folder = mkdtempSync(join(tmpdir(), 'porua-copying-'))
    book = await addBook()
    recording = await addBook({ formate: 'MP3' }, [listed(await storeMp3(server, 2), 'One')])
  })
  after(async () => {
    await server.close()
    rmSync(folder, { recursive: true })
  })

  const listed = (file: string, title: string | null = null, page: number | null = null) => ({ file, title, page })
  const addBook = async (more: object = {}, entries?: ReturnType<typeof listed>[]): Promise<string> => {
    const added = await server.call('POST /api/addBook', { as: admin, body: { ...bookBody, ...more } })
    const id: string = added.json.insertedId
    await makeReadable(server, id, { files: entries ?? [listed(await storePdf(server, PAGES))] })
    return id
  }
  const reader = async (product = book) => {
    const person = await server.person()
    const orderId = await ownBook(server, person, product)
    const [order] = await server.deps.db.select().from(orders).where(eq(orders.id, orderId))
    return { person, orderId, receipt: receiptName(order!.receiptNumber!) }
  }
  const download = (as: Person, product = book) => server.call(`POST /api/book/${product}/download`, { as })
  const copiesOf = ({ id }: Person) =>
    server.deps.db.select().from(personalCopies).where(eq(personalCopies.userId, id)).orderBy(personalCopies.id)
  const run = async (person: Person, failures = 0) => {
    const work = createMakeCopy(server.deps, { folder: join(folder, 'work') })
    const copyId = (await copiesOf(person)).at(-1)!.id
    await work({ copyId }, { failures, signal: new AbortController().signal })
  }
  const fetched = async (person: Person, product = book) => {
    const { json } = await download(person, product)
    assert.equal(json.state, 'ready')
    const answer = await fetch(server.url + json.url)
    assert.equal(answer.status, 200)
    return { url: json.url as string, answer, bytes: Buffer.from(await answer.arrayBuffer()) }
  }

  test('takes fifty requests at once, and names each buyer on every page of their own copy', async () => {
    const readers = await Promise.all(Array.from({ length: 50 }, () => reader()))
    const answers = await Promise.all([...readers, ...readers.slice(0, 5)].map(({ person }) => download(person)))
    for (const { status, json } of answers) assert.deepEqual([status, json], [200, { state: 'working' }])
    for (const { person } of readers) {
      const [copy, ...more] = await copiesOf(person)
      assert.deepEqual(more, [], 'two requests of one buyer make one copy')
      assert.equal(await server.deps.jobs.isKnown('personal-copy', { copyId: copy!.id }), true)
    }
    for (const { person, receipt } of readers.slice(0, 2)) {
      await run(person)
      const { answer, bytes } = await fetched(person)
      assert.equal(answer.headers.get('content-type'), 'application/pdf')
      assert.equal(answer.headers.get('content-disposition'), `attachment; filename*=UTF-8''A%20book.pdf`)
      const pages = (await PDF.load(bytes)).extractText()
      assert.equal(pages.length, PAGES)
      for (const [index, { text }] of pages.entries()) {
        assert.match(text, new RegExp(`Page ${index + 1}`))
        assert.ok(text.includes(`Bought by ${person.email} · Receipt ${receipt}`), text)
      }
    }
  })

  test('closes and deletes a copy when its order is refunded', async () => {
    const { person, orderId } = await reader(recording)
    await download(person, recording)
    await run(person)
    const { url } = await fetched(person, recording)
    await refundOrder(server, orderId)
    server.advanceClock(16_000)
    assert.equal((await fetch(server.url + url)).status, 403)
    assert.equal((await download(person, recording)).json.error, 'refunded')
    const [copy] = await copiesOf(person)
    await sweep(server.deps)
    assert.deepEqual(await copiesOf(person), [])
    assert.equal(await server.deps.files.get(copy!.name!), null)
  })

  test('deletes copies with the account', async () => {
    const { person } = await reader(recording)
    await download(person, recording)
    await run(person)
    const [copy] = await copiesOf(person)
    assert.equal((await server.call(`DELETE /api/user/${person.id}`, { as: admin })).status, 200)
    assert.deepEqual(await copiesOf(person), [])
    await sweep(server.deps)
    assert.equal(await server.deps.files.get(copy!.name!), null)
  })

  test('makes a copy again when the book gets other files', async () => {
    const changed = await addBook({ formate: 'MP3', interactive: 'NO' }, [listed(await storeMp3(server, 2), 'One')])
    const { person } = await reader(changed)
    await download(person, changed)
    await run(person)
    const { url } = await fetched(person, changed)
    const body = { files: [listed(await storeMp3(server, 3), 'One')] }
    const saved = await server.call(`PUT /api/bookUpdate/${changed}`, { as: admin, body })
    assert.equal(saved.status, 200, saved.text)
    server.advanceClock(16_000)
    assert.equal((await fetch(server.url + url)).status, 403)
    assert.equal((await download(person, changed)).json.state, 'working')
  })

  test('gives a copy to its buyer only', async () => {
    const [one, other] = [await reader(recording), await reader(recording)]
    await download(one.person, recording)
    await run(one.person)
    const [copy] = await copiesOf(one.person)
    const { grants } = server.deps
    const what = { scope: 'copy', itemId: copy!.id, fileId: copy!.id } as const
    const statusAs = async (userId: string) =>
      (await fetch(`${server.url}/content/${grants.issue({ ...what, userId }).grant}/copy`)).status
    assert.equal(await statusAs(one.person.id), 200)
    assert.equal(await statusAs(other.person.id), 403)
    assert.equal(await statusAs(admin.id), 403)
  })

  test('makes at most ten copies a day', async () => {
    const { person, orderId } = await reader()
    const earlier = await reader()
    const [{ createdAt } = { createdAt: server.deps.now() }] = await server.deps.db
      .insert(personalCopies)
      .values(
        Array.from({ length: PERSONAL_COPIES_A_DAY }, (_, index) => ({
          id: `01890000-0000-7000-8000-0000000000${index + 10}`,
          userId: person.id,
          bookId: book,
          // These copies are of other books; only their number matters.
          orderId: earlier.orderId,
          createdAt: server.deps.now(),
        })),
      )
      .returning({ createdAt: personalCopies.createdAt })
    assert.ok(createdAt)
    const refused = await download(person)
    assert.deepEqual([refused.status, refused.json.error], [429, 'too_many_copies'])
    server.advanceClock(DAY_MS + 1000)
    assert.equal((await download(person)).status, 200)
    assert.ok(orderId)
  })

  test('says so when a copy could not be made, and tries again later', async () => {
    const broken = await addBook({}, [listed(await storePdf(server, PAGES))])
    const { person } = await reader(broken)
    await download(person, broken)
    await makeReadable(server, broken, { files: [listed(await storeMp3(server, 5), 'Gone')] })
    const { files } = server.deps
    const read = files.read
    files.read = async () => null
    try {
      await assert.rejects(run(person), /missing/)
      assert.equal((await download(person, broken)).json.state, 'working')
      await run(person, 2)
    } finally {
      files.read = read
    }
    assert.deepEqual([(await download(person, broken)).status], [503])
    server.advanceClock(61_000)
    assert.equal((await download(person, broken)).json.state, 'working')
    await run(person)
    assert.equal((await fetched(person, broken)).answer.headers.get('content-type'), 'audio/mpeg')
  })

  test('tags a recording with its buyer, in place of its own tag', async () => {
    const one = await addBook({ bookName: 'নদীর গান', formate: 'MP3' }, [
      listed(await storeMp3(server, 5, makeMp3(5, 300)), 'প্রথম অধ্যায়'),
    ])
    const { person, receipt } = await reader(one)
    await download(person, one)
    await run(person)
    const { bytes } = await fetched(person, one)
    const tag = bytes.subarray(0, bytes.length - makeMp3(5).length)
    assert.equal(tag.toString('latin1', 0, 3), 'ID3')
    const words = tag.toString('utf16le') + tag.subarray(1).toString('utf16le')
    for (const expected of ['নদীর গান', 'প্রথম অধ্যায়', `ক্রেতা: ${person.email} · রসিদ ${receipt}`]) {
      assert.ok(words.includes(expected), expected)
    }
    assert.deepEqual(bytes.subarray(tag.length), makeMp3(5))
  })

  test('puts several files into one zip', async () => {
    const many = await addBook({ bookName: 'Sounds / Words' }, [
      listed(await storePdf(server, 1)),
      listed(await storeMp3(server, 2), 'One: hello', 1),
      listed(await storeMp3(server, 3), 'দুই', 1),
    ])
    const { person } = await reader(many)
    await download(person, many)
    await run(person)
    const { answer, bytes } = await fetched(person, many)
    assert.equal(answer.headers.get('content-type'), 'application/zip')
    const entries = unzip(bytes)
    assert.deepEqual([...entries.keys()], ['Sounds Words.pdf', '01 One hello.mp3', '02 দুই.mp3'])
    assert.match((await PDF.load(entries.get('Sounds Words.pdf')!)).extractText()[0]!.text, /Bought by/)
    assert.deepEqual(entries.get('02 দুই.mp3')!.subarray(-makeMp3(3).length), makeMp3(3))
  })

  test('keeps a copy for seven days, and deletes it from the storage then', async () => {
    const { person } = await reader(recording)
    await download(person, recording)
    await run(person)
    const { url } = await fetched(person, recording)
    const [copy] = await copiesOf(person)
    server.advanceClock(7 * DAY_MS + 1000)
    assert.equal((await fetch(server.url + url)).status, 403)
    await sweep(server.deps)
    assert.deepEqual(await copiesOf(person), [])
    assert.equal(await server.deps.files.get(copy!.name!), null)
  })
})

/** Reads the files of a zip from its central directory. */
function unzip(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const entries = new Map<string, Buffer>()
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const [size, nameLength] = [bytes.readUInt32LE(at + 24), bytes.readUInt16LE(at + 28)]
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    const start = bytes.readUInt32LE(at + 42) + 30 + nameLength
    entries.set(name, bytes.subarray(start, start + size))
    at += 46 + nameLength
  }
  return entries
}
