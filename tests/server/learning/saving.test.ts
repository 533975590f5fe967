// Saving lessons and books on a device: what it fetches, how that is verified, and until when it opens.
import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { LEASE_DAYS, PIECE_BYTES } from '#contract/constants.ts'
import type { SavedFile, Saving } from '#contract/calls/learning/saving.ts'
import { newId } from '#server/db/ids.ts'
import { fileChecksums, lessons as lessonRows } from '#server/db/schema-learning.ts'
import { orders } from '#server/db/schema.ts'
import { makeMp3, makeReadable, ownBook, refundOrder, storeMp3, storePdf } from '../../helpers/catalogue/books.ts'
import { CAPTIONS, saveAndPublish, storeVideo } from '../../helpers/learning/lessons.ts'
import { bookBody } from '../../helpers/sample-bodies.ts'
import { startTaughtCourse, type TaughtCourse } from '../../helpers/learning/taught-course.ts'
import type { Person, TestServer } from '../../helpers/test-server.ts'

const DAY_MS = 86_400_000

let taught: TaughtCourse
let server: TestServer
let admin: Person
let buyer: Person
let stranger: Person

before(async () => {
  taught = await startTaughtCourse()
  ;({ server, admin, buyer, stranger } = taught)
})
after(() => taught.server.close())

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const savingOf = async (path: string, as?: Person): Promise<Saving> => {
  const answer = await server.call(`GET /api/${path}/saving`, { as })
  assert.equal(answer.status, 200, answer.text)
  return answer.json
}

/** Fetches every piece by range, and asserts that its bytes are those that were promised. */
async function assertPieces({ url, bytes, pieces }: SavedFile): Promise<void> {
  let sum = 0
  for (const [index, promised] of pieces.entries()) {
    const first = index * PIECE_BYTES
    const headers = { range: `bytes=${first}-${Math.min(bytes, first + PIECE_BYTES) - 1}` }
    const body = Buffer.from(await (await fetch(server.url + url, { headers })).arrayBuffer())
    assert.equal(sha256(body), promised, `piece ${index}`)
    sum += body.length
  }
  assert.equal(sum, bytes)
}

const renew = (items: string[], as: Person) => server.call('POST /api/saved/renew', { as, body: items })

async function addBook(): Promise<string> {
  const added = await server.call('POST /api/addBook', { as: admin, body: bookBody })
  return added.json.insertedId
}

describe('saving', () => {
  test('names the files of a lesson with the checksum of each piece, and a lease of seven days', async () => {
    const content = randomBytes(2 * PIECE_BYTES + 5)
    const file = await storeVideo(server, { content })
    await server.call(`PUT /api/file/${file}/captions/en`, { as: admin, body: { vtt: CAPTIONS } })
    const [course, lesson] = [await taught.addCourse(), newId()]
    const lessons = [{ _id: lesson, title: 'A long video', kind: 'video', file }]
    await saveAndPublish(server, admin, course, [{ _id: newId(), title: 'A section', lessons }])
    await taught.own(buyer, course)

    const saving = await savingOf(`lesson/${lesson}`, buyer)
    assert.deepEqual([saving.kind, saving.product, saving.title], ['lesson', course, 'A long video'])
    assert.deepEqual([saving.quality, saving.files.map(({ variant }) => variant)], ['240p', ['v240', 'en.vtt']])
    assert.equal(saving.files[0]!.pieces.length, 3)
    assert.equal(saving.qualities[0]!.bytes, saving.bytes)
    for (const each of saving.files) await assertPieces(each)
    // The list of lessons gives the same sizes beforehand.
    const { json } = await server.call(`GET /api/curriculum/${course}`, { as: buyer })
    const [listed] = json.sections[0].lessons
    assert.equal(listed.sizes[0].bytes + listed.besides, saving.bytes)
    assert.equal(Date.parse(saving.until) - Date.parse(saving.now), LEASE_DAYS * DAY_MS)
    // The checksum is kept, so that the file is read once.
    const [kept] = await server.deps.db.select().from(fileChecksums).where(eq(fileChecksums.fileId, file))
    assert.deepEqual(kept?.pieces, saving.files[0]!.pieces)
    await server.deps.db
      .update(fileChecksums)
      .set({ pieces: ['kept'] })
      .where(eq(fileChecksums.fileId, file))
    assert.deepEqual((await savingOf(`lesson/${lesson}`, buyer)).files[0]!.pieces, ['kept'])
  })

  test('lets only those save who may open it, and nobody without an account', async () => {
    const { video, preview, text } = taught.published
    const status = async (id: string, as?: Person) => (await server.call(`GET /api/lesson/${id}/saving`, { as })).status
    assert.deepEqual([await status(video), await status(video, stranger), await status(video, buyer)], [401, 403, 200])
    assert.deepEqual([await status(preview), await status(preview, stranger)], [401, 200])
    const words = await savingOf(`lesson/${text}`, buyer)
    assert.deepEqual(words.files, [])
    assert.ok(words.bytes > 20, 'the size of its text')
  })

  test('names each page of a book once, its recordings and its words', async () => {
    const book = await addBook()
    const listed = [await storePdf(server, 3), await storeMp3(server, 5, makeMp3(5))]
    await makeReadable(server, book, { files: listed.map((file) => ({ file, title: 'A part', page: null })) })
    await ownBook(server, buyer, book)
    const saving = await savingOf(`book/${book}`, buyer)
    assert.deepEqual(
      saving.files.map(({ variant }) => variant),
      ['p0001w720', 'p0002w720', 'p0003w720', 'source'],
    )
    for (const each of saving.files) await assertPieces(each)
    const { json: reading } = await server.call(`GET /api/book/${book}/read`, { as: buyer })
    assert.equal(reading.savingBytes, saving.bytes)
    const texts = await server.call(`GET /api/book/${book}/texts`, { as: buyer })
    assert.deepEqual(texts.json[2], { page: 3, text: 'The words of\npage 3.' })
    assert.equal((await server.call(`GET /api/book/${book}/texts`, { as: stranger })).status, 403)
  })

  test('renews many leases at once, and says which have ended and why', async () => {
    const [kept, refunded, gone] = [await addBook(), await addBook(), newId()]
    await ownBook(server, buyer, kept)
    await refundOrder(server, await ownBook(server, buyer, refunded))
    const { video } = taught.published
    const { json } = await renew([kept, refunded, gone, video], buyer)
    assert.deepEqual(json.ended, [
      { item: refunded, why: 'refunded' },
      { item: gone, why: 'deleted' },
    ])
    assert.equal(Date.parse(json.until) - Date.parse(json.now), LEASE_DAYS * DAY_MS)
    assert.deepEqual((await renew([video], stranger)).json.ended, [{ item: video, why: 'not_bought' }])
    await server.deps.db.update(orders).set({ state: 'refunded', refundedCents: 0 }).where(eq(orders.userId, buyer.id))
    assert.deepEqual((await renew([video, kept], buyer)).json.ended.length, 2)
  })

  test('ends the lease of a lesson that was withdrawn', async () => {
    const { video } = taught.published
    const withdrawn = { sectionId: null, withdrawnAt: server.deps.now() }
    await server.deps.db.update(lessonRows).set(withdrawn).where(eq(lessonRows.id, video))
    assert.deepEqual((await renew([video], admin)).json.ended, [{ item: video, why: 'deleted' }])
  })
})
