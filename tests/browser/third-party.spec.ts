import { POPUP_CLOSED_CHECK_MS } from '../../contract/constants.ts'
import { wording } from '../helpers/wording.ts'
import { confirmEmail, enrolSecondFactor, oneTimeCode, signUp } from './people.ts'
import {
  logIn,
  logOut,
  newEmail,
  open,
  openProvider,
  openWithWorker,
  signInAtProvider,
  STUDENT,
  token,
} from './people.ts'
import { expect, test } from './site.ts'

test.use({ serviceWorkers: 'allow' })
test.beforeEach(({ page }) => openWithWorker(page, '/privacy'))

test('a third-party sign-in ends signed in on the requested page', async ({ page }) => {
  const email = newEmail()
  await open(page, '/login?from=%2FmyProfile%3Fpart%3Dsecurity')
  const popup = await openProvider(page)
  await expect(page.getByRole('main').getByRole('status')).toContainText(wording('login_elsewhere'))
  await signInAtProvider(popup, email)
  await expect(page).toHaveURL('/myProfile?part=security')
  await expect(page.locator('dt:text("Email") + dd')).toHaveText(email)
  await expect(page.locator('dt:text("Name") + dd')).toHaveText('Rumi Akter')
  expect(popup.isClosed()).toBe(true)

  // The provider keeps no session, so the next person can sign in with another account.
  const other = newEmail()
  await logOut(page)
  await signInAtProvider(await openProvider(page), other)
  await expect(page.locator('dt:text("Email") + dd')).toHaveText(other)

  const account = page.getByRole('region', { name: 'Your account' })
  await account.getByRole('button', { name: 'Delete' }).click()
  await signInAtProvider(await openProvider(page), email)
  await expect(page.getByRole('dialog').getByText(wording('account_delete_other', { email: other }))).toBeVisible()
  await signInAtProvider(await openProvider(page), other)
  await expect(page.getByRole('dialog')).toContainText(wording('account_delete_confirm', { email: other }))
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText(wording('login_reason_deleted'))).toBeVisible()
  expect(await token(page)).toBeNull()
})

test(
  'a third-party sign-in that is cancelled, there or by a second one, says so, and the second one completes',
  { tag: '@long' },
  async ({ page }) => {
    const email = newEmail()
    await open(page, '/login?from=%2FmyProfile')
    await page.getByLabel('Email').fill('half@typed')
    const popup = await openProvider(page)
    await popup.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('alert')).toContainText(wording('login_popup_closed'))
    await expect(page.getByText(wording('login_elsewhere'))).toBeHidden()
    await expect(page.getByLabel('Email')).toHaveValue('half@typed')
    expect(popup.isClosed()).toBe(true)
    expect(await token(page)).toBeNull()

    const older = await openProvider(page)
    await expect(older.getByRole('textbox', { name: 'Email' })).toBeVisible()
    const newer = await openProvider(page)
    await expect(page.getByRole('main').getByRole('status')).toContainText(wording('login_popup_overtaken'))
    await expect(page.getByRole('main').getByRole('status')).toContainText(wording('login_elsewhere'))
    await expect.poll(() => older.isClosed()).toBe(true)
    await signInAtProvider(newer, email)
    await expect(page).toHaveURL('/myProfile')
    await expect(page.locator('dt:text("Email") + dd')).toHaveText(email)
  },
)

test(
  'a closed third-party window is noticed after eight seconds, a blocked one at once, and the form still works',
  { tag: '@long' },
  async ({ page }) => {
    const began = Date.now()
    await page.clock.install({ time: began })
    await open(page, '/login')
    await page.clock.pauseAt(began + 30_000)
    const popup = await openProvider(page)
    await popup.close()
    await page.clock.runFor(POPUP_CLOSED_CHECK_MS - 1)
    await expect(page.getByRole('main').getByRole('status')).toContainText(wording('login_elsewhere'))
    await expect(page.getByRole('alert')).toBeEmpty()
    await page.clock.runFor(1000)
    await expect(page.getByRole('alert')).toContainText(wording('login_popup_closed'))
    await expect(page.getByRole('main').getByRole('status')).toBeEmpty()

    await page.clock.resume()
    // window.open returns null in a browser that blocks popups.
    await page.evaluate(() => (window.open = () => null))
    await page.getByRole('button', { name: /^Continue with/ }).click()
    await expect(page.getByRole('alert')).toContainText('Your browser blocked the login window')
    await logIn(page, STUDENT)
    await expect(page).toHaveURL('/')
  },
)

test(
  'a third-party account with an unconfirmed email is not linked to an existing account, but registers',
  { tag: '@long' },
  async ({ page, context, baseURL }) => {
    const email = await signUp(page, baseURL!)
    await context.clearCookies()
    await open(page, '/login?from=%2FmyProfile')
    await signInAtProvider(await openProvider(page), email, { isConfirmed: false })
    await expect(page.getByRole('alert')).toContainText(wording('login_popup_not_linked'))
    expect(await token(page)).toBeNull()

    const other = newEmail()
    await signInAtProvider(await openProvider(page), other, { isConfirmed: false })
    await expect(page).toHaveURL('/myProfile')
    await expect(page.getByText(wording('shell_confirm_text', { email: other }))).toBeVisible()
  },
)

test(
  'a third-party sign-in asks for the code when two-step verification is on',
  { tag: '@long' },
  async ({ page, context, baseURL }) => {
    const email = await signUp(page, baseURL!)
    await confirmEmail(page, email)
    const { key } = await enrolSecondFactor(page, baseURL!)
    await context.clearCookies()
    await open(page, '/login?from=%2FmyProfile')
    await signInAtProvider(await openProvider(page), email)
    await expect(page.getByLabel('Code')).toBeFocused()
    expect(await token(page)).toBeNull()
    await page.getByLabel('Code').fill(oneTimeCode(key, 1))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/myProfile')
    await expect(page.locator('dt:text("Email") + dd')).toHaveText(email)
  },
)
