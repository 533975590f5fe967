// Which environment variables are accepted, and how bad ones are refused.
import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { configWarnings } from '#server/config-warnings.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import { LIMITS } from '#server/http/rate-limit.ts'
import { STRIPE_KEYS } from '../helpers/orders/no-cards.ts'

describe('the configuration', () => {
  const real = {
    PORUA_MODE: 'real',
    PUBLIC_URL: 'https://porua.example/',
    ACCESS_TOKEN_SECRET: 'x'.repeat(32),
    IDENTITY_SECRET: 'y'.repeat(32),
    SMTP_URL: 'smtps://mail.example',
    MAIL_FROM: 'Porua <no-reply@porua.example>',
    SUPPORT_EMAIL: 'help@porua.example',
    ...STRIPE_KEYS,
  }
  const NEEDED = ['PUBLIC_URL', 'ACCESS_TOKEN_SECRET', 'IDENTITY_SECRET', 'SMTP_URL', 'MAIL_FROM', 'SUPPORT_EMAIL']
  const refusal = (environment: Record<string, string>) => {
    try {
      readConfig(environment)
    } catch (error) {
      assert.ok(error instanceof ConfigError)
      return error.message
    }
    return undefined
  }

  it('runs as a demo by default, and in real mode once any hosted service is configured', () => {
    assert.equal(readConfig({}).mode, 'demo')
    assert.equal(readConfig(real).publicUrl, 'https://porua.example')
    for (const name of ['PUBLIC_URL', 'ACCESS_TOKEN_SECRET', 'IDENTITY_SECRET', 'SMTP_URL'] as const) {
      assert.match(refusal({ [name]: real[name] })!, /must be set \(PORUA_MODE is real\)/)
    }
    assert.match(refusal({ DATABASE_URL: 'postgres://db/porua' })!, /PUBLIC_URL, ACCESS_TOKEN_SECRET/)
  })

  it('reads a secret from the file that a vault wrote', () => {
    const folder = mkdtempSync(join(tmpdir(), 'porua-secret-'))
    const file = join(folder, 'secret')
    writeFileSync(file, `${'z'.repeat(32)}\n`)
    const { IDENTITY_SECRET: _, ...rest } = real
    assert.equal(readConfig({ ...rest, IDENTITY_SECRET_FILE: file }).identitySecret, 'z'.repeat(32))
    assert.match(refusal({ ...real, IDENTITY_SECRET_FILE: file })!, /^IDENTITY_SECRET, IDENTITY_SECRET_FILE: only one/)
    assert.match(
      refusal({ ...rest, IDENTITY_SECRET_FILE: join(folder, 'none') })!,
      /^IDENTITY_SECRET_FILE: there is no/,
    )
    rmSync(folder, { recursive: true })
  })

  it('takes the keys of a local payment method all or none, and in demo mode sandboxes only', () => {
    const bkash = { BKASH_USERNAME: 'u', BKASH_PASSWORD: 'p', BKASH_APP_KEY: 'k', BKASH_APP_SECRET: 's' }
    const sslcommerz = { SSLCOMMERZ_STORE_ID: 'porua', SSLCOMMERZ_STORE_PASSWORD: 'p' }
    assert.equal(readConfig({ ...real, ...bkash }).gateways.bkash?.url, 'https://tokenized.pay.bka.sh')
    assert.equal(readConfig({ ...real, ...sslcommerz }).gateways.sslcommerz?.url, 'https://securepay.sslcommerz.com')
    assert.deepEqual(readConfig(real).gateways, { sslcommerz: undefined, bkash: undefined })
    for (const name of [...Object.keys(bkash), ...Object.keys(sslcommerz)]) {
      const message = refusal({ ...real, ...bkash, ...sslcommerz, [name]: '' })
      assert.match(message!, new RegExp(`^${name} must be set`))
    }
    for (const name of ['SSLCOMMERZ_URL', 'BKASH_URL']) {
      assert.match(refusal({ ...real, [name]: 'http://127.0.0.1:1' })!, new RegExp(`^${name} must be an https`))
      assert.match(refusal({ ...real, [name]: 'http://pay.example' })!, new RegExp(`^${name}: must be an https`))
    }
    const demo = { PORUA_MODE: 'demo', ...bkash, ...sslcommerz }
    assert.match(refusal(demo)!, /^SSLCOMMERZ_URL: demo mode takes the sandbox only/)
    const sandboxes = { SSLCOMMERZ_URL: 'https://sandbox.sslcommerz.com', BKASH_URL: 'http://127.0.0.1:7' }
    assert.equal(refusal({ ...demo, ...sandboxes }), undefined)
  })

  it('names missing or short secrets in real mode without showing them', () => {
    for (const name of NEEDED) {
      assert.match(refusal({ ...real, [name]: '' })!, new RegExp(`^${name} must be set`))
    }
    for (const name of ['ACCESS_TOKEN_SECRET', 'IDENTITY_SECRET']) {
      const message = refusal({ ...real, [name]: 'short-secret' })!
      assert.match(message, new RegExp(`^${name}: `))
      assert.doesNotMatch(message, /short-secret/)
    }
  })

  it('refuses unknown values of the configuration', () => {
    for (const [name, value] of [
      ['PORUA_MODE', 'production'],
      ['PORT', 'eighty'],
      ['PORT', '70000'],
      ['LOG_LEVEL', 'loud'],
      ['PUBLIC_URL', 'porua.example'],
      ['PUBLIC_URL', 'javascript:alert(1)'],
      ['DATABASE_URL', 'mysql://db'],
      ['SMTP_URL', 'http://mail.example'],
      ['IDENTITY_MODE', 'magic'],
      ['DRAIN_SECONDS', '-1'],
      ['TRUSTED_PROXIES', '-1'],
      ['TRUSTED_PROXIES', 'all'],
      ['OPEN_CATALOGUE', 'yes'],
      ['CONTACT_FORM_URL', 'http://forms.example'],
      ['MAIL_FROM', 'Porua'],
      ['SUPPORT_EMAIL', 'help.porua.example'],
      ['RATE_LIMITS', 'signIn=5'],
      ['RATE_LIMITS', 'signInPair'],
      ['RATE_LIMITS', 'signInPair=0'],
      ['RATE_LIMITS', 'signInPair=5/0'],
      ['RATE_LIMITS', 'constructor=5'],
    ] as const) {
      assert.match(refusal({ ...real, [name]: value }) ?? 'nothing', new RegExp(`^${name}: `), `${name}=${value}`)
    }
  })

  it('takes other rate limits, and leaves the rest as they are', () => {
    const { rateLimits } = readConfig({ RATE_LIMITS: 'signInPair=5, contactAddress=20/60' })
    const changed = { signInPair: { max: 5, seconds: 600 }, contactAddress: { max: 20, seconds: 60 } }
    assert.deepEqual(rateLimits, { ...LIMITS, ...changed })
  })

  it('refuses equal secrets, and metrics on all interfaces without a token', () => {
    assert.match(
      refusal({ ...real, IDENTITY_SECRET: real.ACCESS_TOKEN_SECRET })!,
      /each needs a random value of its own/,
    )
    const open = { ...real, METRICS_PORT: '9100', METRICS_HOST: '0.0.0.0' }
    assert.match(refusal(open)!, /^METRICS_TOKEN must be set/)
    assert.equal(refusal({ ...open, METRICS_TOKEN: 'm'.repeat(32) }), undefined)
    assert.equal(refusal({ ...open, METRICS_HOST: '127.0.0.1' }), undefined)
  })

  it('warns of plain http and of unused settings in real mode', () => {
    const warnings = (changes: Record<string, string>) => configWarnings(readConfig({ ...real, ...changes }))
    assert.deepEqual(warnings({}), [])
    assert.match(warnings({ PUBLIC_URL: 'http://porua.example' })[0]!, /^PUBLIC_URL is plain http/)
    assert.match(warnings({ JITSI_URL: 'https://meet.example' })[0]!, /^JITSI_\* is set but not used: set ROOMS=jitsi/)
    assert.deepEqual(configWarnings(readConfig({ PORUA_MODE: 'demo', PUBLIC_URL: 'http://127.0.0.1:3000' })), [])
  })

  it('describes every rate limit in docs/operating.md, with its default', () => {
    const docs = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8')
    const listed = [...docs.matchAll(/^\| `(\w+)` +\| (\d+)\/(\d+) +\|/gm)]
    const defaults = Object.entries(LIMITS).map(([name, { max, seconds }]) => [name, String(max), String(seconds)])
    assert.deepEqual(
      listed.map(([, ...cells]) => cells),
      defaults,
    )
  })

  it('keeps the demo on loopback', () => {
    for (const HOST of ['0.0.0.0', '::', '192.168.0.7', 'porua.example', '127.0.0.1.evil.example', '']) {
      const message = refusal({ PORUA_MODE: 'demo', HOST })
      if (HOST) assert.match(message!, /^HOST must be a loopback address/)
      else assert.equal(message, undefined)
    }
    for (const HOST of ['127.0.0.1', 'localhost', '::1']) assert.equal(refusal({ PORUA_MODE: 'demo', HOST }), undefined)
    assert.equal(readConfig({ ...real, HOST: '0.0.0.0' }).host, '0.0.0.0')
  })

  it('lists every variable in .env.example and in docs/operating.md', () => {
    const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
    const known = [...read('server/config.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)]
    const listed = [...read('.env.example').matchAll(/^#([A-Z][A-Z0-9_]+)=/gm)]
    assert.ok(known.length > 30)
    const names = new Set(known.map(([, name]) => name))
    assert.deepEqual(new Set(listed.map(([, name]) => name)), names)
    const table = /\| variable [^]*?\n\n/.exec(read('docs/operating.md'))![0]
    const explained = [...table.matchAll(/^\| ([^|]+)\|/gm)].flatMap(([, cell]) => [
      ...cell!.matchAll(/`([A-Z][A-Z0-9_]+)`/g),
    ])
    assert.deepEqual(new Set(explained.map(([, name]) => name)), names)
  })
})
