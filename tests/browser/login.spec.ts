// Signing in and out with the service worker in control, as on every visit but the first.
import type { Page } from '@playwright/test'
import { TEXTS } from '../../contract/texts.ts'
import { wording } from '../helpers/wording.ts'
import { logIn, logOut, newEmail, open, openWithWorker, PASSWORD, STUDENT, token } from './people.ts'
import { expect, test } from './site.ts'

test.use({ serviceWorkers: 'allow' })
test.beforeEach(({ page }) => openWithWorker(page, '/privacy'))

async function register(page: Page, email: string): Promise<void> {
  await open(page, '/register')
  await page.getByLabel('Name').fill('Rumi Akter')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL('/')
}

/** Waits for the newest email to an address and returns its link. */
async function linkInMail(page: Page, email: string, subject: RegExp): Promise<string> {
  const mail = page
    .locator('section')
    .filter({ hasText: `To ${email}` })
    .filter({ hasText: subject })
  await expect(async () => {
    await page.goto('/__inbox')
    await expect(mail.first()).toBeVisible({ timeout: 500 })
  }).toPass()
  return (await mail.first().locator('pre a').first().getAttribute('href'))!
}

test('logging in leads home by default and never to another site, and logging out ends the session', async ({
  page,
}) => {
  await open(page, '/')
  await page.getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL('/login')
  await page.getByRole('button', { name: `Fill in ${STUDENT.email}` }).click()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0)
  expect(await token(page)).toBeTruthy()

  await open(page, '/login')
  await expect(page, 'already signed in').toHaveURL('/')
  await logOut(page)
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  expect(await token(page)).toBeNull()
  await expect.poll(() => page.evaluate(async () => (await fetch('/identity/get-session')).json())).toBeNull()

  await open(page, `/login?from=${encodeURIComponent('//evil.test')}`)
  await logIn(page, STUDENT)
  await expect(page).toHaveURL('/')
})

test('a password is reset by email, with the same message for known and unknown emails', async ({ page }) => {
  const email = newEmail()
  await register(page, email)
  await logOut(page)
  for (const each of [newEmail(), email]) {
    await open(page, '/login')
    await page.getByLabel('Email').fill(each)
    await page.getByRole('button', { name: 'Reset Password' }).click()
    const alert = page.getByRole('dialog', { name: TEXTS.resetSent, exact: true })
    await expect(alert).toBeVisible()
    await expect(alert.getByRole('button', { name: 'OK' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(alert).toBeHidden()
    await expect(page.getByRole('button', { name: 'Reset Password' })).toBeFocused()
    await expect(page.getByLabel('Email')).toHaveValue(each)
  }
  await open(page, await linkInMail(page, email, /Reset your Porua password/))
  await page.getByLabel('New password').fill('abc')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByLabel('New password')).toHaveAccessibleDescription(TEXTS.passwordShort)
  await page.getByLabel('New password').fill('dui-nouka-43')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText(wording('login_new_password_done'))
  await expect(page).toHaveURL('/login')
  await logIn(page, { email, password: 'dui-nouka-43' })
  await expect(page).toHaveURL('/')
})

test('the login page shows the courses that the person wanted to see', async ({ browser, baseURL }) => {
  const visitor = await (
    await browser.newContext({ baseURL: baseURL!, viewport: { width: 390, height: 844 } })
  ).newPage()
  const [course] = (await (await visitor.request.get('/api/courses/classNine?limit=1')).json()) as {
    _id: string
    title: string
  }[]
  for (const from of ['/classes/nine', `/classNine/coursesInfo/${course!._id}`]) {
    await open(visitor, `/login?from=${encodeURIComponent(from)}`)
    const behind = visitor.getByRole('region', { name: wording('class_label', { number: 9 }) })
    await expect(behind.getByText(course!.title)).toBeVisible()
    await expect(behind.getByRole('listitem')).toHaveCount(3)
    expect((await behind.locator('.picture').first().boundingBox())!.height).toBeGreaterThan(40)
    const form = (await visitor.locator('.sign-in-form').boundingBox())!
    expect((await behind.boundingBox())!.y).toBeGreaterThanOrEqual(form.y + form.height)
  }
  await open(visitor, '/login?from=%2FmyProfile')
  await expect(visitor.locator('.behind-wall')).toHaveCount(0)
  await visitor.context().close()
})

test(
  'logging in or out in one tab does so in the others, without a reason',
  { tag: '@long' },
  async ({ page, context }) => {
    await open(page, '/myProfile')
    const other = await context.newPage()
    await other.goto('/login?from=%2FmyCollection')
    await logIn(other, STUDENT)
    await expect(page).toHaveURL('/myProfile')
    await expect(other).toHaveURL('/myCollection')
    await logOut(other)
    await expect(page).toHaveURL('/login?from=%2FmyProfile')
    await expect(other).toHaveURL('/login?from=%2FmyCollection')
    for (const each of [page, other]) {
      await expect(each.getByText(/^Log in to see your/)).toBeVisible()
      await expect(each.locator('.sign-in-reason')).toHaveCount(0)
    }
  },
)

test.describe('offline', () => {
  test.use({ allow: /ERR_INTERNET_DISCONNECTED/ })

  test(
    'logging in offline says so, keeps what was typed, and works when the network is back',
    { tag: '@long' },
    async ({ page, context }) => {
      await page.goto('/login', { waitUntil: 'networkidle' })
      await context.setOffline(true)
      await logIn(page, STUDENT)
      await expect(page.getByRole('alert')).toContainText(wording('login_unreachable'))
      await expect(page.getByLabel('Email')).toHaveValue(STUDENT.email)
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue(STUDENT.password)
      await context.setOffline(false)
      await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
      await expect(page).toHaveURL('/')
    },
  )
})
