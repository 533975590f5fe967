import type { Page } from '@playwright/test'
import { confirmEmail, enrolSecondFactor, exchange, oneTimeCode, PASSWORD, signUp } from './people.ts'
import { enter, logOut, open, openWithWorker, token } from './people.ts'
import { expect, test } from './site.ts'

// Browsers report refused codes, too.
test.use({ serviceWorkers: 'allow', allow: /status of (400|401)/ })
test.beforeEach(({ page }) => openWithWorker(page, '/privacy'))

const security = (page: Page) => page.getByRole('region', { name: 'Security' })

async function giveCode(page: Page, label: 'Code' | 'Recovery code', code: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(code)
  await page.keyboard.press('Enter')
}

async function giveRecoveryCode(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await giveCode(page, 'Recovery code', code)
}

test('turned on with the shown key; then signing in takes the password and a code that works once', async ({
  page,
  baseURL,
}) => {
  const email = await signUp(page, baseURL!)
  await confirmEmail(page, email)
  await exchange(page, email)
  await open(page, '/myProfile')
  await security(page).getByRole('button', { name: 'Turn on' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  const key = (await dialog.locator('.setup-key code').textContent())!.replaceAll(' ', '')
  await dialog.getByLabel('Code from the app').fill(oneTimeCode(key))
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  await dialog.getByRole('button', { name: 'I have saved them' }).click()
  await expect(security(page).getByText('On', { exact: true })).toBeVisible()

  await logOut(page)
  await expect(page).toHaveURL('/login?from=%2FmyProfile')
  await enter(page, { email, password: PASSWORD })
  await expect(page.getByLabel('Code')).toBeFocused()
  expect(await token(page), 'the password alone signs nobody in').toBeNull()
  await giveCode(page, 'Code', '')
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription('Enter the code')
  const code = oneTimeCode(key, 1)
  await giveCode(page, 'Code', code === '000000' ? '111111' : '000000')
  await expect(page.getByRole('alert')).toHaveText('Invalid code')
  await expect(page.getByLabel('Code')).toBeFocused()
  await giveCode(page, 'Code', code)
  await expect(page).toHaveURL('/myProfile')

  await logOut(page)
  await enter(page, { email, password: PASSWORD })
  await giveCode(page, 'Code', code)
  await expect(page.getByRole('alert')).toContainText('already used')
  expect(await token(page)).toBeNull()
})

test('a recovery code works once; turned off, the password is enough again', async ({ page, context, baseURL }) => {
  const email = await signUp(page, baseURL!)
  await confirmEmail(page, email)
  const { recovery } = await enrolSecondFactor(page, baseURL!)
  await context.clearCookies()

  await open(page, '/login?from=%2FmyProfile')
  await enter(page, { email, password: PASSWORD })
  await giveRecoveryCode(page, recovery[0]!)
  await expect(page).toHaveURL('/myProfile')
  await logOut(page)

  await enter(page, { email, password: PASSWORD })
  await giveRecoveryCode(page, recovery[0]!)
  await expect(page.getByRole('alert')).toHaveText('Invalid code')
  expect(await token(page)).toBeNull()
  await giveCode(page, 'Recovery code', recovery[1]!)
  await expect(page).toHaveURL('/myProfile')

  await security(page).getByRole('button', { name: 'Turn off' }).click()
  await page.getByRole('dialog').getByLabel('Your password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(security(page).getByText('Off', { exact: true })).toBeVisible()

  await logOut(page)
  await enter(page, { email, password: PASSWORD })
  await expect(page).toHaveURL('/myProfile')
})

test('who has no code to hand can start again', async ({ page, context, baseURL }) => {
  const email = await signUp(page, baseURL!)
  await confirmEmail(page, email)
  await enrolSecondFactor(page, baseURL!)
  await context.clearCookies()
  await open(page, '/login')
  await enter(page, { email, password: PASSWORD })
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  expect(await token(page)).toBeNull()
})
