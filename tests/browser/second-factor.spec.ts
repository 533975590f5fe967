import type { Page } from '@playwright/test'
import { wording } from '../helpers/wording.ts'
import { confirmEmail, enrolSecondFactor, oneTimeCode, PASSWORD, signUp } from './people.ts'
import { logIn, logOut, open, openWithWorker, token } from './people.ts'
import { expect, test } from './site.ts'

// The console reports refused codes too.
test.use({ serviceWorkers: 'allow', allow: /status of (400|401)/ })
test.beforeEach(({ page }) => openWithWorker(page, '/privacy'))

const security = (page: Page) => page.getByRole('region', { name: 'Security' })

async function enterCode(page: Page, label: 'Code' | 'Recovery code', code: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(code)
  await page.keyboard.press('Enter')
}

async function enterRecoveryCode(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await enterCode(page, 'Recovery code', code)
}

test('with two-step verification on, logging in takes the password and a code that works once', async ({
  page,
  context,
  baseURL,
}) => {
  const email = await signUp(page, baseURL!)
  await confirmEmail(page, email)
  const { key } = await enrolSecondFactor(page, baseURL!)
  await context.clearCookies()
  await open(page, '/login?from=%2FmyProfile')
  await logIn(page, { email, password: PASSWORD })
  await expect(page.getByLabel('Code')).toBeFocused()
  expect(await token(page), 'the password alone signs nobody in').toBeNull()
  await enterCode(page, 'Code', '')
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription('Enter the code')
  const code = oneTimeCode(key, 1)
  await enterCode(page, 'Code', code === '000000' ? '111111' : '000000')
  await expect(page.getByRole('alert')).toHaveText(wording('login_refused_code'))
  await expect(page.getByLabel('Code')).toBeFocused()
  await enterCode(page, 'Code', code)
  await expect(page).toHaveURL('/myProfile')

  await logOut(page)
  await logIn(page, { email, password: PASSWORD })
  await enterCode(page, 'Code', code)
  await expect(page.getByRole('alert')).toContainText(wording('login_refused_used'))
  expect(await token(page)).toBeNull()
})

test(
  'a recovery code works once, and the password is enough after turning two-step verification off',
  { tag: '@long' },
  async ({ page, context, baseURL }) => {
    const email = await signUp(page, baseURL!)
    await confirmEmail(page, email)
    const { recovery } = await enrolSecondFactor(page, baseURL!)
    await context.clearCookies()

    await open(page, '/login?from=%2FmyProfile')
    await test.step('a person without a code can start the login over', async () => {
      await logIn(page, { email, password: PASSWORD })
      await page.getByRole('button', { name: 'Start over' }).click()
      await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
      expect(await token(page)).toBeNull()
    })
    await logIn(page, { email, password: PASSWORD })
    await enterRecoveryCode(page, recovery[0]!)
    await expect(page).toHaveURL('/myProfile')
    await logOut(page)

    await logIn(page, { email, password: PASSWORD })
    await enterRecoveryCode(page, recovery[0]!)
    await expect(page.getByRole('alert')).toHaveText(wording('login_refused_code'))
    expect(await token(page)).toBeNull()
    await enterCode(page, 'Recovery code', recovery[1]!)
    await expect(page).toHaveURL('/myProfile')

    await security(page).getByRole('button', { name: 'Turn off' }).click()
    await page.getByRole('dialog').getByLabel('Your password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(security(page).getByText('Off', { exact: true })).toBeVisible()

    await logOut(page)
    await logIn(page, { email, password: PASSWORD })
    await expect(page).toHaveURL('/myProfile')
  },
)
