// The pages of courses and books: no serious finding of axe's, nothing wider than the narrowest screen.
import { look, NARROWEST, tooWide } from './look.ts'
import { open } from './people.ts'
import { courseAt, test } from './shop.ts'
import { expect } from './site.ts'

// Colours are looked at as soon as they are asked for, not half-way to them.
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
  await look(page)

  await open(page, `/searchCourse/${LONG}`)
  await expect(page.getByRole('main').getByText(LONG).first()).toBeVisible()
  expect(await page.evaluate(tooWide), 'its card').toEqual([])
})

test('a course whose price has changed is accessible', async ({ learner: { page }, shop }) => {
  const course = await shop.newCourse()
  await open(page, courseAt(course))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(course.title)
  await shop.change(`/api/courseUpdate/${course._id}`, { price: 30 })
  await page.getByRole('button', { name: 'Buy the Course' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await look(page)
})

test('a book page is accessible', async ({ learner: { page }, shop }) => {
  const book = await shop.newBook({ bookName: LONG, writerName2: LONG, educationWriter2: LONG })
  await open(page, `/book/${book._id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(book.bookName)
  await look(page)
})

test('the list of books is accessible for an administrator', async ({ admin: page }) => {
  await open(page, '/books')
  await expect(page.getByRole('button', { name: /^Delete / }).first()).toBeVisible()
  await look(page)
})

test('product pages in Bengali fit the narrowest screen', async ({ learner: { page }, shop }) => {
  const course = await shop.newCourse()
  const book = await shop.newBook()
  await page.setViewportSize({ width: NARROWEST, height: 640 })
  for (const path of ['/books', `/book/${book._id}`, courseAt(course)]) {
    await open(page, `${path}?lang=bn`)
    await expect(page.locator('.picture').first()).toBeVisible()
    expect(await page.evaluate(tooWide), path).toEqual([])
  }
})
