// Asking a parent to pay, from the learner's sheet to the parent's receipt.
import type { Browser, Page } from '@playwright/test'
import { wording, wordingPattern } from '../helpers/wording.ts'
import { expectAccessible } from './expect-accessible.ts'
import { ADMIN, open, signInCached } from './people.ts'
import { courseAt, openProduct, test, type Learner, type Shop } from './shop.ts'
import { expect } from './site.ts'

/** The parent's phone: nobody is signed in there. */
async function parentOpens(browser: Browser, url: string, more: { javaScriptEnabled?: boolean } = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...more })
  const page = await context.newPage()
  const response = await page.goto(url)
  expect(response!.headers()['referrer-policy']).toBe('no-referrer')
  expect(response!.headers()['cache-control']).toBe('private, no-store')
  expect(response!.headers()['x-robots-tag']).toBe('noindex')
  return page
}

async function linkOf(shop: Shop, { api }: Learner): Promise<string> {
  const { _id: id } = await shop.newBook()
  const { insertedId: order } = (await (await api.post('/api/order', { data: { id } })).json()) as {
    insertedId: string
  }
  const { url } = (await (await api.post('/api/payLink', { data: { order } })).json()) as { url: string }
  return url
}

test(
  'a learner asks from the course page, and a parent pays by card',
  { tag: '@long' },
  async ({ learner, shop, browser }) => {
    const { page } = learner
    const course = await shop.newCourse()
    await page.setViewportSize({ width: 390, height: 844 })
    await openProduct(page, courseAt(course))
    await page.getByRole('button', { name: 'Ask a parent to pay' }).click()
    const sheet = page.getByRole('dialog', { name: 'Ask a parent to pay' })
    await expect(sheet.getByText('The link works once, until')).toBeVisible()
    await expect(sheet.getByText(/asks you to pay for A course for a test/)).toBeVisible()
    await expect(sheet.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /wa\.me\/\?text=I%20need/)
    await expectAccessible(page)
    const url = await sheet.getByLabel(wording('ask_link')).inputValue()

    await sheet.getByLabel('Your message').fill('Abbu, I need this course.')
    const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await sheet.getByLabel(wording('ask_link')).focus()
    await kept
    await page.reload()
    await page.getByRole('button', { name: 'Ask a parent to pay' }).click()
    await expect(sheet.getByLabel('Your message')).toHaveValue('Abbu, I need this course.')
    expect(await sheet.getByLabel(wording('ask_link')).inputValue()).toBe(url)

    const parent = await parentOpens(browser, url)
    await expect(parent.getByRole('heading', { level: 1 })).toHaveText(wordingPattern('pay_asks_course'))
    await expectAccessible(parent)
    await parent.getByRole('radio', { name: 'Card in dollars' }).check()
    await parent.getByLabel('Card number').fill('4242 4242 4242 4242')
    await parent.getByLabel('Expiry').pressSequentially('1139')
    await parent.getByLabel('Security code').fill('123')
    await parent.getByLabel('Your name').fill('Rahima Begum')
    await parent.getByLabel('Email for the receipt').fill('rahima@people.test')
    await parent.getByRole('button', { name: 'Pay $24' }).click()
    await expect(parent.getByRole('heading', { level: 1 })).toHaveText(wordingPattern('pay_thanks'))
    await expect(parent.getByText('Rahima Begum')).toBeVisible()
    await expectAccessible(parent)
    await parent.context().close()
    expect((await learner.orders())[0]!.paid).toBe(true)
  },
)

test('a parent without JavaScript turns back at bKash, then pays', async ({ learner, shop, browser }) => {
  const url = await linkOf(shop, learner)
  const parent = await parentOpens(browser, `${url}?lang=bn`, { javaScriptEnabled: false })
  // Selects by class, because Playwright finds no text inside <noscript>.
  await expect(parent.locator('.pay-needs-script')).toBeVisible()
  const goOn = () => parent.getByRole('button', { name: /^৳.* দিন$/ }).click()
  await parent.getByLabel('আপনার নাম').fill('রহিমা বেগম')
  await parent.getByLabel(wording('pay_email', {}, 'bn')).fill('rahima@people.test')
  await goOn()
  await parent.getByRole('button', { name: 'Cancel' }).click()
  await expect(parent.getByRole('heading', { level: 1 })).toHaveText('কোনো টাকা কাটা হয়নি')
  await expect(parent.getByText('পেমেন্ট বাতিল করা হয়েছে।')).toBeVisible()
  await expect(parent.getByLabel('আপনার নাম')).toHaveValue('রহিমা বেগম')
  await expect(parent.getByLabel(wording('pay_email', {}, 'bn'))).toHaveValue('rahima@people.test')
  await goOn()
  await parent.getByText('Pays, a while after').click()
  await parent.getByRole('button', { name: /^Pay/ }).click()
  await expect(parent.getByRole('heading', { level: 1 })).toHaveText(/^আপনার পেমেন্ট এখনো নিশ্চিত হয়নি।/)
  // The page checks again automatically.
  await expect(parent.getByRole('heading', { level: 1 })).toHaveText(wordingPattern('pay_thanks', {}, 'bn'), {
    timeout: 20_000,
  })
  await parent.goto(url)
  await expect(parent.getByRole('heading', { level: 1 })).toHaveText(wordingPattern('pay_thanks', {}, 'bn'))
  await expect(parent.getByRole('term')).toContainText(['পেমেন্টের মাধ্যম', 'TrxID'])
  await parent.context().close()
  expect((await learner.orders())[0]!.paid).toBe(true)
})

test(
  'the office finds a payment by its TrxID, and its refund names the payer and both currencies',
  { tag: '@long' },
  async ({ learner, shop, browser, baseURL }) => {
    const parent = await parentOpens(browser, await linkOf(shop, learner))
    await parent.getByLabel('Your name').fill('Rahima Begum')
    await parent.getByLabel('Email for the receipt').fill('rahima@people.test')
    await parent.getByRole('button', { name: /^Pay ৳/ }).click()
    await parent.getByRole('button', { name: /^Pay BDT/ }).click()
    await expect(parent.getByRole('heading', { level: 1 })).toHaveText(/^Paid\./)
    const transaction = await parent.getByText(/^[0-9A-Z]{10}$/).innerText()
    await parent.context().close()

    const context = await browser.newContext({ baseURL: baseURL! })
    const office = await context.newPage()
    await signInCached(office, ADMIN, baseURL!)
    await open(office, `/admin/orders?q=${transaction}`)
    await expect(office.getByText('1 found')).toBeVisible()
    const row = office.getByRole('row').filter({ hasText: 'Rahima Begum' })
    await expect(row).toContainText(/bKash ৳[\d,]+/)
    await row.getByRole('button', { name: /^Refund/ }).click()
    const dialog = office.getByRole('dialog')
    await expect(dialog).toContainText(/৳[\d,]+ \(\$11\.50\)/)
    await expect(dialog).toContainText(wordingPattern('refund_paid', { buyer: 'Rahima Begum, rahima@people.test' }))
    await dialog.getByLabel('Amount in dollars').fill('2')
    await expect(dialog).toContainText(/৳\d+ will be refunded\./)
    await context.close()
  },
)

test('a cancelled link shows a notice @long', async ({ learner, shop, browser }) => {
  const url = await linkOf(shop, learner)
  const { page } = learner
  await page.goto('/myOrder')
  await page.getByRole('button', { name: 'Ask a parent to pay' }).click()
  await page.getByRole('button', { name: wording('ask_revoke') }).click()
  await expect(page.getByText(wording('ask_revoked'))).toBeVisible()
  const parent = await parentOpens(browser, url)
  await expect(parent.getByRole('heading', { level: 1 })).toHaveText(wordingPattern('pay_revoked'))
  await expectAccessible(parent)
  await parent.context().close()
  await page.getByRole('button', { name: wording('ask_again') }).click()
  await expect(page.getByLabel(wording('ask_link'))).not.toHaveValue(url)
})
