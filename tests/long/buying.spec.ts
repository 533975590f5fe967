// A book is bought as a course is; `npm test` buys the course.
import { TEXTS } from '../../contract/texts.ts'
import { open } from '../browser/people.ts'
import { test } from '../browser/shop.ts'
import { expect } from '../browser/site.ts'

test('a book is bought, from its page to the collection', async ({ learner: { page }, shop }) => {
  const { _id, bookName } = await shop.newBook()
  await open(page, `/book/${_id}`)
  await page.getByRole('button', { name: 'Buy the Book' }).click()
  await page.getByRole('link', { name: `PAY for ${bookName}` }).click()
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByLabel('Expiry').pressSequentially('1139')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: 'Confirm Payment' }).click()
  await expect(page.locator('main')).toContainText(TEXTS.paymentDone.trim())
  await page.getByRole('main').getByRole('link', { name: 'My Collection' }).click()
  await expect(page.getByRole('row').filter({ hasText: bookName })).toContainText('PAID')
})
