// Exporting tables as CSV files and importing rows from them, as an administrator does.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { wording } from '../helpers/wording.ts'
import { asAdmin, newTitle } from './admin.ts'
import { expectAccessible } from './expect-accessible.ts'
import { open } from './people.ts'
import { expect } from './site.ts'

const HEAD = 'title,classCourse,price,ShortDescription,about,instructorName,education,video,hours,videos,quizzes,notes'
const line = (title: string, price: string) =>
  `${title},classFive,${price},Short.,About it.,A teacher,A school,https://example.com/a.mp4,1,1,1,1`

async function savedBy(page: Page, press: () => Promise<void>) {
  const downloading = page.waitForEvent('download')
  await press()
  const download = await downloading
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') }
}

const choose = (page: Page, rows: string[], name = 'list.csv') =>
  page
    .getByLabel(wording('import_choose'))
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from([HEAD, ...rows].join('\r\n')) })

asAdmin('an administrator exports the orders and the users that are on the screen', async ({ page }) => {
  await open(page, '/admin/orders?state=paid')
  await expect(page.getByRole('table')).toBeVisible()
  const listed = await page.getByRole('rowheader').count()
  const orders = await savedBy(page, () => page.getByRole('button', { name: 'Export CSV' }).click())
  expect(orders.name).toMatch(/^porua-orders-\d{4}-\d\d-\d\d\.csv$/)
  const [head, ...rows] = orders.text.trim().split('\r\n')
  expect(orders.text.startsWith('\uFEFF')).toBe(true)
  expect(head).toMatch(/^Order,Receipt,Ordered \(UTC\),State,/)
  expect(rows.length).toBeGreaterThanOrEqual(listed)
  expect(rows.every((row) => row.includes(',paid,'))).toBe(true)
  const payments = await savedBy(page, () => page.getByRole('button', { name: 'Payments as CSV' }).click())
  expect(payments.name).toMatch(/^porua-payments-/)

  await page.goto('/users?role=admin')
  await expect(page.getByRole('table')).toBeVisible()
  const users = await savedBy(page, () => page.getByRole('button', { name: 'Export CSV' }).click())
  expect(users.text).not.toContain(',user,')
  await page.getByRole('main').getByRole('link', { name: 'Import', exact: true }).click()
  await expect(page).toHaveURL('/admin/import?kind=people')
})

asAdmin('an administrator tries a file, corrects it, imports it once and undoes it', async ({ page }) => {
  const title = newTitle('Imported')
  await open(page, '/admin/import')
  const columns = page.getByRole('table', { name: wording('import_required') })
  await expect(columns.getByRole('row').filter({ hasText: 'classCourse' })).toContainText('classFive')
  const sample = await savedBy(page, () => page.getByRole('button', { name: wording('import_sample') }).click())
  expect(sample.text).toContain('বাংলা ব্যাকরণের প্রথম পাঠ')

  await choose(page, [line(title, '5'), line(`${title} two`, 'cheap')])
  const wrong = page.getByRole('table', { name: wording('import_mistakes') })
  await expect(wrong.getByRole('row').nth(1)).toHaveText(/Line 3\s*Enter a number\.\s*price/)
  await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0)
  await expectAccessible(page)

  await choose(page, [line(title, '5'), line(`${title} two`, '0')])
  await expect(page.getByRole('heading', { name: wording('import_ready', { file: 'list.csv', n: 2 }) })).toBeVisible()
  await expect(page.getByRole('table', { name: wording('import_preview') })).toContainText(title)
  await page.getByRole('button', { name: 'Import 2 rows' }).dblclick()
  await expect(page.locator('.toast')).toContainText('2 rows imported.')
  const imports = page.getByRole('table', { name: wording('import_list') })
  const undo = imports.getByRole('button', { name: wording('import_undo_of', { file: 'list.csv' }) })
  await expect(undo).toHaveCount(1)
  await expectAccessible(page)

  await page.goto(`/searchCourse/${encodeURIComponent(title)}`)
  await expect(page.getByText('Your Total Search Result Is: 2')).toBeVisible()

  await page.goto('/admin/import')
  await undo.click()
  const dialog = page.getByRole('dialog', { name: 'Undo this import?' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(dialog).toContainText('2 removed.')
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(imports.getByText('Undone')).toBeVisible()
  await page.goto(`/searchCourse/${encodeURIComponent(title)}`)
  await expect(page.getByText('Your Total Search Result Is: 0')).toBeVisible()
})
