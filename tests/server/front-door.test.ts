// The network layer: which requests are let in, and which are answered from the cache.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { CachedAnswer } from '#server/http/cached-answer.ts'
import { dataHeaders, pageHeaders } from '#server/http/security-headers.ts'
import { addPlainSite } from '../helpers/plain-site.ts'
import { conversation, openSocket, raw } from '../helpers/raw-request.ts'
import { REAL, SHARED_SECRETS } from '../helpers/real-mode.ts'
import { newEmail, register } from '../helpers/people/sign-in.ts'
import { startTestServer, type Person, type TestServer } from '../helpers/test-server.ts'

const blog = (title: string) => ({ title, img: '/x.png', writerName: 'W', date: '2026-01-02', description: 'D' })

describe('a cached answer', () => {
  const of = (body: string | Uint8Array) => new CachedAnswer({ status: 200, headers: {}, body })

  it('has the bytes of any text, and the same ETag for the same bytes only', () => {
    for (const text of ['', 'Higher maths', 'উচ্চতর গণিত, ৳500 😀', 'half a pair: \ud800.']) {
      const bytes = new TextEncoder().encode(text)
      assert.deepEqual(new Uint8Array(of(text).plain.bytes), bytes, text)
      assert.equal(of(text).etag, of(bytes).etag)
      assert.notEqual(of(text).etag, of(`${text} `).etag)
    }
  })
})

describe('the demo', () => {
  let server: TestServer
  before(async () => void (server = await startTestServer()))
  after(() => server.close())

  const PATHS = ['/', '/api/health', '/api/blogs', '/identity/jwks', '/media/x', '/__inbox', '/covers/x']

  it('answers the demo under loopback host names', async () => {
    const { port } = new URL(server.url)
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`, 'localhost']) {
      assert.equal((await raw(server, '/api/health', { headers: { host } })).status, 200, host)
    }
  })

  it('refuses the demo under any other host name, on every path, cached or not', async () => {
    await server.call('GET /api/blogs')
    for (const host of [
      'porua.example',
      'localhost.evil.example',
      '127.0.0.1.evil.example:3000',
      'evil.example:127.0.0.1',
      'localhost@evil.example',
      '127.0.0.1:3000:80',
      '0.0.0.0:3000',
      '192.168.0.7',
      '[::1].evil.example',
    ]) {
      for (const path of PATHS) {
        const { status, text } = await raw(server, path, { headers: { host } })
        assert.equal(status, 421, `${host} ${path}`)
        assert.equal((JSON.parse(text) as { error: string }).error, 'misdirected')
      }
    }
  })

  it('refuses a request to the demo without a host name', async () => {
    for (const head of ['GET / HTTP/1.1\r\nHost: ', 'GET / HTTP/1.0\r\nX: y']) {
      assert.match(await conversation(openSocket(server), `${head}\r\nConnection: close\r\n\r\n`), /^HTTP\/1\.1 421/)
    }
  })

  it('refuses requests to the demo that came through a proxy', async () => {
    for (const header of [
      'forwarded',
      'via',
      'x-real-ip',
      'x-forwarded-for',
      'X-Forwarded-Host',
      'x-forwarded-proto',
      'x-forwarded-anything',
      'CF-Connecting-IP',
      'CF-Ray',
      'True-Client-IP',
      'Fly-Client-IP',
      'Fastly-Client-IP',
      'X-Client-IP',
      'X-Cluster-Client-IP',
      'X-Original-Forwarded-For',
      'X-Envoy-External-Address',
      'X-Amzn-Trace-Id',
      'X-Azure-ClientIP',
      'CDN-Loop',
      'Akamai-Origin-Hop',
      'Tailscale-User-Login',
      'Ngrok-Skip-Browser-Warning',
    ]) {
      const { status, text, headers } = await raw(server, '/api/blogs', { headers: { [header]: 'for=1.2.3.4' } })
      assert.equal(status, 421, header)
      assert.equal(headers['x-content-type-options'], 'nosniff')
      assert.match(text, /PORUA_MODE=real/)
    }
  })

  it('refuses HTTP/1.0 in the demo, because nginx speaks it to backends', async () => {
    const { host } = new URL(server.url)
    const ask = (version: string) => `GET / HTTP/${version}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`
    assert.match(await conversation(openSocket(server), ask('1.0')), /^HTTP\/1\.1 421[\s\S]*PORUA_MODE=real/)
    assert.match(await conversation(openSocket(server), ask('1.1')), /^HTTP\/1\.1 404/)
  })

  it('refuses the demo to pages of other origins, which would reveal a hidden proxy', async () => {
    const { port } = new URL(server.url)
    const status = async (headers: Record<string, string>, method = 'GET') =>
      (await raw(server, '/api/blogs', { method, headers })).status
    for (const origin of [
      'https://porua.example',
      'null',
      'http://127.0.0.1:1',
      'http://localhost',
      `https://127.0.0.1:${port}`,
    ]) {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE']) assert.equal(await status({ origin }, method), 421, origin)
    }
    for (const name of ['127.0.0.1', 'localhost', '[::1]']) {
      assert.equal(await status({ origin: `http://${name}:${port}` }), 200, name)
      assert.equal(await status({ referer: `http://${name}:1/challenge/x` }), 200, name)
    }
    const referer = 'https://porua.example/login'
    assert.equal(await status({ referer }), 421)
    assert.equal(await status({ referer, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }), 421)
    assert.equal(await status({ referer, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }), 421)
  })

  it('opens the demo from a link on another site', async () => {
    const headers = { referer: 'https://docs.example/', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }
    assert.equal((await raw(server, '/api/docs', { headers })).status, 200)
  })

  it('shows the inbox in the demo', async () => {
    await register(server, newEmail('inbox'), '<b>Rumi')
    await server.deps.outbox.drain()
    const inbox = await server.call('GET /__inbox')
    assert.equal(inbox.status, 200)
    assert.match(inbox.text, /<a href="http:\/\/127\.0\.0\.1:\d+\/confirmEmail\?token=/)
    const frames = [...inbox.text.matchAll(/<iframe[^>]*>/g)].map(([frame]) => frame)
    assert.match(frames[0]!, /srcdoc="&lt;!doctype html&gt;/)
    assert.ok(frames.every((frame) => frame.includes('sandbox="allow-popups allow-popups-to-escape-sandbox"')))
    assert.match(inbox.headers.get('content-security-policy')!, /script-src 'self';/)
  })
})

describe('the front door of a real installation', () => {
  let server: TestServer
  let admin: Person
  let renderings: () => number

  before(async () => {
    server = await startTestServer({
      env: REAL,
    })
    renderings = addPlainSite(server)
    admin = await server.person('admin')
  })
  after(() => server.close())

  it('answers a real installation under any host name, and trusts none', async () => {
    const { status, text } = await raw(server, '/', { headers: { host: 'evil.example', 'x-forwarded-for': '1.2.3.4' } })
    assert.equal(status, 200)
    assert.doesNotMatch(text, /evil\.example/)
    assert.equal((await server.call('GET /__inbox')).text.includes('Demo inbox'), false)
    const list = await raw(server, '/api/blogs?limit=1', { headers: { host: 'evil.example' } })
    assert.match(String(list.headers.link), /^<\/api\/blogs\?limit=1&after=/)
    assert.doesNotMatch((await server.call('GET /api/openapi.json')).text, /evil\.example/)
  })

  it('gives the same answer plain, as gzip and as brotli, rendered or cached', async () => {
    for (const path of ['/api/books', '/', '/api/docs']) {
      await server.call('POST /api/addBlog', { as: admin, body: blog('Clears the cache') })
      const plain = await raw(server, path)
      assert.equal(plain.headers['content-encoding'], undefined)
      for (const time of ['first', 'second']) {
        const gzip = await raw(server, path, { headers: { 'accept-encoding': 'gzip' } })
        assert.equal(gzip.headers['content-encoding'], 'gzip', `${path} ${time}`)
        assert.deepEqual(gunzipSync(gzip.bytes), plain.bytes)
        const brotli = await raw(server, path, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } })
        assert.equal(brotli.headers['content-encoding'], 'br')
        assert.deepEqual(brotliDecompressSync(brotli.bytes), plain.bytes)
        for (const { headers, bytes } of [plain, gzip, brotli]) {
          assert.equal(Number(headers['content-length']), bytes.length)
          assert.match(String(headers.vary), /Accept-Encoding/)
          assert.equal(headers.etag, plain.headers.etag)
        }
      }
    }
  })

  it('sends a small answer uncompressed to the first person who asks, and compressed from then on', async () => {
    await server.call('POST /api/addBlog', { as: admin, body: blog('Clears the cache') })
    const encodings = []
    for (let time = 0; time < 2; time++) {
      const { headers } = await raw(server, '/api/books?limit=2', { headers: { 'accept-encoding': 'br' } })
      encodings.push(headers['content-encoding'])
    }
    assert.deepEqual(encodings, [undefined, 'br'])
  })

  it('does not send an encoding that the client refuses', async () => {
    for (const [accept, expected] of [
      ['br;q=0, gzip', 'gzip'],
      ['br; q=0.0, gzip;q=0.5', 'gzip'],
      ['gzip;q=0, br;q=0', undefined],
      ['identity', undefined],
      ['abr, gzipped', undefined],
      ['br;q=0.1', 'br'],
      ['GZIP', 'gzip'],
    ] as const) {
      const { headers } = await raw(server, '/api/books', { headers: { 'accept-encoding': accept } })
      assert.equal(headers['content-encoding'], expected, accept)
    }
  })

  it('answers HEAD like GET without the body, rendered or cached', async () => {
    for (const path of ['/api/books', '/api/suggest?q=a', '/', '/api/health', '/covers/nothing', '/api/nothing']) {
      await server.call('POST /api/addBlog', { as: admin, body: blog('Clears the cache') })
      for (const time of ['first', 'second']) {
        const head = await raw(server, path, { method: 'HEAD' })
        const get = await raw(server, path)
        assert.equal(head.status, get.status, `${path} ${time}`)
        assert.equal(head.bytes.length, 0)
        for (const name of ['etag', 'content-type', 'cache-control', 'content-security-policy']) {
          assert.equal(head.headers[name], get.headers[name], `${name} of ${path}, ${time}`)
        }
      }
    }
  })

  it('answers unknown paths under /api with JSON, never with a page', async () => {
    for (const path of ['/api', '/api/', '/api?x=1', '/api/nothing']) {
      const { status, headers } = await raw(server, path)
      assert.deepEqual([status, headers['content-type']], [404, 'application/json'], path)
    }
  })

  it('lets people HEAD exactly what they may GET', async () => {
    const other = await server.person()
    assert.equal((await server.call(`HEAD /api/user/${other.email}`, { as: admin })).status, 200)
    assert.equal((await server.call(`HEAD /api/user/${admin.email}`, { as: other })).status, 403)
  })

  it('lets a browser reuse a prefetched page for five seconds, and otherwise makes it revalidate', async () => {
    // The page is rendered once, then served from the cache.
    for (const path of ['/', '/']) {
      const prefetched = await raw(server, path, { headers: { 'sec-purpose': 'prefetch' } })
      assert.equal(prefetched.headers['cache-control'], 'public, max-age=5')
    }
    assert.equal((await raw(server, '/')).headers['cache-control'], 'public, no-cache')
  })

  it('answers 304 to a client with the current ETag, until the content changes', async () => {
    for (const path of ['/api/blogs', '/']) {
      const { headers } = await raw(server, path)
      const known = { 'if-none-match': headers.etag! }
      const again = await raw(server, path, { headers: known })
      assert.equal(again.status, 304)
      assert.equal(again.bytes.length, 0)
      assert.equal(again.headers.etag, headers.etag)
      assert.match(String(again.headers['cache-control']), /no-cache/)
      assert.equal((await raw(server, path, { headers: { 'if-none-match': 'W/"other"' } })).status, 200)
      await server.call('POST /api/addBlog', { as: admin, body: blog(`After ${path}`) })
      const changed = await raw(server, path, { headers: known })
      assert.equal(changed.status, 200)
      assert.notEqual(changed.headers.etag, headers.etag)
    }
  })

  it('ignores unknown query parameters, and caches nothing under them', async () => {
    const { cache } = server.server
    const plain = await raw(server, '/api/blogs?limit=5')
    for (const junk of [
      'limit=5&x=1',
      'x=1&limit=5',
      'limit=5&limit=6',
      'limit=5&',
      'limit=5&__proto__=1',
      'limit=5&utm_source=%FF',
      `limit=5&y=${'z'.repeat(3000)}`,
    ]) {
      const { status, bytes, headers } = await raw(server, `/api/blogs?${junk}`)
      assert.equal(status, 200)
      assert.deepEqual(bytes, plain.bytes, junk)
      assert.equal(headers.link, plain.headers.link, junk)
      assert.equal(cache.get(`/api/blogs?${junk}`), undefined, `${junk} is in the cache`)
    }
    const page = await raw(server, '/')
    const before = renderings()
    for (const junk of ['x=1', '_routes=root', 'lang=xx', 'LANG=bn', `a=${'b'.repeat(3000)}`]) {
      for (const method of ['GET', 'HEAD']) {
        const { status, headers } = await raw(server, `/?${junk}`, { method })
        assert.equal(status, 200)
        assert.equal(headers.etag, page.headers.etag, junk)
      }
      assert.equal(cache.get(`en /?${junk}`), undefined)
    }
    assert.equal(renderings(), before, 'junk made the server render again')
  })

  it('links to the next page with known parameters only, no matter which request came first', async () => {
    for (const junk of [`x=${'y'.repeat(10_000)}&limit=3`, 'lang=bn&limit=3&limit=9']) {
      await server.call('POST /api/addBlog', { as: admin, body: blog('Clears the cache') })
      const { headers } = await raw(server, `/api/blogs?${junk}`)
      assert.match(String(headers.link).slice(0, 200), /^<\/api\/blogs\?limit=3&after=[\da-f-]{36}>; rel="next"$/)
    }
    const search = await raw(server, '/api/searchCourse?utm_source=x&q=%20%20english%20&limit=1')
    assert.match(
      String(search.headers.link),
      /^<\/api\/searchCourse\?limit=1&q=english&after=[\da-f-]{36}>; rel="next"$/,
    )
    const users = await server.call('GET /api/user?x=1&limit=1', { as: admin })
    assert.match(users.headers.get('link')!, /^<\/api\/user\?limit=1&after=[\da-f-]{36}>; rel="next"$/)
  })

  it('does not cache part of a page’s data as all of it', async () => {
    const part = await raw(server, '/_.data?_routes=child')
    const whole = await raw(server, '/_.data')
    assert.equal(whole.status, 200)
    assert.match(whole.text, /"title"/)
    assert.doesNotMatch(part.text, /"title"/)
    assert.equal((await raw(server, '/_.data?_routes=child')).text, part.text)
    assert.equal((await raw(server, '/_.data?x=1')).text, whole.text)
  })

  it('renders one page for all unknown addresses, and answers it from the cache', async () => {
    const first = await raw(server, '/nowhere-at-all')
    assert.equal(first.status, 404)
    const before = renderings()
    for (const path of ['/elsewhere', '/a/b/c', '/nowhere?x=1', '/nowhere/']) {
      for (const method of ['GET', 'HEAD']) {
        const again = await raw(server, path, { method })
        assert.equal(again.status, 404)
        assert.equal(again.headers.etag, first.headers.etag)
      }
    }
    assert.equal(renderings(), before)
    const known = { 'if-none-match': String(first.headers.etag) }
    assert.equal((await raw(server, '/elsewhere', { headers: known })).status, 404)
  })

  it('caches each language separately', async () => {
    const bengali = await raw(server, '/', { headers: { cookie: 'lang=bn' } })
    assert.equal(bengali.headers['content-language'], 'bn')
    assert.match(String(bengali.headers.vary), /Cookie/)
    assert.equal((await raw(server, '/')).headers['content-language'], 'en')
    const chosen = await raw(server, '/?lang=bn')
    assert.match(String(chosen.headers['set-cookie']), /^lang=bn; Path=\//)
    for (const header of [undefined, { cookie: 'lang=en' }]) {
      const { headers } = await raw(server, '/', header ? { headers: header } : {})
      assert.equal(headers['content-language'], 'en')
      assert.equal(headers['set-cookie'], undefined)
    }
  })

  it('marks the language cookie as Secure when the site is https', async () => {
    assert.doesNotMatch(String((await raw(server, '/?lang=bn')).headers['set-cookie']), /Secure/)
    const secure = await startTestServer({ env: REAL, publicUrl: 'https://porua.example' })
    try {
      addPlainSite(secure)
      for (const time of ['first', 'cached']) {
        const { headers } = await raw(secure, '/?lang=bn', { headers: { cookie: 'lang=bn' } })
        assert.match(String(headers['set-cookie']), /^lang=bn; Path=\/; Max-Age=31536000; SameSite=Lax; Secure$/, time)
      }
    } finally {
      await secure.close()
    }
  })

  it('allows a page’s own scripts by hash, and none that got into it with a text', async () => {
    const injected = 'alert(1)'
    const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
    await server.call('POST /api/addBlog', { as: admin, body: blog(`<script>${injected}</script>`) })
    const { headers, text } = await raw(server, '/')
    const [, own = ''] = /<script>(window.+?)<\/script>/.exec(text) ?? []
    assert.match(text, /<h1><script>alert/)
    assert.ok(String(headers['content-security-policy']).includes(`script-src 'self' ${hashOf(own)};`))
    assert.ok(!String(headers['content-security-policy']).includes(hashOf(injected)))
    assert.doesNotMatch(text, /nonce/)
  })

  it('sends security headers with every answer', async () => {
    for (const path of ['/', '/nowhere', '/api/books', '/api/user', '/api/nothing', '/media/x', '/identity/token']) {
      const { headers } = await raw(server, path, { headers: { origin: 'https://evil.example' } })
      assert.equal(headers['x-content-type-options'], 'nosniff', path)
      assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin', path)
      assert.match(String(headers['content-security-policy']), /frame-ancestors 'none'/, path)
      assert.equal(headers['access-control-allow-origin'], undefined, path)
      assert.match(String(headers['content-type']), /^(application\/json|text\/html; charset=utf-8)$/, path)
    }
    const { headers } = await raw(server, '/')
    assert.match(String(headers['content-security-policy']), /object-src 'none'; base-uri 'none'/)
    for (const overHttps of [dataHeaders(true), pageHeaders(true, [])]) {
      assert.equal(overHttps['strict-transport-security'], 'max-age=31536000; includeSubDomains')
    }
  })

  it('serves no file but the site’s own', async () => {
    for (const path of [
      '/.git/config',
      '/.git/HEAD',
      '/package.json',
      '/server/main.ts',
      '/.env',
      '/ops/compose.yaml',
    ]) {
      assert.equal((await raw(server, path)).status, 404, path)
    }
  })

  it('does not redirect off the site for a path with two slashes', async () => {
    for (const path of ['//evil.example/', '//evil.example/api/blogs', '/\\evil.example', '/api//blogs']) {
      const { status, headers, text } = await raw(server, path)
      assert.ok([400, 404].includes(status), `${path}: ${status}`)
      assert.equal(headers.location, undefined)
      assert.doesNotMatch(text, /"title"/)
    }
  })

  it('answers unusual methods and malformed requests without a server error', async () => {
    const host = new URL(server.url).host
    const send = (lines: string[]) => conversation(openSocket(server), `${lines.join('\r\n')}\r\n\r\n`)
    const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0)
    for (const method of ['TRACE', 'PROPFIND', 'PURGE', 'OPTIONS', 'PATCH', 'DELETE', 'SEARCH', 'LINK']) {
      for (const path of ['/api/books', '/', '/media/x']) {
        const answer = await send([`${method} ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: close'])
        assert.equal(statusOf(answer), 404, `${method} ${path}`)
        assert.match(answer, /"error":"not_found"/)
      }
    }
    for (const [line, ...headers] of [
      ['FOO / HTTP/1.1'],
      ['get / HTTP/1.1'],
      ['CONNECT evil.example:443 HTTP/1.1'],
      ['OPTIONS * HTTP/1.1'],
      ['GET / HTTP/1.1', 'Host: a b'],
      ['GET / HTTP/1.1', 'Host: [::1'],
      ['GET / HTTP/1.1', 'Host: ', 'Host: evil.example'],
      ['GET / HTTP/1.1', `Host: ${host}`, `X: ${'x'.repeat(20_000)}`],
      ['POST /api/contact HTTP/1.1', `Host: ${host}`, 'Content-Length: 5', 'Transfer-Encoding: chunked'],
      ['POST /api/contact HTTP/1.1', `Host: ${host}`, 'Content-Length: -1'],
      ['GET / HTTP/1.1', `Host: ${host}`, 'Expect: something'],
      ['GET http://evil.example/ HTTP/1.1', `Host: ${host}`],
      ['GET /%00 HTTP/1.1', `Host: ${host}`],
      ['GET /api/blog/%E0%A4%A HTTP/1.1', `Host: ${host}`],
    ] as [string, ...string[]][]) {
      const answer = await send([line, ...headers, 'Connection: close'])
      assert.ok(![500, 502, 503].includes(statusOf(answer)), `${line} ${headers.join(' ')}: ${answer.slice(0, 200)}`)
    }
    assert.equal((await server.call('GET /api/health')).status, 200)
  })

  it('shows a change to every reader at once', async () => {
    let reading = true
    const readers = Array.from({ length: 6 }, async () => {
      while (reading) await Promise.all([raw(server, '/api/blogs?limit=1'), raw(server, '/')])
    })
    try {
      for (let index = 0; index < 15; index++) {
        const title = `Fresh ${index}`
        assert.equal((await server.call('POST /api/addBlog', { as: admin, body: blog(title) })).status, 200)
        const [list, page] = await Promise.all([raw(server, '/api/blogs?limit=1'), raw(server, '/')])
        assert.match(list.text, new RegExp(title))
        assert.match(page.text, new RegExp(title))
      }
    } finally {
      reading = false
      await Promise.all(readers)
    }
  })
})

describe('two servers on one PostgreSQL', () => {
  it('shows one server’s changes on the other within a second, in pages and calls', async () => {
    const env = SHARED_SECRETS
    const one = await startTestServer({ database: 'postgres', env })
    const other = await startTestServer({ sameDatabaseAs: one, env })
    try {
      addPlainSite(other)
      const admin = await one.person('admin')
      for (let index = 0; index < 4; index++) {
        const title = `Over there ${index}`
        for (const path of ['/api/blogs?limit=1', '/'])
          assert.doesNotMatch((await raw(other, path)).text, /there [^\d]/)
        await one.call('POST /api/addBlog', { as: admin, body: blog(title) })
        const began = performance.now()
        for (const path of ['/api/blogs?limit=1', '/']) {
          while (!(await raw(other, path)).text.includes(title)) {
            assert.ok(performance.now() - began < 1000, `${path} is still the old one`)
            await wait(20)
          }
        }
      }
      // A session opened on one server works on the other, and ends on both.
      const person = await register(one)
      const ask = (server: TestServer) =>
        server.call(`GET /api/user/${person.email}`, { headers: { authorization: `Bearer ${person.token}` } })
      assert.equal((await ask(other)).status, 200)
      await one.call('POST /api/signOut', { headers: { authorization: `Bearer ${person.token}` } })
      assert.equal((await ask(other)).status, 401)
    } finally {
      await other.close()
      await one.close()
    }
  })
})
