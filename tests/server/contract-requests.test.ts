// Requests that our pages would never send: malformed paths, queries and tokens, bodies that are too large or of the
// wrong type. Each is refused as a well-formed error, never with a 500.
import assert from 'node:assert/strict'
import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import type { Call } from '#contract/call.ts'
import { calls, type AnyCallName } from '#contract/calls.ts'
import { MAX_UPLOAD_BYTES } from '#contract/constants.ts'
import { users } from '#server/db/schema.ts'
import { maxBodyBytes } from '#server/http/read-body.ts'
import { sampleOf } from '../helpers/sample-of.ts'
import { startTestServer, type Answer } from '../helpers/test-server.ts'
import {
  BAD_PAGING,
  BAD_SEGMENTS,
  GOOD_PAGING,
  HOSTILE_SEARCHES,
  UNKNOWN_CALLS,
  withSegment,
} from '../helpers/sweep/addresses.ts'
import { makeCall, makeCallWith, bodyText } from '../helpers/sweep/make-call.ts'
import { CALLS_WITH_BODY } from '../helpers/sweep/bodies.ts'
import { CHOSEN_ID } from '../helpers/sweep/hostile-bodies.ts'
import { errorFaults, findings } from '../helpers/sweep/findings.ts'
import { CALL_NAMES, leastPrivileged, type Who } from '../helpers/sweep/matrix.ts'
import { rawCall } from '../helpers/sweep/raw-call.ts'
import { resetRateLimits, newEmail, pictureForm, register, setScene, type Scene } from '../helpers/sweep/scene.ts'
import { GOOD_REQUESTS } from '../helpers/sweep/good-requests.ts'

const rowOf = (name: AnyCallName): Call => calls[name]
/** The device creates the id of a note, bookmark, question or answer, so an unknown one is a new one. */
const CREATES = new Set<AnyCallName>(['PUT /note/{id}', 'PUT /mark/{id}', 'PUT /question/{id}', 'PUT /answer/{id}'])
const byParam = (param: string) => CALL_NAMES.filter((name) => name.includes(`{${param}}`) && !CREATES.has(name))
/** `/book/../files` is `/files`, which is another call. */
const segmentsFor = (name: AnyCallName) =>
  BAD_SEGMENTS.filter((segment) => segment !== '..' || !Object.hasOwn(calls, name.replace(/\/\w+\/\{\w+\}/, '')))
const SEARCHES = CALL_NAMES.filter((name) => 'q' in (rowOf(name).query?.shape ?? {}))
const LISTS = CALL_NAMES.filter((name) => rowOf(name).list)

describe('malformed requests', () => {
  let scene: Scene

  before(async () => {
    scene = await setScene(await startTestServer({ cards: true }))
  })
  after(() => scene.server.close())

  for (const name of sampleOf([...byParam('id'), ...byParam('key'), ...byParam('Subject')])) {
    it(`${name} answers 404 to a malformed or unknown parameter`, async () => {
      const { who } = leastPrivileged(name)
      const request = await GOOD_REQUESTS[name](scene, who)
      const found: string[] = []
      const attempt = async (segment: string) => {
        const answer = await makeCallWith(scene, name, who, request, { path: withSegment(name, segment) })
        found.push(...findings(segment.slice(0, 60), name, answer, 404))
      }
      await Promise.all(segmentsFor(name).map(attempt))
      assert.deepEqual(found, [])
    })
  }

  for (const name of sampleOf(byParam('email'))) {
    it(`${name} answers 403 or 404 to a malformed or unknown email, even from an administrator`, async () => {
      const found: string[] = []
      for (const who of ['user', 'admin'] as Who[]) {
        const request = await GOOD_REQUESTS[name](scene, who)
        for (const segment of BAD_SEGMENTS) {
          const answer = await makeCallWith(scene, name, who, request, { path: withSegment(name, segment) })
          const mayKnow = who === 'admin' && name === 'GET /admin/{email}'
          found.push(...findings(`${who} ${segment.slice(0, 60)}`, name, answer, mayKnow ? [200, 404] : [403, 404]))
          if (answer.status === 200) assert.deepEqual(answer.json, { admin: false })
        }
      }
      assert.deepEqual(found, [])
    })
  }

  it('answers the same for an id in capital letters', async () => {
    const small = await scene.server.call(`GET /api/book/${scene.book}`)
    const capital = await scene.server.call(`GET /api/book/${scene.book.toUpperCase()}`)
    assert.deepEqual(capital.json, small.json)
  })

  it('finds a person by an email in capitals, with a plus, a slash, a percent or an ampersand', async () => {
    const { server } = scene
    const names = ['Capital.Letters', 'plus+tag', 'slash/es', 'per%cent', 'per%2fcent', 'a&b=c', `o'brien`, 'ব', 'a b']
    for (const name of names) {
      const person = await server.person()
      const email = `${name}-learner@People.test`
      await server.deps.db.update(users).set({ email: email.toLowerCase() }).where(eq(users.id, person.id))
      const at = encodeURIComponent(email)
      for (const call of [`GET /api/user/${at}`, `GET /api/admin/${at}`, `GET /api/order?email=${at}`]) {
        assert.equal((await server.call(call, { as: person })).status, 200, call)
        assert.equal((await server.call(call, { as: scene.other })).status, 403, call)
        assert.equal((await server.call(call, { as: scene.admin })).status, 200, call)
      }
      const saved = await server.call(`PUT /api/users/${at}`, { as: person, body: { location: name } })
      assert.deepEqual(saved.json, { modifiedCount: 1 })
      assert.equal((await server.call(`GET /api/user/${at}`, { as: person })).json.location, name)
    }
  })

  it('signs in a person who writes the email in capitals', async () => {
    const email = newEmail().replace('member', 'Capital+Member')
    const person = await register(scene.server, 'Capital', email)
    assert.equal(person.email, email.toLowerCase())
    const answer = await scene.server.call(`GET /api/user/${encodeURIComponent(email.toUpperCase())}`, { as: person })
    assert.equal(answer.json.email, email.toLowerCase())
  })

  const pathOf = async (name: AnyCallName, query: string) => {
    const { path } = await GOOD_REQUESTS[name](scene, leastPrivileged(name).who)
    const needed = /(?:email|month)=[^&]+/.exec(path)?.[0]
    return `${path.split('?')[0]}?${[needed, query].filter(Boolean).join('&')}`
  }

  for (const name of sampleOf(LISTS)) {
    const { who } = leastPrivileged(name)

    it(`${name} accepts unusual but valid queries`, async () => {
      const found: string[] = []
      const { access, query: rule } = rowOf(name)
      // Otherwise publicly cached lists would be cached for any cursor. Certificates are paged by their codes.
      const { searchParams } = new URL(await pathOf(name, `after=${CHOSEN_ID}`), scene.server.url)
      const refusesCursors = access === 'open' || !rule!.safeParse(Object.fromEntries(searchParams)).success
      for (const query of GOOD_PAGING) {
        const answer = await makeCall(scene, name, who, { path: await pathOf(name, query) })
        const expected = refusesCursors && query.startsWith('after') ? 422 : 200
        found.push(...findings(query, name, answer, expected))
      }
      assert.deepEqual(found, [])
    })
  }

  it('never answers a plain address from the cache of a malformed one', async () => {
    const { url } = scene.server
    const idsAt = async (target: string) =>
      (await rawCall(url, { method: 'GET', target })).json.map((one: { _id: string }) => one._id)
    // A write clears the cache, so the malformed URLs come first.
    await makeCall(scene, 'PUT /bookUpdate/{id}', 'admin')
    const odd = ['#?limit=1', '?#&limit=1', '?x=1&limit[]=1', '?%00', '?limit=200&%6cimit=1', '?limit=200#&limit=1']
    for (const query of odd) await idsAt(`/api/books${query}`)
    const all = await idsAt('/api/books')
    assert.ok(all.length > 20)
    assert.deepEqual(await idsAt('/api/books?limit=200'), all)
    assert.deepEqual(await idsAt('/api/books?%6cimit=2&limit=1'), all.slice(0, 2))
    assert.deepEqual(await idsAt('/api/books?limit=2'), all.slice(0, 2))
  })

  it('refuses a bad email in the query of a list of orders', async () => {
    for (const call of ['order', 'paidOrder']) {
      const at = (query: string) => scene.server.call(`GET /api/${call}?email=${query}`, { as: scene.admin })
      assert.equal((await at('%00')).status, 422)
      assert.equal((await at('x'.repeat(300))).status, 422)
      assert.equal((await at('nobody@people.test')).status, 404)
      // In a query, a plus means a space, so this matches nobody.
      assert.equal((await at('a+b@people.test')).status, 404)
    }
  })

  for (const name of sampleOf(SEARCHES)) {
    it(`${name} accepts any search text of up to 200 characters`, async () => {
      const found: string[] = []
      const who = rowOf(name).access === 'admin' ? 'admin' : 'visitor'
      for (const text of HOSTILE_SEARCHES) {
        const answer = await makeCall(scene, name, who, { path: `${name.split(' ')[1]}?q=${text}` })
        found.push(...findings(text, name, answer, 200))
      }
      const long = await makeCall(scene, name, who, { path: `${name.split(' ')[1]}?q=${'a'.repeat(201)}` })
      found.push(...findings('201 characters', name, long, 422))
      assert.deepEqual(found, [])
    })
  }

  it('answers HEAD like GET without a body', async () => {
    for (const path of ['/api/books?limit=2', '/api/health', `/api/book/${scene.book}`]) {
      const answer = await rawCall(scene.server.url, { method: 'HEAD', target: path })
      assert.equal(answer.status, 200, path)
      assert.equal(answer.text, '')
    }
  })

  for (const name of sampleOf(LISTS)) {
    const { who } = leastPrivileged(name)

    it(`${name} refuses a bad limit or after with 422 and names it`, async () => {
      const found: string[] = []
      for (const [key, values] of Object.entries(BAD_PAGING)) {
        for (const value of values) {
          const answer = await makeCall(scene, name, who, { path: await pathOf(name, `${key}=${value}`) })
          const what = `${key}=${value.slice(0, 40)}`
          found.push(...findings(what, name, answer, 422))
          if (!answer.json?.fields?.[key]) found.push(`${what}: does not name ${key}`)
        }
      }
      assert.deepEqual(found, [])
    })
  }

  it('strips control characters from search texts', () => {
    assert.equal(calls['GET /searchCourse'].query.parse({ q: 'a\u0000b' }).q, 'ab')
    assert.equal(calls['GET /suggest'].query.parse({ q: 'a\u0000b' }).q, 'ab')
  })

  it('answers 404 in JSON to unknown calls', async () => {
    const found: string[] = []
    for (const call of UNKNOWN_CALLS) {
      const [method = '', target = ''] = call.split(' ')
      const answer = await rawCall(scene.server.url, { method, target })
      const faults = [...(answer.status === 404 ? [] : [`answered ${answer.status}`]), ...errorFaults(answer)]
      found.push(...faults.map((fault) => `${call.slice(0, 60)}: ${fault}`))
    }
    assert.deepEqual(found, [])
  })

  for (const name of sampleOf(CALLS_WITH_BODY)) {
    const { who, status } = leastPrivileged(name)

    it(`${name} accepts a body of ${maxBodyBytes(rowOf(name)) / 1024} KB and answers 413 to a larger one`, async () => {
      const max = maxBodyBytes(rowOf(name))
      const isForm = rowOf(name).sends === 'form'
      /** Each request is different, because some are accepted once. */
      const send = async (bytes: number, chunked: boolean) => {
        const request = await GOOD_REQUESTS[name](scene, who)
        const text = bodyText(name, request.body!)
        const more = bytes - Buffer.byteLength(text)
        const body = isForm ? `${text}&x=${'x'.repeat(more - 3)}` : text + ' '.repeat(more)
        return makeCallWith(scene, name, who, request, { body, chunked })
      }
      const found: string[] = []
      for (const chunked of [false, true]) {
        const how = chunked ? 'in chunks' : 'with its length'
        found.push(...findings(`the largest ${how}`, name, await send(max, chunked), status))
        found.push(...findings(`a byte more ${how}`, name, await send(max + 1, chunked), 413))
      }
      assert.deepEqual(found, [])
    })

    it(`${name} answers 415 to a body of another type, and 400 to none`, async () => {
      const isForm = rowOf(name).sends === 'form'
      const types = [
        null,
        'text/plain',
        'multipart/form-data; boundary=a',
        'application/xml',
        'application/jsonp',
        'json',
      ]
      types.push(isForm ? 'application/json' : 'application/x-www-form-urlencoded')
      const found: string[] = []
      for (const type of types) {
        found.push(...findings(`${type}`, name, await makeCall(scene, name, who, { type }), 415))
      }
      const nothing = await makeCall(scene, name, who, { type: null, body: '' })
      if (!isForm) found.push(...findings('no body at all', name, nothing, 400))
      const good = isForm ? 'Application/X-WWW-Form-Urlencoded' : 'Application/JSON'
      const odd = await makeCall(scene, name, who, { type: `${good}; charset=utf-8` })
      found.push(...findings(good, name, odd, status))
      assert.deepEqual(found, [])
    })
  }

  it('authenticates before it reads a body', async () => {
    const found: string[] = []
    // Anyone who has a link's secret needs no account.
    for (const name of CALLS_WITH_BODY.filter((one) => !['open', 'secret'].includes(rowOf(one).access))) {
      for (const body of ['{', 'x'.repeat(1000)]) {
        const answer = await makeCall(scene, name, 'visitor', { body, type: 'text/plain' })
        found.push(...findings('visitor', name, answer, 401))
      }
    }
    assert.deepEqual(found, [])
  })

  it('keeps serving after a body that is far too large', async () => {
    const body = new Uint8Array(20 * 1024 * 1024)
    const answers = await Promise.allSettled([
      makeCall(scene, 'POST /addreview', 'user', { body }),
      makeCall(scene, 'POST /addreview', 'visitor', { body }),
      makeCall(scene, 'POST /payments/webhook', 'visitor', { body }),
      makeCall(scene, 'POST /signOut', 'visitor', { body, type: 'application/json' }),
    ])
    // A client that is still sending may be disconnected before it reads the answer.
    const statuses = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.status : 'cut'))
    assert.ok(
      statuses.every((status) => ['cut', 401, 413].includes(status)),
      statuses.join(),
    )
    assert.equal((await scene.server.call('GET /api/health')).status, 200)
  })

  it('POST /media accepts only png and jpeg pictures in the field image', async () => {
    const send = async (changes: Parameters<typeof makeCall>[3], form?: FormData): Promise<Answer> => {
      await resetRateLimits(scene.server)
      const request = await GOOD_REQUESTS['POST /media'](scene, 'user')
      return makeCallWith(scene, 'POST /media', 'user', form ? { ...request, upload: form } : request, changes)
    }
    const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
    const png = '\x89PNG\r\n\x1a\n'
    const files: Record<string, Uint8Array<ArrayBuffer>> = {
      'an empty file': bytes(''),
      'a page': bytes('<html><script>alert(1)</script></html>'),
      'a drawing': bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      'a gif': bytes('GIF89a\x01\x00\x01\x00\x00\x00\x00;'),
      'the start of a png': bytes(png),
      'a png of nonsense': bytes(`${png}${'nonsense'.repeat(100)}`),
      'a jpeg of nonsense': bytes(`\xff\xd8\xff${'nonsense'.repeat(100)}`),
    }
    const found: string[] = []
    const note = (what: string, answer: Answer, status: number) =>
      found.push(...findings(what, 'POST /media', answer, status))
    for (const [what, file] of Object.entries(files)) note(what, await send({}, pictureForm(file)), 422)
    const text = new FormData()
    text.set('image', 'text')
    note('a text', await send({}, text), 422)
    note('another field', await send({}, new FormData()), 422)
    note('JSON', await send({ type: 'application/json', body: '{}' }), 415)
    note('no boundary', await send({ type: 'multipart/form-data' }), 400)
    note('another boundary', await send({ type: 'multipart/form-data; boundary=b' }), 400)
    note('no body', await send({ body: '' }), 400)
    note('too large', await send({}, pictureForm(new Uint8Array(MAX_UPLOAD_BYTES + 1))), 413)
    note('far too large', await send({}, pictureForm(new Uint8Array(MAX_UPLOAD_BYTES + 128 * 1024))), 413)
    assert.deepEqual(found, [])
  })

  it('refuses access tokens it did not issue, on every kind of access', async () => {
    const { user, admin } = scene
    const [head = '', body = '', tail = ''] = user.token.split('.')
    const coded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
    const unsigned = (alg: string) => `${coded({ alg })}.${body}.`
    const signedWith = (secret: string, payload: string) =>
      `${head}.${payload}.${createHmac('sha256', secret).update(`${head}.${payload}`).digest('base64url')}`
    const tokens = [
      'x',
      'a.b.c',
      '..',
      'null',
      '%00',
      '\u00ff\u00fe',
      'x'.repeat(8000),
      unsigned('none'),
      unsigned('None'),
      unsigned('HS256'),
      `${head}.${body}.${tail.slice(0, -2)}`,
      `${head}.${coded({ ...claims, sub: admin.id })}.${tail}`,
      `${head}.${admin.token.split('.')[1]}.${tail}`,
      signedWith('', body),
      signedWith('secret', body),
      `${coded({ alg: 'HS256', crit: ['exp'] })}.${body}.${tail}`,
      user.idToken,
    ]
    const named: AnyCallName[] = ['GET /payment/{id}', 'GET /user/{email}', 'GET /user', 'GET /ccis', 'POST /order']
    const found: string[] = []
    for (const name of named) {
      const request = await GOOD_REQUESTS[name](scene, 'user')
      for (const bearer of tokens) {
        const answer = await makeCallWith(scene, name, 'user', { ...request, bearer })
        found.push(...findings(bearer.slice(0, 50), name, answer, 401))
      }
    }
    for (const header of ['Bearer', 'Bearer ', `Basic ${user.token}`, user.token, `Token ${user.token}`]) {
      const answer = await scene.server.call('GET /api/order', { headers: { authorization: header } })
      found.push(...findings(header.slice(0, 20), 'GET /order', answer, 401))
    }
    assert.deepEqual(found, [])
  })

  it('PUT /user/{email} refuses ID tokens that its identity service did not issue', async () => {
    const { user } = scene
    const [head = '', body = '', tail = ''] = user.idToken.split('.')
    const coded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const header = JSON.parse(Buffer.from(head, 'base64url').toString())
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
    const { keys } = (await scene.server.call('GET /identity/jwks')).json
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const foreign = (protectedHeader: unknown, payload: unknown) => {
      const text = `${coded(protectedHeader)}.${coded(payload)}`
      return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`
    }
    const hmac = (secret: string) => {
      const text = `${coded({ ...header, alg: 'HS256' })}.${body}`
      return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
    }
    const tokens = [
      'x',
      user.token,
      `${coded({ ...header, alg: 'none' })}.${body}.`,
      hmac(JSON.stringify(keys[0])),
      hmac(keys[0].n),
      foreign(header, claims),
      foreign({ ...header, kid: 'unknown' }, claims),
      foreign({ alg: 'RS256' }, claims),
      foreign({ ...header, kid: 5 }, claims),
      foreign({ ...header, jwk: privateKey.export({ format: 'jwk' }) }, claims),
      `${head}.${coded({ ...claims, email: scene.admin.email })}.${tail}`,
    ]
    const found: string[] = []
    const request = await GOOD_REQUESTS['PUT /user/{email}'](scene, 'user')
    for (const bearer of tokens) {
      const answer = await makeCallWith(scene, 'PUT /user/{email}', 'user', { ...request, bearer })
      found.push(...findings(bearer.slice(0, 50), 'PUT /user/{email}', answer, 401))
    }
    assert.deepEqual(found, [])
    assert.equal((await makeCall(scene, 'PUT /user/{email}', 'user')).status, 200)
  })

  it('answers 400 to a request target that is not valid HTTP, and keeps serving', async () => {
    assert.equal((await rawCall(scene.server.url, { method: 'GET', target: '/api/book/\u00e9' })).status, 400)
    assert.equal((await scene.server.call('GET /api/health')).status, 200)
  })
})
