import type { Page } from '@playwright/test'
import { TEXTS } from '../../contract/texts.ts'
import { enter, logOut, newEmail, open, openWithWorker, PASSWORD, STUDENT, token } from './people.ts'
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

/** The link in the newest mail to an address; mail takes a moment. */
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

test('signing in leads home by default, and out again', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL('/login')
  await enter(page, STUDENT)
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

test('the demo accounts fill themselves in', async ({ page }) => {
  await open(page, '/login')
  await page.getByRole('button', { name: `Fill in ${STUDENT.email}` }).click()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
})

test.describe('refused', () => {
  test.use({ allow: /status of (400|401|422)/ })

  test('a wrong password is answered in red, and the email stays', async ({ page }) => {
    await open(page, '/login')
    await enter(page, { ...STUDENT, password: 'not-this-one' })
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
    await expect(page.getByLabel('Email')).toHaveValue(STUDENT.email)
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    expect(await token(page)).toBeNull()
  })

  test('registering an address twice, or with a password everybody tries', async ({ page }) => {
    await open(page, '/register')
    await page.getByLabel('Name').fill('Rumi')
    await page.getByLabel('Email').fill(STUDENT.email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
    await expect(page.getByRole('alert')).toContainText('already exists')
    // As a real installation would answer; the demo takes it.
    const fields = { password: 'This password is too easy to guess. Please choose another.' }
    await page.route('**/identity/sign-up/email', (route) =>
      route.fulfill({ status: 422, json: { error: 'invalid', message: 'Please check the marked fields.', fields } }),
    )
    await page.getByLabel('Password', { exact: true }).fill('123456')
    await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
    await expect(page.getByRole('alert')).toContainText('too easy to guess')
  })

  test('Reset Password sends anything typed, and says in red what the service answers', async ({ page }) => {
    await open(page, '/login')
    await page.getByLabel('Email').fill('sadia')
    const sent = page.waitForRequest('**/identity/request-password-reset')
    await page.getByRole('button', { name: 'Reset Password' }).click()
    expect((await sent).postDataJSON()).toEqual({ email: 'sadia' })
    await expect(page.getByRole('alert')).toHaveText(TEXTS.emailInvalid)
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByLabel('Email')).toBeFocused()
  })

  test('a reset link that is not one', async ({ page }) => {
    await open(page, '/login?resetToken=made-up')
    await page.getByLabel('New password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(page.getByRole('alert')).toContainText('This link has expired')
  })

  test('an ended session leads to login and back, and the half-filled form is still there', async ({ page }) => {
    await open(page, '/myProfile')
    await enter(page, STUDENT)
    await expect(page).toHaveURL('/myProfile')
    await page.getByRole('button', { name: /Update Your Profile|Edit/ }).click()
    await page.getByLabel('Education').fill('Class 9, Rajshahi')
    await page.request.post('/api/signOut', { headers: { authorization: `Bearer ${await token(page)}` } })
    await page.reload()
    await expect(page).toHaveURL('/login?from=%2FmyProfile')
    await enter(page, STUDENT)
    await expect(page).toHaveURL('/myProfile')
    await expect(page.getByLabel('Education')).toHaveValue('Class 9, Rajshahi')
  })
})

test('the forms are checked when sent and again at each change', async ({ page }) => {
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

test('the keyboard goes from email to password, Login and Reset Password, and Enter logs in', async ({ page }) => {
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

  // Where they are seen is another matter: beside the label, and in the input.
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
  let asked = 0
  await page.route('**/identity/request-password-reset', (route) => ((asked += 1), route.abort()))
  await open(page, '/login')
  const email = page.getByLabel('Email')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(email).toHaveAccessibleDescription(TEXTS.emailRequired)
  await expect(email).toBeFocused()
  await expect(page.locator('[aria-invalid]')).toHaveCount(1)
  await page.keyboard.type('s')
  await expect(page.locator('[aria-invalid]')).toHaveCount(0)
  expect(asked).toBe(0)
})

test('while a request runs the lily replaces the form, and nothing moves', async ({ page }) => {
  await open(page, '/login')
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.boundingBox()
  const held = Promise.withResolvers<void>()
  await page.route('**/identity/sign-in/email', async (route) => {
    await held.promise
    await route.continue()
  })
  await enter(page, STUDENT)
  await expect(page.getByRole('status').filter({ hasText: 'Logging you in' })).toBeVisible()
  await expect(page.getByLabel('Email')).toBeHidden()
  expect(await heading.boundingBox()).toEqual(before)
  held.resolve()
  await expect(page).toHaveURL('/')
})

test('registration sends a mail whose link verifies the address', async ({ page }) => {
  const email = newEmail()
  await register(page, email)
  const session = () => page.evaluate(async () => (await (await fetch('/identity/get-session')).json()).user)
  expect(await session()).toMatchObject({ email, name: 'Rumi Akter', emailVerified: false })
  await open(page, await linkInMail(page, email, /Confirm your email/))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email is confirmed')
  expect(await session()).toMatchObject({ email, emailVerified: true })
})

test('a new password is set by mail, the same words for known and unknown addresses', async ({ page }) => {
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
  await enter(page, { email, password: 'dui-nouka-43' })
  await expect(page).toHaveURL('/')
})

test('a guarded page is not shown; after signing in it is, query included', async ({ page }) => {
  await open(page, '/myProfile?part=security')
  await expect(page).toHaveURL(`/login?from=${encodeURIComponent('/myProfile?part=security')}`)
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await enter(page, STUDENT)
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
  test(`after signing in nobody is sent to ${JSON.stringify(from)}`, async ({ page }) => {
    await open(page, `/login?from=${encodeURIComponent(from)}`)
    await enter(page, STUDENT)
    await expect(page).toHaveURL('/')
  })
}

test('signing in or out in one tab does so in the others', async ({ page, context }) => {
  await open(page, '/myProfile')
  const other = await context.newPage()
  await other.goto('/login')
  await enter(other, STUDENT)
  await expect(page).toHaveURL('/myProfile')
  await logOut(other)
  await expect(page).toHaveURL('/login?from=%2FmyProfile')
})

test.describe('offline', () => {
  test.use({ allow: /ERR_INTERNET_DISCONNECTED/ })

  test('signing in says so, keeps what was typed, and works when the network is back', async ({ page, context }) => {
    await page.goto('/login', { waitUntil: 'networkidle' })
    await context.setOffline(true)
    await enter(page, STUDENT)
    await expect(page.getByRole('alert')).toContainText('cannot reach Porua')
    await expect(page.getByLabel('Email')).toHaveValue(STUDENT.email)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(STUDENT.password)
    await context.setOffline(false)
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL('/')
  })
})

test('everything is in Bengali too, and the way back survives the change', async ({ page }) => {
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
