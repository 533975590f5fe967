// My Collection and the course page after buying: the progress in each course, and the Continue link.
import { randomUUID } from 'node:crypto'
import type { Course } from '../../contract/calls/catalogue/catalogue.ts'
import type { Curriculum, ListedLesson } from '../../contract/calls/learning/learning.ts'
import { paths } from '../../contract/paths.ts'
import { wording, wordingPattern } from '../helpers/wording.ts'
import { expectAccessible } from './expect-accessible.ts'
import { open } from './people.ts'
import { courseAt, test as shop, type Learner } from './shop.ts'
import { expect } from './site.ts'

type Bought = { course: Course; lessons: ListedLesson[]; buy: () => Promise<void>; finish: Finish }
type Finish = (lessons: ListedLesson[]) => Promise<void>

/** `bought` is a free course of the demo, with lessons; `written` is a new one with texts only. */
const test = shop.extend<{ bought: Bought; written: Bought }>({
  bought: async ({ learner }, use) => use(await freeCourse(learner)),
  written: async ({ learner, shop: { newCourse, publish } }, use) => {
    const course = await newCourse({ title: 'A course of three texts', price: 0 })
    const titles = ['The first text', 'The second text', 'The third text']
    await publish(
      course._id,
      titles.map((title) => ({ _id: randomUUID(), title, kind: 'text', body: 'Words.' })),
    )
    await use(await boughtBy(learner, course))
  },
})
test.use({ contextOptions: { reducedMotion: 'reduce' }, allow: /status of 500/ })

async function freeCourse(learner: Learner): Promise<Bought> {
  // Picks the oldest, because other tests add courses.
  const course = ((await (await learner.api.get('/api/courses/freeCourse')).json()) as Course[]).at(-1)!
  return boughtBy(learner, course)
}

async function boughtBy({ api }: Learner, course: Course): Promise<Bought> {
  const { sections } = (await (await api.get(`/api/curriculum/${course._id}`)).json()) as Curriculum
  return {
    course,
    lessons: sections.flatMap(({ lessons }) => lessons),
    buy: async () => expect((await api.post('/api/order', { data: { id: course._id } })).ok()).toBe(true),
    finish: async (lessons) => {
      const seenAt = new Date().toISOString()
      const data = lessons.map(({ _id }) => ({ item: _id, position: 0, done: true, seenAt }))
      expect((await api.put('/api/places', { data })).ok()).toBe(true)
    },
  }
}

test(
  'a course page lists its lessons, and leads its owner to the next one',
  { tag: '@long' },
  async ({ page, bought }) => {
    const { course, lessons, buy, finish } = bought
    const [first, second] = lessons as [ListedLesson, ListedLesson]
    const list = page.getByRole('region', { name: 'Lessons' })
    await open(page, courseAt(course))
    await expect(list).toContainText(`${lessons.length} lessons`)
    await expect(list.locator('details[open]')).toHaveCount(1)
    const preview = list.getByRole('link', { name: `Free preview: ${first.title}` })
    await expect(preview).toHaveAttribute('href', paths.learn(course._id, first._id))
    await expect(list.getByRole('img', { name: 'Opens after you buy' }).first()).toBeVisible()

    await buy()
    await finish([first])
    await open(page, courseAt(course))
    const card = page.getByRole('region', { name: 'Price and purchase' })
    await expect(card.getByText(`1 of ${lessons.length} lessons`)).toBeVisible()
    const next = paths.learn(course._id, second._id)
    await expect(card.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', next)
    await expect(card.getByRole('link', { name: 'ALREADY PAID' })).toHaveAttribute('href', paths.myCollection)
    await expect(list.getByRole('link', { name: second.title })).toHaveAttribute('href', next)
    await expectAccessible(page)
  },
)

test('a course’s page shows the stored figures, and the curriculum’s current ones under their own heading', async ({
  page,
  written,
}) => {
  const { course, lessons } = written
  await open(page, courseAt(course))
  const card = page.getByRole('region', { name: 'Price and purchase' })
  await expect(card.getByText(`${lessons.length} lessons · `)).toBeVisible()
  const terms = await card.getByRole('term').allTextContents()
  expect(terms.slice(0, 5)).toEqual(['Hours', 'Videos', 'Quizzes', 'Notes', 'Transcripts'])
  expect(terms[5]).toBe(wording('lessons_title'))
  await expect(card.getByRole('heading', { name: wording('product_now') })).toBeVisible()
})

test('My Collection shows the progress in each course and the lesson to resume', async ({
  page,
  learner,
  shop,
  written,
}) => {
  const { course, lessons, buy, finish } = written
  const soon = await shop.newCourse({ title: 'A course without lessons', price: 0 })
  await buy()
  await learner.api.post('/api/order', { data: { id: soon._id } })
  const row = page.getByRole('row').filter({ hasText: course.title })
  const continuing = page.getByRole('link', { name: 'Continue learning' })
  await open(page, paths.myCollection)
  await expect(row.getByRole('link', { name: course.title, exact: true })).toHaveAttribute(
    'href',
    paths.learn(course._id),
  )
  await expect(row.getByText(`${lessons.length} lessons, not started yet`)).toBeVisible()
  await expect(row).toContainText('PAID')
  await expect(row.getByRole('link', { name: `Start: ${course.title}` })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: soon.title })).toContainText(wording('lessons_preparing'))
  await expect(continuing).toHaveCount(0)

  const [first, second, third] = lessons as [ListedLesson, ListedLesson, ListedLesson]
  await finish([first, third])
  await page.reload()
  await expect(continuing).toHaveAttribute('href', paths.learn(course._id, second._id))
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(second.title)
  await expect(row.locator('.stitches'), 'the card above has them').toHaveCount(0)
  await expect(page.locator('.continue-card').getByText(`2 of ${lessons.length}`)).toBeVisible()
  const stitches = page.locator('.continue-card .stitches i')
  expect(await stitches.evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.is))).toEqual([
    'done',
    'here',
    'done',
  ])
  await expectAccessible(page)

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(row.getByText('Pay', { exact: true })).toBeVisible()
  await expect(row.getByText('Cancel', { exact: true })).toBeVisible()
  expect((await page.getByRole('table').boundingBox())!.y, 'the table begins on the first screen').toBeLessThan(700)

  await finish(lessons)
  await page.reload()
  await expect(row).toContainText('Finished on')
  await expect(row.getByRole('link', { name: `Open: ${course.title}` })).toBeVisible()
  await expect(continuing).toHaveCount(0)

  await page.route('**/api/progress', (route) => route.fulfill({ status: 500 }))
  await page.reload()
  await expect(row.getByRole('link', { name: course.title, exact: true })).toBeVisible()

  await page.getByRole('link', { name: soon.title, exact: true }).click()
  await expect(page.getByRole('alert')).toContainText(
    new RegExp(`${wordingPattern('learn_preparing').source}.*${wordingPattern('learn_preparing_mail').source}`),
  )
  await expect(page.getByRole('link', { name: 'Receipt' })).toBeVisible()
})
