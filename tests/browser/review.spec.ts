import type { Page } from '@playwright/test'
import { MAX_REVIEW_COMMENT, REVIEWS_A_DAY } from '../../contract/constants.ts'
import { TEXTS } from '../../contract/texts.ts'
import { wording } from '../helpers/wording.ts'
import { asNewcomer, open, token } from './people.ts'
import { expect, test } from './site.ts'

/** A new person without a review, with the review form open. */
const asWriter = asNewcomer.extend({
  email: async ({ page, email }, use) => {
    await open(page, '/addReviwe')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add Review')
    await use(email)
  },
})

const comment = (page: Page) => page.getByLabel('Comment')
const number = (page: Page) => page.getByRole('spinbutton')
const add = (page: Page) => page.getByRole('button', { name: 'Add Review' })
const preview = (page: Page) => page.getByRole('figure')

type Listed = { name: string; comment: string; ratting: number }
const newest = async (page: Page) =>
  ((await (await page.request.get('/api/addreview?limit=20')).json()) as Listed[]).map(({ comment }) => comment)

asWriter(
  'a rating out of range is refused and sends nothing; others are added under the account’s name',
  async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())))
    const words = `Out of range ${Date.now()}`
    await comment(page).fill(words)
    for (const wrong of ['6', '-1', '']) {
      await number(page).fill(wrong)
      await add(page).click()
      await expect(page.getByText(TEXTS.rattingRange.trim(), { exact: true })).toBeVisible()
      await expect(number(page)).toBeFocused()
    }
    await number(page).fill('2.5')
    await expect(page.getByText(wording('review_whole'))).toBeVisible()
    expect(sent).toEqual([])
    expect(await newest(page)).not.toContain(words)

    await number(page).fill('0')
    await expect(page.locator('[aria-invalid]')).toHaveCount(0)
    await expect(page.getByRole('radio', { name: '0 of 5 stars' })).toBeChecked()
    await add(page).click()
    await expect(page.locator('.toast').getByText(TEXTS.reviewAdded, { exact: true })).toBeVisible()
    expect(await newest(page)).toContain(words)

    await test.step('a review is added under the account’s name, and the form is cleared', async () => {
      const others = `Clear lessons ${Date.now()}`
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Rumi Akter')
      await expect(page.getByLabel('Name', { exact: true })).not.toBeEditable()
      await comment(page).fill(others)
      await page.getByRole('radio', { name: '4 of 5 stars' }).check({ force: true })
      await expect(number(page)).toHaveValue('4')
      await expect(preview(page)).toContainText(others)
      await expect(preview(page).getByRole('img', { name: '4 out of 5' })).toBeVisible()
      await add(page).click()
      await expect(comment(page)).toHaveValue('')
      await expect(number(page)).toHaveValue('')
      const reviews = (await (await page.request.get('/api/addreview?limit=20')).json()) as Listed[]
      expect(reviews.find((each) => each.comment === others)).toMatchObject({ name: 'Rumi Akter', ratting: 4 })
    })
  },
)

asWriter('a review takes at most 120 characters, and survives a reload', { tag: '@long' }, async ({ page }) => {
  await comment(page).pressSequentially('x'.repeat(MAX_REVIEW_COMMENT + 3))
  await expect(comment(page)).toHaveValue('x'.repeat(MAX_REVIEW_COMMENT))
  await expect(page.getByRole('status').filter({ hasText: 'of 120' })).toHaveText('120 of 120')

  // NFC stores this letter as two characters.
  await comment(page).fill('\u09df'.repeat(61))
  await expect(page.getByRole('status').filter({ hasText: 'of 120' })).toHaveText('122 of 120')
  await number(page).fill('5')
  await add(page).click()
  await expect(page.getByText(wording('review_comment_long', { most: 120 }))).toBeVisible()
  await comment(page).fill('')
  await expect(page.getByText('Write a few words')).toBeVisible()

  await comment(page).fill('Half a thought')
  await number(page).fill('3')
  await page.reload()
  await expect(comment(page)).toHaveValue('Half a thought')
  await expect(page.getByRole('radio', { name: '3 of 5 stars' })).toBeChecked()
})

test.describe('daily limit', () => {
  test.use({ allow: /status of 429/ })

  asWriter(
    'the sixth review of a day is refused and keeps what was typed',
    { tag: '@long' },
    async ({ page, email }) => {
      const headers = { authorization: `Bearer ${await token(page)}` }
      for (let count = 0; count < REVIEWS_A_DAY; count++) {
        const data = { comment: `Number ${count} of ${email}`, ratting: 5 }
        expect((await page.request.post('/api/addreview', { headers, data })).ok()).toBe(true)
      }
      await comment(page).fill('One more')
      await number(page).fill('5')
      await add(page).click()
      await expect(page.getByRole('alert')).toContainText('You can post up to 5 reviews a day')
      await expect(comment(page)).toHaveValue('One more')
    },
  )
})
