// Accessibility of the administrators' tables, with row details open, in every theme and width.
import { paths } from '../../contract/paths.ts'
import { call, asAdmin, test } from '../browser/admin.ts'
import { expectAccessible } from '../browser/expect-accessible.ts'
import { open, STUDENT } from '../browser/people.ts'
import { expect } from '../browser/site.ts'
import { wording } from '../helpers/wording.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
// Each check analyses a page in two themes and two widths.
test.slow()

test('All Users and its delete dialog are accessible', async ({ page, admin }) => {
  await open(page, '/users')
  await expect(page.getByRole('row').filter({ hasText: admin.email })).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
})

asAdmin('the list of contact messages is accessible', async ({ page }) => {
  const form = {
    name: 'Rumi',
    lastName: 'Akter',
    email: 'rumi@people.test',
    subject: 'A question',
    message: 'How long is a course open?',
  }
  expect((await page.request.post('/api/contact', { form })).ok()).toBe(true)
  await open(page, '/admin/messages')
  await page.getByText(wording('messages_read')).first().click()
  await expect(page.getByText(form.message).first()).toBeVisible()
  await expectAccessible(page)
})

asAdmin('finding and withdrawing a certificate is accessible', async ({ page }) => {
  await open(page, paths.adminCertificates)
  await page.getByRole('searchbox', { name: 'Search by code, name or email' }).fill(STUDENT.email)
  await page.getByRole('button', { name: wording('certificate_admin_withdraw_of', { name: 'Demo Student' }) }).click()
  await expect(page.getByRole('dialog').getByLabel('Reason')).toBeFocused()
  await expectAccessible(page)
})

asAdmin('the list of all orders is accessible', async ({ page, someone }) => {
  const buyer = await someone()
  const [offered] = await call<{ _id: string }[]>(page.request, buyer, 'GET /courses/classTen')
  await call(page.request, buyer, 'POST /order', { id: offered!._id })
  await open(page, `/admin/orders?q=${buyer.email}`)
  await page.getByText('History').click()
  await expect(page.getByRole('list', { name: 'History' })).toBeVisible()
  await expectAccessible(page)
})

test('bin and audit are accessible', async ({ page, admin }) => {
  const blog = {
    title: 'Maps',
    img: '/favicon.svg',
    writerName: 'Sample',
    date: '2026-05-31',
    description: 'Read one.',
  }
  const { insertedId } = await call<{ insertedId: string }>(page.request, admin, 'POST /addBlog', blog)
  await call(page.request, admin, `PUT /blogUpdate/${insertedId}`, { description: 'Draw one.' })
  await call(page.request, admin, `DELETE /blogDelete/${insertedId}`)
  await open(page, '/admin/bin')
  await expect(page.getByRole('button', { name: 'Restore Maps' }).first()).toBeVisible()
  await expectAccessible(page)
  await open(page, '/admin/audit?q=Maps')
  await page.getByRole('row').filter({ hasText: 'Changed' }).first().getByText('Show changes').click()
  await expect(page.getByRole('term')).toBeVisible()
  await expectAccessible(page)
})
