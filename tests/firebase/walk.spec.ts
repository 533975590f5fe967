import type { Page } from '@playwright/test'
import { TEXTS } from '../../contract/texts.ts'
import { logIn, logOut, NAME, newEmail, open, PASSWORD, token } from '../browser/people.ts'
import { expect, test } from '../browser/site.ts'
import { wording } from '../helpers/wording.ts'
import { mailedLink, textedCode } from './emulator.ts'
import { continueWithGoogle, standInForGoogle } from './google.ts'

// Chromium logs each refused request.
test.use({ allow: /status of 40[0139]/ })

let phoneCount = 0
const newPhone = () => `+88017${String(process.pid).padStart(7, '0').slice(-7)}${++phoneCount}`.slice(0, 14)

async function register(page: Page): Promise<string> {
  const email = newEmail()
  await open(page, '/register')
  await page.getByLabel('Name').fill(NAME)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL('/')
  return email
}

async function confirm(page: Page, email: string): Promise<void> {
  await open(page, await mailedLink(email, 'VERIFY_EMAIL'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wording('confirm_done_title'))
}

const security = (page: Page) => page.getByRole('region', { name: 'Security' })

test('registers, confirms the email in the same browser, and shows it', async ({ page }) => {
  const email = await register(page)
  await open(page, '/myProfile')
  await expect(page.locator('dt:text("Name") + dd')).toHaveText(NAME)
  await expect(page.locator('dt:text("Email") + dd')).toHaveText(email)
  await expect(security(page)).toContainText('Confirm your email first')
  const first = await mailedLink(email, 'VERIFY_EMAIL')
  await security(page)
    .getByRole('button', { name: wording('security_mail_again') })
    .click()
  await expect(page.getByText(wording('security_mail_sent', { email }))).toBeVisible()
  expect(await mailedLink(email, 'VERIFY_EMAIL')).not.toBe(first)

  await confirm(page, email)
  await open(page, '/myProfile')
  await expect(security(page).getByText(wording('security_unverified'))).toHaveCount(0)
  await expect(page.locator('.confirm-reminder')).toHaveCount(0)
  await open(page, first.replace(/oobCode=[^&]+/, 'oobCode=made-up'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wording('confirm_already_title'))
})

test('asks for the password before it confirms an email in another browser', async ({ page, browser, baseURL }) => {
  const email = await register(page)
  const other = await (await browser.newContext({ baseURL: baseURL! })).newPage()
  await open(other, await mailedLink(email, 'VERIFY_EMAIL'))
  await other.getByLabel('Password', { exact: true }).fill('not-the-password')
  await other.getByRole('button', { name: 'Confirm email' }).click()
  await expect(other.getByRole('alert')).toContainText(wording('login_refused_password'))
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await other.getByRole('button', { name: 'Confirm email' }).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(wording('confirm_done_title'))
  expect(await token(other)).toBeTruthy()
  await other.context().close()
})

test('says what is wrong with a registration or a login, and logs in and out', async ({ page }) => {
  const email = await register(page)
  await logOut(page)
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('hostedSignIn')

  await open(page, '/register')
  await page.getByLabel('Name').fill(NAME)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('alert')).toContainText(wording('login_refused_exists'))

  await open(page, '/login?from=%2FmyProfile')
  for (const wrong of [
    { email, password: 'not-the-password' },
    { email: newEmail(), password: PASSWORD },
  ]) {
    await logIn(page, wrong)
    await expect(page.getByRole('alert')).toContainText(wording('login_refused_password'))
    expect(await token(page)).toBeNull()
  }
  await logIn(page, { email, password: PASSWORD })
  await expect(page).toHaveURL('/myProfile')
})

test('continues with Google in a popup, and says when that was cancelled', async ({ page }) => {
  await standInForGoogle(page)
  const email = newEmail()
  await open(page, '/login?from=%2FmyProfile')
  await continueWithGoogle(page, null)
  await expect(page.getByRole('alert')).toContainText(wording('login_popup_closed'))
  await continueWithGoogle(page, { email, name: 'Google Person' })
  await expect(page).toHaveURL('/myProfile')
  await expect(page.locator('dt:text("Name") + dd')).toHaveText('Google Person')
  await expect(page.locator('dt:text("Email") + dd')).toHaveText(email)
  await expect(security(page).getByText(wording('security_verified'))).toBeVisible()

  // Without a password, the same account proves who deletes it.
  await page.getByRole('region', { name: 'Your account' }).getByRole('button', { name: 'Delete' }).click()
  await continueWithGoogle(page, { email })
  await expect(page.getByRole('dialog')).toContainText(wording('account_delete_confirm', { email }))
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByText(wording('login_reason_deleted'))).toBeVisible()
})

test('gives an email that a stranger registered to the person who proves it with Google', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await register(page)
  const context = await browser.newContext({ baseURL: baseURL! })
  const owner = await context.newPage()
  await standInForGoogle(owner)
  await open(owner, '/login?from=%2FmyProfile')
  await continueWithGoogle(owner, { email, name: 'The Owner' })
  await expect(owner.locator('dt:text("Name") + dd')).toHaveText('The Owner')
  await context.close()
  // The stranger is logged out, and their password no longer works.
  await open(page, '/myProfile')
  await expect(page).toHaveURL(/\/login/)
  await logIn(page, { email, password: PASSWORD })
  await expect(page.getByRole('alert')).toContainText(wording('login_refused_password'))
})

test('sets a new password by email, which ends older sessions', async ({ page, browser, baseURL }) => {
  const email = await register(page)
  await confirm(page, email)
  const context = await browser.newContext({ baseURL: baseURL! })
  const other = await context.newPage()
  await open(other, '/login')
  for (const entered of [newEmail(), email]) {
    await other.getByLabel('Email').fill(entered)
    await other.getByRole('button', { name: 'Reset Password' }).click()
    await expect(other.getByRole('dialog', { name: 'Sent email' })).toBeVisible()
    await other.getByRole('button', { name: 'OK' }).click()
  }
  // The tokens' times have whole seconds, so the new password is set in a later one.
  const second = Math.ceil(Date.now() / 1000)
  await expect.poll(() => Date.now() / 1000).toBeGreaterThan(second)
  const link = await mailedLink(email, 'PASSWORD_RESET')
  await open(other, link)
  await expect(other).toHaveURL(/\/login\?resetToken=/)
  await other.getByLabel('New password').fill('notun-nouka-43')
  await other.getByRole('button', { name: 'Set password' }).click()
  await expect(other.getByText(wording('login_new_password_done'))).toBeVisible()
  await logIn(other, { email, password: PASSWORD })
  await expect(other.getByRole('alert')).toContainText(wording('login_refused_password'))
  await logIn(other, { email, password: 'notun-nouka-43' })
  await expect(other).toHaveURL('/')
  await open(other, link)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(wording('confirm_already_title'))
  await context.close()

  await open(page, '/myProfile')
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText(wording('login_reason_ended'))).toBeVisible()
})

test('turns two-step verification on by text message, asks for the code, and turns it off', async ({ page }) => {
  const email = await register(page)
  await confirm(page, email)
  const phone = newPhone()
  await open(page, '/myProfile')
  await security(page).getByRole('button', { name: 'Turn on' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click()
  await dialog.getByLabel('Phone number').fill('123')
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await expect(dialog.getByText('Enter a phone number')).toBeVisible()
  await dialog.getByLabel('Phone number').fill(phone)
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await dialog.getByLabel(wording('security_phone_code')).fill('000000')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByRole('alert')).toContainText(wording('login_refused_code'))
  await dialog.getByLabel(wording('security_phone_code')).fill(await textedCode(phone))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(security(page)).toContainText(`we text a code to ${phone}`)
  await expect(security(page)).toContainText(wording('security_phone_confirmed_text'))
  await expect(page.locator('dt:text("Phone") + dd')).toHaveText(phone)

  await logOut(page)
  await open(page, '/login?from=%2FmyProfile')
  await logIn(page, { email, password: PASSWORD })
  await expect(page.getByText(`We texted it to …${phone.slice(-4)}`)).toBeVisible()
  expect(await token(page)).toBeNull()
  await page.getByLabel('Code', { exact: true }).fill('000000')
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('alert')).toContainText(wording('login_refused_code'))
  await page.getByLabel('Code', { exact: true }).fill(await textedCode(phone))
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/myProfile')

  await security(page).getByRole('button', { name: 'Turn off' }).click()
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expect(dialog.getByText('We texted it to')).toBeVisible()
  await dialog.getByLabel(wording('security_phone_code')).fill(await textedCode(phone))
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expect(security(page)).toContainText(wording('security_texts_off_text'))
})

test('changes the name, buys a course, and deletes the account here and at Firebase', async ({ page, request }) => {
  const email = await register(page)
  await open(page, '/myProfile')
  const account = page.getByRole('region', { name: 'Your account' })
  await account.getByRole('button', { name: 'Change' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Rumi Begum')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('dt:text("Name") + dd')).toHaveText('Rumi Begum')
  await logOut(page)
  await open(page, '/login?from=%2FmyProfile')
  await logIn(page, { email, password: PASSWORD })
  await expect(page.locator('dt:text("Name") + dd')).toHaveText('Rumi Begum')

  const courses = (await (await request.get('/api/courses/classEight')).json()) as { _id: string; price: number }[]
  const course = courses.find(({ price }) => price > 1)!
  await open(page, `/classEight/coursesInfo/${course._id}`)
  await page.getByRole('button', { name: TEXTS.buyCourse }).click()
  await page.getByRole('link', { name: /^PAY for/ }).click()
  await page.getByLabel('Card number').fill('4242424242424242')
  await page.getByLabel('Expiry').fill('1139')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: 'Confirm Payment' }).click()
  await expect(page.getByText('your payment is completed')).toBeVisible()

  await open(page, '/myProfile')
  await account.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByText(wording('login_reason_deleted'))).toBeVisible()
  await logIn(page, { email, password: PASSWORD })
  await expect(page.getByRole('alert')).toContainText(wording('login_refused_password'))
})
