// Confirming an email: in the browser that registered, in another one, and by somebody who did not register.
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { paths } from '../../contract/paths.ts'
import { wording } from '../helpers/wording.ts'
import { expectAccessible } from './expect-accessible.ts'
import { confirmEmail, confirmLink, exchange, open, PASSWORD, signUp, token } from './people.ts'
import { expect, test } from './site.ts'

test.use({ serviceWorkers: 'allow' })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const reminder = (page: Page) => page.getByRole('complementary', { name: 'Confirm your email' })

async function register(page: Page): Promise<string> {
  // An email as long as most people's, for which the page reserves enough space.
  const email = `rumi-${randomUUID().slice(0, 8)}@people.test`
  await open(page, '/register')
  await page.getByLabel('Name').fill('Rumi Akter')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL('/')
  return email
}

/** Checks that the page has room for the reminder before the profile arrives. */
async function expectNothingMoves<Result>(page: Page, arrive: () => Promise<Result>): Promise<Result> {
  const profile = Promise.withResolvers<void>()
  await page.route('**/api/user/*', async (route) => {
    if (route.request().method() === 'GET') await profile.promise
    await route.continue()
  })
  const result = await arrive()
  await expect(page.locator('header .avatar-button')).toBeVisible()
  const before = await page.getByRole('main').boundingBox()
  await expect(page.locator('.confirm-reminder')).toHaveCount(0)
  profile.resolve()
  await expect(page.locator('.confirm-reminder')).toBeVisible()
  expect((await page.getByRole('main').boundingBox())!.y).toBe(before!.y)
  await page.unroute('**/api/user/*')
  return result
}

test('on a device that does not know yet, the reminder lies over the page', async ({ page, baseURL }) => {
  await exchange(page, await signUp(page, baseURL!))
  await page.addInitScript(() => {
    if (self === top && !sessionStorage.getItem('known')) localStorage.removeItem('unconfirmed')
  })
  await expectNothingMoves(page, () => open(page, '/privacy'))
  await page.evaluate(() => sessionStorage.setItem('known', 'yes'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
  await expect(heading(page)).toHaveText('Contact Us')
  const [bar, main] = [await reminder(page).boundingBox(), await page.getByRole('main').boundingBox()]
  expect(bar!.y + bar!.height, 'the next page has space for it').toBeLessThanOrEqual(main!.y)
})

test('a reminder to confirm the email stays until the link is opened', { tag: '@long' }, async ({ page, context }) => {
  const email = await expectNothingMoves(page, () => register(page))
  for (const language of ['bn', 'en']) {
    await expectNothingMoves(page, () => open(page, `/privacy?lang=${language}`))
    for (const [width, height] of [
      [1440, 44],
      [390, 72],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      expect(await page.locator('.confirm-reminder').boundingBox(), `${language} ${width}`).toMatchObject({ height })
      const isWhole = (text: Element) => text.scrollHeight <= text.clientHeight
      expect(await page.locator('.confirm-reminder p').evaluate(isWhole), `${language} ${width}`).toBe(true)
    }
  }
  await expect(reminder(page)).toContainText(wording('shell_confirm_text', { email }))
  await reminder(page)
    .getByRole('button', { name: wording('shell_confirm_send') })
    .click()
  await expect(reminder(page)).toContainText(wording('shell_confirm_sent', { email }))
  await open(page, '/contact')
  await expect(reminder(page)).toBeVisible()

  const other = await context.newPage()
  await open(other, await confirmLink(page, email))
  await expect(heading(other)).toHaveText(wording('confirm_done_title'))
  await expect(other.getByRole('main')).toContainText(email)
  await expect(reminder(other)).toHaveCount(0)
  await other.getByRole('link', { name: wording('confirm_home') }).click()
  await expect(other).toHaveURL('/')
  await expect(other.locator('header .avatar-button')).toBeVisible()
  // The first tab notices it when it gets the focus.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(reminder(page)).toHaveCount(0)

  await open(page, await confirmLink(page, email))
  await expect(heading(page)).toHaveText(wording('confirm_already_title'))
})

test(
  'the reminder to confirm the email can be hidden, and confirmed people never see it',
  { tag: '@long' },
  async ({ page, browser, baseURL }) => {
    await exchange(page, await signUp(page, baseURL!))
    await open(page, '/privacy')
    await reminder(page).getByRole('button', { name: 'Hide for now' }).click()
    await expect(reminder(page)).toHaveCount(0)
    await open(page, '/contact')
    await expect(page.locator('header .avatar-button')).toBeVisible()
    await expect(reminder(page)).toHaveCount(0)

    const confirmed = await browser.newPage({ baseURL: baseURL! })
    const email = await signUp(confirmed, baseURL!)
    await confirmEmail(confirmed, email)
    await exchange(confirmed, email)
    const profile = confirmed.waitForResponse((answer) => answer.url().includes('/api/user/'))
    await open(confirmed, '/privacy')
    await profile
    await expect(confirmed.locator('header .avatar-button')).toBeVisible()
    await expect(reminder(confirmed)).toHaveCount(0)
    await confirmed.close()
  },
)

test.describe('refused', () => {
  test.use({ allow: /status of (400|401|404|429)/ })

  test(
    'a lesson has the reminder to confirm the email, and a book no space for it',
    { tag: '@long' },
    async ({ page, baseURL }) => {
      await exchange(page, await signUp(page, baseURL!))
      // Any course and lesson will do.
      await open(page, paths.learn(randomUUID(), randomUUID()))
      await expect(reminder(page)).toBeVisible()
      await open(page, paths.read(randomUUID()))
      expect(await page.getByRole('main').boundingBox()).toMatchObject({ y: 0 })
    },
  )

  test(
    'in another browser the link asks for the password, so that a stranger who registered stays unconfirmed',
    { tag: '@long' },
    async ({ page, browser, baseURL }) => {
      const stranger = await browser.newContext({ baseURL: baseURL! })
      const email = await signUp(stranger, baseURL!)
      await open(page, await confirmLink(page, email))
      await expect(page.getByRole('main')).toContainText(wording('confirm_password_text', { email }))
      await expect(page.getByRole('main')).toContainText(wording('confirm_not_you_title'))
      await expectAccessible(page)
      await page.getByLabel('Password', { exact: true }).fill('not-this-one')
      await page.getByRole('button', { name: 'Confirm email' }).click()
      await expect(page.getByRole('alert')).toHaveText(wording('login_refused_password'))
      await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
      const session = await (await stranger.request.get('/identity/get-session')).json()
      expect(session.user).toMatchObject({ email, emailVerified: false })
      expect(await token(page)).toBeNull()
      await stranger.close()

      await test.step('the right password confirms the email and signs in', async () => {
        await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
        await page.keyboard.press('Enter')
        await expect(heading(page)).toHaveText(wording('confirm_done_title'))
        await expect(page.locator('header .avatar-button')).toBeVisible()
        await expect(reminder(page)).toHaveCount(0)
      })
    },
  )

  test(
    'a broken confirmation link says so, and offers a signed-in person a new one',
    { tag: '@long' },
    async ({ page, baseURL }) => {
      await test.step('too many attempts are explained, with a button to try again', async () => {
        await page.route('**/identity/confirm-email', (route) =>
          route.fulfill({ status: 429, json: { error: 'too_many', message: 'Too many tries.' } }),
        )
        await open(page, '/confirmEmail?token=made-up')
        await expect(heading(page)).toHaveText(wording('confirm_failed_title'))
        await expect(page.getByRole('alert')).toContainText(wording('login_refused_too_many'))
        await page.unroute('**/identity/confirm-email')
        await page.getByRole('button', { name: 'Try again' }).click()
      })
      await expect(heading(page)).toHaveText(wording('confirm_broken_title'))
      await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toBeVisible()
      const email = await signUp(page, baseURL!)
      await exchange(page, email)
      await open(page, '/confirmEmail')
      await expect(heading(page)).toHaveText(wording('confirm_broken_title'))
      await page.getByRole('button', { name: wording('confirm_send') }).click()
      await expect(page.getByRole('main').getByRole('status')).toHaveText(wording('confirm_sent', { email }))
    },
  )

  test(
    'an expired confirmation link says so, and sends a new one without signing in',
    { tag: '@long' },
    async ({ page, browser, baseURL }) => {
      const first = await browser.newContext({ baseURL: baseURL! })
      const email = await signUp(first, baseURL!)
      const link = await confirmLink(first, email)
      await first.close()
      // The server answers this after a day.
      await page.route('**/identity/confirm-email', (route) =>
        route.fulfill({ status: 401, json: { error: 'token_expired', message: 'This link has expired.' } }),
      )
      await open(page, link)
      await expect(heading(page)).toHaveText('This link has expired')
      await page.getByRole('button', { name: wording('confirm_send') }).click()
      await expect(page.getByRole('main').getByRole('status')).toHaveText(wording('confirm_sent', { email }))
      await expect(page.getByRole('link', { name: wording('confirm_home') })).toBeVisible()
    },
  )
})
