// Coupons: what administrators may set, which orders may use them, and that every use is counted once.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, like } from 'drizzle-orm'
import { priceAfter } from '#contract/orders/discounts.ts'
import { coupons } from '#server/db/schema-coupons.ts'
import { rateLimits } from '#server/db/schema.ts'
import type { PaymentMethod } from '#contract/orders/payment-methods.ts'
import type { Payment } from '#server/adapters/payments/payment.ts'
import { reconcile } from '#server/modules/orders/orders/reconcile.ts'
import { applyCharge } from '#server/modules/orders/orders/settle.ts'
import { CODE_HELD_MS } from '#server/modules/orders/orders/timing.ts'
import { CARD, type CardSandbox } from '../../helpers/orders/card-sandbox.ts'
import { openShop, type Shop } from '../../helpers/orders/shop.ts'
import { startTestServer, type Answer, type Person, type TestServer } from '../../helpers/test-server.ts'

describe('coupons', () => {
  let server: TestServer
  let shop: Shop
  let sandbox: CardSandbox
  let codes = 0

  before(async () => {
    server = await startTestServer({ cards: true })
    sandbox = server.sandbox()
    shop = await openShop(server)
    await sandbox.dropEvents(1000)
  })
  after(() => server.close())

  const add = (body: Record<string, unknown>): Promise<Answer> =>
    server.call('POST /api/coupons', { as: shop.admin, body })
  /** A coupon of 25%, unless it says otherwise. */
  const newCoupon = async (more: Record<string, unknown> = {}) => {
    const code = `TEST-${++codes}`
    const takesOff = 'amount' in more ? {} : { percent: 25 }
    const { status, json, text } = await add({ code, ...takesOff, ...more })
    assert.equal(status, 200, text)
    return { code, id: json.insertedId as string }
  }
  const change = (id: string, body: Record<string, unknown>): Promise<Answer> =>
    server.call(`PUT /api/coupons/${id}`, { as: shop.admin, body })
  const end = (id: string, ended = true): Promise<Answer> =>
    server.call(`PUT /api/coupons/${id}/ended`, { as: shop.admin, body: { ended } })
  const remove = (id: string): Promise<Answer> => server.call(`DELETE /api/coupons/${id}`, { as: shop.admin })
  const listed = async (code: string) => {
    const { json } = await server.call(`GET /api/coupons?q=${code}`, { as: shop.admin })
    return json.find((coupon: { code: string }) => coupon.code === code)
  }
  const usedOf = async (code: string): Promise<number> => (await listed(code)).used
  const newOrder = async (product: string, person?: Person) => {
    const buyer = person ?? (await server.person())
    return { buyer, orderId: await shop.order(buyer, product) }
  }
  const apply = ({ buyer, orderId }: { buyer: Person; orderId: string }, promoCode: string): Promise<Answer> =>
    shop.prepare(buyer, orderId, { promoCode })
  const getFree = (as: Person, orderId: string): Promise<Answer> =>
    server.call(`POST /api/payment/${orderId}/free`, { as })
  const refusalOf = ({ status, json }: Answer): string => {
    assert.equal(status, 422)
    return json.codes.promoCode.code
  }

  describe('the price after a code', () => {
    it('is rounded to the cent, and is zero or at least what a card can be charged', () => {
      const cases = [
        [1999, { percent: 10 }, 1799],
        [2000, { cents: 500 }, 1500],
        [2000, { percent: 100 }, 0],
        [2000, { cents: 2500 }, 0],
        [2000, { cents: 1999 }, 50],
        [2000, { percent: 99 }, 50],
        [40, { percent: 10 }, 40],
      ] as const
      for (const [price, discount, due] of cases) assert.equal(priceAfter(price, discount), due)
    })
  })

  it('lowers the price of an order, whatever the case, and is counted once', async () => {
    const { code } = await newCoupon({ maxUses: 5 })
    const order = await newOrder(await shop.book({ price: 20 }))
    for (const typed of [` ${code.toLowerCase()} `, code, undefined]) {
      const { json } = await shop.prepare(order.buyer, order.orderId, { promoCode: typed })
      assert.deepEqual([json.price, json.amount, json.promoCode], [20, 15, code])
    }
    assert.equal(await usedOf(code), 1)
    const { json } = await shop.prepare(order.buyer, order.orderId)
    await sandbox.pay(json.clientSecret)
    await shop.enrol(order.buyer, order.orderId)
    const { paidCents, state } = (await shop.row(order.orderId))!
    assert.deepEqual([state, paidCents], ['paid', 1500])
    assert.deepEqual([await usedOf(code), (await listed(code)).revenue], [1, 15])
    await shop.refund(order.orderId, 5)
    assert.deepEqual([await usedOf(code), (await listed(code)).revenue], [1, 10])
  })

  it('cannot be found by trying: after 20 wrong codes in an hour no code is accepted, and other people can go on', async () => {
    const { code } = await newCoupon()
    const order = await newOrder(await shop.book({ price: 20 }))
    const statuses = new Set<number>()
    for (let guess = 0; guess < 20; guess++) statuses.add((await apply(order, `GUESS-${guess}`)).status)
    assert.deepEqual([...statuses], [422])
    const refused = await apply(order, code)
    assert.deepEqual([refused.status, Number(refused.headers.get('retry-after')) > 3000], [429, true])
    assert.equal((await shop.prepare(order.buyer, order.orderId)).status, 200, 'without a code it can be paid')
    assert.equal((await apply(await newOrder(await shop.book({ price: 20 })), code)).status, 200)
  })

  it('looks up at most 20 wrong codes that arrive at once, and doesn’t count correct ones', async () => {
    const { code } = await newCoupon()
    const order = await newOrder(await shop.book({ price: 20 }))
    for (let again = 0; again < 22; again++) {
      assert.equal((await apply(order, code)).status, 200)
      assert.equal((await apply(order, '')).status, 200)
    }
    const guesses = await Promise.all(Array.from({ length: 40 }, (_, guess) => apply(order, `GUESS-${guess}`)))
    assert.equal(guesses.filter(({ status }) => status === 422).length, 20)
    assert.equal((await apply(order, code)).status, 429)
  })

  it('refuses any code to an address from which 200 wrong ones came, also of many accounts', async () => {
    const { code } = await newCoupon()
    const order = await newOrder(await shop.book({ price: 20 }))
    assert.equal((await apply(order, 'GUESS-HERE')).status, 422)
    const isOfAddress = like(rateLimits.key, 'wrongCodeAddress %')
    await server.deps.db.update(rateLimits).set({ hits: 199 }).where(isOfAddress)
    assert.equal((await apply(order, 'GUESS-THERE')).status, 422)
    assert.equal((await apply(order, code)).status, 429)
    await server.deps.db.delete(rateLimits).where(isOfAddress)
    assert.equal((await apply(order, code)).status, 200)
  })

  it('takes new codes of six characters or more, and keeps shorter ones from before', async () => {
    const isRefused = (answer: Answer) => answer.json.codes?.code?.code === 'not_a_coupon_code'
    assert.ok(isRefused(await add({ code: 'SHORT', percent: 10 })))
    const { id } = await newCoupon()
    assert.ok(isRefused(await change(id, { code: 'SHORT' })))
    await server.deps.db.update(coupons).set({ code: 'OLD4' }).where(eq(coupons.id, id))
    assert.equal((await change(id, { code: 'OLD4', percent: 15 })).status, 200)
  })

  it('takes an amount off as well as a percentage', async () => {
    const { code } = await newCoupon({ amount: 5 })
    const order = await newOrder(await shop.book({ price: 20 }))
    assert.equal((await apply(order, code)).json.amount, 15)
  })

  it('never adds up with the course’s own code: the last one counts', async () => {
    const { code } = await newCoupon()
    const order = await newOrder(await shop.course({ price: 20, promoCode: 'MANGO' }))
    assert.equal((await apply(order, 'MANGO')).json.amount, 18)
    assert.equal((await apply(order, code)).json.amount, 15)
    assert.equal(await usedOf(code), 1)
    assert.equal((await apply(order, 'MANGO')).json.amount, 18)
    assert.equal(await usedOf(code), 0)
  })

  it('keeps the code in use when another one is refused', async () => {
    const { code } = await newCoupon()
    const order = await newOrder(await shop.book({ price: 20 }))
    await apply(order, code)
    assert.equal(refusalOf(await apply(order, 'NOBODY-HAS-THIS')), 'wrong_promo_code')
    assert.equal((await shop.prepare(order.buyer, order.orderId)).json.amount, 15)
    assert.equal(await usedOf(code), 1)
  })

  it('prefers the course’s own code to a coupon of the same name', async () => {
    await add({ code: 'LITCHI', percent: 50 })
    const order = await newOrder(await shop.course({ price: 20, promoCode: 'Litchi' }))
    assert.equal((await apply(order, 'litchi')).json.amount, 18)
    assert.equal(await usedOf('LITCHI'), 0)
  })

  describe('is refused, with a reason of its own,', () => {
    const startOf = (days: number) => new Date(server.deps.now().getTime() + days * 86_400_000).toISOString()
    const refused = async (more: Record<string, unknown>) => {
      const { code } = await newCoupon(more)
      const order = await newOrder(await shop.book())
      const refusal = refusalOf(await apply(order, code))
      assert.equal(await usedOf(code), 0)
      return refusal
    }

    it('before it begins and after it has ended', async () => {
      assert.equal(await refused({ startsAt: startOf(1) }), 'coupon_not_yet')
      assert.equal(await refused({ endsAt: startOf(-1) }), 'coupon_ended')
      const past = await newCoupon({ endsAt: '2026-11-10T18:00:00.000Z' })
      const { json } = await apply(await newOrder(await shop.book()), past.code)
      // The code ends at midnight in Dhaka, so the day before was the last.
      assert.deepEqual(json.codes.promoCode, { code: 'coupon_ended', text: '2026-11-10' })
      assert.equal(json.fields.promoCode, 'This code expired on 2026-11-10.')
      const { code, id } = await newCoupon({ endsAt: startOf(1) })
      await end(id)
      const order = await newOrder(await shop.book())
      assert.equal(refusalOf(await apply(order, code)), 'coupon_ended')
      await end(id, false)
      assert.equal((await apply(order, code)).status, 200)
    })

    it('for another product, class or kind', async () => {
      const other = await shop.book()
      assert.equal(await refused({ product: other }), 'coupon_elsewhere')
      assert.equal(await refused({ category: 'classNine' }), 'coupon_elsewhere')
      assert.equal(await refused({ kind: 'course' }), 'coupon_elsewhere')
      const { code } = await newCoupon({ category: 'classNine' })
      const inNine = await newOrder(await shop.course({ classCourse: 'classNine' }))
      assert.equal((await apply(inNine, code)).status, 200)
      const { code: ofBook } = await newCoupon({ product: other })
      assert.equal((await apply(await newOrder(other), ofBook)).status, 200)
    })

    it('once it is used up, by everybody or by one person', async () => {
      const { code } = await newCoupon({ maxUses: 1 })
      assert.equal((await apply(await newOrder(await shop.book()), code)).status, 200)
      assert.equal(refusalOf(await apply(await newOrder(await shop.book()), code)), 'coupon_used_up')
      const { code: onceEach } = await newCoupon({ maxEach: 1 })
      const first = await newOrder(await shop.book())
      assert.equal((await apply(first, onceEach)).status, 200)
      const second = await newOrder(await shop.book(), first.buyer)
      assert.equal(refusalOf(await apply(second, onceEach)), 'coupon_used_by_you')
      assert.equal((await apply(await newOrder(await shop.book()), onceEach)).status, 200)
    })

    it('to a person who has bought something, if it is for first purchases', async () => {
      const { code } = await newCoupon({ firstOnly: true })
      const buyer = await server.person()
      await shop.order(buyer, await shop.course({ price: 0 }))
      const first = await newOrder(await shop.book(), buyer)
      assert.equal((await apply(first, code)).status, 200, 'a free course is no purchase')
      const second = await newOrder(await shop.book(), buyer)
      assert.equal(refusalOf(await apply(second, code)), 'coupon_used_by_you')
      const { buyer: owner } = await shop.purchase(await shop.book())
      assert.equal(refusalOf(await apply(await newOrder(await shop.book(), owner), code)), 'coupon_first_only')
    })
  })

  describe('for a first purchase', () => {
    const firstOnly = (more: Record<string, unknown> = {}) => newCoupon({ firstOnly: true, ...more })
    const dueOf = async (orderId: string) => (await shop.row(orderId))!.dueCents
    const bookOf20 = () => shop.book({ price: 20 })

    it('is one, even with two coupons for two open orders', async () => {
      const [one, two] = [await firstOnly(), await firstOnly()]
      const first = await newOrder(await bookOf20())
      const second = await newOrder(await bookOf20(), first.buyer)
      assert.equal((await apply(first, one.code)).status, 200)
      assert.equal(refusalOf(await apply(second, two.code)), 'coupon_first_only')
      await apply(first, '')
      assert.equal((await apply(second, two.code)).status, 200, 'the other one has given it back')
    })

    it('is one, even if the first cost nothing', async () => {
      const [one, two] = [await firstOnly({ percent: 100 }), await firstOnly({ percent: 100 })]
      const first = await newOrder(await bookOf20())
      await apply(first, one.code)
      assert.equal((await getFree(first.buyer, first.orderId)).status, 200)
      const second = await newOrder(await bookOf20(), first.buyer)
      assert.equal(refusalOf(await apply(second, two.code)), 'coupon_first_only')
    })

    it('is taken off once something else is paid: the open page can no longer be paid, and the next one is in full', async () => {
      const { code } = await firstOnly()
      const held = await newOrder(await bookOf20())
      const { clientSecret } = (await apply(held, code)).json
      await shop.purchase(await bookOf20(), held.buyer)
      assert.notEqual((await sandbox.pay(clientSecret)).status, 200)
      assert.deepEqual([await dueOf(held.orderId), await usedOf(code)], [2000, 0])
      assert.equal((await shop.prepare(held.buyer, held.orderId)).json.amount, 20)
    })

    it('is refused in words when the order is next opened, if nobody has taken it off yet', async () => {
      const late = async (percent: number) => {
        const { code } = await firstOnly({ percent })
        const order = await newOrder(await bookOf20())
        await apply(order, code)
        const other = await shop.basket(await bookOf20(), order.buyer)
        await sandbox.pay(other.clientSecret)
        // Nothing else has reported this payment, neither the buyer nor the provider.
        const [attempt] = await shop.attempts(other.orderId)
        await applyCharge(server.deps, (await sandbox.payment.read(attempt!.reference))!, 'provider')
        return { ...order, code }
      }
      const reduced = await late(25)
      assert.equal(refusalOf(await shop.prepare(reduced.buyer, reduced.orderId)), 'coupon_first_only')
      assert.equal((await shop.prepare(reduced.buyer, reduced.orderId)).json.amount, 20)
      const free = await late(100)
      const answer = await getFree(free.buyer, free.orderId)
      assert.deepEqual([answer.status, answer.json.codes.coupon.code], [422, 'coupon_first_only'])
      assert.deepEqual([(await shop.row(free.orderId))!.state, await dueOf(free.orderId)], ['open', 2000])
      const asleep = await late(25)
      await reconcile(server.deps)
      assert.deepEqual([await dueOf(asleep.orderId), await usedOf(asleep.code)], [2000, 0])
    })

    it('stays on what the bank was charging before anything else was paid', async () => {
      const { code } = await firstOnly()
      const held = await newOrder(await bookOf20())
      const { clientSecret } = (await apply(held, code)).json
      await sandbox.pay(clientSecret, CARD.processing)
      await shop.purchase(await bookOf20(), held.buyer)
      assert.equal(await dueOf(held.orderId), 1500)
    })
  })

  describe('gives its use back', () => {
    const held = async () => {
      const { code } = await newCoupon({ maxUses: 1 })
      const book = await shop.book({ price: 20 })
      const order = await newOrder(book)
      await apply(order, code)
      assert.equal(await usedOf(code), 1)
      return { ...order, code, book }
    }

    it('when the buyer removes it, or deletes the order', async () => {
      const removing = await held()
      assert.equal((await apply(removing, '')).json.amount, 20)
      assert.equal(await usedOf(removing.code), 0)
      const deleting = await held()
      await server.call(`DELETE /api/order/${deleting.orderId}`, { as: deleting.buyer })
      assert.equal(await usedOf(deleting.code), 0)
    })

    it('when the product is no longer for sale, or the buyer is deleted', async () => {
      const withdrawn = await held()
      await server.call(`DELETE /api/bookDelete/${withdrawn.book}`, { as: shop.admin })
      assert.equal((await shop.prepare(withdrawn.buyer, withdrawn.orderId)).json.error, 'not_for_sale')
      assert.equal(await usedOf(withdrawn.code), 0)
      const leaving = await held()
      await server.call(`DELETE /api/user/${leaving.buyer.id}`, { as: shop.admin })
      assert.equal(await usedOf(leaving.code), 0)
    })

    it('three days later, if the order is still unpaid, and never once it is paid', async () => {
      const unpaid = await held()
      const paid = await held()
      const { json } = await shop.prepare(paid.buyer, paid.orderId)
      await sandbox.pay(json.clientSecret)
      await shop.enrol(paid.buyer, paid.orderId)
      server.advanceClock(CODE_HELD_MS - 60_000)
      // The first round ends the abandoned payment.
      await reconcile(server.deps)
      assert.equal(await usedOf(unpaid.code), 1)
      server.advanceClock(120_000)
      await reconcile(server.deps)
      assert.equal(await usedOf(unpaid.code), 0)
      const { dueCents, promoCode } = (await shop.row(unpaid.orderId))!
      assert.deepEqual([dueCents, promoCode], [2000, null])
      assert.ok((await shop.history(unpaid.orderId)).includes('promoRemoved by reconciler'))
      assert.equal(await usedOf(paid.code), 1)
    })
  })

  describe('that leaves nothing to pay', () => {
    it('also while the page is still preparing the card', async () => {
      const payments = server.deps.payments as Map<PaymentMethod, Payment>
      const card = payments.get('card')!
      let goOn = () => {}
      let isBegun = () => {}
      const isHeld = new Promise<void>((resolve) => (goOn = resolve))
      const isReached = new Promise<void>((resolve) => (isBegun = resolve))
      const begin: Payment['begin'] = async (attempt) => {
        const charge = await card.begin(attempt)
        isBegun()
        await isHeld
        return charge
      }
      const { code } = await newCoupon({ percent: 100 })
      const { buyer, orderId } = await newOrder(await shop.book({ price: 20 }))
      payments.set('card', { ...card, begin })
      try {
        const prepared = shop.prepare(buyer, orderId)
        await isReached
        assert.equal((await apply({ buyer, orderId }, code)).json.isFree, true)
        goOn()
        assert.equal((await prepared).json.isFree, true)
      } finally {
        payments.set('card', card)
      }
      assert.equal((await getFree(buyer, orderId)).status, 200)
      assert.equal((await shop.row(orderId))!.state, 'paid')
    })

    it('makes the order free, which its buyer completes; the card can no longer be charged', async () => {
      const { code } = await newCoupon({ percent: 100, maxUses: 1 })
      const course = await shop.course({ Enrolled: 7 })
      const { buyer, orderId, clientSecret } = await shop.basket(course)
      const { json } = await apply({ buyer, orderId }, code)
      assert.deepEqual(json, { isFree: true, orderId, price: 20, amount: 0, promoCode: code })
      assert.deepEqual([(await shop.row(orderId))!.state, (await shop.row(orderId))!.dueCents], ['open', 0])
      assert.equal((await shop.prepare(buyer, orderId)).json.isFree, true, 'looking again completes nothing')
      assert.equal((await getFree(await server.person(), orderId)).status, 404)
      for (let press = 0; press < 2; press++) assert.equal((await getFree(buyer, orderId)).status, 200)
      const { state, paidCents, transactionId, attemptId } = (await shop.row(orderId))!
      assert.deepEqual([state, paidCents, transactionId, attemptId], ['paid', 0, null, null])
      assert.notEqual((await sandbox.pay(clientSecret)).status, 200)
      assert.equal(await shop.enrolled(course), 8)
      assert.equal((await shop.mailTo(buyer)).length, 1)
      assert.equal(await usedOf(code), 1)
      const receipt = await server.call(`GET /api/receipt/${orderId}`, { as: buyer })
      assert.deepEqual([receipt.json.pricePaid, receipt.json.promoCode], [0, code])
      assert.equal((await apply({ buyer, orderId }, '')).json.error, 'already_paid')
    })

    it('takes the code off again, and then there is something to pay', async () => {
      const { code } = await newCoupon({ percent: 100 })
      const order = await newOrder(await shop.book())
      await apply(order, code)
      assert.ok((await apply(order, '')).json.clientSecret)
      assert.equal(await usedOf(code), 0)
      assert.equal((await getFree(order.buyer, order.orderId)).json.error, 'not_free')
    })

    it('waits while a card is being charged', async () => {
      const { code } = await newCoupon({ amount: 100 })
      const { buyer, orderId, clientSecret } = await shop.basket(await shop.book())
      await sandbox.pay(clientSecret, CARD.processing)
      assert.equal((await apply({ buyer, orderId }, code)).json.error, 'payment_processing')
      assert.equal(await usedOf(code), 0)
    })
  })

  it('does not lower a price that a bank is charging', async () => {
    const { code } = await newCoupon()
    const { buyer, orderId, clientSecret } = await shop.basket(await shop.book())
    await sandbox.pay(clientSecret, CARD.processing)
    assert.equal((await apply({ buyer, orderId }, code)).json.error, 'payment_processing')
    assert.equal(await usedOf(code), 0)
  })

  describe('for administrators', () => {
    const fieldOf = ({ json }: Answer, field: string): string => json.codes?.[field]?.code

    it('have one code each, whatever its case, and one discount', async () => {
      const { code } = await newCoupon()
      assert.equal(fieldOf(await add({ code: code.toLowerCase(), percent: 5 }), 'code'), 'code_taken')
      assert.equal(fieldOf(await add({ code: 'NONE-1' }), 'percent'), 'required')
      assert.equal(fieldOf(await add({ code: 'NONE-1', percent: 5, amount: 5 }), 'amount'), 'only_one')
      const both = { code: 'NONE-1', percent: 5, kind: 'book', category: 'classOne' }
      assert.equal(fieldOf(await add(both), 'product'), 'only_one')
      const nothing = '01890000-0000-7000-8000-000000000000'
      assert.equal(fieldOf(await add({ code: 'NONE-1', percent: 5, product: nothing }), 'product'), 'not_an_id')
      const times = { startsAt: '2026-02-02T00:00:00Z', endsAt: '2026-02-02T00:00:00Z' }
      assert.equal(fieldOf(await add({ code: 'NONE-1', percent: 5, ...times }), 'endsAt'), 'before_start')
      assert.equal(await listed('NONE-1'), undefined)
    })

    it('are changed field by field, with what changed in the audit', async () => {
      const { code, id } = await newCoupon({ maxUses: 3, category: 'classNine' })
      assert.equal((await change(id, { percent: null, amount: 4, category: '', kind: 'book' })).status, 200)
      const { percent, amount, category, kind, maxUses } = await listed(code)
      assert.deepEqual([percent, amount, category, kind, maxUses], [null, 4, null, 'book', 3])
      await end(id)
      await end(id)
      const { json } = await server.call(`GET /api/audit?item=${id}`, { as: shop.admin })
      const actions = json.map(({ what, kind, name }: Record<string, string>) => [what, kind, name])
      assert.deepEqual(actions, [
        ['end', 'coupon', code],
        ['change', 'coupon', code],
        ['add', 'coupon', code],
      ])
      assert.deepEqual(json[1].difference.amount, [null, 4])
    })

    it('keep their code and their uses, and can be ended but not deleted once they are used', async () => {
      const { code, id } = await newCoupon()
      for (const product of [await shop.book(), await shop.book()]) await apply(await newOrder(product), code)
      assert.equal(fieldOf(await change(id, { code: 'OTHER-1' }), 'code'), 'code_in_use')
      assert.equal(fieldOf(await change(id, { maxUses: 1 }), 'maxUses'), 'min')
      assert.equal((await change(id, { code, maxUses: 2 })).status, 200)
      assert.equal((await remove(id)).json.error, 'coupon_in_use')
      assert.equal((await listed(code)).state, 'used_up')
      assert.equal((await end(id)).status, 200)
      assert.equal((await listed(code)).state, 'ended')
      const unused = await newCoupon()
      assert.deepEqual((await remove(unused.id)).json, { deletedCount: 1 })
      assert.equal((await remove(unused.id)).status, 404)
    })

    it('are found by the beginning of their code, and by their state', async () => {
      await newCoupon({ code: 'FIND-ME-A' })
      const later = new Date(server.deps.now().getTime() + 86_400_000).toISOString()
      await newCoupon({ code: 'FIND-ME-B', startsAt: later, maxUses: 2 })
      const codesOf = async (query: string) => {
        const { json } = await server.call(`GET /api/coupons?${query}`, { as: shop.admin })
        return json.map(({ code }: { code: string }) => code)
      }
      assert.deepEqual(await codesOf('q=find-me'), ['FIND-ME-B', 'FIND-ME-A'])
      assert.deepEqual(await codesOf('q=find-me&state=waiting'), ['FIND-ME-B'])
      assert.deepEqual(await codesOf('q=FIND%25A'), [])
    })

    it('are found by the days on which they are valid', async () => {
      const day = (days: number) => new Date(server.deps.now().getTime() + days * 86_400_000).toISOString()
      await newCoupon({ code: 'DAYS-NOW', endsAt: day(5) })
      await newCoupon({ code: 'DAYS-LATER', startsAt: day(10) })
      const ended = await newCoupon({ code: 'DAYS-ENDED' })
      await end(ended.id)
      const codesOf = async (since: number, before: number) => {
        const query = new URLSearchParams({ q: 'DAYS-', since: day(since), before: day(before) })
        const { json } = await server.call(`GET /api/coupons?${query}`, { as: shop.admin })
        return json.map(({ code }: { code: string }) => code)
      }
      assert.deepEqual(await codesOf(-1, 1), ['DAYS-ENDED', 'DAYS-NOW'])
      assert.deepEqual(await codesOf(1, 4), ['DAYS-NOW'])
      assert.deepEqual(await codesOf(6, 20), ['DAYS-LATER'])
      assert.deepEqual(await codesOf(6, 9), [])
    })
  })
})
