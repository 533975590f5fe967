import type { Page } from '@playwright/test'
import { TEXTS } from '../../contract/texts.ts'
import { wording } from '../helpers/wording.ts'
import { asAdmin, PICTURE, test } from './admin.ts'
import { logOut, token } from './people.ts'
import { expect } from './site.ts'

const row = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email })
const badge = (page: Page, email: string) => row(page, email).getByText('ADMIN', { exact: true })
const question = (page: Page) => page.getByRole('dialog', { name: TEXTS.deleteQuestion })
const notice = (page: Page, text: string) => page.locator('.toast').getByText(text, { exact: true })

/** Presses a button of the row and answers the question that follows. */
async function changeRole(page: Page, email: string, button: 'Make admin' | 'Remove admin') {
  await row(page, email).getByRole('button', { name: button }).click()
  const asked = page.getByRole('dialog')
  await expect(asked).toContainText(email)
  await expect(asked.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await asked.getByRole('button', { name: button }).click()
}

test(
  'an administrator opens All Users from the menu and sees everybody',
  { tag: '@long' },
  async ({ page, admin, someone }) => {
    const { email } = await someone()
    await page.goto('/')
    await page.locator('header .avatar-button').click()
    await page.getByRole('menuitem', { name: 'All Users' }).click()
    await expect(page).toHaveURL('/users')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Users')
    await expect(page).toHaveTitle(/^All Users/)
    await expect(row(page, email)).toContainText('Rumi Akter')
    // Searches for the account, because the oldest one may no longer be on the first page.
    await page.getByRole('main').getByRole('searchbox').fill(admin.email)
    await expect(badge(page, admin.email)).toBeVisible()
    await expect(row(page, admin.email).getByRole('button')).toHaveText(['Remove admin'])

    await page.setViewportSize({ width: 390, height: 800 })
    await expect(page.getByRole('columnheader')).toHaveText(['#', 'Name and email', 'Joined', 'Role', 'Delete'])
    await logOut(page)
    await expect(page).toHaveURL(/\/login/)
  },
)

asAdmin(
  'an administrator is asked before promoting a user and before demoting them again',
  { tag: '@long' },
  async ({ page, someone }) => {
    const [{ email }, unconfirmed] = [await someone(), await someone(false)]
    await page.goto('/users')
    await row(page, email).getByRole('button', { name: 'Make admin' }).click()
    await page.keyboard.press('Escape')
    await expect(row(page, email).getByRole('button', { name: 'Make admin' })).toBeFocused()
    await expect(badge(page, email)).toHaveCount(0)

    await changeRole(page, email, 'Make admin')
    await expect(notice(page, TEXTS.adminMade)).toBeVisible()
    await expect(badge(page, email)).toBeVisible()
    await test.step('one with an unconfirmed email is shown as not yet an administrator', async () => {
      await changeRole(page, unconfirmed.email, 'Make admin')
      await expect(badge(page, unconfirmed.email)).toBeVisible()
      await expect(row(page, unconfirmed.email)).toContainText(wording('users_admin_waits'))
      await expect(row(page, email)).not.toContainText(wording('users_admin_waits'))
    })
    await page.reload()
    await changeRole(page, email, 'Remove admin')
    await expect(notice(page, wording('users_admin_ended', { name: 'Rumi Akter' }))).toBeVisible()
    await expect(badge(page, email)).toHaveCount(0)
    await expect(row(page, email).getByRole('button', { name: 'Make admin' })).toBeFocused()
  },
)

test.describe('server errors', () => {
  test.use({ allow: /Failed to load resource/ })

  asAdmin(
    'All Users says what failed, keeps the rows and reloads on request',
    { tag: '@long' },
    async ({ page, someone }) => {
      const { email } = await someone()
      await test.step('the list', async () => {
        await page.route('**/api/user?*', (route) =>
          route.fulfill({ status: 503, json: { error: 'maintenance', message: 'Back in a minute.' } }),
        )
        await page.goto('/users')
        await expect(page.getByRole('alert')).toContainText('Back in a minute.')
        expect(await token(page)).toBeTruthy()
        await page.unroute('**/api/user?*')
        await page.getByRole('button', { name: 'Try again' }).click()
        await expect(row(page, email)).toBeVisible()
        await expect(page.getByRole('alert')).toHaveCount(0)
      })
      await test.step('a promotion', async () => {
        await page.route('**/api/user/admin/*', (route) =>
          route.fulfill({ status: 403, json: { error: 'forbidden', message: 'Not today.' } }),
        )
        await changeRole(page, email, 'Make admin')
        await expect(notice(page, TEXTS.adminFailed)).toBeVisible()
        await expect(row(page, email)).toBeVisible()
        await expect(badge(page, email)).toHaveCount(0)
      })
      await test.step('a deletion', async () => {
        await page.route('**/api/user/*', (route) =>
          route.request().method() === 'DELETE'
            ? route.fulfill({ status: 409, json: { error: 'conflict', message: 'Not today.' } })
            : route.fallback(),
        )
        await row(page, email).getByRole('button', { name: 'Delete' }).click()
        await question(page).getByRole('button', { name: TEXTS.deleteButton }).click()
        await expect(question(page).getByRole('alert')).toContainText('Not today.')
        await question(page).getByRole('button', { name: 'Cancel' }).click()
        await expect(row(page, email)).toBeVisible()
        await expect(notice(page, TEXTS.deleted)).toHaveCount(0)
      })
    },
  )
})

asAdmin('deleting a user asks for confirmation, then ends their session', async ({ page, someone }) => {
  const { email, token: theirs } = await someone()
  const readOwnProfile = () =>
    page.request.get(`/api/user/${encodeURIComponent(email)}`, { headers: { authorization: `Bearer ${theirs}` } })
  expect((await readOwnProfile()).status()).toBe(200)

  await page.goto('/users')
  const bin = row(page, email).getByRole('button', { name: `Delete ${email}` })
  await bin.click()
  await expect(question(page)).toContainText(email)
  const cancel = question(page).getByRole('button', { name: 'Cancel' })
  await expect(cancel).toBeFocused()
  await cancel.click()
  await expect(question(page)).toBeHidden()
  await expect(bin).toBeFocused()
  expect((await readOwnProfile()).status()).toBe(200)

  await bin.click()
  await question(page).getByRole('button', { name: TEXTS.deleteButton }).click()
  await expect(notice(page, TEXTS.deleted)).toBeVisible()
  await expect(question(page)).toBeHidden()
  await expect(row(page, email)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect((await readOwnProfile()).status()).toBe(401)
  await expect(page.getByRole('cell').first()).toBeVisible()
})

asAdmin('All Users loads fifty people at a time', { tag: '@long' }, async ({ page }) => {
  const people = Array.from({ length: 60 }, (_, index) => ({
    _id: `id-${index}`,
    email: `reader-${index}@people.test`,
    name: `Reader ${index}`,
    photoURL: index === 0 ? PICTURE : '',
    role: 'user',
    at: '2026-05-31T08:00:00.000Z',
  }))
  await page.route('**/api/user?*', (route) => {
    const after = new URL(route.request().url()).searchParams.get('after')
    const from = people.findIndex(({ _id }) => _id === after) + 1
    const rows = people.slice(from, from + 50)
    const more = rows.length === 50 ? { link: `</api/user?after=${rows.at(-1)!._id}>; rel="next"` } : {}
    return route.fulfill({ json: rows, headers: { 'x-total-count': '60', ...more } })
  })
  await page.goto('/users')
  await expect(page.getByRole('rowheader')).toHaveCount(50)
  await expect(page.getByRole('rowheader').locator('.avatar img')).toHaveAttribute('src', PICTURE)
  await expect(page.getByText('60 in total')).toBeVisible()
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(page.getByRole('rowheader')).toHaveCount(60)
  await expect(row(page, 'reader-50@people.test')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0)
  await expect(page.getByText('60 users, 0 with admin rights')).toBeVisible()
})
