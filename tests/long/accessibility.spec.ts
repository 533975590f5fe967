// Accessibility of each page and state: no axe findings, nothing wider than the narrowest screen.
import { expectAccessible, MIN_WIDTH, overflowing, TRANSLATED } from '../browser/expect-accessible.ts'
import { confirmEmail, enrolSecondFactor, exchange, PASSWORD, signUp } from '../browser/people.ts'
import { logIn, newEmail, open, openProvider } from '../browser/people.ts'
import { expect, test } from '../browser/site.ts'
import { wording } from '../helpers/wording.ts'

// Without transitions, so that axe never sees a half-way colour.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('home is accessible, with the last class and another tab of live classes', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lastClass', '9'))
  await open(page, '/gradeTwelve')
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  await expectAccessible(page)
})

test('home is accessible in Bengali', async ({ page }) => {
  await open(page, '/?lang=bn')
  await expectAccessible(page, TRANSLATED)
})

test('login is accessible', async ({ page }) => {
  await open(page, '/login')
  await expectAccessible(page)
})

test('login is accessible with errors', async ({ page }) => {
  await open(page, '/login')
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(page.locator('[aria-invalid]')).toHaveCount(2)
  await expectAccessible(page)
})

test('register is accessible', async ({ page }) => {
  await open(page, '/register')
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
  await expect(page.locator('[aria-invalid]')).toHaveCount(3)
  await expectAccessible(page)
})

test.describe('refused or missing', () => {
  test.use({ allow: /status of (401|404)/ })

  test('the second step of login is accessible with a refused code', async ({ page, context, baseURL }) => {
    const email = await signUp(page, baseURL!)
    await confirmEmail(page, email)
    await enrolSecondFactor(page, baseURL!)
    await context.clearCookies()
    await open(page, '/login')
    await logIn(page, { email, password: PASSWORD })
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code').fill('no-such-code')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText(wording('login_refused_code'))
    await expectAccessible(page)
  })

  test('a missing page is accessible', async ({ page }) => {
    await open(page, '/no-such-page')
    await expectAccessible(page)
  })

  test('pages in Bengali fit the narrowest screen', async ({ page }) => {
    await page.setViewportSize({ width: MIN_WIDTH, height: 640 })
    for (const path of ['/', '/login', '/register', '/no-such-page']) {
      await open(page, `${path}?lang=bn`)
      expect(await page.evaluate(overflowing), path).toEqual([])
    }
  })
})

test('the profile is accessible', async ({ page, baseURL }) => {
  await exchange(page, await signUp(page, baseURL!))
  await open(page, '/myProfile')
  await expect(page.getByRole('region', { name: 'Security' }).getByRole('listitem')).toHaveCount(3)
  await page.locator('header .avatar-button').click()
  await expect(page.getByRole('menuitem', { name: 'Log Out' })).toBeVisible()
  await expectAccessible(page)
})

test('the profile form is accessible with errors', async ({ page, baseURL }) => {
  await exchange(page, await signUp(page, baseURL!))
  await open(page, '/myProfile')
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Enter your education')).toBeVisible()
  await expectAccessible(page)
})

test('setting up the second step is accessible', async ({ page, baseURL }) => {
  const email = await signUp(page, baseURL!)
  await confirmEmail(page, email)
  await exchange(page, email)
  await open(page, '/myProfile')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByRole('dialog').getByLabel('Your password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: 'QR code for your app' }).locator('svg')).toBeVisible()
  await expectAccessible(page)
})

test('the pages of the local OpenID provider are accessible', async ({ page }) => {
  await open(page, '/login')
  const popup = await openProvider(page)
  await expectAccessible(popup)
  await popup.getByRole('textbox', { name: 'Email' }).fill(newEmail())
  await popup.getByRole('textbox', { name: 'Name' }).fill('Rumi Akter')
  await popup.getByRole('button', { name: 'Continue' }).click()
  await expect(popup.getByRole('button', { name: 'Allow' })).toBeVisible()
  await expectAccessible(popup)
})
