// Connections that are slow, break off, or are still open when the server stops.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { Agent } from 'node:http'
import type { Socket } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { conversation, openSocket, raw } from '../helpers/raw-request.ts'
import { startTestServer, type TestServer } from '../helpers/test-server.ts'

describe('slow clients and shutdown', () => {
  let server: TestServer
  before(async () => void (server = await startTestServer()))
  after(() => server.close())

  it('disconnects slow clients without making others wait', async () => {
    const http = server.listening.server
    assert.equal(http.headersTimeout, 10_000)
    assert.equal(http.requestTimeout, 30_000)
    // Shorter timeouts, so that the test need not wait for the real ones.
    http.headersTimeout = 1500
    http.requestTimeout = 2500
    const { host } = new URL(server.url)
    const drip = (socket: Socket) => setInterval(() => socket.write('x'), 100).unref()
    const slow = Array.from({ length: 40 }, (_, index) => {
      const socket = openSocket(server)
      const isBody = index % 2 === 1
      const head = `POST /api/payments/webhook HTTP/1.1\r\nHost: ${host}\r\n`
      const end = conversation(socket, isBody ? `${head}Content-Length: 100000\r\n\r\n` : `${head}X-Slow: `)
      const timer = drip(socket)
      // A client that is still writing when the server disconnects may see an error.
      return end.catch(() => '').finally(() => clearInterval(timer))
    })
    try {
      const began = performance.now()
      for (let index = 0; index < 20; index++) assert.equal((await raw(server, '/api/health')).status, 200)
      assert.ok(performance.now() - began < 5000, 'others had to wait')
      const answers = await Promise.race([Promise.all(slow), wait(15_000, undefined, { ref: false })])
      assert.ok(answers, 'the slow ones are still connected')
      for (const answer of answers) assert.ok(answer === '' || answer.startsWith('HTTP/1.1 408'), answer.slice(0, 100))
    } finally {
      http.headersTimeout = 10_000
      http.requestTimeout = 30_000
    }
  })

  describe('clients that do not read', () => {
    const BLOG_COUNT = 12
    let path: string
    before(async () => {
      const admin = await server.person('admin')
      const [{ _id: _, revision: __, ...like }] = (await server.call('GET /api/blogs?limit=1')).json
      for (let index = 0; index < BLOG_COUNT; index++) {
        const body = { ...like, title: `Long ${index}`, description: 'ক'.repeat(100_000) }
        assert.equal((await server.call('POST /api/addBlog', { as: admin, body })).status, 200)
      }
      path = `/api/blogs?limit=${BLOG_COUNT}`
    })

    /** A connection that has requested 3.6 MB several times, together with the server's end of it. */
    async function requestMany(times: number, ending = ''): Promise<{ socket: Socket; end: Socket }> {
      const connected = once(server.listening.server, 'connection')
      const socket = openSocket(server)
      socket.pause()
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${new URL(server.url).host}\r\n${ending}\r\n`.repeat(times))
      const [end] = (await connected) as [Socket]
      return { socket, end }
    }

    /** Runs with a shorter timeout, so that the test need not wait for the real one. */
    async function withTimeout(ms: number, work: () => Promise<void>): Promise<void> {
      const http = server.listening.server
      assert.equal(http.timeout, 30_000)
      http.timeout = ms
      try {
        await work()
      } finally {
        http.timeout = 30_000
      }
    }

    it('disconnects a client that does not read its answers', () =>
      withTimeout(1000, async () => {
        const { socket, end } = await requestMany(8)
        if (!end.destroyed) await once(end, 'close')
        socket.destroy()
      }))

    it('immediately disconnects a client that keeps sending requests without reading', async () => {
      const { socket, end } = await requestMany(1000)
      if (!end.destroyed) await once(end, 'close')
      socket.destroy()
      assert.equal((await raw(server, '/api/health')).status, 200)
    })

    it('waits for a slow reader as long as it reads something', () =>
      withTimeout(2000, async () => {
        const { socket } = await requestMany(4, 'Connection: keep-alive\r\n')
        let received = 0
        const began = performance.now()
        while (performance.now() - began < 5000) {
          received += (socket.read() as Buffer | null)?.length ?? 0
          await wait(100)
        }
        socket.on('data', (chunk: Buffer) => (received += chunk.length)).resume()
        while (received < 4 * BLOG_COUNT * 300_000) {
          assert.ok(!socket.destroyed, 'it was cut off')
          await wait(50)
        }
        socket.destroy()
      }))
  })

  it('survives clients that leave in the middle of an upload', async () => {
    const person = await server.person()
    const { host } = new URL(server.url)
    for (let index = 0; index < 10; index++) {
      const socket = openSocket(server)
      socket.write(
        `POST /api/media HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${person.token}\r\n` +
          `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n--x\r\n`,
      )
      await wait(10)
      socket.destroy()
    }
    await wait(50)
    assert.equal((await server.call('GET /api/ready')).status, 200)
  })

  it('finishes pending requests before it stops, and accepts no new ones', async () => {
    const agent = new Agent({ keepAlive: true })
    const idle = openSocket(server)
    await once(idle, 'connect')
    await raw(server, '/api/health', { agent })
    // The embedded database has one connection, so holding it makes the other requests wait.
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const holding = server.deps.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      await held
    })
    await wait(100)
    const pending = [raw(server, '/api/ready', { agent }), raw(server, '/api/ready')]
    await wait(100)
    const began = performance.now()
    let drained = () => {}
    const closing = server.listening.close(new Promise<void>((resolve) => (drained = resolve)))
    // After a failed health check a proxy sends nothing more. Until then, everything is served.
    assert.equal((await raw(server, '/api/health')).status, 503)
    const late = await raw(server, '/api/openapi.json', { agent: new Agent({ keepAlive: true }) })
    assert.deepEqual([late.status, late.headers.connection], [200, 'close'])
    drained()
    await wait(100)
    await assert.rejects(raw(server, '/api/health'), { code: 'ECONNREFUSED' })
    release()
    await holding
    for (const { status, text } of await Promise.all(pending)) {
      assert.equal(status, 200)
      assert.equal(text, '{"status":"ready"}')
    }
    await closing
    assert.ok(performance.now() - began < 3000, 'it waited for idle connections')
    agent.destroy()
    idle.destroy()
  })
})
