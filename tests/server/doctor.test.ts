// `npm run doctor`, as a process: on a healthy installation, and on one where everything is broken.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createSocket } from 'node:dgram'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { startCardSandbox } from '../helpers/orders/card-sandbox.ts'
import { startGateways } from '../helpers/orders/gateways.ts'
import { startHostedIssuer } from '../helpers/people/hosted-issuer.ts'
import { PROCESS_ENV } from '../helpers/product-process.ts'
import { REAL } from '../helpers/real-mode.ts'
import { startS3Server } from '../helpers/files/s3-server.ts'
import { startSmtpSink } from '../helpers/smtp-sink.ts'
import { startTestServer } from '../helpers/test-server.ts'

const DOCTOR = fileURLToPath(new URL('../../scripts/doctor.ts', import.meta.url))
const dir = mkdtempSync(join(tmpdir(), 'porua-doctor-'))
after(() => rmSync(dir, { recursive: true, force: true }))

type Report = { code: number; output: string; states: Record<string, string> }

function examine(env: Record<string, string>): Promise<Report> {
  return new Promise((resolve) => {
    const options = { env: { ...PROCESS_ENV, DATA_DIR: dir, ...env } }
    execFile(process.execPath, [DOCTOR], options, (error, stdout, stderr) => {
      const output = stdout + stderr
      const lines = stdout.trim().split('\n')
      const states = Object.fromEntries(lines.map((line) => [line.slice(9, 20).trim(), line.slice(0, 7).trim()]))
      // Whether ffmpeg is installed depends on the machine.
      delete states.ffmpeg
      resolve({ code: error ? Number(error.code) : 0, output, states })
    })
  })
}

describe('npm run doctor', () => {
  it('finds every service of an installation well, with one line each', async () => {
    const [server, sandbox, gateways, bucket, sink] = await Promise.all([
      startTestServer({ database: 'postgres' }),
      startCardSandbox(),
      startGateways(),
      startS3Server('the-secret-of-the-bucket'),
      startSmtpSink(),
    ])
    const issuer = await startHostedIssuer(['https://porua.example/signedIn'])
    try {
      const { db, now } = server.deps
      for (const payment of gateways.payments({ publicUrl: server.url, now, db: Promise.resolve(db) })) {
        assert.deepEqual(await payment.checkKeys(), [])
      }
      const { code, output, states } = await examine({
        ...sandbox.env,
        ...gateways.env,
        PORUA_MODE: 'demo',
        DATABASE_URL: server.databaseUrl!,
        SMTP_URL: sink.url,
        S3_ENDPOINT: bucket.endpoint,
        S3_BUCKET: 'pictures',
        S3_ACCESS_KEY: 'key',
        S3_SECRET_KEY: 'the-secret-of-the-bucket',
        IDENTITY_MODE: 'oidc',
        OIDC_ISSUER: issuer.issuer,
        OIDC_CLIENT_ID: 'porua',
        TEXT_MESSAGE_URL: bucket.endpoint,
        TEXT_MESSAGE_KEY: 'x',
      })
      assert.equal(code, 0, output)
      const paying = ['cards', 'bkash', 'sslcommerz']
      const names = [
        'settings',
        'database',
        'mail',
        'files',
        ...paying,
        'identity',
        'texts',
        'push',
        'rooms',
        'proxies',
        'disk',
        'clock',
      ]
      assert.deepEqual(states, Object.fromEntries(names.map((name) => [name, 'ok'])), output)
      assert.match(output, /PostgreSQL \d+, schema up to date/)
      assert.match(output, /test mode/)
      const grants = gateways.bkash.requests.filter(({ path }) => path.endsWith('/token/grant'))
      assert.equal(grants.length, 1, 'the token of the product')
      assert.equal(bucket.objects.size, 0)
      assert.deepEqual(sink.mails, [])
    } finally {
      const opened = [server, sandbox, gateways, bucket, sink, issuer]
      await Promise.all(opened.map((each) => each.close()))
    }
  })

  it('says what failed and what to do, and prints no secret', async () => {
    const blocked = join(dir, 'blocked')
    writeFileSync(blocked, 'a file where a folder should be')
    const secret = 'p4ssw0rd'
    const taken = createSocket('udp4').bind(0)
    await once(taken, 'listening')
    const { code, output, states } = await examine({
      ...REAL,
      PUBLIC_URL: 'http://porua.example',
      SMPT_URL: 'smtp://porua.example',
      STRIPE_SECRET_KEY: '',
      STRIPE_PUBLISHABLE_KEY: '',
      STRIPE_WEBHOOK_SECRET: '',
      SSLCOMMERZ_URL: 'https://127.0.0.1:1',
      SSLCOMMERZ_STORE_ID: 'porua',
      SSLCOMMERZ_STORE_PASSWORD: secret,
      DATA_DIR: blocked,
      ROOM_PORT: String(taken.address().port),
      DATABASE_URL: `postgres://porua:${secret}@127.0.0.1:1/porua`,
      SMTP_URL: `smtps://porua:${secret}@127.0.0.1:2525`,
      SOCIAL_OIDC_ISSUER: 'http://127.0.0.1:1',
      SOCIAL_OIDC_CLIENT_ID: 'porua',
      SOCIAL_OIDC_CLIENT_SECRET: secret,
    })
    taken.close()
    assert.equal(code, 1)
    assert.deepEqual(states, {
      settings: 'warning',
      database: 'failed',
      mail: 'failed',
      files: 'failed',
      cards: 'ok',
      bkash: 'ok',
      sslcommerz: 'failed',
      identity: 'ok',
      'third party': 'failed',
      seller: 'warning',
      push: 'warning',
      rooms: 'failed',
      proxies: 'ok',
      disk: 'ok',
    })
    for (const advice of ['DATABASE_URL', 'SMTP_URL', 'DATA_DIR', 'SOCIAL_OIDC_ISSUER']) {
      assert.match(output, new RegExp(`look at ${advice}`))
    }
    assert.match(output, /set SELLER_NAME, SELLER_ADDRESS, SELLER_PHONE/)
    assert.match(output, /PUBLIC_URL is plain http/)
    assert.match(output, /UDP port \d+ is in use by another program: end it, or set ROOM_PORT/)
    assert.match(output, /SMPT_URL is not a variable of Porua’s: is SMTP_URL meant\?/)
    assert.match(output, /port 2525 begins without TLS, so write smtp:\/\//)
    assert.match(output, /none in front \(TRUSTED_PROXIES is 0\)/)
    assert.doesNotMatch(output, new RegExp(`${secret}|${REAL.ACCESS_TOKEN_SECRET}`))
  })

  it('asks Firebase’s emulator whether it answers', async () => {
    const emulator = createServer((_request, response) => response.end('{}')).listen(0, '127.0.0.1')
    await once(emulator, 'listening')
    const { port } = emulator.address() as AddressInfo
    const look = (host: string) =>
      examine({
        PORUA_MODE: 'demo',
        IDENTITY_MODE: 'firebase',
        FIREBASE_PROJECT_ID: 'demo-porua',
        FIREBASE_API_KEY: 'key',
        FIREBASE_AUTH_EMULATOR_HOST: host,
      })
    const up = await look(`127.0.0.1:${port}`)
    emulator.close()
    const down = await look('127.0.0.1:1')
    assert.equal(up.states.identity, 'ok', up.output)
    assert.match(up.output, /Firebase, project demo-porua, at the emulator/)
    assert.equal(down.states.identity, 'failed', down.output)
    assert.match(down.output, /cannot be reached/)
  })

  it('names the variable that keeps the product from starting', async () => {
    const { code, output } = await examine({ ...REAL, MAIL_FROM: '' })
    assert.deepEqual([code, output], [1, 'failed   settings     MAIL_FROM must be set (PORUA_MODE is real)\n'])
  })
})
