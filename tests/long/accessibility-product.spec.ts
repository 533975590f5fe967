// Accessibility of course and book pages: no axe findings, nothing wider than the narrowest screen.
import type { Course } from '../../contract/calls/catalogue/catalogue.ts'
import { expectAccessible, MIN_WIDTH, overflowing } from '../browser/expect-accessible.ts'
import { open } from '../browser/people.ts'
import { courseAt, test } from '../browser/shop.ts'
import { expect } from '../browser/site.ts'

// Without transitions, so that axe never sees a half-way colour.
test.use({ contextOptions: { reducedMotion: 'reduce' }, allow: /status of 409/ })

const LONG = 'Pneumonoultramicroscopicsilicovolcanoconiosis'

test('a course page is accessible', async ({ learner: { page }, shop }) => {
  const points = { point1: LONG, point2: LONG, point3: LONG }
  const part = { title: LONG, ...points }
  const course = await shop.newCourse({
    title: `${LONG} for beginners`,
    promoCode: LONG.slice(0, 40),
    instructorName: LONG,
    education: LONG,
    objective: points,
    syllabus: { free: part, email: part, monologues: part },
  })
  await open(page, courseAt(course))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(course.title)
  await expectAccessible(page)

  await open(page, `/searchCourse/${LONG}`)
  await expect(page.getByRole('main').getByText(LONG).first()).toBeVisible()
  expect(await page.evaluate(overflowing), 'its card').toEqual([])
})

test('a course with lessons that open after buying is accessible', async ({ learner: { page, api } }) => {
  // Picks the oldest, because other tests add courses.
  const course = ((await (await api.get('/api/courses/freeCourse')).json()) as Course[]).at(-1)!
  await open(page, courseAt(course))
  await expect(page.getByRole('img', { name: 'Opens after you buy' }).first()).toBeVisible()
  await expectAccessible(page)
})

test('a course whose price has changed is accessible', async ({ learner: { page }, shop }) => {
  const course = await shop.newCourse()
  await open(page, courseAt(course))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(course.title)
  await shop.change(`/api/courseUpdate/${course._id}`, { price: 30 })
  await page.getByRole('button', { name: 'Buy the Course' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
})

test('a book page is accessible', async ({ learner: { page }, shop }) => {
  const book = await shop.newBook({ bookName: LONG, writerName2: LONG, educationWriter2: LONG })
  await open(page, `/book/${book._id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(book.bookName)
  await expectAccessible(page)
})

test('the list of books is accessible for an administrator', async ({ admin: page }) => {
  await open(page, '/books')
  await expect(page.getByRole('button', { name: /^Delete / }).first()).toBeVisible()
  await expectAccessible(page)
})

test('product pages in Bengali fit the narrowest screen', async ({ learner: { page }, shop }) => {
  const course = await shop.newCourse()
  const book = await shop.newBook()
  await page.setViewportSize({ width: MIN_WIDTH, height: 640 })
  for (const path of ['/books', `/book/${book._id}`, courseAt(course)]) {
    await open(page, `${path}?lang=bn`)
    await expect(page.locator('.picture').first()).toBeVisible()
    expect(await page.evaluate(overflowing), path).toEqual([])
  }
})
