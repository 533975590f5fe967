import { readFileSync } from 'node:fs'
import { crc32, deflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { TEXTS } from '../../contract/texts.ts'
import { wording, wordingPattern } from '../helpers/wording.ts'
import { asNewcomer, confirmEmail, NAME, oneTimeCode, open, PASSWORD, token } from './people.ts'
import { expect, test } from './site.ts'

const fact = (page: Page, name: string) => page.getByRole('definition').and(page.locator(`dt:text("${name}") + dd`))
const dialog = (page: Page) => page.getByRole('dialog', { name: TEXTS.updateProfile })

async function openForm(page: Page) {
  await open(page, '/myProfile')
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(dialog(page)).toBeVisible()
}

async function fill(page: Page) {
  await dialog(page)
    .getByLabel('Profile photo')
    .setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: picture(900, 600),
    })
  await dialog(page).getByLabel('Education').fill('Class 9, Science')
  await dialog(page).getByLabel('Location').fill('বরিশাল')
  await dialog(page).getByLabel('Phone').fill('+8801712345678')
}

asNewcomer('an empty profile is filled in with a picture, saved and shown', async ({ page, email }) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  await openForm(page)
  await test.step('an empty profile says Not Updated three times', async () => {
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('My Profile')
    await expect(page.locator('dt:text("Name") + dd')).toHaveText(NAME)
    await expect(page.locator('dt:text("Email") + dd')).toHaveText(email)
    await expect(page.getByText(TEXTS.notUpdated, { exact: true })).toHaveCount(3)
  })
  await test.step('the form names missing fields and sends nothing', async () => {
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    for (const error of ['Choose a photo', 'Enter your education', 'Enter your location', 'Enter your phone number']) {
      await expect(dialog(page).getByText(error)).toBeVisible()
    }
    await expect(dialog(page).getByLabel('Profile photo')).toBeFocused()
    await dialog(page).getByLabel('Education').fill('Class 9')
    await expect(dialog(page).getByText('Enter your education')).toBeHidden()
    await dialog(page)
      .getByLabel('Profile photo')
      .setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
    await expect(dialog(page).getByText(wording('profile_picture_type'))).toBeVisible()
    expect(sent).toEqual([])
  })
  await expect(dialog(page).locator('input[name="name"]')).toHaveValue(NAME)
  await fill(page)
  const upload = page.waitForRequest('**/api/media')
  const save = page.waitForRequest('**/api/users/**')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  const { requestBodySize } = await (await upload).sizes()
  expect(requestBodySize, 'shrunk before it is sent').toBeLessThan(200_000)
  expect((await save).postDataJSON()).toMatchObject({ name: NAME, email })

  await expect(page.getByText(TEXTS.profileUpdated)).toBeVisible()
  await expect(dialog(page)).toBeHidden({ timeout: 4000 })
  await expect(fact(page, 'Education')).toHaveText('Class 9, Science')
  await expect(fact(page, 'Location')).toHaveText('বরিশাল')
  await expect(fact(page, 'Phone')).toHaveText('+8801712345678')

  for (const photo of [page.locator('.profile-head img'), page.locator('.avatar-button img')]) {
    await expect(photo).toHaveAttribute('src', /^\/media\//)
    await expect(photo).toHaveJSProperty('naturalWidth', 512)
  }
  await page.reload()
  await expect(fact(page, 'Education')).toHaveText('Class 9, Science')
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(dialog(page).getByLabel('Education')).toHaveValue('Class 9, Science')
})

asNewcomer(
  'a failed photo upload saves nothing and keeps what was typed',
  { tag: '@long' },
  async ({ page, complaints }) => {
    const saved: string[] = []
    page.on('request', (request) => request.method() === 'PUT' && saved.push(request.url()))
    await openForm(page)
    await fill(page)
    await page.route('**/api/media', () => {})
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog(page).getByRole('progressbar')).toBeHidden()
    await expect(dialog(page).getByRole('alert')).toHaveCount(0)
    await page.route('**/api/media', (route) => route.abort('connectionfailed'))
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await expect(dialog(page).getByRole('alert')).toContainText(wordingPattern('profile_upload_failed'))
    await expect(dialog(page).getByLabel('Location')).toHaveValue('বরিশাল')
    expect(saved).toEqual([])

    await page.unroute('**/api/media')
    await page.route('**/api/users/**', (route) =>
      route.fulfill({
        status: 422,
        json: { error: 'invalid', message: 'Some fields are not right.', fields: { phone: 'At most 40 characters' } },
      }),
    )
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await expect(dialog(page).getByText('At most 40 characters')).toBeVisible()
    await expect(dialog(page).getByLabel('Phone')).toBeFocused()

    await page.unroute('**/api/users/**')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(TEXTS.profileUpdated)).toBeVisible()
    expect(complaints.splice(0).every((text) => text.includes('Failed to load resource'))).toBe(true)
  },
)

asNewcomer(
  'the profile says that the network is lost, and reloads on request',
  { tag: '@long' },
  async ({ page, email, complaints }) => {
    await page.route('**/api/user/**', (route) => route.abort('internetdisconnected'))
    await open(page, '/myProfile')
    await expect(page.getByRole('alert').first()).toContainText('You seem to be offline.')
    await page.unroute('**/api/user/**')
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await expect(fact(page, 'Email')).toHaveText(email)
    expect(complaints.splice(0).every((text) => text.includes('Failed to load resource'))).toBe(true)
  },
)

asNewcomer(
  'a half-filled profile form is restored after the session has ended',
  { tag: '@long' },
  async ({ page, email, complaints }) => {
    await openForm(page)
    await fill(page)
    await page.route('**/api/media', (route) =>
      route.fulfill({ status: 401, json: { error: 'unauthorized', message: 'Please log in again.' } }),
    )
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL(/\/login\?from=%2FmyProfile/)
    await page.unroute('**/api/media')

    await page.getByLabel('Email').fill(email)
    await page.getByRole('textbox', { name: /password/i }).fill(PASSWORD)
    await page.locator('form').getByRole('button', { name: 'Login' }).click()
    await expect(dialog(page).getByLabel('Education')).toHaveValue('Class 9, Science')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(TEXTS.profileUpdated)).toBeVisible()
    expect(complaints.splice(0).every((text) => text.includes('Failed to load resource'))).toBe(true)
  },
)

asNewcomer(
  'closing the profile form keeps the typed text, and Cancel discards it',
  { tag: '@long' },
  async ({ page }) => {
    const edit = page.getByRole('button', { name: 'Edit' })
    const education = dialog(page).getByLabel('Education')
    await openForm(page)
    await education.fill('Class 9')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await edit.click()
    await expect(education).toHaveValue('Class 9')
    await dialog(page).getByRole('button', { name: 'Close' }).click()

    await page.reload()
    await edit.click()
    await expect(education, 'it did not open by itself').toHaveValue('Class 9')
    await page.reload()
    await expect(education, 'it was open when the page was left').toHaveValue('Class 9')
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await edit.click()
    await expect(education).toHaveValue('')
  },
)

asNewcomer('the account menu works by keyboard and logs out', { tag: '@long' }, async ({ page }) => {
  await open(page, '/privacy')
  const button = page.getByRole('button', { name: wording('menu_label', { name: NAME }) })
  await button.focus()
  await page.keyboard.press('Enter')
  const [profile, logOut] = ['My Profile', 'Log Out'].map((name) => page.getByRole('menuitem', { name }))
  await expect(profile!).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(logOut!).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(profile!).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(profile!).toBeHidden()
  await expect(button).toBeFocused()

  await page.keyboard.press('ArrowDown')
  await expect(profile!).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/myProfile')
  await expect(profile!).toBeHidden()

  await button.click()
  await expect(profile!).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login/)
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
})

asNewcomer(
  'two-step verification is turned on with a code and off with the password, and the password is changed',
  { tag: '@long' },
  async ({ page, email, complaints }) => {
    await open(page, '/myProfile')
    const security = page.getByRole('region', { name: 'Security' })
    await expect(security.getByText(wording('security_unverified'))).toBeVisible()
    await expect(security.getByRole('button', { name: 'Turn on' })).toBeDisabled()
    await confirmEmail(page, email)
    await page.reload()
    await expect(security.getByText(wording('security_verified'), { exact: true })).toBeVisible()

    await security.getByRole('button', { name: 'Turn on' }).click()
    const steps = page.getByRole('dialog')
    await expect(steps.getByLabel('Your password')).toBeFocused()
    await steps.getByLabel('Your password').fill('not-it-at-all')
    await page.keyboard.press('Enter')
    await expect(steps.getByRole('alert')).toHaveText('Invalid password')
    await steps.getByLabel('Your password').fill(PASSWORD)
    await page.keyboard.press('Enter')

    await expect(steps.getByRole('img', { name: 'QR code for your app' }).locator('svg')).toBeVisible()
    const key = (await steps.locator('.setup-key code').textContent())!.replaceAll(' ', '')
    await steps.getByLabel('Code from the app').fill('12')
    await page.keyboard.press('Enter')
    await expect(steps.getByText('Enter the code')).toBeVisible()
    await steps.getByLabel('Code from the app').fill(oneTimeCode(key))
    await page.keyboard.press('Enter')

    await expect(steps.getByRole('listitem')).toHaveCount(10)
    const download = page.waitForEvent('download')
    await steps.getByRole('link', { name: 'Download' }).click()
    expect((await download).suggestedFilename()).toBe('porua-recovery-codes.txt')
    await steps.getByRole('button', { name: wording('security_codes_done') }).click()
    await expect(security.getByText('On', { exact: true })).toBeVisible()

    // The access token was renewed with the session, so the profile can still be read.
    await page.reload()
    await expect(fact(page, 'Email')).toHaveText(email)

    await security.getByRole('button', { name: 'New recovery codes' }).click()
    await steps.getByLabel('Your password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(steps.getByRole('listitem')).toHaveCount(10)
    await page.keyboard.press('Escape')

    await security.getByRole('button', { name: 'Turn off' }).click()
    await steps.getByLabel('Your password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(security.getByText('Off', { exact: true })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Two-step verification is off' })).toBeVisible()
    await page.reload()
    await expect(fact(page, 'Email')).toHaveText(email)

    await security.getByRole('button', { name: 'Change password' }).click()
    await steps.getByLabel('Current password').fill('not-it-at-all')
    await steps.getByLabel('New password').fill('short')
    await page.keyboard.press('Enter')
    await expect(steps.getByLabel('New password')).toHaveAccessibleDescription(TEXTS.passwordShort)
    await steps.getByLabel('New password').fill(`${PASSWORD}-new`)
    await page.keyboard.press('Enter')
    await expect(steps.getByRole('alert')).toHaveText(wording('security_password_wrong'))
    await steps.getByLabel('Current password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: wording('security_password_changed') })).toBeVisible()
    await page.reload()
    await expect(fact(page, 'Email')).toHaveText(email)
    expect(complaints.splice(0).every((text) => text.includes('status of 400'))).toBe(true)
  },
)

asNewcomer(
  'a local phone number is confirmed with the code sent to it, and can be removed',
  { tag: '@long' },
  async ({ page }) => {
    const phone = `+88017${String(Date.now()).slice(-8)}`
    await open(page, '/myProfile')
    const security = page.getByRole('region', { name: 'Security' })
    await security.getByRole('button', { name: 'Add' }).click()
    const steps = page.getByRole('dialog')
    await steps.getByLabel('Phone number').fill('01712')
    await page.keyboard.press('Enter')
    await expect(steps.getByText(wording('security_phone_invalid'))).toBeVisible()
    await steps.getByLabel('Phone number').fill(`${phone.slice(3, 8)}-${phone.slice(8)}`)
    await page.keyboard.press('Enter')
    await expect(steps.getByText(wording('security_phone_sent', { phone }))).toBeVisible()
    await steps.getByLabel(wording('security_phone_code')).fill((await newest(page, phone)).match(/<pre>(\d+) is/)![1]!)
    await page.keyboard.press('Enter')
    await expect(steps).toBeHidden()
    await expect(fact(page, 'Phone')).toHaveText(phone)
    await expect(page.getByText(phone)).toHaveCount(1)
    await expect(security.getByText(wording('security_verified'), { exact: true })).toBeVisible()

    await security.getByRole('button', { name: 'Remove' }).click()
    await steps.getByRole('button', { name: 'Remove' }).click()
    await expect(fact(page, 'Phone')).toHaveText(TEXTS.notUpdated)
    await expect(security.getByRole('button', { name: 'Add' })).toBeVisible()
  },
)

asNewcomer(
  'a person changes the name, downloads the data and deletes the account',
  { tag: '@long' },
  async ({ page, email, complaints }) => {
    await open(page, '/myProfile')
    const account = page.getByRole('region', { name: 'Your account' })
    const asked = page.getByRole('dialog')
    await account.getByRole('button', { name: 'Change' }).click()
    await expect(asked.getByLabel('Name')).toHaveValue(NAME)
    await asked.getByLabel('Name').fill(' ')
    await page.keyboard.press('Enter')
    await expect(asked.getByText('Enter your name')).toBeVisible()
    await asked.getByLabel('Name').fill('রুমি আক্তার')
    await page.keyboard.press('Enter')
    await expect(fact(page, 'Name')).toHaveText('রুমি আক্তার')

    const downloading = page.waitForEvent('download')
    await account.getByRole('button', { name: 'Download' }).click()
    const file = await downloading
    expect(file.suggestedFilename()).toBe('porua-my-data.json')
    const { profile } = JSON.parse(readFileSync(await file.path(), 'utf8')) as { profile: Record<string, unknown> }
    expect(profile).toMatchObject({ email, name: 'রুমি আক্তার' })

    await expect(account).toContainText(wording('account_delete_consequences'))
    await account.getByRole('button', { name: 'Delete' }).click()
    await expect(asked).toContainText(wording('account_delete_consequences'))
    await asked.getByLabel('Your password').fill('not-the-password')
    await page.keyboard.press('Enter')
    await expect(asked.getByRole('alert').first()).not.toBeEmpty()
    await asked.getByLabel('Your password').fill(PASSWORD)
    await asked.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page).toHaveURL('/login')
    await expect(page.getByText(wording('login_reason_deleted'))).toBeVisible()
    expect(await token(page)).toBeNull()
    expect((await page.request.get('/identity/token')).status()).toBe(401)
    expect(complaints.splice(0).every((text) => text.includes('status of 401'))).toBe(true)
  },
)

/** Waits for the newest email or text message to somebody in the demo's inbox. */
async function newest(page: Page, to: string): Promise<string> {
  let found: string | undefined
  await expect(async () => {
    const inbox = await (await page.request.get('/__inbox')).text()
    found = inbox.split('<section>').find((mail) => mail.includes(`To ${to},`))
    expect(found).toBeTruthy()
  }).toPass()
  return found!
}

/** A PNG that does not compress too well. */
function picture(width: number, height: number): Buffer {
  const rows = Buffer.alloc(height * (1 + width * 3))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width * 3; x++) rows[y * (1 + width * 3) + 1 + x] = (x * 5 + y * 3 + (x % 7) * 20) % 256
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND')])
}

function chunk(type: string, data = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
