import { expectAccessible, overflowing } from '../browser/expect-accessible.ts'
import { ADMIN, open, signInCached, STUDENT } from '../browser/people.ts'
import { expect, test } from '../browser/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('instructors are accessible for an administrator', async ({ page, baseURL }) => {
  await signInCached(page, ADMIN, baseURL!)
  await open(page, '/instructor/english')
  await expect(page.getByRole('button', { name: /^Delete/ }).first()).toBeVisible()
  await expectAccessible(page)
})

test('an instructor’s page is accessible', async ({ page, baseURL }) => {
  await signInCached(page, STUDENT, baseURL!)
  const [person] = (await (await page.request.get('/api/instructors/Bengali')).json()) as { _id: string }[]
  await open(page, `/teacher/${person!._id}`)
  await expect(page.locator('.course-card').first()).toBeVisible()
  await expectAccessible(page)
  await open(page, `/teacher/${person!._id}?lang=bn`)
  await expect(page.locator('.course-card').first()).toBeVisible()
  expect(await page.evaluate(overflowing)).toEqual([])
})

test('the list of blogs is accessible', async ({ page }) => {
  await open(page, '/blogs')
  await expectAccessible(page)
})

test('a blog is accessible', async ({ page, baseURL }) => {
  await signInCached(page, STUDENT, baseURL!)
  const [blog] = (await (await page.request.get('/api/blogs')).json()) as { _id: string }[]
  await open(page, `/blog/${blog!._id}`)
  await expect(page.getByRole('region', { name: 'More to read' })).toBeVisible()
  await expectAccessible(page)
})

test('the contact page is accessible', async ({ page }) => {
  await open(page, '/contact')
  await expectAccessible(page)
})

test('the privacy policy is accessible in Bengali', async ({ page }) => {
  await open(page, '/privacy?lang=bn')
  await expectAccessible(page)
})

test('the review form is accessible with errors', async ({ page, baseURL }) => {
  await signInCached(page, STUDENT, baseURL!)
  await open(page, '/addReviwe')
  await page.getByRole('button', { name: 'Add Review' }).click()
  await expect(page.locator('[aria-invalid]')).toHaveCount(2)
  await expectAccessible(page)
})
