// Pictures: which uploads are accepted, what is served, and what is removed again.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { request } from 'node:http'
import { count, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { MAX_UPLOAD_BYTES } from '#contract/constants.ts'
import { uploads, users } from '#server/db/schema.ts'
import { sweep } from '#server/housekeeping.ts'
import { assertError } from '../../helpers/assert-error.ts'
import {
  halfOf,
  noisyJpeg,
  pngHeader,
  withJpegSegment,
  withJpegSize,
  withPngChunk,
} from '../../helpers/files/odd-pictures.ts'
import { startTestServer, type Person, type TestServer } from '../../helpers/test-server.ts'
import { wording } from '../../helpers/wording.ts'

let server: TestServer
let person: Person
let picture: { png: Buffer; jpeg: Buffer }

before(async () => {
  server = await startTestServer()
  person = await server.person()
  const drawn = () => sharp({ create: { width: 64, height: 32, channels: 3, background: '#c33' } })
  picture = { png: await drawn().png().toBuffer(), jpeg: await drawn().jpeg().toBuffer() }
})
after(() => server.close())

function form(bytes: Uint8Array, name = 'picture.png', type = 'image/png', field = 'image'): FormData {
  const data = new FormData()
  data.append(field, new File([bytes as BlobPart], name, { type }))
  return data
}

const upload = (bytes: Uint8Array, name?: string, type?: string, as = person) =>
  server.call('POST /api/media', { as, rawBody: form(bytes, name, type) })

async function uploadGood(bytes: Uint8Array, as = person): Promise<{ url: string; id: string; path: string }> {
  const { status, json, text } = await upload(bytes, undefined, undefined, as)
  assert.equal(status, 200, text)
  return { ...json.data, path: new URL(json.data.url).pathname }
}

async function served(path: string): Promise<Buffer> {
  const response = await fetch(server.url + path)
  assert.equal(response.status, 200)
  return Buffer.from(await response.arrayBuffer())
}

describe('sending a picture', () => {
  it('answers an upload in the image host’s format', async () => {
    const { status, json } = await upload(picture.png)
    assert.equal(status, 200)
    assert.equal(json.success, true)
    assert.equal(json.status, 200)
    assert.match(json.data.url, new RegExp(`^${server.url}/media/[0-9a-f-]{36}\\.webp$`))
    assert.deepEqual([json.data.width, json.data.height], [64, 32])
    assert.equal((await served(new URL(json.data.url).pathname)).length, json.data.size)
  })

  it('judges an upload by its content, not by its name or type', async () => {
    for (const [bytes, name, type] of [
      [picture.jpeg, 'notes.txt', 'text/plain'],
      [picture.png, 'photo.jpg', 'image/jpeg'],
      [picture.jpeg, '../../../etc/passwd\0.png', 'image/svg+xml'],
      [picture.png, 'x', ''],
    ] as const) {
      assert.equal((await upload(bytes, name, type)).status, 200)
    }
  })

  it('serves uploads as WebP that browsers must not sniff', async () => {
    const { path } = await uploadGood(picture.png)
    const { headers, status } = await fetch(server.url + path)
    assert.equal(status, 200)
    assert.equal(headers.get('content-type'), 'image/webp')
    assert.equal(headers.get('x-content-type-options'), 'nosniff')
    assert.equal(headers.get('content-security-policy'), "default-src 'none'; frame-ancestors 'none'")
    assert.equal((await sharp(await served(path)).metadata()).format, 'webp')
    const head = await server.call(`HEAD ${path}`)
    assert.equal(head.status, 200)
    assert.equal(head.headers.get('content-type'), 'image/webp')
  })

  it('scales large uploads down', async () => {
    const large = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#383' } })
      .jpeg()
      .toBuffer()
    const { json } = await upload(large)
    assert.deepEqual([json.data.width, json.data.height], [1280, 640])
  })

  const payload = '<script>alert(document.domain)</script>'
  for (const [title, hide] of [
    ['behind a jpeg', async () => Buffer.concat([picture.jpeg, Buffer.from(payload)])],
    ['behind a png', async () => Buffer.concat([picture.png, Buffer.from(payload)])],
    ['in a comment of a jpeg', async () => withJpegSegment(picture.jpeg, 0xfe, Buffer.from(payload))],
    ['in a text of a png', async () => withPngChunk(picture.png, 'tEXt', Buffer.from(`Comment\0${payload}`))],
    [
      'in the Exif data of a jpeg',
      () =>
        sharp(picture.jpeg)
          .withExif({ IFD0: { Copyright: payload, ImageDescription: payload } })
          .toBuffer(),
    ],
    [
      'in the XMP data of a jpeg',
      () => sharp(picture.jpeg).withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${payload}</x:xmpmeta>`).toBuffer(),
    ],
  ] as [string, () => Promise<Buffer>][]) {
    it(`removes a script hidden ${title}`, async () => {
      const file = await hide()
      assert.ok(file.includes('alert(document'), 'the payload is in the file')
      const bytes = await served((await uploadGood(file)).path)
      assert.ok(!bytes.includes('alert(document'))
      assert.ok(!bytes.includes('script'))
      assert.equal((await sharp(bytes).metadata()).format, 'webp')
    })
  }

  it('removes location and camera from an upload, and rotates it upright', async () => {
    const file = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#338' } })
      .withExif({
        IFD0: { Make: 'SecretCamera', Orientation: '6' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '23/1 48/1 37/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '90/1 24/1 45/1',
        },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { path } = await uploadGood(file)
    const { exif, xmp, icc, orientation, width, height } = await sharp(await served(path)).metadata()
    assert.deepEqual({ exif, xmp, orientation }, { exif: undefined, xmp: undefined, orientation: undefined })
    assert.equal(icc, undefined)
    assert.deepEqual([width, height], [20, 40])
  })

  for (const [title, make] of [
    ['SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['GIF', () => sharp(picture.png).gif().toBuffer()],
    ['WebP', () => sharp(picture.png).webp().toBuffer()],
    ['TIFF', () => sharp(picture.png).tiff().toBuffer()],
    ['AVIF', () => sharp(picture.png).avif({ effort: 0 }).toBuffer()],
    ['HTML', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['PDF', async () => Buffer.from('%PDF-1.4\n%\xff\xd8\xff')],
    ['an empty file', async () => Buffer.alloc(0)],
    [
      'a png’s first bytes and an SVG',
      async () => Buffer.concat([picture.png.subarray(0, 8), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]),
    ],
    [
      'a jpeg’s first bytes and nonsense',
      async () => Buffer.concat([picture.jpeg.subarray(0, 4), Buffer.alloc(2000, 7)]),
    ],
    ['half a png', async () => picture.png.subarray(0, picture.png.length / 2)],
    ['half a jpeg', async () => halfOf(await noisyJpeg())],
    ['a png of 50,000 × 50,000', async () => pngHeader(50_000, 50_000)],
    ['a png of 0 × 0', async () => pngHeader(0, 0)],
    ['a png of 4,001 × 4,001', async () => pngHeader(4_001, 4_001)],
    ['a jpeg of 50,000 × 50,000', async () => withJpegSize(picture.jpeg, 50_000, 50_000)],
  ] as [string, () => Promise<Buffer>][]) {
    it(`refuses to upload ${title}`, async () => {
      const file = await make()
      const began = performance.now()
      const answer = await upload(file, 'picture.png', 'image/png')
      assertError(answer, 422, 'invalid')
      assert.equal(answer.json.fields.image, wording('field_picture_type'))
      assert.ok(performance.now() - began < 2000, 'it took too long')
    })
  }

  it('refuses uploads of more than 8 MB', async () => {
    for (const size of [MAX_UPLOAD_BYTES + 1, MAX_UPLOAD_BYTES + 70_000, MAX_UPLOAD_BYTES * 3]) {
      const answer = await upload(new Uint8Array(size))
      assertError(answer, 413, 'too_large')
      assert.equal(answer.json.message, 'This picture is over 8 MB. Choose a smaller one.')
    }
    assert.equal((await upload(picture.png)).status, 200)
  })

  it('accepts an upload of exactly 8 MB', async () => {
    const file = Buffer.concat([picture.png, Buffer.alloc(MAX_UPLOAD_BYTES - picture.png.length)])
    assert.equal((await upload(file)).status, 200)
  })

  it('stops reading an endless upload', async () => {
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(Buffer.from('--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n'))
      },
      pull(controller) {
        sent += 262_144
        if (sent > 96 * 1024 * 1024) controller.close()
        else controller.enqueue(new Uint8Array(262_144))
      },
    })
    const response = await fetch(`${server.url}/api/media`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'multipart/form-data; boundary=x' },
      body: endless,
      duplex: 'half',
    } as RequestInit)
    assert.equal(response.status, 413)
    assert.ok(sent < 48 * 1024 * 1024, `${sent} bytes were taken`)
  })

  it('refuses an upload in the wrong field or format', async () => {
    const wrongField = await server.call('POST /api/media', {
      as: person,
      rawBody: form(picture.png, 'a.png', 'image/png', 'picture'),
    })
    assertError(wrongField, 422, 'invalid')
    const text = new FormData()
    text.append('image', picture.png.toString('base64'))
    assertError(await server.call('POST /api/media', { as: person, rawBody: text }), 422, 'invalid')
    assertError(await server.call('POST /api/media', { as: person, body: { image: 'x' } }), 415, 'unsupported_type')
    const raw = { as: person, rawBody: new Uint8Array(picture.png), headers: { 'content-type': 'image/png' } }
    assertError(await server.call('POST /api/media', raw), 415, 'unsupported_type')
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x']) {
      const broken = { as: person, rawBody: 'nonsense', headers: { 'content-type': type } }
      assertError(await server.call('POST /api/media', broken), 400, 'bad_form')
    }
  })

  it('refuses uploads of visitors before reading them', async () => {
    const [before] = await server.deps.db.select({ total: count() }).from(uploads)
    assertError(await server.call('POST /api/media', { rawBody: form(picture.png) }), 401, 'unauthorized')
    assertError(await upload(picture.png, 'a.png', 'image/png', { ...person, token: 'a.b.c' }), 401, 'unauthorized')
    const large = { rawBody: form(new Uint8Array(MAX_UPLOAD_BYTES * 2)) }
    assertError(await server.call('POST /api/media', large), 401, 'unauthorized')
    const [now] = await server.deps.db.select({ total: count() }).from(uploads)
    assert.deepEqual(now, before)
  })

  it('answers 503 to some uploads when too many arrive at once', async () => {
    const several = await server.person()
    const slow = await sharp({ create: { width: 2500, height: 2500, channels: 4, background: '#a3a' } })
      .png({ compressionLevel: 1 })
      .toBuffer()
    const answers = await Promise.all(Array.from({ length: 20 }, () => upload(slow, undefined, undefined, several)))
    const refused = answers.filter(({ status }) => status !== 200)
    assert.ok(refused.length >= 1 && refused.length < 20, `${refused.length} were refused`)
    for (const answer of refused) {
      assertError(answer, 503, 'busy')
      assert.ok(Number(answer.headers.get('retry-after')) >= 1)
    }
    assert.equal((await upload(picture.png, undefined, undefined, several)).status, 200)
  })

  it('accepts several uploads at once', async () => {
    const several = await server.person()
    const large = await sharp({ create: { width: 2500, height: 2500, channels: 3, background: '#a3a' } })
      .jpeg()
      .toBuffer()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => upload(index % 2 ? large : picture.png, undefined, undefined, several)),
    )
    assert.deepEqual(
      answers.map(({ status }) => status),
      new Array(8).fill(200),
    )
    assert.equal(new Set(answers.map(({ json }) => json.data.id)).size, 8)
  })
})

describe('the names under /media', () => {
  it('serves nothing but pictures under /media', async () => {
    const { id } = await uploadGood(picture.png)
    for (const name of [
      '../demo-secrets.json',
      '..%2fdemo-secrets.json',
      '..%2f..%2f..%2f..%2fetc%2fpasswd',
      '%2e%2e%2fdemo-secrets.json',
      '..%5cdemo-secrets.json',
      `${id}%00.png`,
      `${id}.part`,
      id.toUpperCase(),
      id.replace('.webp', ''),
      `./${id}/`,
      `${'0'.repeat(36)}.webp`,
      '',
      '%',
      '%ff',
      'x'.repeat(5000),
    ]) {
      const { status, body } = await rawGet(`/media/${name}`)
      assert.equal(status, 404, `/media/${name} answered ${status}`)
      assert.ok(!body.includes('accessToken'), 'a secret got out')
    }
    assert.equal((await rawGet(`/media/${id}`)).status, 200)
  })

  /** Avoids fetch, which normalises paths. */
  function rawGet(path: string): Promise<{ status: number; body: string }> {
    const { hostname, port } = new URL(server.url)
    return new Promise((resolve, reject) => {
      const sent = request({ hostname, port, path, method: 'GET' }, (response) => {
        let body = ''
        response.setEncoding('latin1')
        response.on('data', (chunk: string) => (body += chunk))
        response.on('end', () => resolve({ status: response.statusCode!, body }))
      })
      sent.on('error', reject)
      sent.end()
    })
  }
})

describe('pictures nobody uses', () => {
  /** Runs a check after advancing the clock and sweeping. */
  async function later<Result>(seconds: number, look: () => Promise<Result>): Promise<Result> {
    server.advanceClock(seconds * 1000)
    try {
      await sweep(server.deps)
      return await look()
    } finally {
      server.advanceClock(-seconds * 1000)
    }
  }
  const statusOf = async (path: string) => (await server.call(`GET ${path}`)).status

  it('deletes an unused upload after 600 seconds', async () => {
    const { path, id } = await uploadGood(picture.png)
    assert.equal(await later(590, () => statusOf(path)), 200)
    assert.equal(await later(601, () => statusOf(path)), 404)
    assert.equal(await server.deps.files.get(id), null)
  })

  it('keeps an upload that a profile shows', async () => {
    const owner = await server.person()
    const shown = await uploadGood(picture.png, owner)
    const saved = await server.call(`PUT /api/users/${owner.email}`, { as: owner, body: { photoURL: shown.url } })
    assert.deepEqual(saved.json, { modifiedCount: 1 })
    assert.equal(await later(601, () => statusOf(shown.path)), 200)
    const { json } = await server.call(`GET /api/user/${owner.email}`, { as: owner })
    assert.equal(json.photoURL, shown.path)
  })

  it('keeps uploads that a course shows', async () => {
    const admin = await server.person('admin')
    const cover = await uploadGood(picture.jpeg, admin)
    const teacher = await uploadGood(picture.jpeg, admin)
    const [like] = (await server.call('GET /api/courses/classNine?limit=1')).json
    const { _id, ...fields } = like
    const body = {
      ...fields,
      // Quizzes are counted in the demo's lessons, which use none of these pictures.
      quizzes: 1,
      title: 'With pictures',
      img: cover.url,
      instructorImg: teacher.path,
      courseType: 'classNine',
    }
    const added = await server.call('POST /api/addCourse', { as: admin, body })
    assert.equal(added.status, 200, added.text)
    assert.deepEqual(await later(601, () => Promise.all([statusOf(cover.path), statusOf(teacher.path)])), [200, 200])
    const { json } = await server.call(`GET /api/course/${added.json.insertedId}`)
    assert.equal(json.img, cover.path)
  })

  it('refuses a deleted upload as a profile photo', async () => {
    const owner = await server.person()
    const { url, path } = await uploadGood(picture.png, owner)
    await later(601, async () => {})
    for (const photoURL of [url, path, `${path}?x`, '/media/', '/media/../api/health']) {
      const answer = await server.call(`PUT /api/users/${owner.email}`, { as: owner, body: { photoURL } })
      assertError(answer, 422, 'invalid')
      assert.ok(answer.json.fields.photoURL)
    }
  })

  it('refuses an upload that is already marked for deletion', async () => {
    const owner = await server.person()
    const { url, path } = await uploadGood(picture.png, owner)
    const name = path.split('/').at(-1)!
    await server.deps.db.update(uploads).set({ removedAt: new Date() }).where(eq(uploads.name, name))
    const answer = await server.call(`PUT /api/users/${owner.email}`, { as: owner, body: { photoURL: url } })
    assertError(answer, 422, 'invalid')
  })

  it('does not turn a URL of this site into one of another site', async () => {
    const owner = await server.person()
    const photoURL = `${server.url}//evil.example/x.png`
    await server.call(`PUT /api/users/${owner.email}`, { as: owner, body: { photoURL } })
    const [row] = await server.deps.db.select().from(users).where(eq(users.id, owner.id))
    assert.ok(!row!.photoUrl.startsWith('//'), row!.photoUrl)
    const admin = await server.person('admin')
    const blog = { title: 'T', writerName: 'W', date: '2026-01-02', description: 'D', img: photoURL }
    const { insertedId } = (await server.call('POST /api/addBlog', { as: admin, body: blog })).json
    assert.equal((await server.call(`GET /api/blog/${insertedId}`)).json.img, photoURL)
  })
})

describe('a picture saved while it is swept up, on PostgreSQL', () => {
  it('either keeps or refuses a picture that is saved while it is swept', async () => {
    const racing = await startTestServer({ database: 'postgres' })
    try {
      const owners = await Promise.all(Array.from({ length: 12 }, () => racing.person()))
      const sent = await Promise.all(
        owners.map((owner) => racing.call('POST /api/media', { as: owner, rawBody: form(picture.png) })),
      )
      racing.advanceClock(601_000)
      const [, ...saved] = await Promise.all([
        sweep(racing.deps),
        ...owners.map((owner, index) =>
          racing.call(`PUT /api/users/${owner.email}`, { as: owner, body: { photoURL: sent[index]!.json.data.url } }),
        ),
      ])
      for (const [index, answer] of saved.entries()) {
        const path = new URL(sent[index]!.json.data.url).pathname
        const { status } = await racing.call(`GET ${path}`)
        assert.deepEqual([answer.status, status].join(' '), answer.status === 200 ? '200 200' : '422 404')
      }
    } finally {
      await racing.close()
    }
  })
})
