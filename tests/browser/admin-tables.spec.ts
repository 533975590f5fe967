// The administrators' tables: messages, orders, bin, audit, and the features they share with All Users.
import type { Page } from '@playwright/test'
import { wording } from '../helpers/wording.ts'
import { blog, call, course, newTitle, asAdmin, test } from './admin.ts'
import { open } from './people.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect } from './site.ts'

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const notice = (page: Page, text: string) => page.locator('.toast').getByText(text, { exact: true })
const search = (page: Page) => page.getByRole('main').getByRole('searchbox')

const PAGES = {
  [wording('administration_sell')]: [
    'Orders',
    'Refunds and disputes',
    'Money',
    'Payouts',
    'Coupons',
    'Terms and refunds',
  ],
  [wording('administration_teach')]: [
    wording('reviews_title'),
    'Live classes',
    'Questions',
    'Tasks to grade',
    'Announcements',
    'Ratings',
    'Certificates',
    'Files',
    'Add Course',
    'Add Book',
    'Add Blog',
  ],
  People: ['All Users', 'Messages', 'Add Instructor'],
  System: ['Import from CSV', 'Bin', 'Audit log'],
}
/** The menu names some pages differently than their heading. */
const HEADINGS: Record<string, string> = { Announcements: 'New announcement' }

asAdmin(
  'the sidebar leads to every administration page in its group, and remembers being collapsed',
  { tag: '@long' },
  async ({ page }) => {
    await open(page, '/admin')
    const sidebar = page.getByRole('navigation', { name: 'Administration' })
    for (const [group, names] of Object.entries(PAGES)) {
      await expect(sidebar.getByRole('list', { name: group }).getByRole('link')).toHaveText(names)
      // Grading fills the screen.
      for (const name of names.filter((each) => each !== 'Tasks to grade')) {
        const link = sidebar.getByRole('link', { name, exact: true })
        await link.click()
        await expect(link).toHaveAttribute('aria-current', 'page')
        await expect(page.getByRole('heading', { level: 1, name: HEADINGS[name] ?? name })).toBeVisible()
        await expect(page).toHaveTitle(new RegExp(`^${name}`))
        await expect(sidebar.locator('[aria-current]')).toHaveCount(1)
      }
    }
    const width = async () => (await sidebar.boundingBox())!.width
    const before = await width()
    await page.getByRole('button', { name: 'Collapse menu' }).click()
    await expect.poll(width).toBeLessThan(before / 3)
    await page.reload()
    await expect(sidebar.getByRole('link', { name: 'Orders' })).toBeVisible()
    expect(await width()).toBeLessThan(before / 3)
    await page.getByRole('button', { name: 'Expand menu' }).click()
    await expect.poll(width).toBe(before)
  },
)

asAdmin('the sidebar shows the current page, however far down its list', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  await open(page, '/admin/audit')
  const current = page.getByRole('navigation', { name: 'Administration' }).locator('[aria-current]')
  await expect(current).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

asAdmin('announcements list courses before anything is typed', async ({ page }) => {
  await open(page, '/admin/announce')
  const courses = page.getByRole('main').getByRole('listitem').getByRole('button')
  await expect(courses).not.toHaveCount(0)
  await courses.first().click()
  await expect(page).toHaveURL(/\?course=/)
  await expect(courses).toHaveCount(0)
})

asAdmin('a course that waits alone for its review is open', async ({ page }) => {
  // Other tests ask for reviews, too.
  await page.route('**/api/reviews?*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: ((await response.json()) as unknown[]).slice(0, 1) })
  })
  await open(page, '/admin/reviews')
  await expect(page.getByRole('heading', { name: wording('reviews_what') })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wording('reviews_title'))
})

asAdmin('on a phone one button opens the administration pages as a sheet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await open(page, '/admin/orders')
  const button = page.getByRole('button', { name: 'Administration Orders' })
  await button.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Administration' })
  await expect(sheet.getByRole('link', { name: 'Orders' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await button.click()
  await sheet.getByRole('link', { name: 'Bin' }).click()
  await expect(page).toHaveURL('/admin/bin')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: 'Administration Bin' })).toBeVisible()
})

test('a search filters All Users while typing, and stays in the address', async ({ page, admin, someone }) => {
  const { email } = await someone(false)
  await open(page, '/users')
  await expect(row(page, admin.email)).toBeVisible()
  await search(page).fill(email.toUpperCase())
  await expect(page.getByText('1 found')).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await expect(row(page, email)).toBeVisible()
  await page.reload()
  await expect(row(page, email)).toBeVisible()
  await expect(search(page), 'the search is kept in the address').toHaveValue(email.toUpperCase())

  await search(page).fill('nobody-is-called-this')
  await expect(page.getByRole('heading', { name: wording('tables_none_title') })).toBeVisible()
  await page.getByRole('link', { name: 'All Users' }).click()
  await expect(search(page)).toHaveValue('')
  await expect(row(page, admin.email)).toBeVisible()
})

asAdmin(
  'the overview leads to what waits, and Back, a reload and the address keep the view of a list',
  async ({ page }) => {
    const subject = newTitle('Clay')
    const form = { name: 'Rumi', lastName: 'Akter', email: 'rumi@people.test', subject, message: 'How?' }
    expect((await page.request.post('/api/contact', { form })).ok()).toBe(true)
    await open(page, '/admin')
    await expectAccessible(page)
    await page.getByRole('link', { name: /^New messages/ }).click()
    await expect(page).toHaveURL('/admin/messages?state=new&kind=other')
    await expect(row(page, subject)).toBeVisible()
    const state = page.getByRole('combobox', { name: 'Status' })
    await state.selectOption('Answered')
    await expect(row(page, subject)).toHaveCount(0)
    await page.goBack()
    await expect(row(page, subject)).toBeVisible()
    await expect(state).toHaveValue('new')
    await page.getByLabel('From').fill('2099-01-01')
    await expect(page.getByRole('heading', { name: wording('tables_none_title') })).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('From')).toHaveValue('2099-01-01')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(page).toHaveURL('/admin/messages')
    await expect(row(page, subject)).toBeVisible()
  },
)

test('a deleted course is restored to its list and to the search', async ({ page, admin }) => {
  const title = newTitle('Motion')
  const { insertedId } = await call<{ insertedId: string }>(page.request, admin, 'POST /addCourse', course(title))
  const found = () => call<{ _id: string }[]>(page.request, admin, `GET /searchCourse?q=${encodeURIComponent(title)}`)
  const listed = () => call<{ _id: string }[]>(page.request, admin, 'GET /courses/classNine')
  await call(page.request, admin, `DELETE /course/${insertedId}`)
  await expect.poll(found).toEqual([])

  await open(page, '/admin/bin')
  await page.getByRole('combobox', { name: wording('bin_kind') }).selectOption('Course')
  await expect(page).toHaveURL('/admin/bin?kind=course')
  await expect(row(page, title)).toContainText(admin.email)
  await page.getByRole('button', { name: `Restore ${title}` }).click()
  await expect(notice(page, wording('bin_restored', { name: title }))).toBeVisible()
  await expect(row(page, title)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(found).toMatchObject([{ _id: insertedId }])
  expect(await listed()).toContainEqual(expect.objectContaining({ _id: insertedId }))
})

test('the audit shows who changed what, with before and after', async ({ page, admin }) => {
  const title = newTitle('Maps')
  const { insertedId } = await call<{ insertedId: string }>(page.request, admin, 'POST /addBlog', blog(title))
  await call(page.request, admin, `PUT /blogUpdate/${insertedId}`, { writerName: 'বনলতা সেন' })
  await open(page, '/admin/audit')
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible()
  await search(page).fill(title)
  await expect(page.getByText('2 found')).toBeVisible()
  const changed = row(page, 'Changed')
  await expect(changed).toContainText(admin.email)
  await changed.getByText('Show changes').click()
  await expect(changed.getByRole('term')).toHaveText('writerName')
  await expect(changed.getByRole('deletion')).toHaveText('Sample Writer')
  await expect(changed.getByRole('insertion')).toHaveText('বনলতা সেন')
  await expect(changed.getByRole('insertion')).toHaveAttribute('lang', 'bn')
})

asAdmin('a message is read and marked as answered, and as new again', async ({ page }) => {
  const subject = newTitle('Certificates')
  const form = {
    name: 'Rumi',
    lastName: 'Akter',
    email: 'rumi@people.test',
    subject,
    message: 'Do I get one?\n<b>Thanks</b>',
  }
  expect((await page.request.post('/api/contact', { form })).ok()).toBe(true)
  await open(page, `/admin/messages?state=new&q=${encodeURIComponent(subject)}`)
  const message = row(page, subject)
  await message.getByText(wording('messages_read')).click()
  await expect(message.getByText('<b>Thanks</b>')).toBeVisible()
  await message.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(notice(page, 'Marked as answered')).toBeVisible()
  await expect(message).toHaveCount(0)

  await page.getByRole('combobox', { name: 'Status' }).selectOption('Answered')
  await expect(message.getByText('Answered', { exact: true })).toBeVisible()
  // The rows of the old filter stay until the new list arrives. A row that is marked before then moves the focus to the
  // title.
  const allListed = page.waitForResponse(/\/contactMessages\?(?!.*state=)/)
  await page.getByRole('combobox', { name: 'Status' }).selectOption('All statuses')
  await allListed
  await message.getByRole('button', { name: 'Mark as new' }).click()
  await expect(message.getByText('New', { exact: true })).toBeVisible()
  await expect(message.getByRole('button', { name: 'Mark as answered' })).toBeFocused()
})

asAdmin('an order shows its history', async ({ page, someone }) => {
  const buyer = await someone()
  const [offered] = await call<{ _id: string; title: string }[]>(page.request, buyer, 'GET /courses/classNine')
  await call(page.request, buyer, 'POST /order', { id: offered!._id })
  await open(page, '/admin/orders')
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await search(page).fill(buyer.email)
  await expect(page.getByText('1 found')).toBeVisible()
  const order = row(page, buyer.email)
  await expect(order).toContainText('Unpaid')
  await order.getByText('History').click()
  const history = order.getByRole('list', { name: 'History' }).getByRole('listitem')
  await expect(history).toHaveCount(1)
  await expect(history).toContainText(/Ordered.*Buyer/)
})
