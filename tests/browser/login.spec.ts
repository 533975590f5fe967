import type { Page } from '@playwright/test'
import { TEXTS } from '../../contract/texts.ts'
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

/** Waits for the newest mail to an address and returns its link. */
async function linkInMail(page: Page, email: string, subject: RegExp): Promise<string> {
  const mail = page
    .locator('section')
    .filter({ hasText: `To ${email}` })
    .filter({ hasText: subject })
  await expect(async () => {
    await page.goto('/__inbox')
    await expect(mail.first()).toBeVisible({ timeout: 500 })
  }).toPass()
  return (await mail.first().getByRole('link').getAttribute('href'))!
}

test('logging in leads home by default, and logging out ends the session', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL('/login')
  await logIn(page, STUDENT)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0)
  expect(await token(page)).toBeTruthy()

  await open(page, '/login')
  await expect(page, 'already signed in').toHaveURL('/')
  await logOut(page)
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  expect(await token(page)).toBeNull()
  await expect.poll(() => page.evaluate(async () => (await fetch('/identity/get-session')).json())).toBeNull()
})

test('the login page fills in a demo account on click', async ({ page }) => {
  await open(page, '/login')
  await page.getByRole('button', { name: `Fill in ${STUDENT.email}` }).click()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
})

test.describe('refused', () => {
  test.use({ allow: /status of (400|401|422)/ })

  test('a wrong password shows an error and keeps the email', async ({ page }) => {
    await open(page, '/login')
    await logIn(page, { ...STUDENT, password: 'not-this-one' })
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
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
    await expect(page.getByRole('alert')).toContainText('already exists')
    // A real installation's answer, because the demo accepts common passwords.
    const fields = { password: 'This password is too easy to guess. Please choose another.' }
    await page.route('**/identity/sign-up/email', (route) =>
      route.fulfill({ status: 422, json: { error: 'invalid', message: 'Please check the marked fields.', fields } }),
    )
    await page.getByLabel('Password', { exact: true }).fill('123456')
    await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
    await expect(page.getByRole('alert')).toContainText('too easy to guess')
  })

  test('Reset Password sends whatever was typed, and shows the service’s error', async ({ page }) => {
    await open(page, '/login')
    await page.getByLabel('Email').fill('sadia')
    const sent = page.waitForRequest('**/identity/request-password-reset')
    await page.getByRole('button', { name: 'Reset Password' }).click()
    expect((await sent).postDataJSON()).toEqual({ email: 'sadia' })
    await expect(page.getByRole('alert')).toHaveText(TEXTS.emailInvalid)
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByLabel('Email')).toBeFocused()
  })

  test('a made-up reset link is refused', async ({ page }) => {
    await open(page, '/login?resetToken=made-up')
    await page.getByLabel('New password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(page.getByRole('alert')).toContainText('This link has expired')
  })

  test('an ended session leads to login and back to the half-filled form', async ({ page }) => {
    await open(page, '/myProfile')
    await logIn(page, STUDENT)
    await expect(page).toHaveURL('/myProfile')
    await page.getByRole('button', { name: /Update Your Profile|Edit/ }).click()
    await page.getByLabel('Education').fill('Class 9, Rajshahi')
    await page.request.post('/api/signOut', { headers: { authorization: `Bearer ${await token(page)}` } })
    await page.reload()
    await expect(page).toHaveURL('/login?from=%2FmyProfile')
    await logIn(page, STUDENT)
    await expect(page).toHaveURL('/myProfile')
    await expect(page.getByLabel('Education')).toHaveValue('Class 9, Rajshahi')
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

test('Tab goes from email to password, Login and Reset Password, and Enter logs in', async ({ page }) => {
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
})

test('Reset Password marks an empty email and nothing else, and sends nothing', async ({ page }) => {
  let requests = 0
  await page.route('**/identity/request-password-reset', (route) => ((requests += 1), route.abort()))
  await open(page, '/login')
  const email = page.getByLabel('Email')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(email).toHaveAccessibleDescription(TEXTS.emailRequired)
  await expect(email).toBeFocused()
  await expect(page.locator('[aria-invalid]')).toHaveCount(1)
  await page.keyboard.type('s')
  await expect(page.locator('[aria-invalid]')).toHaveCount(0)
  expect(requests).toBe(0)
})

test('while logging in a spinner replaces the form without moving the page', async ({ page }) => {
  await open(page, '/login')
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.boundingBox()
  const held = Promise.withResolvers<void>()
  await page.route('**/identity/sign-in/email', async (route) => {
    await held.promise
    await route.continue()
  })
  await logIn(page, STUDENT)
  await expect(page.getByRole('status').filter({ hasText: 'Logging you in' })).toBeVisible()
  await expect(page.getByLabel('Email')).toBeHidden()
  expect(await heading.boundingBox()).toEqual(before)
  held.resolve()
  await expect(page).toHaveURL('/')
})

test('registration sends a mail whose link confirms the email', async ({ page }) => {
  const email = newEmail()
  await register(page, email)
  const session = () => page.evaluate(async () => (await (await fetch('/identity/get-session')).json()).user)
  expect(await session()).toMatchObject({ email, name: 'Rumi Akter', emailVerified: false })
  await open(page, await linkInMail(page, email, /Confirm your email/))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email is confirmed')
  expect(await session()).toMatchObject({ email, emailVerified: true })
})

test('a password is reset by mail, with the same message for known and unknown emails', async ({ page }) => {
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
  await open(page, await linkInMail(page, email, /new Porua password/))
  await page.getByLabel('New password').fill('abc')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByLabel('New password')).toHaveAccessibleDescription(TEXTS.passwordShort)
  await page.getByLabel('New password').fill('dui-nouka-43')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Your new password is set')
  await expect(page).toHaveURL('/login')
  await logIn(page, { email, password: 'dui-nouka-43' })
  await expect(page).toHaveURL('/')
})

test('a guarded page is shown only after logging in, with its query', async ({ page }) => {
  await open(page, '/myProfile?part=security')
  await expect(page).toHaveURL(`/login?from=${encodeURIComponent('/myProfile?part=security')}`)
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await logIn(page, STUDENT)
  await expect(page).toHaveURL('/myProfile?part=security')
})

for (const from of [
  '//evil.test',
  '/.//evil.test',
  '/\\evil.test',
  'https://evil.test',
  'javascript:alert(1)',
  '/\t/evil.test',
]) {
  test(`logging in never redirects to ${JSON.stringify(from)}`, async ({ page }) => {
    await open(page, `/login?from=${encodeURIComponent(from)}`)
    await logIn(page, STUDENT)
    await expect(page).toHaveURL('/')
  })
}

test('logging in or out in one tab does so in the others', async ({ page, context }) => {
  await open(page, '/myProfile')
  const other = await context.newPage()
  await other.goto('/login')
  await logIn(other, STUDENT)
  await expect(page).toHaveURL('/myProfile')
  await logOut(other)
  await expect(page).toHaveURL('/login?from=%2FmyProfile')
})

test.describe('offline', () => {
  test.use({ allow: /ERR_INTERNET_DISCONNECTED/ })

  test('logging in offline says so, keeps what was typed, and works when the network is back', async ({
    page,
    context,
  }) => {
    await page.goto('/login', { waitUntil: 'networkidle' })
    await context.setOffline(true)
    await logIn(page, STUDENT)
    await expect(page.getByRole('alert')).toContainText('cannot reach Porua')
    await expect(page.getByLabel('Email')).toHaveValue(STUDENT.email)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(STUDENT.password)
    await context.setOffline(false)
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL('/')
  })
})

test('the login page works in Bengali, and switching keeps the way back', async ({ page }) => {
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
