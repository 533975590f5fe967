// The overview of the office and of a teacher, and a learner's own year.
import { readFileSync } from 'node:fs'
import { paths } from '../../contract/paths.ts'
import { wording, wordingPattern } from '../helpers/wording.ts'
import { expectAccessible } from './expect-accessible.ts'
import { ADMIN, open, signInCached, STUDENT, TEACHER } from './people.ts'
import { expect, test } from './site.ts'

test('an administrator reads the charts, their tables and a file of them, for another range', async ({
  page,
  baseURL,
}) => {
  await signInCached(page, ADMIN, baseURL!)
  await open(page, paths.admin)
  await expect(page.getByText('Waiting for you')).toBeVisible()
  const sales = page.getByRole('region', { name: 'Sales per day' })
  await expect(sales.getByRole('img', { name: wordingPattern('overview_sales_sentence') })).toBeVisible()
  await expect(page.getByText(/As of \d/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Where learners stop' })).toContainText('The biggest drop is at')
  await expect(page.getByRole('region', { name: wording('overview_searches') })).toContainText('ielts speaking')
  await expectAccessible(page)

  await page.getByRole('button', { name: '13 weeks' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/range=91/)
  const weekly = page.getByRole('region', { name: 'Sales per week' })
  await weekly.getByText(wording('overview_table')).focus()
  await page.keyboard.press('Enter')
  await expect(weekly.getByRole('table').getByRole('row')).toHaveCount(14)
  const downloading = page.waitForEvent('download')
  await weekly.getByRole('button', { name: 'Download “Sales per week” as CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('porua-sales.csv')
  const [head, ...rows] = readFileSync(await download.path(), 'utf8')
    .trim()
    .split(/\r?\n/)
  expect(head).toContain('Week of,Orders,Sales')
  expect(rows).toHaveLength(13)

  await open(page, `${paths.admin}?lang=bn`)
  const daily = page.getByRole('region', { name: wording('overview_sales_by_day', {}, 'bn') })
  await expect(daily.getByRole('img')).toBeVisible()
  await expect(page.getByRole('main'), 'an amount without Bengali digits').not.toContainText(/[$৳]\s?\d/)
})

test('teachers see only their own courses', { tag: '@long' }, async ({ page, baseURL }) => {
  await signInCached(page, TEACHER, baseURL!)
  await open(page, paths.teach)
  await page.getByRole('link', { name: 'Overview' }).click()
  await expect(page.getByRole('region', { name: 'By product' })).toContainText('Phone Photography')
  await expect(page.getByRole('region', { name: 'By product' })).not.toContainText('Accounting')
  await expect(page.getByRole('region', { name: wording('overview_searches') })).toHaveCount(0)
  await expectAccessible(page)
})

test('learners find their own year as stitches on the profile', { tag: '@long' }, async ({ page, baseURL }) => {
  await signInCached(page, STUDENT, baseURL!)
  await open(page, '/myProfile')
  const year = page.getByRole('region', { name: 'Your year' })
  await expect(year.getByRole('img', { name: /\d+ days of learning/ })).toBeVisible()
  await expect(year).toContainText(wording('activity_private'))
  await year.getByText('By month').click()
  await expect(year.getByRole('table')).toBeVisible()
  // On a phone, the last weeks are drawn large enough to see.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => year.locator('rect').count()).toBeLessThanOrEqual(17 * 7)
})
