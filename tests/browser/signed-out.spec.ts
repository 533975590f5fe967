// What the login page says after a redirect: the requested page, and why the person was signed out.
import type { Page } from '@playwright/test'
import { wording } from '../helpers/wording.ts'
import { accessToken, logIn, logOut, open, openWithWorker, signUp, STUDENT, token } from './people.ts'
import { expect, test } from './site.ts'

test.use({ serviceWorkers: 'allow', allow: /status of (401|403)/ })
test.beforeEach(({ page }) => openWithWorker(page, '/privacy'))

const ACCESS_TOKEN_MS = 7 * 24 * 3_600_000
const ENDED = wording('login_reason_ended')
const NOT_ADMIN = 'Only administrators can open that page.'

/** Signs a new person in on the open page; returns the access token. */
async function signInNewPerson(page: Page, origin: string): Promise<string> {
  const issued = await accessToken(page.request, await signUp(page, origin))
  await page.evaluate((issued) => localStorage.setItem('accessToken', issued), issued)
  return issued
}

const revoke = (page: Page, issued: string) =>
  page.request.post('/api/signOut', { headers: { authorization: `Bearer ${issued}` } })

async function expectReason(page: Page, reason: string): Promise<void> {
  await expect(page.locator('.sign-in-reason')).toContainText(reason)
  expect(await token(page)).toBeNull()
}

test(
  'the login page says that the session has ended, until another page is opened',
  { tag: '@long' },
  async ({ page, baseURL }) => {
    const issued = await signInNewPerson(page, baseURL!)
    await revoke(page, issued)
    await open(page, '/myOrder')
    await expect(page).toHaveURL('/login?from=%2FmyOrder')
    await expectReason(page, ENDED)
    await expect(page.getByText('Log in to see your orders')).toBeVisible()
    await page.reload()
    await expectReason(page, ENDED)

    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL('/contact')
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
    await expect(page.getByText(wording('login_text'))).toBeVisible()
    await expect(page.locator('.sign-in-reason')).toHaveCount(0)
  },
)

test('the login page shows no reason after the next login', { tag: '@long' }, async ({ page, baseURL }) => {
  const issued = await signInNewPerson(page, baseURL!)
  await revoke(page, issued)
  await test.step('a session that was ended elsewhere leads to login even from a public page', async () => {
    await open(page, '/blogs')
    await expect(page).toHaveURL('/login?from=%2Fblogs')
    await expectReason(page, ENDED)
  })
  await logIn(page, STUDENT)
  await expect(page).toHaveURL('/blogs')
  await open(page, '/myOrder')
  await logOut(page)
  await expect(page).toHaveURL('/login?from=%2FmyOrder')
  await expect(page.getByText('Log in to see your orders')).toBeVisible()
  await expect(page.locator('.sign-in-reason')).toHaveCount(0)
})

test('a password-reset link still works when the session has ended', { tag: '@long' }, async ({ page, baseURL }) => {
  const issued = await signInNewPerson(page, baseURL!)
  await revoke(page, issued)
  const refused = page.waitForResponse((answer) => answer.status() === 401)
  await open(page, '/login?resetToken=made-up')
  await refused
  await expect.poll(() => token(page)).toBeNull()
  await expect(page).toHaveURL('/login?resetToken=made-up')
  await expect(page.getByLabel('New password')).toBeVisible()
})

test('a session that expires while a page is open leads to login with the reason', async ({ page, baseURL }) => {
  await signInNewPerson(page, baseURL!)
  await page.clock.install()
  await open(page, '/myProfile')
  await page.clock.fastForward(ACCESS_TOKEN_MS + 60_000)
  await expect(page).toHaveURL('/login?from=%2FmyProfile')
  await expectReason(page, ENDED)
})

test('the login page says why a page was refused', { tag: '@long' }, async ({ page, baseURL }) => {
  await test.step('an expired access token', async () => {
    await page.evaluate(() => {
      const claims = btoa(JSON.stringify({ email: 'rumi@people.test', name: 'Rumi', exp: 1 }))
      localStorage.setItem('accessToken', `head.${claims}.signature`)
    })
    await open(page, '/myCollection#top')
    await expect(page).toHaveURL('/login?from=%2FmyCollection%23top')
    await expectReason(page, ENDED)
    await page.reload()
    await expectReason(page, ENDED)
  })
  await test.step('a non-administrator, without a way back', async () => {
    await signInNewPerson(page, baseURL!)
    await open(page, '/users')
    await expect(page).toHaveURL('/login')
    await expectReason(page, NOT_ADMIN)
    await page.reload()
    await expectReason(page, NOT_ADMIN)
  })
  await test.step('a refused read', async () => {
    await signInNewPerson(page, baseURL!)
    await page.route('**/api/order?*', (route) =>
      route.fulfill({ status: 403, json: { error: 'forbidden', message: 'You don’t have permission to do this.' } }),
    )
    await open(page, '/myOrder')
    await expect(page).toHaveURL('/login?from=%2FmyOrder')
    await expectReason(page, wording('login_reason_forbidden'))
  })
})

// `npm run test:long` opens it for each kind of page.
test('the login page says what the visitor wanted to see, in both languages', { tag: '@long' }, async ({ page }) => {
  await open(page, '/login?lang=en&from=%2Fclasses%2Fnine')
  await expect(page.locator('.sign-in-text')).toHaveText('Log in to see Class 9')
  await page.getByRole('link', { name: 'বাংলা' }).click()
  await expect(page.locator('.sign-in-text')).toHaveText('ক্লাস ৯ দেখতে লগইন করুন')
})

test('the fragment of an address survives registration and login', { tag: '@long' }, async ({ page }) => {
  await open(page, '/myProfile?part=security#phone')
  await expect(page).toHaveURL('/login?from=%2FmyProfile%3Fpart%3Dsecurity%23phone')
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await logIn(page, STUDENT)
  await expect(page).toHaveURL('/myProfile?part=security#phone')
  await logOut(page)
  await expect(page).toHaveURL('/login?from=%2FmyProfile%3Fpart%3Dsecurity%23phone')
})

test(
  'Login in the top bar leads back to the page and its fragment, and Back skips the login page',
  { tag: '@long' },
  async ({ page }) => {
    await open(page, '/privacy#cookies')
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
    await logIn(page, STUDENT)
    await expect(page).toHaveURL('/privacy#cookies')
    await logOut(page)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
    await open(page, '/contact')
    await open(page, '/myOrder')
    await expect(page).toHaveURL('/login?from=%2FmyOrder')
    await logIn(page, STUDENT)
    await expect(page).toHaveURL('/myOrder')
    await page.goBack()
    await expect(page).toHaveURL('/contact')
  },
)
