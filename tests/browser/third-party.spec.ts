import { POPUP_CLOSED_CHECK_MS } from '../../contract/constants.ts'
import { confirmEmail, enrolSecondFactor, oneTimeCode, signUp } from './people.ts'
import { enter, logOut, newEmail, open, openProvider, openWithWorker, sayWho, STUDENT, token } from './people.ts'
import { expect, test } from './site.ts'

test.use({ serviceWorkers: 'allow' })
test.beforeEach(({ page }) => openWithWorker(page, '/privacy'))

test('completed: somebody new ends signed in at the page asked for', async ({ page }) => {
  const email = newEmail()
  await open(page, '/login?from=%2FmyProfile%3Fpart%3Dsecurity')
  const popup = await openProvider(page)
  await expect(page.getByRole('main').getByRole('status')).toContainText('the window that has just opened')
  await sayWho(popup, email)
  await expect(page).toHaveURL('/myProfile?part=security')
  await expect(page.locator('dt:text("Email") + dd')).toHaveText(email)
  await expect(page.locator('dt:text("Name") + dd')).toHaveText('Rumi Akter')
  expect(popup.isClosed()).toBe(true)

  // The provider remembers nobody: the next person in this browser is somebody else.
  const other = newEmail()
  await logOut(page)
  await sayWho(await openProvider(page), other)
  await expect(page.locator('dt:text("Email") + dd')).toHaveText(other)
})

test('cancelled there: it says so, the form is usable, and a second try works', async ({ page }) => {
  const email = newEmail()
  await open(page, '/login')
  await page.getByLabel('Email').fill('half@typed')
  const popup = await openProvider(page)
  await popup.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert')).toContainText('Login was cancelled')
  await expect(page.getByText('the window that has just opened')).toBeHidden()
  await expect(page.getByLabel('Email')).toHaveValue('half@typed')
  expect(popup.isClosed()).toBe(true)
  expect(await token(page)).toBeNull()

  await sayWho(await openProvider(page), email)
  await expect(page).toHaveURL('/')
  expect(await token(page)).toBeTruthy()
})

test('closed by the person: the check after eight seconds notices, no sooner', async ({ page }) => {
  const began = Date.now()
  await page.clock.install({ time: began })
  await open(page, '/login')
  await page.clock.pauseAt(began + 30_000)
  const popup = await openProvider(page)
  await popup.close()
  await page.clock.runFor(POPUP_CLOSED_CHECK_MS - 1)
  await expect(page.getByRole('main').getByRole('status')).toContainText('the window that has just opened')
  await expect(page.getByRole('alert')).toBeEmpty()
  await page.clock.runFor(1000)
  await expect(page.getByRole('alert')).toContainText('its window was closed')
  await expect(page.getByRole('main').getByRole('status')).toBeEmpty()

  await page.clock.resume()
  await enter(page, STUDENT)
  await expect(page).toHaveURL('/')
})

test('overtaken by a second one: the older is cancelled, the newer completes', async ({ page }) => {
  const email = newEmail()
  await open(page, '/login?from=%2FmyProfile')
  const older = await openProvider(page)
  await expect(older.getByRole('textbox', { name: 'Email' })).toBeVisible()
  const newer = await openProvider(page)
  await expect(page.getByRole('main').getByRole('status')).toContainText('The earlier login was cancelled')
  await expect(page.getByRole('main').getByRole('status')).toContainText('the window that has just opened')
  await expect.poll(() => older.isClosed()).toBe(true)
  await sayWho(newer, email)
  await expect(page).toHaveURL('/myProfile')
  await expect(page.locator('dt:text("Email") + dd')).toHaveText(email)
})

test('kept from opening by the browser: it says so, and the form is usable', async ({ page }) => {
  // What a browser that blocks windows answers.
  await page.addInitScript(() => (window.open = () => null))
  await open(page, '/login')
  await page.getByRole('button', { name: /^Continue with/ }).click()
  await expect(page.getByRole('alert')).toContainText('Your browser blocked the login window')
  await enter(page, STUDENT)
  await expect(page).toHaveURL('/')
})

test('an account that does not vouch for an email is not joined with the one that is here', async ({
  page,
  context,
  baseURL,
}) => {
  const email = await signUp(page, baseURL!)
  await context.clearCookies()
  await open(page, '/login')
  await sayWho(await openProvider(page), email, { isConfirmed: false })
  await expect(page.getByRole('alert')).toContainText('the account you chose has not confirmed it')
  expect(await token(page)).toBeNull()
})

test('an account that does not vouch for its email registers like anybody else', async ({ page }) => {
  const email = newEmail()
  await open(page, '/login?from=%2FmyProfile')
  await sayWho(await openProvider(page), email, { isConfirmed: false })
  await expect(page).toHaveURL('/myProfile')
  await expect(page.getByText(`Confirm your email: we sent a link to ${email}.`)).toBeVisible()
})

test('with the second factor on, the window is followed by the question for the code', async ({
  page,
  context,
  baseURL,
}) => {
  const email = await signUp(page, baseURL!)
  await confirmEmail(page, email)
  const { key } = await enrolSecondFactor(page, baseURL!)
  await context.clearCookies()
  await open(page, '/login?from=%2FmyProfile')
  await sayWho(await openProvider(page), email)
  await expect(page.getByLabel('Code')).toBeFocused()
  expect(await token(page)).toBeNull()
  await page.getByLabel('Code').fill(oneTimeCode(key, 1))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/myProfile')
  await expect(page.locator('dt:text("Email") + dd')).toHaveText(email)
})
