import type { Page } from '@playwright/test'
import { TOAST_MS } from '../../contract/constants.ts'
import { OFFICE } from '../../contract/site/contact-office.ts'
import { TEXTS } from '../../contract/texts.ts'
import { wording } from '../helpers/wording.ts'
import { open, signIn, STUDENT } from './people.ts'
import { expect, test } from './site.ts'

const MAP = /^https:\/\/(www|tile)\.openstreetmap\.org\//

const send = (page: Page) => page.getByRole('button', { name: TEXTS.contactButton })

async function write(page: Page, subject: string): Promise<void> {
  await page.getByLabel('First name').fill('Rumi')
  await page.getByLabel('Last name').fill('Akter')
  const email = page.getByLabel('Your email (optional)')
  if (await email.count()) await email.fill('rumi@people.test')
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Message').fill('When does class 9 start?')
}

/** Waits for the email about a subject. */
async function mailAbout(page: Page, subject: string): Promise<string> {
  let mail: string | undefined
  await expect(async () => {
    const inbox = await (await page.request.get('/__inbox')).text()
    mail = inbox.split('<section>').find((each) => each.includes(subject))
    expect(mail).toBeTruthy()
  }).toPass()
  return mail!
}

test('the contact page uses the owner’s words, and its form requires the owner’s four fields', async ({
  page,
  context,
}) => {
  await open(page, '/contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TEXTS.contactTitle)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(TEXTS.contactHeading)
  const strip = page.getByRole('main').getByRole('listitem')
  await expect(strip).toHaveCount(3)
  await expect(strip.nth(0)).toContainText(TEXTS.contactCall)
  await expect(strip.nth(0).getByRole('link')).toHaveAttribute('href', 'tel:+8800000000000')
  await expect(strip.nth(1)).toContainText(TEXTS.contactVisit)
  await expect(strip.nth(1)).toContainText('Dhaka, Bangladesh')
  await expect(strip.nth(2)).toContainText(TEXTS.contactEmail)
  await expect(strip.nth(2).getByRole('link')).toHaveAttribute('href', /^mailto:.+@/)

  for (const label of ['First name', 'Last name', 'Subject', 'Message']) {
    await expect(page.getByLabel(label)).toHaveJSProperty('required', true)
  }
  await expect(page.getByLabel('Your email (optional)')).toHaveJSProperty('required', false)
  await send(page).click()
  await expect(page.getByLabel('First name')).toBeFocused()
  expect(context.pages()).toHaveLength(1)

  await test.step('the office is named in Bengali', async () => {
    await page.goto('/contact?lang=bn')
    await expect(strip.nth(1)).toContainText('ঢাকা, বাংলাদেশ')
    await expect(page.getByText(wording('contact_map_show', { city: 'ঢাকা' }, 'bn'))).toBeVisible()
  })
})

test('a visitor sends a contact message without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/contact')
  const subject = `A question ${Date.now()}`
  await write(page, subject)
  const opened = context.waitForEvent('page')
  await send(page).click()
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText('Message sent')
  const mail = await mailAbout(page, subject)
  expect(mail).toContain('Rumi Akter &lt;rumi@people.test&gt; (not logged in)')
  expect(mail).toContain('When does class 9 start?')
  await context.close()
})

test('a student’s message includes the email, and its result is reported back', async ({ page, context, baseURL }) => {
  await signIn(page, STUDENT, baseURL!)
  await open(page, '/contact')
  await expect(page.getByLabel('Your email')).toHaveCount(0)
  const subject = `From a student ${Date.now()}`
  await write(page, subject)
  const opened = context.waitForEvent('page')
  // Both clicks come at once, because otherwise the new tab would take the second one.
  await send(page).evaluate((button: HTMLElement) => [1, 2].forEach(() => button.click()))
  const answer = await opened
  await expect(answer.getByRole('heading', { level: 1 })).toHaveText('Message sent')
  expect(context.pages(), 'a double click sends one message').toHaveLength(2)
  await answer.emulateMedia({ colorScheme: 'dark' })
  await expect(answer.locator('body')).toHaveCSS('background-color', 'rgb(10, 18, 15)')
  expect(await answer.evaluate(() => window.opener as unknown)).toBeNull()
  expect(await mailAbout(page, subject)).toContain(STUDENT.email)

  await expect(page.locator('.toast-success')).toHaveCSS('--toast-ms', `${TOAST_MS.contactSuccess}ms`)
  await expect(page.locator('.toast-loading')).toHaveCount(0)
  await expect(page.getByLabel('Subject')).toHaveValue('')
  await page.reload()
  await expect(page.getByLabel('Subject')).toHaveValue('')
})

test('a message that was refused stays in the form', { tag: '@long' }, async ({ page, context, complaints }) => {
  await open(page, '/contact')
  await write(page, 'Refused')
  let answer = () => {}
  const wait = new Promise<void>((resolve) => (answer = resolve))
  // The browser's own validation would block these values.
  await context.route('**/api/contact', async (route) => {
    await wait
    await route.continue({ postData: 'subject=Refused' })
  })
  const opened = context.waitForEvent('page')
  await send(page).click()
  await expect(page.locator('.toast-loading')).toContainText('Sending your message')
  answer()
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText('Message not sent')
  await expect(page.locator('.toast-error')).toHaveCSS('--toast-ms', `${TOAST_MS.contact}ms`)
  await expect(page.locator('.toast-loading')).toHaveCount(0)
  await expect(page.getByLabel('Subject')).toHaveValue('Refused')
  expect(complaints.splice(0).every((text) => text.includes('status of 422'))).toBe(true)
})

test(
  'the contact page’s map lies over the drawn one once it can be reached',
  { tag: '@long' },
  async ({ page, context }) => {
    await page.goto('/contact')
    const map = page.getByTitle('Map of Dhaka')
    await map.evaluate((frame) => frame.scrollIntoView())
    await expect(map).toBeHidden()
    await expect(page.locator('.office-map > svg')).toBeVisible()

    const asked: string[] = []
    await context.route(MAP, (route) => {
      const url = route.request().url()
      if (url.endsWith('.png')) return route.fulfill({ path: 'web/public/icons/180.png' })
      asked.push(url)
      return route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' })
    })
    await page.reload()
    await map.evaluate((frame) => frame.scrollIntoView())
    await expect(map).toBeVisible()
    await expect.poll(() => asked).toHaveLength(1)
    const { searchParams } = new URL(asked[0]!)
    const [west, south, east, north] = searchParams.get('bbox')!.split(',').map(Number)
    const { latitude, longitude } = OFFICE.capital
    expect(west! < longitude && longitude < east! && south! < latitude && latitude < north!).toBe(true)
  },
)

test('the privacy policy names its five parts and the payment gateway', async ({ page }) => {
  await page.goto('/privacy')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    TEXTS.privacyOverview,
    TEXTS.privacyProvided,
    TEXTS.privacyAutomatic,
    TEXTS.privacyHow,
    TEXTS.privacyCookies,
  ])
  await expect(page.getByRole('main')).toContainText('third-party card payment gateway')
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: TEXTS.privacyCookies }).click()
  await expect(page.getByRole('heading', { name: TEXTS.privacyCookies })).toBeInViewport()
})
