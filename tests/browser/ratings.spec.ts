// Ratings of courses: a buyer rates one, an administrator hides it, and everybody sees the average.
import type { Course } from '../../contract/calls/catalogue/catalogue.ts'
import type { Curriculum } from '../../contract/calls/learning/learning.ts'
import { wording, wordingPattern } from '../helpers/wording.ts'
import { expectAccessible } from './expect-accessible.ts'
import { ADMIN, NAME, open, signInCached } from './people.ts'
import { courseAt, openProduct, test } from './shop.ts'
import { expect } from './site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, allow: /ERR_FAILED|status of 422/ })
// Axe checks the page in two themes and two widths.
test.slow()

test('a buyer rates a course once a lesson is done, and an administrator hides it', async ({
  page,
  learner,
  browser,
  baseURL,
}) => {
  const { api } = learner
  // Picks the oldest, because other tests add courses.
  const course = ((await (await api.get('/api/courses/freeCourse')).json()) as Course[]).at(-1)!
  const { average, count } = course.rating!
  const said = page.getByRole('region', { name: 'What learners say' })
  await openProduct(page, courseAt(course))
  await expect(said).toContainText(wording('ratings_count', { n: count }))
  await expect(said.getByRole('img', { name: wording('ratings_label_sample', { average, n: count }) })).toBeVisible()
  await expect(said).toContainText(wording('ratings_sample_note'))
  await expect(said).toContainText(wording('ratings_who_course'))

  await api.post('/api/order', { data: { id: course._id } })
  await openProduct(page, courseAt(course))
  await expect(said).toContainText(wording('ratings_not_begun_course'))
  const { sections } = (await (await api.get(`/api/curriculum/${course._id}`)).json()) as Curriculum
  const done = { item: sections[0]!.lessons[0]!._id, position: 0, done: true, seenAt: new Date().toISOString() }
  expect((await api.put('/api/places', { data: [done] })).ok()).toBe(true)
  await openProduct(page, courseAt(course))

  // Uses the keyboard, first without stars, then with a link, then offline.
  await said.getByRole('button', { name: 'Rate this course' }).press('Enter')
  await expect(said.getByRole('radio', { name: wording('ratings_stars_of', { n: 1 }) })).toBeFocused()
  const words = said.getByRole('textbox', { name: 'What would you tell others? (optional)' })
  const save = said.getByRole('button', { name: 'Save rating' })
  await words.fill('See www.example.com')
  await save.click()
  await expect(said.getByText('Choose one to five stars')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(said.getByRole('radio', { name: wording('ratings_stars_of', { n: 5 }) })).toBeChecked()
  await save.click()
  await expect(said.getByRole('alert')).toContainText(wordingPattern('ratings_not_saved'))
  await expectAccessible(page)
  await words.fill('The third lesson is worth it.')
  await page.route('**/api/rating/*', (route) => route.abort())
  await save.click()
  await expect(said.getByRole('alert')).toContainText(wording('ratings_offline'))
  await expect(words).toHaveValue('The third lesson is worth it.')
  await page.unroute('**/api/rating/*')
  await save.click()
  await expect(said).toContainText('Your rating')
  await expect(said).toContainText(wording('ratings_count', { n: count + 1 }))
  await expect(said.getByRole('listitem').filter({ hasText: 'The third lesson is worth it.' })).toContainText('Rumi')

  await said.getByRole('button', { name: wording('ratings_edit') }).click()
  await words.fill('The fourth lesson is worth it.')
  await save.click()
  const quote = 'The fourth lesson is worth it.'
  await expect(said.getByRole('listitem').filter({ hasText: quote })).toBeVisible()
  // Sticky elements may cover a button here, which axe would report.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)

  const context = await browser.newContext({ baseURL: baseURL! })
  const office = await context.newPage()
  await signInCached(office, ADMIN, baseURL!)
  await open(office, courseAt(course))
  const shown = office.getByRole('listitem').filter({ hasText: quote })
  await shown.getByRole('button', { name: wording('ratings_hide_of', { name: NAME.split(' ')[0]! }) }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Hide' }).click()
  await expect(dialog.getByText('Please fill out this field.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Names a pupil')
  await dialog.getByRole('button', { name: 'Hide' }).click()
  await expect(shown).toContainText('Hidden: Names a pupil')
  await open(office, '/admin/ratings?state=hidden')
  const row = office.getByRole('row').filter({ hasText: quote })
  await expect(row).toContainText(course.title)
  await expectAccessible(office)

  await openProduct(page, courseAt(course))
  await expect(said).toContainText(wording('ratings_hidden_own', { reason: 'Names a pupil' }))
  await expect(said).toContainText(wording('ratings_count', { n: count }))
  await row.getByRole('button', { name: wordingPattern('ratings_show_of') }).click()
  await expect(row).toHaveCount(0)
  await context.close()
  await openProduct(page, courseAt(course))
  await said.getByRole('button', { name: wording('ratings_remove') }).click()
  await expect(said.getByRole('button', { name: 'Rate this course' })).toBeVisible()
  await expect(said).toContainText(wording('ratings_count', { n: count }))
})

test(
  'cards say how a course or book is rated, in the page’s digits',
  { tag: '@long' },
  async ({ learner: { page, api } }) => {
    const courses = (await (await api.get('/api/courses/classSeven')).json()) as Course[]
    const { title, rating } = courses.find((course) => course.rating)!
    await open(page, '/classes/seven')
    const card = (name: string) => page.locator('.course-card').filter({ hasText: name })
    await expect(card(title)).toContainText(
      wording('ratings_label_sample', { average: rating!.average, n: rating!.count }),
    )
    await open(page, '/classes/seven?lang=bn')
    const average = new Intl.NumberFormat('bn').format(rating!.average)
    await expect(card(title)).toContainText(`৫-এ ${average}`)
    await open(page, '/books?lang=en')
    await expect(
      page
        .locator('.book-card')
        .getByText(/of 5, \d+ demo ratings/)
        .first(),
    ).toBeAttached()
  },
)
