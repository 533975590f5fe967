// Terms and refund policy: default texts, versions, receipts that name them, and the seller's details.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { addShippedPolicies, stillShipped } from '#server/modules/orders/policies/shipped-texts.ts'
import { openShop, type Shop } from '../../helpers/orders/shop.ts'
import { REAL } from '../../helpers/real-mode.ts'
import { startTestServer, type Person, type TestServer } from '../../helpers/test-server.ts'

const DAY_MS = 86_400_000
const TEXTS = { summaryEn: 'Be kind.', textEn: '## Kindness', summaryBn: 'সদয় হোন।', textBn: '## সদয়তা' }

describe('policies', () => {
  let server: TestServer
  let admin: Person

  before(async () => {
    server = await startTestServer({ cards: true })
    admin = await server.person('admin')
  })
  after(() => server.close())

  const read = async (policy: string, query = '') => (await server.call(`GET /api/policy/${policy}${query}`)).json
  const save = (policy: string, body: object, as = admin) => server.call(`PUT /api/policy/${policy}`, { as, body })

  it('begins with the shipped texts in both languages, once', async () => {
    await addShippedPolicies(server.deps.db, new Date())
    assert.deepEqual(await stillShipped(server.deps.db), ['/terms', '/refunds'])
    for (const policy of ['terms', 'refunds']) {
      const { version, until, summary, html, versions } = await read(policy)
      assert.deepEqual([version, until, versions.length], [1, null, 1])
      assert.match(summary.bn, /[ঀ-৿]/)
      assert.match(html.en, /<h2>.+<\/h2>\n<p>/)
      assert.match(html.bn, /<h2>[ঀ-৿]/)
      assert.doesNotMatch(html.en + html.bn, /<h1|\[|\]\(/)
    }
  })

  it('refuses a text that cannot be shown', async () => {
    const before = await read('terms')
    const { status, json } = await save('terms', { ...TEXTS, textBn: '['.repeat(10_000) })
    assert.deepEqual([status, json.error], [422, 'too_complex'])
    assert.equal((await read('terms')).version, before.version)
  })

  it('saves a new version, in force at once, and keeps the earlier one', async () => {
    const before = await read('terms')
    server.advanceClock(DAY_MS)
    const { status, json } = await save('terms', { ...TEXTS, revision: before.version })
    assert.deepEqual([status, json], [200, { modifiedCount: 1 }])

    const now = await read('terms')
    assert.deepEqual([now.version, now.summary.en, now.html.bn], [before.version + 1, 'Be kind.', '<h2>সদয়তা</h2>\n'])
    const earlier = await read('terms', `?version=${before.version}`)
    assert.deepEqual([earlier.html, earlier.since, earlier.until], [before.html, before.since, now.since])
    assert.deepEqual(now.versions, [{ version: now.version, since: now.since }, ...before.versions])

    const { json: text } = await server.call('GET /api/policyText/terms', { as: admin })
    assert.deepEqual([text.revision, text.textEn, text.versions[0].savedBy], [now.version, TEXTS.textEn, admin.email])
    assert.equal(text.versions.at(-1).savedBy, null)
    const { json: audit } = await server.call('GET /api/audit?limit=1', { as: admin })
    assert.deepEqual(
      [audit[0].kind, audit[0].what, audit[0].name, audit[0].difference.textEn[1]],
      ['policy', 'change', `Terms ${now.version}`, TEXTS.textEn],
    )
  })

  it('refuses a save made from an older version, and makes none of an unchanged text', async () => {
    const { version } = await read('terms')
    const outdated = await save('terms', { ...TEXTS, textEn: 'Other', revision: version - 1 })
    assert.deepEqual([outdated.status, outdated.json.error], [409, 'changed_meanwhile'])
    assert.equal((await save('terms', { ...TEXTS, revision: version })).status, 200)
    assert.equal((await read('terms')).version, version)
  })

  it('lets one of two saves made at once win', async () => {
    assert.deepEqual(await stillShipped(server.deps.db), ['/refunds'])
    const { version } = await read('refunds')
    const both = await Promise.all(['A', 'B'].map((textEn) => save('refunds', { ...TEXTS, textEn, revision: version })))
    assert.deepEqual(new Set(both.map(({ status }) => status)), new Set([200, 409]))
    assert.equal((await read('refunds')).version, version + 1)
  })

  it('restores an earlier version by saving its text again', async () => {
    const { json: first } = await server.call('GET /api/policyText/refunds?version=1', { as: admin })
    const { versions, policy: _, revision: __, ...texts } = first
    await save('refunds', { ...texts, revision: versions[0].version })
    const now = await read('refunds')
    assert.deepEqual([now.version, now.html], [versions[0].version + 1, (await read('refunds', '?version=1')).html])
  })

  it('renders Markdown without raw HTML, scripts or foreign pictures', async () => {
    const text = '# Hi <b>x</b>\n\n[a](javascript:alert(1)) ![b](https://evil.test/b.png) <script>alert(1)</script>'
    const { json } = await server.call('POST /api/policyPreview', { as: admin, body: { text } })
    assert.doesNotMatch(json.html, /<(b|script|img|a)\b/)
    await save('terms', { ...TEXTS, textEn: text })
    assert.equal((await read('terms')).html.en, json.html)
  })

  it('does not find versions and policies that do not exist', async () => {
    const paths = { 'terms?version=999': 404, privacy: 404, 'terms?version=0': 422, 'terms?version=x': 422 }
    for (const [path, status] of Object.entries(paths)) {
      assert.equal((await server.call(`GET /api/policy/${path}`)).status, status, path)
    }
  })

  it('never changes or deletes a version', async () => {
    const { db } = server.deps
    await assert.rejects(db.execute(sql`update policy_versions set text_en = ''`))
    await assert.rejects(db.execute(sql`delete from policy_versions`))
  })

  it('keeps the version when its editor is deleted', async () => {
    const editor = await server.person('admin')
    await save('terms', { ...TEXTS, textEn: 'Written by somebody who left' }, editor)
    assert.equal((await server.call(`DELETE /api/user/${editor.id}`, { as: admin })).status, 200)
    const { json } = await server.call('GET /api/policyText/terms', { as: admin })
    assert.deepEqual([json.textEn, json.versions[0].savedBy], ['Written by somebody who left', null])
  })

  describe('on receipts', () => {
    let shop: Shop
    before(async () => {
      shop = await openShop(server)
    })

    it('names the versions in force at the payment, however they change later', async () => {
      const { buyer, orderId, clientSecret } = await shop.basket(await shop.course({ price: 20 }))
      await server.sandbox().pay(clientSecret)
      await shop.enrol(buyer, orderId)
      const accepted = { terms: (await read('terms')).version, refunds: (await read('refunds')).version }
      await save('terms', { ...TEXTS, textEn: 'Changed after the payment' })
      const receipt = await server.call(`GET /api/receipt/${orderId}`, { as: buyer })
      assert.deepEqual(receipt.json.accepted, accepted)
      const [mail] = await shop.mailTo(buyer)
      for (const words of [
        `/terms?version=${accepted.terms}`,
        `/refunds?version=${accepted.refunds}`,
        'By paying, you accepted',
        'Seller: Porua',
        'Address: Dhaka, Bangladesh',
        'Phone: +880 0000 000000',
      ]) {
        assert.ok(mail!.body.includes(words), words)
      }
    })

    it('names none on the receipt of a free order', async () => {
      const buyer = await server.person()
      const free = await shop.course({ price: 0 })
      const { json } = await server.call('POST /api/order', { as: buyer, body: { id: free } })
      const receipt = await server.call(`GET /api/receipt/${json.insertedId}`, { as: buyer })
      assert.equal(receipt.json.accepted, null)
      assert.ok(!(await shop.mailTo(buyer))[0]!.body.includes('/terms'))
    })
  })
})

describe('the seller', () => {
  const sellerOf = async (env: Record<string, string>) => {
    const server = await startTestServer({ env })
    const { json } = await server.call('GET /api/seller')
    await server.close()
    return json
  }

  it('is what the installation sets, with the refund rules in one sentence', async () => {
    const { refunds, ...seller } = await sellerOf({
      ...REAL,
      SELLER_NAME: 'Shapla Books Ltd',
      SELLER_NAME_BN: 'শাপলা বুকস লিমিটেড',
      SELLER_ADDRESS: '12 Lake Road, Dhaka 1212',
      SELLER_ADDRESS_BN: '১২ লেক রোড, ঢাকা ১২১২',
      SELLER_PHONE: '+880 1711 000000',
    })
    assert.deepEqual(seller, {
      name: { en: 'Shapla Books Ltd', bn: 'শাপলা বুকস লিমিটেড' },
      address: { en: '12 Lake Road, Dhaka 1212', bn: '১২ লেক রোড, ঢাকা ১২১২' },
      phone: '+880 1711 000000',
      email: REAL.SUPPORT_EMAIL,
    })
    assert.match(refunds.en, /refund all or part/)
  })

  it('is empty in a real installation that sets nothing', async () => {
    const { name, address, phone } = await sellerOf(REAL)
    assert.deepEqual([name, address, phone], [{ en: '', bn: '' }, { en: '', bn: '' }, ''])
  })
})
