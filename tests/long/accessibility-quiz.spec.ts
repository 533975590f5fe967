// Accessibility of every kind of question, and of all that comes before and after them.
import { expectAccessible, TRANSLATED } from '../browser/expect-accessible.ts'
import { wording } from '../helpers/wording.ts'
import { open } from '../browser/people.ts'
import { newQuiz } from '../browser/quiz.ts'
import { test } from '../browser/shop.ts'
import { expect } from '../browser/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
// Each check analyses a page in two themes and two widths.
test.slow()

test('a quiz is accessible on every screen, in Bengali', async ({ learner: { page, api }, shop, baseURL }) => {
  const address = await newQuiz(shop, api, { minutes: 10, reveal: 'submitted' })
  await page.context().addCookies([{ name: 'lang', value: 'bn', url: baseURL! }])
  await open(page, address)
  await expectAccessible(page, TRANSLATED)
  await page.getByRole('button', { name: 'কুইজ শুরু করুন' }).click()
  await expect(page.getByText('প্রশ্ন ১/৬', { exact: true })).toBeVisible()
  await expectAccessible(page)
  for (const number of ['২', '৩', '৪', '৫', '৬']) {
    await page.getByRole('button', { name: 'পরের প্রশ্ন' }).click()
    await expect(page.getByText(`প্রশ্ন ${number}/৬`, { exact: true })).toBeVisible()
    if (number !== '৪') await expectAccessible(page, TRANSLATED)
  }
  await page.getByRole('button', { name: 'জমা দিন' }).click()
  await expectAccessible(page, TRANSLATED)
  await page.getByRole('dialog').getByRole('button', { name: 'জমা দিন' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wording('quiz_not_yet', { a: '০', b: '৬' }, 'bn'))
  await expectAccessible(page)
  await page.getByRole('link', { name: 'ব্যাখ্যা দেখুন' }).click()
  await expect(page.locator('.quiz-review > li')).toHaveCount(6)
  await expectAccessible(page)
})
