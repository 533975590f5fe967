// The buy button on course and book pages: it places one order, at the price shown.
import type { Page } from '@playwright/test'
import { TEXTS } from '../../contract/texts.ts'
import { wording, wordingPattern } from '../helpers/wording.ts'
import { open } from './people.ts'
import { courseAt, openProduct, test } from './shop.ts'
import { expect } from './site.ts'

const buyCourse = (page: Page) => page.getByRole('button', { name: TEXTS.buyCourse, exact: true })
const paidCourse = (page: Page) => page.getByRole('link', { name: TEXTS.alreadyPaidCourse, exact: true })

test(
  'double-clicking Buy places one order and leads to My Order',
  { tag: '@long' },
  async ({ learner, page, shop }) => {
    const course = await shop.newCourse()
    await open(page, courseAt(course))
    const read = page.waitForRequest(/\/api\/order\?email=[^&]+%40/)
    await buyCourse(page).dblclick()
    await expect(page).toHaveURL('/myOrder')
    await read
    expect(await learner.orders()).toMatchObject([
      { id: course._id, productName: course.title, price: 24, paid: false },
    ])
  },
)

test('buying a book places an order and leads to My Order', async ({ learner, page, shop }) => {
  const book = await shop.newBook()
  await open(page, `/book/${book._id}`)
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/order'))
  await page.getByRole('button', { name: TEXTS.buyBook, exact: true }).click()
  const payload = 'userName email productName img price paid id'.split(' ')
  expect(new Set(Object.keys((await sent).postDataJSON() as object))).toEqual(new Set(payload))
  await expect(page).toHaveURL('/myOrder')
  expect(await learner.orders()).toMatchObject([{ id: book._id, kind: 'book', price: 11.5, paid: false }])
})

// payment.spec.ts buys a course.
test('a book is bought, from its page to the collection', { tag: '@long' }, async ({ learner: { page }, shop }) => {
  const { _id, bookName } = await shop.newBook()
  await open(page, `/book/${_id}`)
  await page.getByRole('button', { name: 'Buy the Book' }).click()
  await page.getByRole('link', { name: `PAY for ${bookName}` }).click()
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByLabel('Expiry').pressSequentially('1139')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: 'Confirm Payment' }).click()
  await expect(page.locator('main')).toContainText(TEXTS.paymentDone.trim())
  await page.getByRole('main').getByRole('link', { name: 'My Collection' }).click()
  await expect(page.getByRole('row').filter({ hasText: bookName })).toContainText('PAID')
})

test('a free course is paid immediately, and its page shows it', async ({ learner, page, shop }) => {
  const course = await shop.newCourse({ price: 0, classCourse: 'freeCourse' })
  await open(page, courseAt(course))
  const price = page.getByRole('region', { name: 'Price and purchase' }).getByText('Free', { exact: true })
  await expect(price).toBeVisible()
  await expect(page.getByText(course.promoCode)).toHaveCount(0)
  await buyCourse(page).click()
  await expect(page).toHaveURL('/myOrder')
  await expect(page.locator('.toast')).toContainText(wording('money_yours'))
  await expect(page.getByRole('listitem').filter({ hasText: course.title })).toContainText('FreePAID')
  const orders = await learner.orders()
  expect(orders).toMatchObject([{ id: course._id, paid: true }])
  await open(page, `/payment/${orders[0]?._id}`)
  await expect(page.getByRole('main').getByText('Owned', { exact: true })).toBeVisible()

  await open(page, courseAt(course))
  await expect(paidCourse(page)).toHaveAttribute('href', '/myCollection')
  await expect(buyCourse(page)).toHaveCount(0)
  await expect(price).toHaveCount(0)
  await expect(page.getByText('17 enrolled')).toBeVisible()
})

test.describe('refused', () => {
  test.use({ allow: /status of (404|409)|ERR_INTERNET_DISCONNECTED/ })

  test('a buyer is asked to confirm when the price has changed', { tag: '@long' }, async ({ learner, page, shop }) => {
    const course = await shop.newCourse()
    await open(page, courseAt(course))
    await expect(buyCourse(page)).toBeVisible()
    await shop.change(`/api/courseUpdate/${course._id}`, { price: 30.5 })
    await buyCourse(page).click()
    const question = page.getByRole('dialog', { name: 'The price has changed' })
    await expect(question).toContainText(wordingPattern('money_price_now', { before: '$24', now: '$30.50' }))
    expect(await learner.orders()).toEqual([])

    await question.getByRole('button', { name: 'Not now' }).click()
    await expect(page.getByRole('region', { name: 'Price and purchase' })).toContainText('$30.50')
    expect(await learner.orders()).toEqual([])

    await shop.change(`/api/courseUpdate/${course._id}`, { price: 28 })
    await buyCourse(page).click()
    await question.getByRole('button', { name: 'Buy for $28' }).click()
    await expect(page).toHaveURL('/myOrder')
    expect(await learner.orders()).toMatchObject([{ id: course._id, price: 28 }])
  })

  test(
    'a product paid for in another tab leads to the collection',
    { tag: '@long' },
    async ({ learner, page, shop }) => {
      const course = await shop.newCourse({ price: 0 })
      await openProduct(page, courseAt(course))
      await learner.api.post('/api/order', { data: { id: course._id, price: 0 } })
      await buyCourse(page).click()
      await expect(paidCourse(page)).toBeFocused()
      await expect(paidCourse(page)).toHaveAttribute('href', '/myCollection')
    },
  )

  test('a buyer sees that a product is no longer for sale', { tag: '@long' }, async ({ learner, page, shop }) => {
    const book = await shop.newBook()
    await open(page, `/book/${book._id}`)
    const buy = page.getByRole('button', { name: TEXTS.buyBook, exact: true })
    await expect(buy).toBeVisible()
    await shop.remove(`/api/bookDelete/${book._id}`)
    await buy.click()
    await expect(page.getByRole('alert')).toHaveText(
      wording('money_order_failed', { reason: wording('money_not_for_sale') }),
    )
    expect(await learner.orders()).toEqual([])
  })

  test('an order for a withdrawn product cannot be paid', { tag: '@long' }, async ({ learner, page, shop }) => {
    const book = await shop.newBook()
    await learner.api.post('/api/order', { data: { id: book._id } })
    await shop.remove(`/api/bookDelete/${book._id}`)
    const orderId = (await learner.orders())[0]?._id
    await open(page, '/myOrder')
    await expect(page.getByRole('button', { name: wording('orders_withdrawn') })).toBeDisabled()
    await expect(page.getByRole('link', { name: `PAY for ${book.bookName}` })).toHaveCount(0)
    await expect(page.getByText('0 to pay, 0 paid')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: book.bookName })).toHaveCount(0)

    await open(page, `/payment/${orderId}`)
    await expect(page.getByText(wording('payment_withdrawn'))).toBeVisible()
    await expect(page.getByLabel('Card number')).toHaveCount(0)
    await page.getByRole('main').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: TEXTS.deleteButton }).click()
    await expect(page).toHaveURL('/myOrder')
    await expect(page.getByRole('heading', { name: wording('orders_empty_title') })).toBeVisible()
  })

  test(
    'buying offline says so, and works again when the network is back',
    { tag: '@long' },
    async ({ page, context, learner, shop }) => {
      const course = await shop.newCourse()
      await openProduct(page, courseAt(course))
      await context.setOffline(true)
      await buyCourse(page).click()
      await expect(page.getByRole('alert').filter({ hasText: 'You seem to be offline' })).toBeVisible()
      await context.setOffline(false)
      await buyCourse(page).click()
      await expect(page).toHaveURL('/myOrder')
      expect(await learner.orders()).toHaveLength(1)
    },
  )
})
