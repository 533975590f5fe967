// What the login page says to people who were sent there: what they wanted to see, and why they were signed out.
import type { Page } from '@playwright/test'
import { logIn, exchange, logOut, open, openWithWorker, signUp, STUDENT, token } from './people.ts'
import { expect, test } from './site.ts'

test.use({ serviceWorkers: 'allow', allow: /status of (401|403)/ })
test.beforeEach(({ page }) => openWithWorker(page, '/privacy'))

const ACCESS_TOKEN_MS = 7 * 24 * 3_600_000
const ENDED = 'Your session has ended. Please log in again.'
const NOT_ADMIN = 'Only administrators can open that page.'

/** Signs a new person in on the site; returns the access token. */
async function signInNewPerson(page: Page, origin: string): Promise<string> {
  return exchange(page, await signUp(page, origin))
}

const revoke = (page: Page, accessToken: string) =>
  page.request.post('/api/signOut', { headers: { authorization: `Bearer ${accessToken}` } })

async function expectReason(page: Page, reason: string): Promise<void> {
  await expect(page.locator('.sign-in-reason')).toContainText(reason)
  expect(await token(page)).toBeNull()
}

test('the login page says that the session has ended, until another page is opened', async ({ page, baseURL }) => {
  const accessToken = await signInNewPerson(page, baseURL!)
  await revoke(page, accessToken)
  await open(page, '/myOrder')
  await expect(page).toHaveURL('/login?from=%2FmyOrder')
  await expectReason(page, ENDED)
  await expect(page.getByText('Log in to see your orders')).toBeVisible()
  await page.reload()
  await expectReason(page, ENDED)

  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await expect(page.getByText('Your classes are where you left them.')).toBeVisible()
  await expect(page.locator('.sign-in-reason')).toHaveCount(0)
})

test('the login page shows no reason after the next login', async ({ page, baseURL }) => {
  const accessToken = await signInNewPerson(page, baseURL!)
  await revoke(page, accessToken)
  await open(page, '/myOrder')
  await expectReason(page, ENDED)
  await logIn(page, STUDENT)
  await expect(page).toHaveURL('/myOrder')
  await logOut(page)
  await expect(page).toHaveURL('/login?from=%2FmyOrder')
  await expect(page.getByText('Log in to see your orders')).toBeVisible()
  await expect(page.locator('.sign-in-reason')).toHaveCount(0)
})

test('a session that was ended elsewhere leads to login even from a public page', async ({ page, baseURL }) => {
  const accessToken = await signInNewPerson(page, baseURL!)
  await revoke(page, accessToken)
  await open(page, '/blogs')
  await expect(page).toHaveURL('/login?from=%2Fblogs')
  await expectReason(page, ENDED)
})

test('a password-reset link still works when the session has ended', async ({ page, baseURL }) => {
  const accessToken = await signInNewPerson(page, baseURL!)
  await revoke(page, accessToken)
  const refused = page.waitForResponse((answer) => answer.status() === 401)
  await open(page, '/login?resetToken=made-up')
  await refused
  await expect.poll(() => token(page)).toBeNull()
  await expect(page).toHaveURL('/login?resetToken=made-up')
  await expect(page.getByLabel('New password')).toBeVisible()
})

test('an expired access token leads to login with the reason', async ({ page }) => {
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

test('a session that expires while a page is open leads to login with the reason', async ({ page, baseURL }) => {
  await signInNewPerson(page, baseURL!)
  await page.clock.install()
  await open(page, '/myProfile')
  await page.clock.fastForward(ACCESS_TOKEN_MS + 60_000)
  await expect(page).toHaveURL('/login?from=%2FmyProfile')
  await expectReason(page, ENDED)
})

test('a non-administrator is told so on the login page, without a way back', async ({ page, baseURL }) => {
  await signInNewPerson(page, baseURL!)
  await open(page, '/users')
  await expect(page).toHaveURL('/login')
  await expectReason(page, NOT_ADMIN)
  await page.reload()
  await expectReason(page, NOT_ADMIN)
})

test('a refused read leads to login with the reason', async ({ page, baseURL }) => {
  await signInNewPerson(page, baseURL!)
  await page.route('**/api/order?*', (route) =>
    route.fulfill({ status: 403, json: { error: 'forbidden', message: 'You are not allowed to do this.' } }),
  )
  await open(page, '/myOrder')
  await expect(page).toHaveURL('/login?from=%2FmyOrder')
  await expectReason(page, 'Your account may not see that page.')
})

test('the login page shows no reason after logging out, in any tab', async ({ page, context, baseURL }) => {
  await signInNewPerson(page, baseURL!)
  await open(page, '/myProfile')
  const other = await context.newPage()
  await open(other, '/myCollection')
  await logOut(page)
  await expect(page).toHaveURL('/login?from=%2FmyProfile')
  await expect(other).toHaveURL('/login?from=%2FmyCollection')
  for (const each of [page, other]) {
    await expect(each.getByText(/^Log in to see your/)).toBeVisible()
    await expect(each.locator('.sign-in-reason')).toHaveCount(0)
  }
})

const WAITING: [path: string, text: string, bengali: string][] = [
  ['/classes/nine', 'Log in to see Class 9', 'ক্লাস ৯ দেখতে লগইন করুন'],
  ['/classes/twelve?after=x', 'Log in to see Class 11-12', 'ক্লাস ১১-১২ দেখতে লগইন করুন'],
  ['/courses/KidsCourse', 'Log in to see the skill courses', 'দক্ষতা উন্নয়নের কোর্সগুলো দেখতে লগইন করুন'],
  ['/classNine/coursesInfo/x', 'Log in to see this course', 'কোর্সটি দেখতে লগইন করুন'],
  ['/book/x', 'Log in to see this book', 'বইটি দেখতে লগইন করুন'],
  ['/myOrder#first', 'Log in to see your orders', 'আপনার অর্ডার দেখতে লগইন করুন'],
  ['/payment/x', 'Log in to pay for your order', 'অর্ডারের পেমেন্ট করতে লগইন করুন'],
  ['/admin/audit', 'Log in as an administrator to open that page', 'পাতাটি খুলতে অ্যাডমিন হিসেবে লগইন করুন'],
  ['/classes/thirteen', 'Your classes are where you left them.', 'আপনার ক্লাস যেখানে রেখেছিলেন, সেখানেই আছে।'],
  ['/<b>no such page</b>', 'Your classes are where you left them.', 'আপনার ক্লাস যেখানে রেখেছিলেন, সেখানেই আছে।'],
]

test('the login page says what the visitor wanted to see, in both languages', async ({ page }) => {
  for (const [path, text, bengali] of WAITING) {
    await open(page, `/login?lang=en&from=${encodeURIComponent(path)}`)
    await expect(page.locator('.sign-in-text'), path).toHaveText(text)
    await open(page, `/login?lang=bn&from=${encodeURIComponent(path)}`)
    await expect(page.locator('.sign-in-text'), path).toHaveText(bengali)
  }
})

test('the fragment of an address survives registration and login', async ({ page }) => {
  await open(page, '/myProfile?part=security#phone')
  await expect(page).toHaveURL('/login?from=%2FmyProfile%3Fpart%3Dsecurity%23phone')
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await logIn(page, STUDENT)
  await expect(page).toHaveURL('/myProfile?part=security#phone')
  await logOut(page)
  await expect(page).toHaveURL('/login?from=%2FmyProfile%3Fpart%3Dsecurity%23phone')
})

test('Login in the top bar leads back to the page and its fragment', async ({ page }) => {
  await open(page, '/privacy#cookies')
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await logIn(page, STUDENT)
  await expect(page).toHaveURL('/privacy#cookies')
})

test('Back after signing in does not show the login page again', async ({ page }) => {
  await open(page, '/contact')
  await open(page, '/myOrder')
  await expect(page).toHaveURL('/login?from=%2FmyOrder')
  await logIn(page, STUDENT)
  await expect(page).toHaveURL('/myOrder')
  await page.goBack()
  await expect(page).toHaveURL('/contact')
})
