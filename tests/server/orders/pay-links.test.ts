// Asking a parent to pay: the learner's links, and paying through one without an account.
import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import type { PaymentMethod } from '#contract/orders/payment-methods.ts'
import { firstName } from '#contract/first-name.ts'
import { typedPayer } from '#contract/orders/payer-cookie.ts'
import type { LinkPage } from '#contract/calls/orders/pay-links.ts'
import type { Payment } from '#server/adapters/payments/payment.ts'
import { payLinks } from '#server/db/schema-pay-links.ts'
import { mailOutbox, rateLimits } from '#server/db/schema.ts'
import { reconcile } from '#server/modules/orders/orders/reconcile.ts'
import { applyCharge } from '#server/modules/orders/orders/settle.ts'
import { CARD, PROCESSING_MS, type CardSandbox } from '../../helpers/orders/card-sandbox.ts'
import { openShop, type Shop } from '../../helpers/orders/shop.ts'
import { createTakaWallet, setRate, type TakaWallet } from '../../helpers/orders/taka-wallet.ts'
import { startTestServer, type Answer, type Person, type TestServer } from '../../helpers/test-server.ts'

const HOUR = 3_600_000
const MOTHER = { name: 'Rahima Begum', email: 'rahima@people.test' }
const FATHER = { name: 'Abdul Karim', email: 'karim@people.test' }

describe('asking a parent to pay', () => {
  let server: TestServer
  let shop: Shop
  let sandbox: CardSandbox
  let wallet: TakaWallet

  before(async () => {
    server = await startTestServer({ cards: true })
    sandbox = server.sandbox()
    shop = await openShop(server)
    wallet = createTakaWallet()
    ;(server.deps.payments as Map<PaymentMethod, Payment>).set('bkash', wallet)
    await setRate(server.deps, 122)
    // Results are only fetched on request, so that each test decides what is known when.
    await sandbox.dropEvents(10_000)
  })
  after(() => server.close())
  beforeEach(async () => {
    await server.deps.db.delete(rateLimits)
    await server.deps.db.delete(mailOutbox)
  })

  const ask = (as: Person, order: string, more: Record<string, unknown> = {}) =>
    server.call('POST /api/payLink', { as, body: { order, ...more } })
  const linksOf = async (as: Person) => (await server.call('GET /api/payLinks', { as })).json
  const open = async (secret: string): Promise<LinkPage> => (await server.call(`GET /api/pay/${secret}`)).json
  const begin = (secret: string, price: number, payer = MOTHER, more: Record<string, unknown> = {}): Promise<Answer> =>
    server.call(`POST /api/pay/${secret}/begin`, { body: { method: 'card', ...payer, price, ...more } })
  const result = (secret: string): Promise<Answer> => server.call(`POST /api/pay/${secret}/result`)
  const stateOf = async (secret: string) => (await open(secret)).state
  const mailsTo = async (email: string) =>
    (await server.deps.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email))).map(
      ({ subject }) => subject,
    )

  /** A learner with an open order and a link to it. */
  async function asked({ price = 12.5, name = 'Sadia Rahman' } = {}) {
    const learner = await server.person('user', name)
    const product = await shop.book({ price })
    const order = await shop.order(learner, product)
    const { url } = (await ask(learner, order)).json
    const secret = new URL(url).pathname.split('/').at(-1)!
    return { learner, product, order, secret, price }
  }

  /** The mother pays through the link. */
  async function paid(link: { secret: string; price: number }, payer = MOTHER) {
    const { clientSecret } = (await begin(link.secret, link.price, payer)).json
    await sandbox.pay(clientSecret)
    assert.equal((await result(link.secret)).json.state, 'thanks')
    return clientSecret as string
  }

  it('answers with an address that works for 72 hours, and shows it to its owner again', async () => {
    const { learner, order } = await asked()
    const { status, json } = await ask(learner, order, { message: 'আব্বু, এই বইটা আমার লাগবে।' })
    assert.equal(status, 200)
    assert.match(json.url, new RegExp(`^${server.url}/pay/[\\w-]{32}$`))
    const hours = (new Date(json.expiresAt).getTime() - server.deps.now().getTime()) / HOUR
    assert.ok(hours > 71.9 && hours <= 72, `${hours} hours`)
    const [latest] = await linksOf(learner)
    assert.deepEqual(
      [latest.url, latest.order, latest.message, latest.openedAt],
      [json.url, order, 'আব্বু, এই বইটা আমার লাগবে।', null],
    )
  })

  it('keeps the secret as a hash alone', async () => {
    const { order, secret } = await asked()
    const [row] = await server.deps.db.select().from(payLinks).where(eq(payLinks.orderId, order))
    assert.ok(!JSON.stringify(row).includes(secret))
  })

  it('opens the page in the learner’s language', async () => {
    const { learner, order } = await asked()
    const body = { order }
    const { json } = await server.call('POST /api/payLink', { as: learner, body, headers: { cookie: 'lang=bn' } })
    assert.match(json.url, /\/pay\/[\w-]{32}\?lang=bn$/)
  })

  it('shows anyone who opens it the first name, the product and the price, and nothing else about the learner', async () => {
    const { learner, secret } = await asked({ name: 'Md. Sadia Rahman' })
    const page = await open(secret)
    assert.equal(page.learner, 'Sadia')
    assert.equal(page.product!.name, 'A book')
    assert.deepEqual([page.state, page.price, page.askedPrice], ['open', 12.5, 12.5])
    assert.deepEqual(page.methods, [
      { name: 'card', amount: 12.5, currency: 'usd' },
      { name: 'bkash', amount: 1525, currency: 'bdt' },
    ])
    const text = JSON.stringify(page)
    for (const secretOfLearner of [learner.email, learner.id, 'Rahman']) assert.ok(!text.includes(secretOfLearner))
  })

  it('calls people by the name that follows Md. and its like', () => {
    const names = ['Sadia Rahman', 'Md. Rahim Uddin', 'মোঃ রহিম উদ্দিন', 'Md.', ' Dr. Md. Karim ', '']
    assert.deepEqual(names.map(firstName), ['Sadia', 'Rahim', 'রহিম', 'Md.', 'Karim', ''])
  })

  it('lets a parent pay, emails both in their own language and names the parent on the receipt', async () => {
    const link = await asked()
    const { clientSecret } = (
      await server.call(`POST /api/pay/${link.secret}/begin`, {
        body: { method: 'card', ...MOTHER, price: link.price },
        headers: { cookie: 'lang=bn' },
      })
    ).json
    await sandbox.pay(clientSecret)
    const page: LinkPage = (await result(link.secret)).json
    assert.equal(page.state, 'thanks')
    assert.deepEqual(
      [page.receipt!.name, page.receipt!.paid, page.receipt!.charged.method],
      [MOTHER.name, 12.5, 'card'],
    )
    const receipt = (await server.call(`GET /api/receipt/${link.order}`, { as: link.learner })).json
    assert.deepEqual([receipt.payer, receipt.number], [MOTHER.name, page.receipt!.number])
    assert.deepEqual(await mailsTo(link.learner.email), [`${MOTHER.name} paid for A book`])
    assert.deepEqual(await mailsTo(MOTHER.email), [`রসিদ ${receipt.number}: A book`])
  })

  it('says in the history that the parent paid', async () => {
    const link = await asked()
    await paid(link)
    assert.deepEqual(await shop.history(link.order), ['ordered by buyer', 'begun by payer', 'paid by payer'])
  })

  it('shows the reason of a failed payment to the parent, not to the learner', async () => {
    const { secret, price, learner, order } = await asked()
    await begin(secret, price, MOTHER, { method: 'bkash' })
    const [attempt] = await shop.attempts(order)
    await fetch(`${server.url}/payment/return/${attempt!.id}?status=cancel`, { redirect: 'manual' })
    assert.deepEqual([(await open(secret)).failure, await stateOf(secret)], ['cancelled', 'open'])
    assert.equal((await shop.history(order)).at(-1), 'released by payer')
    const { json } = await server.call(`GET /api/payment/${order}`, { as: learner })
    assert.equal(json.attempt.failure, null)
  })

  it('names nobody on the receipt of a buyer who paid', async () => {
    const { buyer, orderId } = await shop.purchase(await shop.book())
    const { json } = await server.call(`GET /api/receipt/${orderId}`, { as: buyer })
    assert.equal(json.payer, null)
  })

  it('settles a payment even if nobody came back', async () => {
    const link = await asked()
    const { clientSecret } = (await begin(link.secret, link.price)).json
    await sandbox.pay(clientSecret)
    await reconcile(server.deps, 'start')
    assert.equal(await stateOf(link.secret), 'thanks')
    assert.equal((await mailsTo(MOTHER.email)).length, 1)
  })

  describe('refuses', () => {
    it('a link to another person’s order, and to one that is paid', async () => {
      const { order } = await asked()
      assert.equal((await ask(await server.person(), order)).status, 404)
      const { buyer, orderId } = await shop.purchase(await shop.book())
      assert.equal((await ask(buyer, orderId)).json.error, 'already_paid')
    })

    it('a fourth link that works, until one is taken back', async () => {
      const { learner, order } = await asked()
      await ask(learner, order)
      await ask(learner, order)
      assert.equal((await ask(learner, order)).json.error, 'too_many_links')
      const [one] = await linksOf(learner)
      await server.call(`DELETE /api/payLink/${one._id}`, { as: learner })
      assert.equal((await ask(learner, order)).status, 200)
    })

    it('more than three links requested at the same time', async () => {
      const { learner, order } = await asked()
      const answers = await Promise.all(Array.from({ length: 8 }, () => ask(learner, order)))
      assert.equal(answers.filter(({ status }) => status === 200).length, 2)
    })

    it('more links than a person needs in an hour', async () => {
      const { learner, order } = await asked()
      const answers = []
      for (let each = 0; each < 20; each++) answers.push((await ask(learner, order)).status)
      assert.equal(answers.at(-1), 429)
    })

    it('a secret that no link has, and after many guesses more of them', async () => {
      const guess = () => server.call(`GET /api/pay/${'x'.repeat(32)}`)
      const { secret } = await asked()
      const statuses = []
      for (let each = 0; each < 61; each++) statuses.push((await guess()).status)
      assert.deepEqual([statuses[0], statuses.at(-1)], [404, 429])
      assert.equal(await stateOf(secret), 'open', 'a real link opens from the same address')
    })

    it('to begin at a price that the page did not show', async () => {
      const { secret } = await asked()
      const { status, json } = await begin(secret, 9)
      assert.deepEqual([status, json.error, json.fields], [409, 'price_changed', { price: '12.5' }])
    })

    it('to begin for other taka than the page showed, after the rate has changed', async () => {
      const link = await asked()
      assert.deepEqual([(await open(link.secret)).rate, (await open(link.secret)).methods[1]!.amount], [122, 1525])
      await setRate(server.deps, 124)
      const asBefore = await begin(link.secret, link.price, MOTHER, { method: 'bkash', taka: 1525 })
      assert.equal(asBefore.json.error, 'price_changed')
      assert.deepEqual(
        (await shop.attempts(link.order)).map(({ state }) => state),
        ['cancelled'],
      )
      assert.equal((await begin(link.secret, link.price, MOTHER, { method: 'bkash', taka: 1550 })).status, 200)
      await setRate(server.deps, 122)
    })

    it('to begin again once it is paid', async () => {
      const link = await asked()
      await paid(link)
      assert.equal((await begin(link.secret, link.price)).json.error, 'already_paid')
    })

    it('a link that another person wants to change or take back', async () => {
      const { learner } = await asked()
      const [{ _id }] = await linksOf(learner)
      const other = await server.person()
      assert.equal((await server.call(`DELETE /api/payLink/${_id}`, { as: other })).status, 404)
      const body = { message: 'Send the money to me' }
      assert.equal((await server.call(`PUT /api/payLink/${_id}`, { as: other, body })).status, 404)
    })
  })

  describe('says whether money moved', () => {
    it('when the link has ended', async () => {
      const link = await asked()
      server.advanceClock(73 * HOUR)
      assert.equal(await stateOf(link.secret), 'ended')
      assert.equal((await begin(link.secret, link.price)).json.error, 'link_ended')
      assert.deepEqual(await linksOf(link.learner), [])
    })

    it('when a payment that was begun in time arrives after the end', async () => {
      const link = await asked()
      const { clientSecret } = (await begin(link.secret, link.price)).json
      await sandbox.pay(clientSecret)
      server.advanceClock(73 * HOUR)
      assert.equal((await result(link.secret)).json.state, 'thanks')
    })

    it('when the learner took it back, and ends a payment that was begun by it', async () => {
      const link = await asked()
      const { clientSecret } = (await begin(link.secret, link.price)).json
      const [{ _id }] = await linksOf(link.learner)
      assert.equal((await server.call(`DELETE /api/payLink/${_id}`, { as: link.learner })).status, 200)
      assert.equal(await stateOf(link.secret), 'revoked')
      assert.equal((await sandbox.payment.read(clientSecret.split('_secret_')[0]))!.state, 'cancelled')
      assert.equal((await begin(link.secret, link.price)).json.error, 'link_ended')
    })

    it('when it was taken back too late', async () => {
      const link = await asked()
      const { clientSecret } = (await begin(link.secret, link.price)).json
      await sandbox.pay(clientSecret)
      const [{ _id }] = await linksOf(link.learner)
      const { json } = await server.call(`DELETE /api/payLink/${_id}`, { as: link.learner })
      assert.equal(json.error, 'already_paid')
      assert.equal(await stateOf(link.secret), 'thanks')
    })

    it('when somebody else paid', async () => {
      const link = await asked()
      const { clientSecret } = (await shop.prepare(link.learner, link.order)).json
      await sandbox.pay(clientSecret)
      await shop.enrol(link.learner, link.order)
      assert.equal(await stateOf(link.secret), 'paid')
      assert.equal((await open(link.secret)).receipt, null)
    })

    it('when the price changed since the link was made', async () => {
      const link = await asked({ price: 20 })
      await server.call('POST /api/coupons', { as: shop.admin, body: { code: 'MANGOES', percent: 10, amount: '' } })
      await shop.prepare(link.learner, link.order, { promoCode: 'mangoes' })
      const { state, price, askedPrice } = await open(link.secret)
      assert.deepEqual([state, price, askedPrice], ['open', 18, 20])
      assert.equal((await begin(link.secret, 20)).json.error, 'price_changed')
      assert.equal((await begin(link.secret, 18)).status, 200)
    })

    it('when a code has left nothing to pay, before the learner has completed the order and after', async () => {
      const link = await asked({ price: 20 })
      await server.call('POST /api/coupons', { as: shop.admin, body: { code: 'GUAVA-ALL', percent: 100, amount: '' } })
      await shop.prepare(link.learner, link.order, { promoCode: 'guava-all' })
      assert.equal(await stateOf(link.secret), 'free')
      assert.equal((await begin(link.secret, 0)).json.error, 'link_ended')
      await server.call(`POST /api/payment/${link.order}/free`, { as: link.learner })
      assert.equal(await stateOf(link.secret), 'free')
      assert.equal((await begin(link.secret, 0)).json.error, 'link_ended')
    })

    it('when its coupon was for a first purchase, and something else has been bought since: the price is shown again', async () => {
      const link = await asked({ price: 20 })
      const coupon = { code: 'GUAVA-FIRST', percent: 25, amount: '', firstOnly: true }
      await server.call('POST /api/coupons', { as: shop.admin, body: coupon })
      await shop.prepare(link.learner, link.order, { promoCode: 'guava-first' })
      const { clientSecret } = (await shop.prepare(link.learner, await shop.order(link.learner, await shop.book())))
        .json
      await sandbox.pay(clientSecret)
      const reference = clientSecret.split('_secret_')[0]
      await applyCharge(server.deps, (await sandbox.payment.read(reference))!, 'provider')
      assert.equal((await begin(link.secret, 15)).json.error, 'price_changed')
      assert.equal((await begin(link.secret, 20)).status, 200)
    })

    it('when it is no longer for sale', async () => {
      const link = await asked()
      await server.call(`DELETE /api/bookDelete/${link.product}`, { as: shop.admin })
      assert.equal(await stateOf(link.secret), 'withdrawn')
      assert.equal((await begin(link.secret, link.price)).json.error, 'not_for_sale')
    })

    it('when it was refunded, and emails the person who gets the money', async () => {
      const link = await asked()
      await paid(link)
      await server.deps.db.delete(mailOutbox)
      assert.equal((await shop.refund(link.order, 12.5)).json.state, 'succeeded')
      assert.equal(await stateOf(link.secret), 'refunded')
      assert.deepEqual(await mailsTo(MOTHER.email), ['Refunded: A book'])
    })

    it('when the learner deleted the order', async () => {
      const link = await asked()
      await server.call(`DELETE /api/order/${link.order}`, { as: link.learner })
      const { state, learner, product } = await open(link.secret)
      assert.deepEqual([state, learner, product], ['gone', '', null])
    })

    it('when the account was deleted, with what the learner wrote', async () => {
      const link = await asked()
      await server.call(`DELETE /api/user/${link.learner.id}`, { as: shop.admin })
      assert.equal(await stateOf(link.secret), 'gone')
      assert.equal((await begin(link.secret, link.price)).json.error, 'link_ended')
    })

    it('when the account was deleted while the parent paid: the payment is refunded, and the parent gets an email', async () => {
      const link = await asked()
      const { clientSecret } = (await begin(link.secret, link.price)).json
      await sandbox.pay(clientSecret)
      await server.call(`DELETE /api/user/${link.learner.id}`, { as: shop.admin })
      assert.equal(await stateOf(link.secret), 'returned')
      await reconcile(server.deps, 'start')
      assert.equal(await stateOf(link.secret), 'returned')
      assert.deepEqual(await mailsTo(MOTHER.email), ['Refunded: A book'])
    })

    it('when the paid order’s owner was deleted', async () => {
      const link = await asked()
      await paid(link)
      await server.call(`DELETE /api/user/${link.learner.id}`, { as: shop.admin })
      const { state, learner } = await open(link.secret)
      assert.deepEqual([state, learner], ['thanks', ''])
    })

    it('when the bank is still working on it', async () => {
      const link = await asked()
      const { clientSecret } = (await begin(link.secret, link.price)).json
      await sandbox.pay(clientSecret, CARD.processing)
      assert.equal((await result(link.secret)).json.state, 'waiting')
      assert.equal((await begin(link.secret, link.price)).json.error, 'payment_processing')
      await sandbox.advanceClock(PROCESSING_MS)
      assert.equal((await result(link.secret)).json.state, 'thanks')
    })

    it('when the bank was working on it and then refused', async () => {
      const link = await asked()
      const { clientSecret } = (await begin(link.secret, link.price)).json
      await sandbox.pay(clientSecret, CARD.processingThenDeclined)
      assert.equal((await result(link.secret)).json.state, 'waiting')
      await sandbox.advanceClock(PROCESSING_MS)
      assert.equal((await result(link.secret)).json.state, 'open')
      await paid(link)
    })

    it('when the card was refused, and lets the parent try again', async () => {
      const link = await asked()
      const { clientSecret } = (await begin(link.secret, link.price)).json
      await sandbox.pay(clientSecret, CARD.declined)
      assert.equal((await result(link.secret)).json.state, 'open')
      await paid(link)
    })
  })

  describe('two people at once', () => {
    const referenceOf = (clientSecret: string) => clientSecret.split('_secret_')[0]!

    it('the second parent’s beginning ends the first one’s, and the receipt goes to who paid', async () => {
      const link = await asked()
      const first = (await begin(link.secret, link.price, MOTHER)).json.clientSecret
      const second = (await begin(link.secret, link.price, FATHER)).json.clientSecret
      assert.equal((await sandbox.payment.read(referenceOf(first)))!.state, 'cancelled')
      await sandbox.pay(second)
      const page: LinkPage = (await result(link.secret)).json
      assert.equal(page.receipt!.name, FATHER.name)
      assert.deepEqual(await mailsTo(MOTHER.email), [])
    })

    it('shows the second parent that the first has paid', async () => {
      const link = await asked()
      const { clientSecret } = (await begin(link.secret, link.price, MOTHER)).json
      await sandbox.pay(clientSecret)
      assert.equal((await begin(link.secret, link.price, FATHER)).json.error, 'already_paid')
      assert.equal(await stateOf(link.secret), 'thanks')
    })

    it('does not interrupt a parent by the learner’s own payment, for a quarter of an hour', async () => {
      const link = await asked()
      const { clientSecret } = (await begin(link.secret, link.price)).json
      assert.equal((await shop.prepare(link.learner, link.order)).json.error, 'being_paid')
      assert.equal((await sandbox.payment.read(referenceOf(clientSecret)))!.state, 'open')
      server.advanceClock(16 * 60_000)
      assert.equal((await shop.prepare(link.learner, link.order)).status, 200)
      assert.equal((await sandbox.payment.read(referenceOf(clientSecret)))!.state, 'cancelled')
    })

    it('does not interrupt a parent by another link of the same order', async () => {
      const link = await asked()
      const { url } = (await ask(link.learner, link.order)).json
      const other = new URL(url).pathname.split('/').at(-1)!
      await begin(link.secret, link.price, MOTHER)
      assert.equal((await begin(other, link.price, FATHER)).json.error, 'being_paid')
    })

    it('counts one payment and refunds the other to its payer', async () => {
      const link = await asked()
      // Payers of other tests may still get emails when all attempts are checked.
      const [mother, father] = ['mother', 'father'].map((who) => ({ name: who, email: `${who}@twice.test` }))
      await begin(link.secret, link.price, mother, { method: 'bkash', taka: 1525 })
      await begin(link.secret, link.price, father, { method: 'bkash', taka: 1525 })
      const [first, second] = (await shop.attempts(link.order)).map(({ reference }) => reference)
      wallet.pay(first!)
      wallet.pay(second!)
      await result(link.secret)
      assert.equal(await stateOf(link.secret), 'thanks')
      server.advanceClock(3 * 60_000)
      await reconcile(server.deps)
      await reconcile(server.deps)
      assert.deepEqual([...new Set(wallet.refunded)], [first])
      assert.deepEqual(await mailsTo(mother!.email), ['Refunded: A book'])
      assert.equal((await mailsTo(father!.email)).length, 1)
    })

    it('takes over from the learner, whose payment page was open', async () => {
      const link = await asked()
      const { clientSecret } = (await shop.prepare(link.learner, link.order)).json
      await paid(link)
      assert.equal((await sandbox.payment.read(referenceOf(clientSecret)))!.state, 'cancelled')
    })
  })

  it('gives a person their links with their data', async () => {
    const link = await asked()
    await paid(link)
    const { payLinks: links } = (await server.call('GET /api/myData', { as: link.learner })).json
    assert.deepEqual([links.length, links[0].order, links[0].paidBy], [1, link.order, MOTHER.name])
  })

  describe('a form without JavaScript', () => {
    const send = (secret: string, fields: Record<string, string>) =>
      server.call(`POST /pay/${secret}`, {
        rawBody: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })

    it('continues at the wallet, and comes back to the link', async () => {
      const link = await asked()
      const form = { method: 'bkash', ...MOTHER, price: '12.5', taka: '1525' }
      const { status, headers } = await send(link.secret, form)
      const [attempt] = await shop.attempts(link.order)
      assert.deepEqual([status, headers.get('location')], [303, `https://wallet.test/${attempt!.reference}`])
      assert.equal(headers.get('referrer-policy'), 'no-referrer')
      wallet.pay(attempt!.reference)
      const back = await server.call(`POST /payment/return/${attempt!.id}`)
      assert.equal(back.headers.get('location'), `/pay/${link.secret}`)
      const { state, receipt } = await open(link.secret)
      assert.equal(state, 'thanks')
      assert.deepEqual(receipt!.charged, { method: 'bkash', amount: 1525, currency: 'bdt', rate: 122 })
    })

    it('keeps typed text in the payer’s own browser, for this link alone', async () => {
      const { secret } = await asked()
      const [wrong, right] = [{ ...MOTHER, email: 'nobody' }, MOTHER]
      for (const typed of [wrong, right]) {
        const { headers } = await send(secret, { method: 'bkash', ...typed, price: '12.5', taka: '1525' })
        const cookie = headers.get('set-cookie')!
        assert.match(cookie, new RegExp(`; Path=/pay/${secret}; Max-Age=3600; SameSite=Lax$`))
        assert.deepEqual(typedPayer(cookie), typed)
      }
      for (const cookies of [null, 'payer=%', 'payer=1', 'other=2']) {
        assert.deepEqual(typedPayer(cookies), { name: '', email: '' }, String(cookies))
      }
    })

    it('comes back with the reason if it cannot go on', async () => {
      const { secret } = await asked()
      const form = { method: 'card', ...MOTHER, price: '12.5' }
      const back = async (fields: Record<string, string>) => (await send(secret, fields)).headers.get('location')
      assert.equal(await back(form), `/pay/${secret}?problem=needs_script`)
      assert.equal(await back({ ...form, email: 'nobody' }), `/pay/${secret}?problem=invalid`)
      const unknown = await send('x'.repeat(32), form)
      assert.deepEqual(
        [unknown.status, unknown.headers.get('location')],
        [303, `/pay/${'x'.repeat(32)}?problem=not_found`],
      )
    })
  })
})
