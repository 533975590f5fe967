// The forms of the login and registration pages: validation, refusals, and use by keyboard.
import { TEXTS } from '../../contract/texts.ts'
import { wording } from '../helpers/wording.ts'
import { logIn, newEmail, open, PASSWORD, STUDENT, token } from './people.ts'
import { expect, test } from './site.ts'

test.describe('refused', () => {
  test.use({ allow: /status of (400|401|422)/ })

  test('while logging in a spinner replaces the form, and a wrong password shows an error and keeps the email', async ({
    page,
  }) => {
    await open(page, '/login')
    const heading = page.getByRole('heading', { level: 1 })
    const before = await heading.boundingBox()
    const held = Promise.withResolvers<void>()
    await page.route('**/identity/sign-in/email', async (route) => {
      await held.promise
      await route.continue()
    })
    await logIn(page, { ...STUDENT, password: 'not-this-one' })
    await expect(page.getByRole('status').filter({ hasText: wording('login_pending') })).toBeVisible()
    await expect(page.getByLabel('Email')).toBeHidden()
    expect(await heading.boundingBox(), 'the page does not move').toEqual(before)
    held.resolve()
    await expect(page.getByRole('alert')).toHaveText(wording('login_refused_password'))
    await expect(page.getByLabel('Email')).toHaveValue(STUDENT.email)
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    expect(await token(page)).toBeNull()
  })

  test('registering an email twice or with a common password is refused', async ({ page }) => {
    await open(page, '/register')
    await page.getByLabel('Name').fill('Rumi')
    await page.getByLabel('Email').fill(STUDENT.email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
    await expect(page.getByRole('alert')).toContainText(wording('login_refused_exists'))
    // This is a real installation's answer, because the demo accepts common passwords.
    const fields = { password: 'This password is too easy to guess. Please choose another.' }
    await page.route('**/identity/sign-up/email', (route) =>
      route.fulfill({ status: 422, json: { error: 'invalid', message: 'Please check the marked fields.', fields } }),
    )
    await page.getByLabel('Password', { exact: true }).fill('123456')
    await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
    await expect(page.getByRole('alert')).toContainText('too easy to guess')
  })

  test('Reset Password sends whatever was typed, and always says Sent email', { tag: '@long' }, async ({ page }) => {
    await open(page, '/login')
    for (const email of ['', 'sadia']) {
      await page.getByLabel('Email').fill(email)
      const sent = page.waitForRequest('**/identity/request-password-reset')
      await page.getByRole('button', { name: 'Reset Password' }).click()
      expect((await sent).postDataJSON()).toEqual({ email })
      const alert = page.getByRole('dialog', { name: TEXTS.resetSent, exact: true })
      await alert.getByRole('button').click()
      await expect(alert).toBeHidden()
      await expect(page.locator('[aria-invalid]')).toHaveCount(0)
    }

    await test.step('a made-up reset link is refused', async () => {
      await open(page, '/login?resetToken=made-up')
      await page.getByLabel('New password').fill(PASSWORD)
      await page.getByRole('button', { name: 'Set password' }).click()
      await expect(page.getByRole('alert')).toContainText('This link has expired')
    })
  })
})

test('the login form is validated on submit and then on each change', async ({ page }) => {
  await open(page, '/login')
  const email = page.getByLabel('Email')
  const password = page.getByLabel('Password', { exact: true })
  const login = page.getByRole('main').getByRole('button', { name: 'Login' })
  await email.fill('sadia@porua')
  await expect(email, 'not before it is sent').not.toHaveAttribute('aria-invalid')
  await email.fill('')
  await login.click()
  await expect(email).toHaveAccessibleDescription(TEXTS.emailRequired)
  await expect(email).toBeFocused()
  await expect(password).toHaveAccessibleDescription(TEXTS.passwordRequired)
  await email.fill('sadia@porua')
  await expect(email).toHaveAccessibleDescription(TEXTS.emailInvalid)
  await password.fill('abcd')
  await expect(password).toHaveAccessibleDescription(TEXTS.passwordShort)
  await email.fill('sadia@porua.test')
  await password.fill('abcdef')
  await expect(page.locator('[aria-invalid]')).toHaveCount(0)

  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription(TEXTS.nameRequired)
  await expect(page.getByLabel('Name')).toBeFocused()
})

test('the login page works in Bengali, and switching keeps the way back', { tag: '@long' }, async ({ page }) => {
  await open(page, '/login?from=%2FmyProfile')
  await page.getByRole('link', { name: 'বাংলা' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('লগইন')
  await page.getByRole('main').getByRole('button', { name: 'লগইন' }).click()
  await expect(page.getByLabel('ইমেইল')).toHaveAccessibleDescription('ইমেইল লিখুন')
  await page.getByLabel('ইমেইল').fill(newEmail())
  await page.getByRole('button', { name: 'পাসওয়ার্ড রিসেট' }).click()
  await page.getByRole('dialog', { name: 'ইমেইল পাঠানো হয়েছে' }).getByRole('button', { name: 'ঠিক আছে' }).click()
  await page.getByLabel('ইমেইল').fill(STUDENT.email)
  await page.getByLabel('পাসওয়ার্ড', { exact: true }).fill(STUDENT.password)
  await page.getByRole('main').getByRole('button', { name: 'লগইন' }).click()
  await expect(page).toHaveURL('/myProfile')
})

test(
  'Tab goes from email to password, Login and Reset Password, and Enter logs in',
  { tag: '@long' },
  async ({ page }) => {
    await open(page, '/login')
    const main = page.getByRole('main')
    await page.getByLabel('Email').focus()
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(main.getByRole('button', { name: 'Login' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(main.getByRole('button', { name: 'Reset Password' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(main.getByRole('button', { name: 'Show password' })).toBeFocused()

    // Visually, Reset Password is beside the label and the eye inside the input.
    const [label, reset, input, eye] = await Promise.all(
      [
        main.locator('label', { hasText: 'Password' }),
        main.getByRole('button', { name: 'Reset Password' }),
        page.getByLabel('Password', { exact: true }),
        main.getByRole('button', { name: 'Show password' }),
      ].map(async (each) => (await each.boundingBox())!),
    )
    const middle = (box: typeof label) => box!.y + box!.height / 2
    expect(Math.abs(middle(reset) - middle(label))).toBeLessThan(2)
    expect(Math.abs(middle(eye) - middle(input))).toBeLessThan(2)
    expect(eye!.x + eye!.width).toBeLessThan(input!.x + input!.width)

    await page.getByLabel('Email').focus()
    await page.keyboard.type(STUDENT.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(STUDENT.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
    expect(await token(page)).toBeTruthy()
  },
)
