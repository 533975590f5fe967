// Coupons from the administrator's form to the payment page, and the way to a gateway's page and back.
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { paths } from '../../contract/paths.ts'
import { TEXTS } from '../../contract/texts.ts'
import { wording, wordingPattern } from '../helpers/wording.ts'
import { call } from './admin.ts'
import { expectAccessible } from './expect-accessible.ts'
import { ADMIN, exchange, open, signInCached, signUp } from './people.ts'
import { expect, test } from './site.ts'

// The console reports every refused code, and requests without a network.
test.use({ allow: /status of (409|422)|ERR_FAILED/ })

async function newOrder({ request }: Page, person: { token: string }): Promise<string> {
  const courses = await call<{ _id: string; price: number }[]>(request, person, 'GET /courses/classNine')
  // Picks the oldest, because other tests add newer ones without lessons.
  const { _id: id } = courses.findLast(({ price }) => price > 1)!
  return (await call<{ insertedId: string }>(request, person, 'POST /order', { id })).insertedId
}

test(
  'an administrator adds a coupon that is free of charge, a learner opens a course with it, and it is ended',
  { tag: '@long' },
  async ({ page, browser, baseURL }) => {
    const code = `TEST-${randomUUID().slice(0, 8)}`.toUpperCase()
    await signInCached(page, ADMIN, baseURL!)
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, paths.adminCoupons)
    await page.getByRole('link', { name: 'New coupon' }).click()
    await expect(page.getByRole('table')).toBeHidden()
    const form = page.getByRole('region', { name: 'New coupon' })
    await expect(form.getByLabel('Code')).toHaveAccessibleDescription(/^6 to 20 letters, digits or hyphens\./)
    await form.getByLabel('Code').fill('a b')
    await form.getByRole('button', { name: 'Save coupon' }).click()
    await expect(form.getByLabel('Code')).toHaveAccessibleDescription('Use 6 to 20 letters, digits or hyphens.')
    await form.getByLabel('Code').fill(code.toLowerCase())
    await form.getByLabel('Percent', { exact: true }).fill('১০০')
    await form.getByLabel(wording('coupon_for'), { exact: true }).selectOption('Class 9')
    await expect(form.getByText(/: Free instead of \$\d+/)).toBeVisible()
    await form.getByLabel(wording('coupon_max_uses')).fill('3')
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Save coupon' }).click()
    const row = page.getByRole('row').filter({ hasText: code })
    await expect(row).toContainText('0 of 3')

    const visitor = await browser.newContext({ baseURL: baseURL! })
    const learner = await visitor.newPage()
    const issued = { token: await exchange(learner, await signUp(learner, baseURL!)) }
    await open(learner, paths.payment(await newOrder(learner, issued)))
    await learner.getByLabel('Promo code or coupon').fill(code)
    await learner.getByLabel('Promo code or coupon').press('Enter')
    await expect(learner.getByRole('region', { name: wording('payment_sums') })).toContainText('$0.00')
    await expect(learner.getByRole('button', { name: 'Confirm Payment' })).toHaveCount(0)
    await expectAccessible(learner)
    await learner.getByRole('button', { name: 'Get it free' }).click()
    await expect(learner.getByRole('link', { name: 'Start lesson 1' })).toBeVisible()
    await visitor.close()

    await open(page, paths.adminCoupons)
    await expect(row).toContainText('1 of 3')
    await row.getByRole('link', { name: `Edit ${code}` }).click()
    const edited = page.getByRole('region', { name: code })
    await expect(edited.getByRole('button', { name: 'Delete' })).toHaveCount(0)
    await edited.getByRole('button', { name: 'End coupon' }).click()
    await expect(row).toContainText('Ended')
  },
)

test('the form keeps what was typed, focuses the first wrong field, shows every refusal, and sends once for two presses', async ({
  page,
  baseURL,
}) => {
  await signInCached(page, ADMIN, baseURL!)
  await open(page, paths.adminCoupon('new'))
  const form = page.getByRole('region', { name: 'New coupon' })
  const save = form.getByRole('button', { name: 'Save coupon' })
  const code = form.getByLabel('Code')
  const percent = form.getByLabel('Percent', { exact: true })
  const toast = page.locator('.toast-error')
  await code.fill('a b')
  await percent.fill('0')

  await page.route('**/api/coupons', (route) => route.abort())
  await save.click()
  await expect(toast).toHaveCount(1)
  await expect(code).toHaveValue('a b')
  await expect(percent).toHaveValue('0')
  await page.unroute('**/api/coupons')

  await save.click()
  await expect(code).toBeFocused()
  await expect(code).toHaveAccessibleDescription('Use 6 to 20 letters, digits or hyphens.')
  await expect(percent).toHaveAttribute('aria-invalid', 'true')
  await expect(toast).toHaveCount(1)

  const json = { error: 'invalid', message: 'Something is wrong.', fields: { elsewhere: 'This is wrong.' } }
  await page.route('**/api/coupons', (route) => route.fulfill({ status: 422, json }))
  await save.click()
  await expect(toast).toHaveCount(2)
  await page.unroute('**/api/coupons')

  const valid = `TEST-${randomUUID().slice(0, 8)}`.toUpperCase()
  await code.fill(valid)
  await percent.fill('10')
  const sent: string[] = []
  page.on('request', (request) => void (request.method() === 'POST' && sent.push(new URL(request.url()).pathname)))
  await form.locator('form').evaluate((element: HTMLFormElement) => {
    element.requestSubmit()
    element.requestSubmit()
  })
  await expect(page.getByRole('row').filter({ hasText: valid })).toBeVisible()
  expect(sent.filter((path) => path === '/api/coupons')).toHaveLength(1)
})

test('a wallet leads to its page and back: cancelled without a charge, then paid; the receipt says both currencies', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const issued = { token: await exchange(page, await signUp(page, baseURL!)) }
  const id = await newOrder(page, issued)
  await open(page, paths.payment(id))
  await expect(page.getByRole('radio', { name: /^Card/ })).toBeChecked()
  await expect(page.getByLabel('Card number')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Confirm Payment' })).toBeInViewport()
  await expectAccessible(page)
  await page.getByRole('radio', { name: /^bKash/ }).check()
  await expect(page.getByLabel('Card number')).toBeHidden()
  await expect(page.getByText(wordingPattern('payment_rate'))).toBeVisible()
  await page.getByRole('button', { name: 'Continue to bKash', exact: true }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wording('return_cancelled'))
  // The sign is loaded with the page, because many devices have no Bengali letters.
  const isDrawn = () => document.fonts.load('700 1em Taka', '৳').then((faces) => faces[0]?.status)
  expect(await page.evaluate(isDrawn)).toBe('loaded')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Try bKash again' }).click()
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(page.locator('main')).toContainText(TEXTS.paymentDone.trim())
  await open(page, paths.receipt(id))
  await expect(page.getByRole('article')).toContainText(
    new RegExp(`৳[\\d,]+.*${wordingPattern('receipt_rate').source}`),
  )
})
