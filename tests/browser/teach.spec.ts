// A teacher's course from the draft to the shop, and the administrator who reviews it.
import { paths } from '../../contract/paths.ts'
import { expectAccessible } from './expect-accessible.ts'
import { ADMIN, open, signInCached } from './people.ts'
import { expect, test } from './site.ts'

const TEACHER = { email: 'teacher@porua.test', password: 'porua-teacher' }
const DRAFT = 'Measuring Without Instruments'

test('a teacher asks for a review, the administrator sends the draft back with words, and the teacher reads them', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInCached(page, TEACHER, baseURL!)
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, paths.teach)
  await expect(page.getByRole('heading', { name: 'Teaching' })).toBeVisible()
  await expect(page.getByText('Porua wrote:')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: new RegExp(`(Edit|Fix) ${DRAFT}`) }).click()
  await expect(page.getByRole('heading', { name: 'Before the review' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Ask for review/ }).click()
  await expect(page.getByRole('heading', { name: /^In review since/ })).toBeVisible()
  const course = new URL(page.url()).pathname.split('/').at(-1)!

  const office = await browser.newContext({ baseURL: baseURL! })
  const reviewer = await office.newPage()
  await signInCached(reviewer, ADMIN, baseURL!)
  await open(reviewer, paths.adminReviews)
  await reviewer.getByRole('link', { name: DRAFT }).click()
  await expect(reviewer.getByRole('heading', { name: 'What changed' })).toBeVisible()
  await expectAccessible(reviewer)
  await reviewer.getByRole('button', { name: 'Send back' }).click()
  await expect(reviewer.getByLabel('Words to the teacher')).toHaveAccessibleDescription(
    'Write what should change before you send it back.',
  )
  await reviewer.getByLabel('Words to the teacher').fill('Please add a picture of the balance.')
  await reviewer.getByRole('button', { name: 'Send back' }).click()
  await expect(reviewer.getByRole('link', { name: DRAFT })).toHaveCount(0)
  await office.close()

  await open(page, paths.teachCourse(course))
  await expect(page.getByText('Please add a picture of the balance.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ask for review again' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Sent back' })).toHaveAttribute('aria-current', 'step')
})
