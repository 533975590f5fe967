// The files of books: what fits them, what is derived from them, and who may see them.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { newId } from '#server/db/ids.ts'
import { files } from '#server/db/schema-learning.ts'
import { createPrepareFile } from '#server/modules/learning/preparing/prepare-file.ts'
import { storeMp3, storePdf } from '../../helpers/catalogue/books.ts'
import { bareMp3 } from '../../helpers/files/bare-mp3.ts'
import { saveAndPublish } from '../../helpers/learning/lessons.ts'
import { bookBody, courseBody } from '../../helpers/sample-bodies.ts'
import { startTestServer, type Person, type TestServer } from '../../helpers/test-server.ts'
import { announceFile, upload } from '../../helpers/files/uploads.ts'

describe('files of books', () => {
  let server: TestServer
  let admin: Person
  before(async () => {
    server = await startTestServer()
    admin = await server.person('admin')
  })
  const folder = mkdtempSync(join(tmpdir(), 'porua-books-'))
  after(async () => {
    await server.close()
    rmSync(folder, { recursive: true })
  })

  const PDF = { ...bookBody, formate: 'PDF', interactive: 'NO', page: 120, filesize: 8.8 }
  const MP3 = { ...PDF, formate: 'MP3', minutes: 90 }
  const add = (body: object) => server.call('POST /api/addBook', { as: admin, body })
  const change = (id: string, body: object) => server.call(`PUT /api/bookUpdate/${id}`, { as: admin, body })
  const bookOf = async (id: string) => (await server.call(`GET /api/book/${id}`)).json
  const refused = async (body: object) => {
    const { status, json } = await add(body)
    assert.equal(status, 422)
    return Object.fromEntries(Object.entries<{ code: string }>(json.codes).map(([field, { code }]) => [field, code]))
  }
  const chapter = async (title: string | null = 'One', seconds = 60) => ({
    file: await storeMp3(server, seconds),
    title,
  })

  test('keeps the pages, size and minutes that an administrator sends, whatever its files have', async () => {
    const pdf = await storePdf(server, 30, { bytes: 1_234_567, arrived: 1_234_567 })
    const recording = { ...(await chapter(null, 61)), page: 30 }
    const added = await add({ ...PDF, interactive: 'YES', sample: 3, files: [{ file: pdf }, recording] })
    assert.equal(added.status, 200, added.text)
    const id = added.json.insertedId
    const book = await bookOf(id)
    assert.deepEqual([book.isReadable, book.page, book.minutes, book.sample], [true, 120, null, 3])
    assert.equal(book.filesize, 8.8)
    assert.equal(book.files, undefined, 'only administrators see the files')
    const sent = { page: 7, filesize: 99, minutes: 5, revision: book.revision }
    assert.deepEqual((await change(id, sent)).json, { modifiedCount: 1 })
    const stored = await bookOf(id)
    assert.deepEqual([stored.page, stored.filesize, stored.minutes, stored.pageNumber], [7, 99, 5, 7])
    const { json } = await server.call(`GET /api/book/${id}/files`, { as: admin })
    assert.deepEqual(
      json.map(({ file, title, page, stored }: any) => [file, title, page, stored.state]),
      [
        [pdf, null, null, 'ready'],
        [recording.file, null, 30, 'ready'],
      ],
    )
    assert.equal((await server.call(`GET /api/book/${id}/files`, { as: await server.person() })).status, 403)
    assert.equal((await change(id, { files: [], interactive: 'NO', page: 55 })).status, 200)
    assert.deepEqual([(await bookOf(id)).isReadable, (await bookOf(id)).page], [false, 55])
  })

  test('opens a book when the last of its files is ready', async () => {
    const [first, second] = [bareMp3(383), bareMp3(766)]
    const ids = [await upload(server, admin, 'mp3', first), await announceFile(server, admin, 'mp3', second.length)]
    const listed = ids.map((file, at) => ({ file, title: `Chapter ${at + 1}` }))
    const book = (await add({ ...MP3, files: listed })).json.insertedId
    const prepare = createPrepareFile(server.deps, { folder, tools: async () => null })
    const run = { failures: 0, signal: new AbortController().signal }
    await prepare({ fileId: ids[0]! }, run)
    assert.deepEqual([(await bookOf(book)).isReadable, (await bookOf(book)).minutes], [false, 90])
    await server.deps.db
      .update(files)
      .set({ state: 'ready', arrived: second.length, seconds: 100 })
      .where(eq(files.id, ids[1]!))
    const again = await upload(server, admin, 'mp3', first)
    await change(book, { files: [...listed, { file: again, title: 'Chapter 3' }] })
    await prepare({ fileId: again }, run)
    const opened = await bookOf(book)
    assert.deepEqual([opened.isReadable, opened.minutes, opened.page, opened.filesize], [true, 90, 120, 8.8])
  })

  test('refuses files that do not fit the book, and says what to do', async () => {
    const pdf = { file: await storePdf(server, 2) }
    const one = await chapter()
    assert.deepEqual(await refused({ ...PDF, files: [one] }), { files: 'not_pdf_files' })
    assert.deepEqual(await refused({ ...PDF, files: [pdf, { file: await storePdf(server, 1) }] }), {
      files: 'not_pdf_files',
    })
    assert.deepEqual(await refused({ ...MP3, files: [pdf] }), { files: 'not_mp3_files' })
    assert.deepEqual(await refused({ ...MP3, files: [one, await chapter(null)] }), { 'files.1.title': 'required' })
    assert.deepEqual(await refused({ ...PDF, files: [pdf, one] }), { 'files.1.page': 'required' })
    assert.deepEqual(await refused({ ...PDF, files: [pdf, { ...one, page: 3 }] }), { 'files.1.page': 'max' })
    assert.deepEqual(await refused({ ...PDF, files: [{ file: newId() }] }), { 'files.0.file': 'not_an_id' })
    assert.deepEqual(await refused({ ...MP3, files: [one, one] }), { 'files.1.file': 'not_an_id' })
    assert.deepEqual(await refused({ ...PDF, interactive: 'YES', files: [pdf] }), { interactive: 'needs_recording' })
    assert.deepEqual(await refused({ ...MP3, sample: 6 }), { sample: 'max' })
    assert.equal((await add({ ...PDF, interactive: 'YES' })).status, 200, 'a book without files is as it was')
    const id = (await add({ ...PDF, files: [pdf] })).json.insertedId
    assert.equal((await change(id, { formate: 'MP3' })).json.codes.files.code, 'not_mp3_files')
  })

  test('records changed files, names the book in the list, and keeps what a book uses', async () => {
    const file = await storePdf(server, 2)
    const id = (await add({ ...PDF, bookName: 'Uses a file' })).json.insertedId
    assert.equal((await change(id, { files: [{ file }] })).status, 200)
    const { json: audit } = await server.call('GET /api/audit', { as: admin })
    assert.deepEqual(audit[0].difference['files.0.file'], [null, file])
    const { json: listed } = await server.call('GET /api/files', { as: admin })
    assert.deepEqual(listed.find(({ _id }: any) => _id === file).uses, ['Uses a file'])
    const kept = await server.call(`DELETE /api/file/${file}`, { as: admin })
    assert.deepEqual([kept.status, kept.json.error], [409, 'in_use'])
    await change(id, { files: [] })
    assert.equal((await server.call(`DELETE /api/file/${file}`, { as: admin })).status, 200)
  })

  test('shows the pages of a PDF lesson to its learners, but never the PDF', async () => {
    const file = await storePdf(server, 3)
    const course = (await server.call('POST /api/addCourse', { as: admin, body: courseBody })).json.insertedId
    const lesson = { _id: newId(), title: 'A document', kind: 'pdf', file }
    await saveAndPublish(server, admin, course, [{ _id: newId(), title: 'S', lessons: [lesson] }])
    const { json } = await server.call(`GET /api/lesson/${lesson._id}/play`, { as: admin })
    assert.deepEqual([json.sources, json.pages.length, json.pages[2].number], [[], 3, 3])
    const picture = await fetch(server.url + json.pages[2].small)
    assert.deepEqual([picture.status, await picture.text()], [200, 'page 3 at 720'])
    const source = json.pages[0].small.replace(/[^/]+$/, 'source')
    assert.equal((await fetch(server.url + source)).status, 404)
    const { json: curriculum } = await server.call(`GET /api/curriculum/${course}`)
    assert.deepEqual([curriculum.sections[0].lessons[0].seconds, curriculum.sections[0].lessons[0].bytes], [180, 39])
    assert.equal((await server.call(`GET /api/lesson/${lesson._id}/play`)).status, 401)
  })
})
