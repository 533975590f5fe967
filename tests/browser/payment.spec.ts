// Paying, as a buyer sees it. Every test uses a new person who hasn't bought anything yet.
import type { Page } from '@playwright/test'
import { PAYMENT_POPUP_MS } from '../../contract/constants.ts'
import { paths } from '../../contract/paths.ts'
import { TEXTS } from '../../contract/texts.ts'
import { startsWithWording, wording, wordingPattern } from '../helpers/wording.ts'
import { call as callAs } from './admin.ts'
import { expectAccessible } from './expect-accessible.ts'
import { holdBack } from './pages.ts'
import { ADMIN, exchange, open, signInCached, signUp } from './people.ts'
import { expect, test } from './site.ts'

const CARD = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  challenged: '4000 0025 0000 3155',
  processing: '4000 0000 0000 0077',
  lost: '4000 0000 0000 5126',
}

// The console reports every refusal of the card provider.
test.use({ allow: /status of (400|402|409|422|500)/ })

type Product = { _id: string; price: number; title: string }

const token = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'))

async function call<Answer>(page: Page, method: string, path: string, data?: object): Promise<Answer> {
  const headers = { authorization: `Bearer ${await token(page)}` }
  const answer = await page.request.fetch(`/api${path}`, { method, headers, ...(data && { data }) })
  return (await answer.json()) as Answer
}

/** Signs a new person up and places an order, before any page opens. */
async function newOrder(page: Page, baseURL: string): Promise<string> {
  const issued = { token: await exchange(page, await signUp(page, baseURL)) }
  const list = await callAs<Product[]>(page.request, issued, 'GET /courses/classNine')
  const { _id: id } = list.find(({ price }) => price > 1)!
  return (await callAs<{ insertedId: string }>(page.request, issued, 'POST /order', { id })).insertedId
}

/** Opens the payment page of a new person's new order. */
async function order(page: Page, baseURL: string): Promise<string> {
  const id = await newOrder(page, baseURL)
  await open(page, `/payment/${id}`)
  return id
}

/** Like `order`, and waits until the payment intent is created. */
async function beginPayment(page: Page, baseURL: string): Promise<void> {
  const begun = page.waitForResponse((answer) => answer.url().endsWith('/api/create-payment-intent'))
  await order(page, baseURL)
  await begun
}

async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry').pressSequentially('1139')
  await page.getByLabel('Security code').fill('123')
}

const confirmButton = (page: Page) => page.getByRole('button', { name: 'Confirm Payment' })

async function pay(page: Page, number: string): Promise<void> {
  await typeCard(page, number)
  await confirmButton(page).click()
}

async function declineCard(page: Page): Promise<void> {
  await pay(page, CARD.declined)
  await expect(
    page.getByText(wording('payment_card_refused', { reason: 'Your bank declined this card. Try another one.' })),
  ).toBeVisible()
}

/** As amounts to pay are shown: $7.00. */
const dollars = (price: number) => `$${price.toFixed(2)}`

const isPaid = async (page: Page, id: string) => (await call<{ paid: boolean }>(page, 'GET', `/payment/${id}`)).paid

test('a course is bought, from its page to its first lesson and the collection', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await exchange(page, await signUp(page, baseURL!))
  const courses = (await (await page.request.get('/api/courses/classEight')).json()) as Product[]
  const { _id, title } = courses.find(({ price }) => price > 1)!
  await open(page, `/classEight/coursesInfo/${_id}`)
  await page.getByRole('button', { name: 'Buy the Course' }).click()
  await expect(page).toHaveURL('/myOrder')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Order')
  await page.getByRole('link', { name: `PAY for ${title}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment')
  await expect(page.getByText(wording('policy_accept', { terms: 'terms', refunds: 'refund rules' }))).toBeVisible()
  await expect(page.locator('.seller-note')).toContainText('Sold by Porua, Dhaka, Bangladesh')
  await pay(page, CARD.good)
  await expect(page.getByText(TEXTS.paymentPopup)).toBeVisible()
  await expect(page.getByText(/^congrats! your payment is completed! pi_\w+$/)).toBeVisible()
  const start = page.getByRole('status').getByRole('link').first()
  await expect(start).toHaveText('Start lesson 1')
  await expect(start).toBeInViewport()
  const [button, popup] = [await start.boundingBox(), await page.getByText(TEXTS.paymentPopup).boundingBox()]
  expect(button!.y + button!.height, 'the popup covers the way on').toBeLessThan(popup!.y)
  await expect(page.getByText(TEXTS.paymentPopup)).toBeHidden({ timeout: PAYMENT_POPUP_MS + 3000 })
  const receipt = page.getByRole('main').getByRole('link', { name: 'Receipt' })
  await expect(receipt).toBeVisible()
  const [first] = (await call<{ next: { _id: string } }[]>(page, 'GET', '/progress')) ?? []
  await expect(start).toHaveAttribute('href', paths.learn(_id, first!.next._id))
  await page.getByRole('main').getByRole('link', { name: 'My Collection' }).click()
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toContainText('PAID')
  await expect(row.getByRole('link', { name: `Start: ${title}` })).toHaveText('Start')
  await open(page, '/myOrder')
  await expect(page.getByRole('button', { name: 'PAID' })).toBeDisabled()
  await page.getByRole('link', { name: `Start: ${title}` }).click()
  await expect(page).toHaveURL(paths.learn(_id, first!.next._id))
  await call(page, 'PUT', '/places', [{ item: first!.next._id, position: 1, seenAt: new Date().toISOString() }])
  await open(page, '/myOrder')
  await expect(page.getByRole('link', { name: `Continue: ${title}` })).toHaveText('Continue')
  await expect(page.getByRole('button', { name: `Delete ${title}` })).toBeDisabled()
})

test('Confirm Payment waits for the payment intent, refuses an incomplete card, and takes another after a declined one', async ({
  page,
  baseURL,
}) => {
  const releaseCard = await holdBack(page, '**/sandbox-card-input-*.js')
  const releaseIntent = await holdBack(page, '**/api/create-payment-intent')
  const id = await order(page, baseURL!)
  await expect(confirmButton(page)).toBeDisabled()
  const place = await confirmButton(page).boundingBox()
  releaseCard()
  await expect(page.getByLabel('Card number')).toBeVisible()
  expect(await confirmButton(page).boundingBox(), 'a click would miss a button that moves').toEqual(place)
  await expect(confirmButton(page)).toBeDisabled()
  releaseIntent()
  await expect(confirmButton(page)).toBeEnabled()
  await page.getByLabel('Card number').fill('4242')
  await confirmButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: wording('payment_card_incomplete') })).toBeVisible()
  await expect(confirmButton(page)).toBeEnabled()
  await declineCard(page)
  expect(await isPaid(page, id)).toBe(false)
  await page.getByLabel('Card number').fill(CARD.good)
  await confirmButton(page).click()
  await expect(page.locator('main')).toContainText(TEXTS.paymentDone.trim())
})

test(
  'for a provider with its own page there is no card form, and Confirm Payment leads there',
  { tag: '@long' },
  async ({ page, baseURL }) => {
    await page.route('**/api/create-payment-intent', async (route) => {
      const answer = await route.fetch()
      const { clientSecret: _, ...prepared } = (await answer.json()) as { clientSecret: string }
      await route.fulfill({ response: answer, json: { ...prepared, redirect: `${baseURL}${paths.terms}` } })
    })
    await order(page, baseURL!)
    await expect(confirmButton(page)).toBeEnabled()
    await expect(page.getByLabel('Card number')).toBeHidden()
    await confirmButton(page).click()
    await expect(page).toHaveURL(paths.terms)
  },
)

test('nothing is charged after a failed 3-D Secure challenge, and a completed one pays the order', async ({
  page,
  baseURL,
}) => {
  const id = await order(page, baseURL!)
  const challenge = page.getByRole('dialog').frameLocator('iframe')
  await pay(page, CARD.challenged)
  await challenge.getByRole('button', { name: 'Fail' }).click()
  await expect(page.getByRole('alert').filter({ hasText: wording('payment_challenge_left') })).toBeVisible()
  expect(await isPaid(page, id)).toBe(false)
  await confirmButton(page).click()
  await challenge.getByRole('button', { name: 'Complete' }).click()
  await expect(page.locator('main')).toContainText(TEXTS.paymentDone.trim())
  expect(await isPaid(page, id)).toBe(true)
})

test(
  'a payment that the bank is processing says so, cannot be paid again, and completes automatically',
  { tag: '@long' },
  async ({ page, baseURL }) => {
    const id = await order(page, baseURL!)
    await pay(page, CARD.processing)
    await expect(page.getByText('Your bank is still processing this payment')).toBeVisible()
    await expect(confirmButton(page)).toBeDisabled()
    await expect.poll(() => isPaid(page, id), { timeout: 20_000 }).toBe(true)
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(page.locator('main')).toContainText(TEXTS.paymentDone.trim())
  },
)

test('a phone shows the total, the card and the button with the amount on its first screen', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const id = await order(page, baseURL!)
  const { price } = await call<{ price: number }>(page, 'GET', `/payment/${id}`)
  const bar = page.locator('.payment-bar')
  const top = async (selector: string) => (await page.locator(selector).boundingBox())!.y
  await expect(page.getByLabel('Card number')).toBeVisible()
  expect(await top('.payment-what')).toBeLessThan(await top('.payment-sums'))
  expect(await top('.payment-sums')).toBeLessThan(await top('.payment-form'))
  await expect(page.locator('.payment-total dd')).toHaveText(dollars(price))
  await expect(page.locator('.payment-total dd')).toBeInViewport({ ratio: 1 })
  await expect(bar).toHaveText(`${dollars(price)}Confirm Payment`)
  await expect(bar).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)

  await open(page, `/payment/${id}?lang=bn`)
  const inBengali = new Intl.NumberFormat('bn', { minimumFractionDigits: 2 }).format(price)
  await expect(page.locator('.payment-total dd')).toHaveText(`$${inBengali}`)
})

test('a lost answer from the card provider is recovered', async ({ page, baseURL }) => {
  const id = await order(page, baseURL!)
  await pay(page, CARD.lost)
  await expect(page.locator('main')).toContainText(TEXTS.paymentDone.trim())
  expect(await isPaid(page, id)).toBe(true)
})

test('an order is paid even if the tab is closed right after confirming', async ({ page, context, baseURL }) => {
  const id = await order(page, baseURL!)
  const other = await context.newPage()
  await open(other, '/myOrder')
  const charged = page.waitForResponse(/\/confirm$/)
  await pay(page, CARD.good)
  await charged
  await page.close()
  await expect.poll(() => isPaid(other, id), { timeout: 20_000 }).toBe(true)
})

test(
  'double-clicking Confirm Payment pays once, and Back shows that the order is paid',
  { tag: '@long' },
  async ({ page, baseURL }) => {
    const id = await order(page, baseURL!)
    let confirmed = 0
    page.on('request', (request) => (confirmed += Number(request.url().endsWith('/confirm'))))
    await typeCard(page, CARD.good)
    await confirmButton(page).dblclick()
    await expect(page.locator('main')).toContainText(TEXTS.paymentDone.trim())
    expect(confirmed).toBe(1)
    await page.getByRole('main').getByRole('link', { name: 'My Collection' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Collection')
    await page.goBack()
    await expect(page.getByText(wording('payment_already'))).toBeVisible()
    expect(await isPaid(page, id)).toBe(true)
  },
)

test('only one of two tabs pays an order', { tag: '@long' }, async ({ page, context, baseURL }) => {
  const id = await order(page, baseURL!)
  const other = await context.newPage()
  await open(other, `/payment/${id}`)
  await typeCard(other, CARD.good)
  await expect(confirmButton(other)).toBeEnabled()
  await pay(page, CARD.good)
  await expect(page.locator('main')).toContainText(TEXTS.paymentDone.trim())
  await confirmButton(other).click()
  await expect(other.locator('main')).toContainText(TEXTS.paymentDone.trim())
  const paid = await call<{ _id: string }[]>(page, 'GET', '/paidOrder')
  expect(paid.map(({ _id }) => _id)).toEqual([id])
})

test(
  'a promo code lowers the price, can be removed, and stays visible after paying',
  { tag: '@long' },
  async ({ page, baseURL }) => {
    const id = await order(page, baseURL!)
    const { price } = await call<{ price: number }>(page, 'GET', `/payment/${id}`)
    const [full, less] = [dollars(price), dollars(price * 0.9)]
    const total = page.locator('.payment-total dd')
    const code = page.getByLabel('Promo code or coupon')
    await code.fill('NOT-THIS-ONE')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(code).toHaveAccessibleDescription(wording('field_wrong_promo_code'))
    await code.fill('PORUA10')
    await code.press('Enter')
    await expect(code).toHaveAccessibleDescription(wording('payment_code_less', { sum: dollars(price * 0.1) }))
    await expect(total).toHaveText(less)
    await page.getByRole('button', { name: 'Remove' }).click()
    await expect(total).toHaveText(full)
    await expect(code).toBeFocused()
    await code.fill('porua10')
    await code.press('Enter')
    await expect(page.locator('.payment-price')).toHaveText(full + less)

    await pay(page, CARD.good)
    await expect(page.locator('main')).toContainText(TEXTS.paymentDone.trim())
    const sum = page.getByText(wording('payment_paid_less', { paid: less, price: full, code: 'PORUA10' }))
    await expect(sum).toBeVisible()
    await page.reload()
    await expect(sum).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Receipt' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Receipt')
    await expect(page.getByRole('article')).toContainText(full)
    await expect(page.getByRole('article')).toContainText(less)
    await expect(page.getByRole('article')).toContainText(/P-\d+/)
    const rules = page.getByRole('article').getByRole('link', { name: /^refund rules \(version \d+\)$/ })
    await expect(rules).toHaveAttribute('href', /^\/refunds\?version=\d+$/)
    await expect(page.getByRole('article')).toContainText('+880 0000 000000')
  },
)

test(
  'a buyer asks for a refund; the refunded order closes, says so, and can be bought again',
  { tag: '@long' },
  async ({ page, browser, baseURL }) => {
    const id = await order(page, baseURL!)
    await pay(page, CARD.good)
    await expect(page.getByText(/pi_\w+/)).toBeVisible()
    const bought = await call<{ email: string; productName: string }>(page, 'GET', `/payment/${id}`)
    const { email, productName: name } = bought
    await open(page, paths.receipt(id))
    await page.getByRole('button', { name: 'Ask for a refund' }).click()
    const request = page.getByRole('dialog', { name: 'Ask for a refund' })
    await request.getByRole('button', { name: 'Send request' }).click()
    await expect(request.getByLabel(wording('refund_ask_why'))).toHaveAccessibleDescription(
      wording('refund_ask_required'),
    )
    await request.getByLabel(wording('refund_ask_why')).fill('I bought it twice.')
    await request.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByText(wordingPattern('refund_asked'))).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ask for a refund' })).toHaveCount(0)

    const office = await (await browser.newContext({ baseURL: baseURL! })).newPage()
    await signInCached(office, ADMIN, baseURL!)
    await open(office, `/admin/messages?q=${email}`)
    const asked = office.getByRole('row').filter({ hasText: `Refund requested: ${name}` })
    await asked.getByText(wording('messages_read')).click()
    await asked.getByRole('link', { name: wording('messages_order') }).click()
    await expect(office).toHaveURL(paths.adminOrder(id))
    await office.getByRole('button', { name: `Refund ${name}` }).click()
    const dialog = office.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Refund' }).click()
    await expect(dialog.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel('Reason').fill('Bought twice')
    await dialog.getByRole('button', { name: 'Refund' }).click()
    await expect(office.locator('.toast')).toContainText(wordingPattern('refund_done'))
    await expect(office.getByRole('row').filter({ hasText: name })).toContainText('Refunded')
    await open(office, '/admin/refunds')
    await expect(office.getByRole('row').filter({ hasText: email })).toContainText(/Bought twice.*Refunded/)
    await expectAccessible(office)
    await office.context().close()

    await open(page, '/myOrder')
    await expect(page.getByRole('button', { name: 'REFUNDED' })).toBeDisabled()
    await page.getByRole('link', { name: `Receipt for ${name}` }).click()
    await expect(page.getByText(wording('receipt_returned'))).toBeVisible()
    await open(page, `/payment/${id}`)
    await page.getByRole('link', { name: wording('payment_buy_again') }).click()
    await page.getByRole('button', { name: /^Buy the/ }).click()
    await expect(page.getByRole('link', { name: `PAY for ${name}` })).toBeVisible()
  },
)

test(
  'on a narrow phone an unpaid order has its button in a row of its own, and is deleted after confirmation',
  { tag: '@long' },
  async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await beginPayment(page, baseURL!)
    await open(page, '/myOrder')
    const item = page.getByRole('main').getByRole('listitem')
    await expect(item.getByRole('link', { name: /^PAY for/ })).toBeVisible()
    // Measures both at once, because loading fonts move them.
    const [price, button] = await item.evaluate((row) =>
      ['.order-price', '.button'].map((part) => row.querySelector(part)!.getBoundingClientRect().toJSON() as DOMRect),
    )
    expect(button!.top).toBeGreaterThanOrEqual(price!.bottom)
    await expect(page.getByRole('button', { name: startsWithWording('orders_check') })).toHaveCount(0)
    await item.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/classNine\/coursesInfo\//)
    await page.goBack()

    const bin = page.getByRole('button', { name: /^Delete / })
    await bin.click()
    await expect(page.getByRole('dialog', { name: TEXTS.deleteQuestion })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(bin).toBeVisible()
    await bin.click()
    await page.getByRole('dialog').getByRole('button', { name: TEXTS.deleteButton }).click()
    await expect(page.getByText(TEXTS.deleted)).toBeVisible()
    await expect(page.getByRole('heading', { name: wording('orders_empty_title') })).toBeVisible()
  },
)

test(
  'a payment can be checked once the buyer has confirmed it, and refusals are shown in Bengali',
  { tag: '@long' },
  async ({ page, baseURL }) => {
    await beginPayment(page, baseURL!)
    await declineCard(page)
    await open(page, `${new URL(page.url()).pathname}?lang=bn`)
    await page.getByLabel('প্রোমো কোড বা কুপন').fill('NO-SUCH-CODE')
    await page.getByLabel('প্রোমো কোড বা কুপন').press('Enter')
    await expect(page.getByText(wording('field_wrong_promo_code', {}, 'bn'))).toBeVisible()
    await page.getByLabel('কার্ড নম্বর').fill('4000 0000 0000 9995')
    await page.getByLabel('মেয়াদ').pressSequentially('1139')
    await page.getByLabel('নিরাপত্তা কোড').fill('123')
    await page.getByRole('button', { name: 'পেমেন্ট নিশ্চিত করুন' }).click()
    await expect(page.getByText('কোনো টাকা কাটা হয়নি। এই কার্ডে যথেষ্ট টাকা নেই।')).toBeVisible()
    await open(page, '/myOrder')
    await page.getByRole('main').getByText('পেমেন্ট করেছেন? যাচাই করুন').click()
    await expect(page.locator('.toast-error')).toContainText(wording('refused_payment_not_done', {}, 'bn'))
  },
)

test(
  "another person's order is not found, with a link to one's own",
  { tag: '@long' },
  async ({ page, browser, baseURL }) => {
    const id = await newOrder(page, baseURL!)
    const stranger = await browser.newPage({ baseURL: baseURL! })
    await exchange(stranger, await signUp(stranger, baseURL!))
    await open(stranger, `/payment/${id}`)
    await expect(stranger.getByRole('heading', { name: 'Order not found' })).toBeVisible()
    await open(stranger, `/receipt/${id}`)
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Receipt')
    await stranger.getByRole('main').getByRole('link', { name: 'Back to My Order' }).click()
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('My Order')
    await stranger.close()
  },
)
