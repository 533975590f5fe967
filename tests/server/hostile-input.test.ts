// Requests meant to keep the server busy: the worst text for every field, bodies beyond a limit, forms of many parts,
// and writes that would clear the caches.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import sharp from 'sharp'
import type { z } from 'zod'
import { calls, type AnyCallName } from '#contract/calls.ts'
import type { Call } from '#contract/call.ts'
import { MAX_UPLOAD_BYTES } from '#contract/constants.ts'
import { tidy } from '#contract/tidy.ts'
import { contentVersion, rateLimits } from '#server/db/schema.ts'
import type { HttpError } from '#server/http/errors.ts'
import { LIMITS, type LimitName } from '#server/http/rate-limit.ts'
import { maxBodyBytes, readBody } from '#server/http/read-body.ts'
import { cpuTime } from '../helpers/cpu-time.ts'
import { conversation, openSocket } from '../helpers/raw-request.ts'
import { sampleOf } from '../helpers/sample-of.ts'
import { postIdentity } from '../helpers/people/sign-in.ts'
import { startTestServer, type Person, type TestServer } from '../helpers/test-server.ts'

const PARSED_WITHIN_MS = 50
const ROWS = Object.entries(calls) as [AnyCallName, Call][]

/** Marks above and below in turn: normalising sorts a run of marks in quadratic time. */
const MARKS = '\u0300\u0316'
const WORST_TEXTS: Record<string, string> = {
  'one letter under thousands of marks': MARKS,
  'eight marks on every letter': `a${MARKS.repeat(4)}`,
  'marks between control characters': `${MARKS.repeat(4)}\u0000`,
  'marks that normalising doubles': `\u0344${MARKS}`,
  'letters that normalising takes apart': '\u0958',
  'nothing but blanks': ' ',
  'blanks between letters': `${' '.repeat(5000)}x`,
  'line breaks': '\n',
  digits: '1',
  'unpaired surrogates': '\ud800',
}

/** A text repeated to fill a number of bytes. */
const filled = (unit: string, bytes: number) => unit.repeat(Math.floor(bytes / Buffer.byteLength(unit)))

/** The path of each field, including those of nested objects. */
function fieldPaths(schema: z.ZodType, path: string[] = []): string[][] {
  const { def } = schema as unknown as {
    def: { type: string; innerType?: z.ZodType; shape?: Record<string, z.ZodType> }
  }
  if (def.innerType) return fieldPaths(def.innerType, path)
  if (!def.shape) return [path]
  return Object.entries(def.shape).flatMap(([name, field]) => fieldPaths(field, [...path, name]))
}

const nested = (path: string[], value: unknown): unknown =>
  path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value)

function worstBodies(row: Call): [string, string][] {
  const budget = maxBodyBytes(row) - 200
  // The one body that is a list has no fields of its own.
  const paths = fieldPaths(row.body!).filter((path) => path.length)
  const texts = Object.entries(WORST_TEXTS)
  if (row.sends === 'form') {
    return [
      ...paths.flatMap(([field]) =>
        texts.map(([what, unit]): [string, string] => [
          `${what} in ${field}`,
          filled(`${new URLSearchParams({ [field!]: unit })}`.slice(field!.length + 1), budget).replace(
            /^/,
            `${field}=`,
          ),
        ]),
      ),
      ['many fields', filled('a=&', budget)],
    ]
  }
  const json = (path: string[], unit: string) => {
    const escaped = JSON.stringify(unit).slice(1, -1)
    return JSON.stringify(nested(path, '@')).replace('@', () => filled(escaped, budget))
  }
  const inEveryField = (unit: string) => {
    const share = Math.floor(budget / paths.length) - 50
    const escaped = JSON.stringify(unit).slice(1, -1)
    // Fields of one nested object would overwrite each other, so only one of them is filled.
    const parts = new Map(paths.map((path) => [path[0]!, path]))
    const fields = [...parts.values()].map((path) => JSON.stringify(nested(path, '@')).slice(1, -1))
    return `{${fields.map((field) => field.replace('@', () => filled(escaped, share))).join()}}`
  }
  return [
    ...paths.flatMap((path) =>
      texts.map(([what, unit]): [string, string] => [`${what} in ${path.join('.')}`, json(path, unit)]),
    ),
    ...texts.map(([what, unit]): [string, string] => [`${what} in every field`, inEveryField(unit)]),
    ['deep lists', '['.repeat(budget / 2) + ']'.repeat(budget / 2)],
    ['deep objects', '{"a":'.repeat(budget / 6) + '1' + '}'.repeat(budget / 6)],
    ['a wide list', `[${'{},'.repeat(budget / 3 - 1)}{}]`],
    ['many fields', `{${Array.from({ length: budget / 12 }, (_, index) => `"k${index}":1`).join()}}`],
  ]
}

const request = (row: Call, body: string) =>
  new Request('http://porua.test', {
    method: 'POST',
    body,
    headers: { 'content-type': row.sends === 'form' ? 'application/x-www-form-urlencoded' : 'application/json' },
  })

describe('any text', () => {
  it('tidies any text quickly, however many combining marks it has', async () => {
    for (const [what, unit] of Object.entries(WORST_TEXTS)) {
      const text = filled(unit, 100_000)
      const ms = await cpuTime(() => tidy(text), PARSED_WITHIN_MS)
      assert.ok(ms <= PARSED_WITHIN_MS, `${what}: ${ms} ms`)
    }
  })

  it('leaves a tidied text unchanged when tidying it again', () => {
    for (const [what, unit] of Object.entries(WORST_TEXTS)) {
      const once = tidy(`a${unit.repeat(50)}b`)
      assert.equal(tidy(once), once, what)
      assert.equal(once.normalize('NFC'), once, what)
    }
  })
})

describe('the largest allowed body', () => {
  for (const [name, row] of sampleOf(ROWS.filter(([, { body }]) => body))) {
    it(`parses the largest body of ${name} within ${PARSED_WITHIN_MS} ms of CPU time`, async () => {
      for (const [what, body] of worstBodies(row)) {
        assert.ok(Buffer.byteLength(body) <= maxBodyBytes(row), what)
        const parse = async () => row.body!.safeParse(await readBody(request(row, body), row))
        const ms = await cpuTime(parse, PARSED_WITHIN_MS)
        if (ms <= PARSED_WITHIN_MS) continue
        // On a slow machine the bare parser takes that long, too.
        const bare = await cpuTime(() => (row.sends === 'form' ? new URLSearchParams(body) : JSON.parse(body)), 0)
        assert.ok(ms <= 3 * bare, `${what}: ${Math.round(ms)} ms, the bare parser ${Math.round(bare)} ms`)
      }
    })
  }
})

describe('the longest allowed query', () => {
  for (const [name, row] of sampleOf(ROWS.filter(([, { query }]) => query))) {
    it(`parses the longest query of ${name} within ${PARSED_WITHIN_MS} ms of CPU time`, async () => {
      for (const [field] of fieldPaths(row.query!)) {
        for (const [what, unit] of Object.entries(WORST_TEXTS)) {
          // Node accepts 16 KB of headers, and bytes need not be percent-encoded.
          const ms = await cpuTime(() => row.query!.safeParse({ [field!]: filled(unit, 16_000) }), PARSED_WITHIN_MS)
          assert.ok(ms <= PARSED_WITHIN_MS, `${what} in ${field}: ${Math.round(ms)} ms`)
        }
      }
    })
  }
})

describe('over a limit', () => {
  let server: TestServer
  before(async () => void (server = await startTestServer()))
  after(() => server.close())

  /** The answer to a request whose body is never sent. */
  async function withoutBody(call: string, headers: Record<string, string>): Promise<string> {
    const head = { host: new URL(server.url).host, 'content-length': '1000', connection: 'close', ...headers }
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`)
    return conversation(openSocket(server), `${call} HTTP/1.1\r\n${lines.join('')}\r\n`)
  }

  const LIMITED: [string, LimitName, Record<string, string>?][] = [
    ['POST /api/contact', 'contactAddress', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['POST /api/addreview', 'reviewAddress'],
    ['POST /api/media', 'uploadUser', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['PUT /api/users/EMAIL', 'profileUser'],
    ['PUT /api/user/EMAIL', 'exchangeAddress'],
    ['POST /identity/sign-up/email', 'signUpAddress'],
    ['POST /identity/sign-in/email', 'signInAddress'],
    ['POST /identity/request-password-reset', 'resetAddress'],
    ['POST /identity/reset-password', 'resetAddress'],
    ['POST /identity/send-verification-email', 'resetAddress'],
    ['POST /identity/two-factor/verify-totp', 'codeAddress'],
    ['POST /identity/phone-number/send-otp', 'textAddress'],
  ]
  for (const [call, limit, type = { 'content-type': 'application/json' }] of LIMITED) {
    it(`answers ${call} with 429 before any of its body has arrived`, async () => {
      const person = await server.person()
      const who = limit.endsWith('User') ? person.id : '127.0.0.1'
      await server.deps.db
        .insert(rateLimits)
        .values({ key: `${limit} ${who}`, hits: LIMITS[limit].max, resetAt: new Date(Date.now() + 60_000) })
        .onConflictDoUpdate({ target: rateLimits.key, set: { hits: LIMITS[limit].max } })
      const answer = await withoutBody(call.replace('EMAIL', person.email), {
        ...type,
        authorization: `Bearer ${person.token}`,
      })
      assert.match(answer, /^HTTP\/1\.1 429 /)
      assert.match(answer, /retry-after: \d+/i)
    })
  }
})

describe('a body for the identity service', () => {
  it('refuses a body for the identity service beyond 4 KB, and an overlong password', async () => {
    const server = await startTestServer()
    try {
      const body = (bytes: number) => ({ email: 'a@people.test', password: filled(MARKS, bytes) })
      assert.equal((await postIdentity(server, '/sign-in/email', body(3900))).status, 400)
      assert.equal((await postIdentity(server, '/sign-in/email', body(4200))).status, 413)
    } finally {
      await server.close()
    }
  })
})

describe('a multipart body', () => {
  const row = calls['POST /media']
  const part = (field: string, content: string, boundary = 'x') =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="a.png"\r\n\r\n${content}\r\n`

  /** A request whose body arrives in chunks of one size; `taken` tells how many bytes were read. */
  function sent(body: string | Buffer, size = 65_536, type = 'multipart/form-data; boundary=x') {
    const bytes = typeof body === 'string' ? Buffer.from(body) : body
    let taken = 0
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (taken >= bytes.length) return controller.close()
        controller.enqueue(bytes.subarray(taken, taken + size))
        taken += size
      },
    })
    const options = { method: 'POST', body: stream, duplex: 'half', headers: { 'content-type': type } }
    return { request: new Request('http://porua.test', options), taken: () => taken }
  }

  it('refuses a multipart body of 127,000 parts at the second part, or at the first that is not the picture', async () => {
    for (const field of ['image', 'other']) {
      const body = Buffer.from(`${part(field, 'z').repeat(127_000)}--x--\r\n`)
      const ms = await cpuTime(async () => {
        const { request, taken } = sent(body)
        const outcome = await readBody(request, row).catch((error: HttpError) => error.code)
        assert.equal(outcome, field === 'image' ? 'bad_form' : null)
        assert.ok(taken() <= 3 * 65_536, `${taken()} bytes were taken`)
      }, PARSED_WITHIN_MS)
      assert.ok(ms <= PARSED_WITHIN_MS, `${field}: ${ms} ms`)
    }
  })

  it('reads a multipart body the same however it is chunked', async () => {
    const content = 'first\r\n--\r\n--y\r\n\r\n-x--xlast'
    for (let size = 1; size < 40; size++) {
      const { request } = sent(`${part('image', content)}--x--\r\n`, size)
      assert.equal(
        Buffer.from((await readBody(request, row)) as Uint8Array).toString(),
        content,
        `in pieces of ${size}`,
      )
    }
  })

  it('accepts a multipart body with a quoted boundary, an unquoted name and no content', async () => {
    const quoted = sent(
      '--a b\r\ncontent-disposition: form-data; filename=x; name=image\r\n\r\n\r\n--a b--',
      9,
      'multipart/form-data; charset=utf-8; boundary="a b"',
    )
    assert.deepEqual(await readBody(quoted.request, row), Buffer.alloc(0))
  })

  it('refuses a multipart body that breaks off, continues after its end, or has endless headers', async () => {
    for (const body of [
      '',
      '--',
      '--x',
      '--x\r\n',
      '--y\r\n',
      '--xx\r\n',
      part('image', 'z'),
      `${part('image', 'z')}--x`,
      `${part('image', 'z')}--x-`,
      `${part('image', 'z')}--xyz`,
      `${part('image', 'z')}--x--${'\r\n'.repeat(100)}`,
      `--x\r\n${'X: y\r\n'.repeat(100_000)}`,
    ]) {
      for (const size of [1, 65_536]) {
        const { request, taken } = sent(body, size)
        await assert.rejects(readBody(request, row), { code: 'bad_form' }, JSON.stringify(body.slice(0, 90)))
        assert.ok(taken() <= 3 * 65_536)
      }
    }
  })

  it('reads a multipart body full of near-boundaries quickly', async () => {
    for (const [boundary, filling] of [
      ['a'.repeat(70), 'a'],
      ['-'.repeat(70), '-'],
      [`${'a'.repeat(69)}b`, `\r\n--${'a'.repeat(69)}c`],
      [`b${'a'.repeat(69)}`, '\r\n--'],
    ] as const) {
      const content = filled(filling, MAX_UPLOAD_BYTES)
      const body = Buffer.from(`${part('image', content, boundary)}--${boundary}--\r\n`)
      const ms = await cpuTime(async () => {
        const { request } = sent(body, 65_536, `multipart/form-data; boundary=${boundary}`)
        assert.equal(((await readBody(request, row)) as Uint8Array).length, content.length)
      }, PARSED_WITHIN_MS)
      assert.ok(ms <= PARSED_WITHIN_MS, `${boundary}: ${ms} ms`)
    }
  })
})

describe('saving a profile', () => {
  let server: TestServer
  before(async () => void (server = await startTestServer()))
  after(() => server.close())

  const version = async () => (await server.deps.db.select().from(contentVersion))[0]!.version
  const save = async (as: Person, body: object) =>
    assert.equal((await server.call(`PUT /api/users/${as.email}`, { as, body })).status, 200)

  async function newPhoto(as: Person): Promise<string> {
    const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#c33' } })
    const form = new FormData()
    form.append('image', new File([await picture.png().toBuffer()], 'a.png'))
    return (await server.call('POST /api/media', { as, rawBody: form })).json.data.url
  }

  it('leaves the caches alone when a profile is saved that nobody else sees', async () => {
    const person = await server.person()
    const before = await version()
    await save(person, { education: 'School', location: 'Dhaka', phone: '+8801700000000' })
    await save(person, { photoURL: await newPhoto(person) })
    assert.equal(await version(), before)
  })

  it('empties the caches when a reviewer saves a new photo', async () => {
    const person = await server.person()
    await server.call('POST /api/addreview', { as: person, body: { comment: 'Good', ratting: 5 } })
    const before = await version()
    const photoURL = await newPhoto(person)
    await save(person, { photoURL })
    const changed = await version()
    assert.ok(changed > before)
    await save(person, { photoURL, education: 'College' })
    assert.equal(await version(), changed)
  })
})
