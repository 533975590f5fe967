// Files on their way to learners: resumable uploads, preparing in the background, and deleting.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, globSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { Upload } from 'tus-js-client'
import { newId } from '#server/db/ids.ts'
import { fileLeftovers, fileParts, files, fileVariants } from '#server/db/schema-learning.ts'
import { pageTexts } from '#server/db/schema-reading.ts'
import { sweep } from '#server/housekeeping.ts'
import { createPrepareFile } from '#server/modules/learning/preparing/prepare-file.ts'
import { takeAsIs } from '#server/modules/learning/preparing/take-as-is.ts'
import { bareMp3 } from '../../helpers/files/bare-mp3.ts'
import { saveAndPublish } from '../../helpers/learning/lessons.ts'
import { makePdf } from '../../helpers/files/pdf.ts'
import { courseBody } from '../../helpers/sample-bodies.ts'
import { startTestServer, type Person, type TestServer } from '../../helpers/test-server.ts'
import { until } from '../../helpers/until.ts'
import {
  announceFile,
  bareMp4,
  video,
  generate,
  hasFfmpeg,
  sendPart,
  settled,
  TUS,
  upload,
} from '../../helpers/files/uploads.ts'

const CONTENT = randomBytes(2500)
const DAY_MS = 86_400_000

describe('uploads', () => {
  let server: TestServer
  let admin: Person
  before(async () => {
    server = await startTestServer()
    admin = await server.person('admin')
  })
  after(() => server.close())

  const offsetOf = async (id: string) => {
    const { status, headers } = await server.call(`HEAD /uploads/${id}`, { as: admin, headers: TUS })
    return [status, headers.get('upload-offset'), headers.get('upload-length')]
  }
  const row = async (id: string) => (await server.deps.db.select().from(files).where(eq(files.id, id)))[0]
  const partsOf = (id: string) => server.deps.db.select().from(fileParts).where(eq(fileParts.fileId, id))
  /** A job that runs in the test itself. */
  const prepare = async (id: string, run = {}, tools: () => Promise<null> = async () => null) => {
    const folder = mkdtempSync(join(tmpdir(), 'porua-preparing-'))
    const work = createPrepareFile(server.deps, { folder, tools })
    await work({ fileId: id }, { failures: 0, signal: new AbortController().signal, ...run })
    assert.deepEqual(existsSync(folder) ? readdirSync(folder) : [], [], 'nothing is left of the work')
    rmSync(folder, { recursive: true, force: true })
    return row(id)
  }

  test('takes a file from the tus client in parts, and continues where it stopped', async () => {
    const id = await announceFile(server, admin, 'video', CONTENT.length)
    assert.equal((await sendPart(server, admin, id, 0, CONTENT.subarray(0, 700))).status, 204)
    assert.deepEqual(await offsetOf(id), [200, '700', '2500'])
    await new Promise<void>((resolve, reject) => {
      const client = new Upload(CONTENT, {
        uploadUrl: `${server.url}/uploads/${id}`,
        headers: { authorization: `Bearer ${admin.token}` },
        chunkSize: 1000,
        onError: reject,
        onSuccess: () => resolve(),
      })
      client.start()
    })
    assert.deepEqual(await offsetOf(id), [200, '2500', '2500'])
    assert.deepEqual(
      (await partsOf(id)).map(({ start, bytes }) => [start, bytes]),
      [
        [0, 700],
        [700, 1000],
        [1700, 800],
      ],
    )
    assert.equal((await row(id))!.state, 'waiting')
    assert.equal(await server.deps.jobs.isKnown('prepare-file', { fileId: id }), true)
  })

  test('keeps what arrived before a connection broke', async () => {
    const part = randomBytes(200_000)
    const id = await announceFile(server, admin, 'video', part.length)
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    const headers = [
      `PATCH /uploads/${id} HTTP/1.1`,
      `host: ${new URL(server.url).host}`,
      `authorization: Bearer ${admin.token}`,
      'tus-resumable: 1.0.0',
      'upload-offset: 0',
      'content-type: application/offset+octet-stream',
      `content-length: ${part.length}`,
    ]
    socket.write(`${headers.join('\r\n')}\r\n\r\n`)
    socket.write(part.subarray(0, 100_000))
    socket.end()
    await until(async () => (await row(id))!.arrived > 0)
    assert.deepEqual(await offsetOf(id), [200, '100000', '200000'])
    assert.equal((await sendPart(server, admin, id, 100_000, part.subarray(100_000))).status, 204)
  })

  test('counts a part once, however often and concurrently it is sent', async () => {
    const id = await announceFile(server, admin, 'video', CONTENT.length)
    const part = CONTENT.subarray(0, 1000)
    const answers = await Promise.all([1, 2, 3].map(() => sendPart(server, admin, id, 0, part)))
    assert.deepEqual(answers.map(({ status }) => String(status)).toSorted(), ['204', '409', '409'])
    assert.equal((await sendPart(server, admin, id, 0, part)).status, 409)
    assert.equal((await sendPart(server, admin, id, 2000, part)).status, 409)
    assert.deepEqual(await offsetOf(id), [200, '1000', '2500'])
    assert.equal((await partsOf(id)).length, 1)
    await sweep(server.deps)
    const left = await server.deps.db.select().from(fileLeftovers)
    assert.deepEqual(left, [], 'the parts that came too late are deleted')
  })

  test('refuses more than was announced, other types and versions, and everybody but administrators', async () => {
    const id = await announceFile(server, admin, 'video', 1000)
    assert.equal((await sendPart(server, admin, id, 0, CONTENT.subarray(0, 1001))).status, 413)
    const untyped = { as: admin, headers: { ...TUS, 'upload-offset': '0' }, rawBody: 'x' }
    assert.equal((await server.call(`PATCH /uploads/${id}`, untyped)).status, 415)
    assert.equal((await server.call(`HEAD /uploads/${id}`, { as: admin })).status, 412)
    assert.equal((await server.call(`HEAD /uploads/${newId()}`, { as: admin, headers: TUS })).status, 404)
    assert.equal((await server.call('HEAD /uploads/nonsense', { as: admin, headers: TUS })).status, 404)
    assert.equal((await server.call(`POST /uploads/${id}`, { as: admin, headers: TUS })).status, 405)
    assert.equal((await server.call(`HEAD /uploads/${id}`, { headers: TUS })).status, 401)
    assert.equal((await sendPart(server, await server.person(), id, 0, CONTENT.subarray(0, 10))).status, 403)
    const { status, headers } = await server.call(`OPTIONS /uploads/${id}`)
    assert.deepEqual([status, headers.get('tus-version'), headers.get('tus-extension')], [204, '1.0.0', 'termination'])
    assert.equal((await row(id))!.arrived, 0)
  })

  test('answers 507 on a full disk, and takes the part later', async () => {
    const id = await announceFile(server, admin, 'video', 1000)
    const { put } = server.deps.files
    server.deps.files.put = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }))
    const refused = await sendPart(server, admin, id, 0, CONTENT.subarray(0, 1000))
    server.deps.files.put = put
    assert.deepEqual([refused.status, refused.json.error], [507, 'disk_full'])
    assert.equal((await sendPart(server, admin, id, 0, CONTENT.subarray(0, 1000))).status, 204)
  })

  test('deletes the stored parts of a deleted file', async () => {
    const id = await announceFile(server, admin, 'video', CONTENT.length)
    await sendPart(server, admin, id, 0, CONTENT.subarray(0, 1000))
    const [part] = await partsOf(id)
    assert.equal((await server.call(`DELETE /uploads/${id}`, { as: admin, headers: TUS })).status, 204)
    assert.equal((await server.call(`HEAD /uploads/${id}`, { as: admin, headers: TUS })).status, 404)
    await sweep(server.deps)
    assert.equal(await server.deps.files.get(part!.name), null)
  })

  test('serves a video as it is without ffmpeg, and offers to count it for its course', async () => {
    const content = bareMp4([
      ['vide', 'avc1'],
      ['soun', 'mp4a'],
    ])
    const id = await upload(server, admin, 'video', content, 400)
    const added = await server.call('POST /api/addCourse', { as: admin, body: courseBody })
    const course = added.json.insertedId
    const lesson = { _id: newId(), title: 'Soon', kind: 'video', file: id, free: true }
    await saveAndPublish(server, admin, course, [{ _id: newId(), title: 'S', lessons: [lesson] }])
    const parts = await partsOf(id)
    const { version } = server.deps.content
    const before = version()
    const ready = await prepare(id)
    assert.deepEqual([ready!.state, ready!.seconds], ['ready', 42])
    assert.equal(ready!.sha256, createHash('sha256').update(content).digest('hex'))
    assert.ok(version() > before)
    const { json } = await server.call(`GET /api/lesson/${lesson._id}/play`)
    assert.deepEqual([json.sources[0].label, json.sources[0].type], ['original', 'video/mp4'])
    const served = await fetch(server.url + json.sources[0].url)
    assert.deepEqual(Buffer.from(await served.arrayBuffer()), content)
    const draft = await server.call(`GET /api/curriculum/${course}/draft`, { as: admin })
    assert.deepEqual([draft.json.figures.counted.videos, draft.json.figures.stored.videos], [1, courseBody.videos])
    await sweep(server.deps)
    assert.equal(await server.deps.files.get(parts[0]!.name), null, 'the parts are no longer needed')
  })

  test('says why a file is refused, and prepares it again when asked', async () => {
    const id = await upload(server, admin, 'video', CONTENT)
    const failed = await prepare(id)
    assert.deepEqual([failed!.state, failed!.problem], ['failed', 'needs_mp4'])
    assert.equal((await server.call(`POST /api/file/${id}/retry`, { as: admin })).status, 200)
    assert.equal((await row(id))!.state, 'waiting')
    assert.equal(await server.deps.jobs.isKnown('prepare-file', { fileId: id }), true)
  })

  test('gives up after three failures, but not because the process ends', async () => {
    const fails = () => Promise.reject(new Error('broken on purpose'))
    const id = await upload(server, admin, 'video', CONTENT)
    await assert.rejects(prepare(id, { failures: 1 }, fails), /on purpose/)
    assert.equal((await row(id))!.state, 'waiting')
    const ended = await prepare(id, { failures: 2, signal: AbortSignal.abort() })
    assert.equal(ended!.state, 'waiting')
    const failed = await prepare(id, { failures: 2 }, fails)
    assert.deepEqual([failed!.state, failed!.problem], ['failed', 'interrupted'])
    // Three processes that died while preparing it count as well.
    const other = await prepare(await upload(server, admin, 'video', CONTENT), { failures: 3 })
    assert.deepEqual([other!.state, other!.problem], ['failed', 'interrupted'])
  })

  test('never makes a file ready that was deleted while it was processed', async () => {
    const content = bareMp4([['vide', 'avc1']])
    const id = await upload(server, admin, 'video', content)
    const { putFile } = server.deps.files
    const stored: string[] = []
    server.deps.files.putFile = async (name, path) => {
      stored.push(name)
      await putFile(name, path)
      assert.equal((await server.call(`DELETE /api/file/${id}`, { as: admin })).status, 200)
    }
    await prepare(id)
    server.deps.files.putFile = putFile
    await sweep(server.deps)
    assert.deepEqual(await Promise.all(stored.map((name) => server.deps.files.get(name))), [null])
  })

  test('gives a waiting file without a job a new one, and gives up uploads after a week', async () => {
    const [waiting, unfinished, named] = [newId(), newId(), newId()]
    const common = { kind: 'video', name: 'video.mp4', bytes: 10 } as const
    const at = server.deps.now()
    await server.deps.db.insert(files).values([
      { id: waiting, ...common, state: 'waiting', arrived: 10, changedAt: at },
      { id: unfinished, ...common, changedAt: at },
      { id: named, ...common, changedAt: at },
    ])
    const course = (await server.call('POST /api/addCourse', { as: admin, body: courseBody })).json.insertedId
    const lesson = { _id: newId(), title: 'Soon', kind: 'video', file: named }
    await saveAndPublish(server, admin, course, [{ _id: newId(), title: 'S', lessons: [lesson] }])
    server.advanceClock(7 * DAY_MS - 3_600_000)
    await sweep(server.deps)
    assert.equal(await server.deps.jobs.isKnown('prepare-file', { fileId: waiting }), true)
    assert.equal((await row(unfinished))!.state, 'arriving')
    server.advanceClock(3_700_000)
    await sweep(server.deps)
    assert.equal(await row(unfinished), undefined)
    assert.deepEqual([(await row(named))!.state, (await row(named))!.problem], ['failed', 'never_arrived'])
  })
})

describe('without ffmpeg', () => {
  const folder = mkdtempSync(join(tmpdir(), 'porua-as-is-'))
  after(() => rmSync(folder, { recursive: true }))
  const judge = (kind: 'video' | 'audio', content: Uint8Array) => {
    const path = join(folder, newId())
    writeFileSync(path, content)
    return takeAsIs(kind, path).then(
      ({ seconds, variants: [first] }) => `${first!.type} of ${seconds} s`,
      (error: Error) => error.message,
    )
  }

  test('tells videos and recordings apart by their content', async () => {
    const sound: [string, string] = ['soun', 'mp4a']
    assert.equal(await judge('video', bareMp4([['vide', 'avc1'], sound])), 'video/mp4 of 42 s')
    assert.equal(await judge('video', bareMp4([['vide', 'hvc1'], sound])), 'needs_mp4')
    assert.equal(await judge('video', bareMp4([sound])), 'needs_mp4')
    assert.equal(await judge('video', bareMp4([['vide', 'avc1']], 15_000)), 'too_long')
    assert.equal(await judge('video', bareMp4([['vide', 'avc1']]).subarray(0, -1)), 'broken')
    assert.equal(await judge('video', randomBytes(1000)), 'needs_mp4')
    assert.equal(await judge('audio', bareMp4([sound])), 'audio/mp4 of 42 s')
    assert.equal(await judge('audio', bareMp4([['vide', 'avc1'], sound])), 'not_audio')
    assert.equal(await judge('audio', bareMp3(383)), 'audio/mpeg of 10 s')
    assert.equal(await judge('audio', Buffer.from('ID3 is not enough')), 'needs_mp3')
  })
})

describe('books', () => {
  let server: TestServer
  let admin: Person
  const folder = mkdtempSync(join(tmpdir(), 'porua-drawing-'))
  before(async () => {
    server = await startTestServer()
    admin = await server.person('admin')
  })
  after(async () => {
    await server.close()
    rmSync(folder, { recursive: true })
  })
  const rowOf = async (id: string) => (await server.deps.db.select().from(files).where(eq(files.id, id)))[0]!
  const prepare = async (id: string, options = {}, run = {}) => {
    const work = createPrepareFile(server.deps, { folder, tools: async () => null, ...options })
    await work({ fileId: id }, { failures: 0, signal: new AbortController().signal, ...run })
    assert.deepEqual(readdirSync(folder), [], 'nothing is left of the work')
    return rowOf(id)
  }
  const PAGES = ['The first page of a book', 'The second page has words', 'The end']

  test('draws every page of a PDF in two sizes, and keeps its contents and words', async () => {
    const content = makePdf({ pages: PAGES, outline: [{ title: 'শুরু', page: 2 }] })
    const id = await upload(server, admin, 'pdf', content)
    const ready = await prepare(id)
    assert.deepEqual([ready.state, ready.pages, ready.seconds], ['ready', 3, null])
    assert.deepEqual(ready.outline, [{ title: 'শুরু', page: 2 }])
    const words = await server.deps.db.select().from(pageTexts).where(eq(pageTexts.fileId, id)).orderBy(pageTexts.page)
    assert.deepEqual(
      words.map(({ text }) => text),
      PAGES,
    )
    const variants = await server.deps.db.select().from(fileVariants).where(eq(fileVariants.fileId, id))
    assert.deepEqual(
      variants.map(({ variant, type, width, height }) => [variant, type, width, height].join(' ')).toSorted(),
      [
        ...[1, 2, 3].flatMap((page) => [`p000${page}w1080 image/webp 1080 1440`, `p000${page}w720 image/webp 720 960`]),
        'source application/pdf  ',
      ],
    )
    for (const { name, bytes } of variants) assert.equal((await server.deps.files.get(name))!.length, bytes)
  })

  test('takes an MP3 chapter byte by byte, and refuses anything else as one', async () => {
    const content = bareMp3(383)
    const id = await upload(server, admin, 'mp3', content)
    assert.deepEqual([(await prepare(id)).state, (await rowOf(id)).seconds], ['ready', 10])
    const [source] = await server.deps.db.select().from(fileVariants).where(eq(fileVariants.fileId, id))
    assert.deepEqual([source!.variant, source!.type], ['source', 'audio/mpeg'])
    assert.deepEqual(Buffer.from((await server.deps.files.get(source!.name))!), content)
    assert.equal((await prepare(await upload(server, admin, 'mp3', makePdf()))).problem, 'not_mp3')
  })

  test('says why a PDF is refused', async () => {
    const refused = {
      locked_pdf: makePdf({ isEncrypted: true }),
      not_a_pdf: CONTENT,
      too_many_pages: makePdf({ pages: 1501 }),
      heavy_page: makePdf({ size: [10, 1000] }),
    }
    for (const [problem, content] of Object.entries(refused)) {
      assert.equal((await prepare(await upload(server, admin, 'pdf', content))).problem, problem)
    }
    const endless = await upload(server, admin, 'pdf', makePdf({ isEndless: true }))
    assert.equal((await prepare(endless, { pageSeconds: 1 })).problem, 'heavy_page')
  })

  test('redraws a PDF after its process was killed or the server ended', async () => {
    const id = await upload(server, admin, 'pdf', makePdf({ pages: 15 }))
    // Runs at normal priority, so that a busy machine doesn't delay it.
    const plain = { tools: async () => () => ['env'] }
    const ending = new AbortController()
    const ended = prepare(id, plain, { signal: ending.signal })
    const isDrawing = () => globSync(`${folder}/*/*.webp`).length > 0
    await until(isDrawing)
    ending.abort()
    assert.equal((await ended).state, 'waiting')
    const killed = prepare(id, plain)
    await until(isDrawing)
    const { stdout } = spawnSync('pgrep', ['-f', `draw-process.ts ${folder}`], { encoding: 'utf8' })
    process.kill(Number(stdout), 'SIGKILL')
    await assert.rejects(killed, /killed/)
    assert.equal((await rowOf(id)).state, 'waiting')
    await prepare(id, plain)
    assert.deepEqual([(await rowOf(id)).state, (await rowOf(id)).pages], ['ready', 15])
  })
})

describe('with ffmpeg', { skip: !hasFfmpeg && 'ffmpeg is not installed' }, () => {
  let server: TestServer
  let admin: Person
  before(async () => {
    server = await startTestServer({ jobs: true })
    admin = await server.person('admin')
  })
  after(() => server.close())

  test('encodes uploads in the background', async () => {
    const content = generate('webm', [
      ...video(2, '640x400'),
      '-c:v',
      'libvpx',
      '-b:v',
      '200k',
      '-deadline',
      'realtime',
    ])
    const sound = generate('wav', ['-f', 'lavfi', '-i', 'sine=frequency=440:duration=3'])
    const ids = [
      await upload(server, admin, 'video', content),
      await upload(server, admin, 'audio', sound),
      await upload(server, admin, 'audio', content),
      await upload(server, admin, 'video', Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n')),
    ]
    const done = await Promise.all(ids.map((id) => settled(server, id)))
    assert.deepEqual(
      done.map(({ state, seconds, problem }) => [state, seconds ?? problem]),
      [
        ['ready', 2],
        ['ready', 3],
        ['failed', 'not_audio'],
        ['failed', 'not_a_video'],
      ],
    )
    const variants = await server.deps.db.select().from(fileVariants).where(eq(fileVariants.fileId, ids[0]!))
    assert.deepEqual(
      variants.map(({ variant, type, width, height }) => [variant, type, width, height].join(' ')).toSorted(),
      ['a32 audio/mp4  ', 'poster image/webp 640 400', 'v240 video/mp4 384 240', 'v360 video/mp4 576 360'],
    )
    for (const { name, bytes } of variants) assert.equal((await server.deps.files.get(name))!.length, bytes)
  })
})
