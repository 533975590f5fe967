// Pages with slow calls: title and layout appear immediately, owners don't see a buy button, and nothing shifts when
// the answers arrive.
import type { Page } from '@playwright/test'
import type { Book } from '../../contract/calls/catalogue/catalogue.ts'
import type { Attempt } from '../../contract/calls/learning/quizzes.ts'
import type { ReadingProgress } from '../../contract/calls/learning/reading.ts'
import { paths } from '../../contract/paths.ts'
import { TEXTS } from '../../contract/texts.ts'
import { questionDrafts, quizLesson } from '../helpers/learning/quizzes.ts'
import { randomUUID } from 'node:crypto'
import { wording } from '../helpers/wording.ts'
import { ADMIN, signInCached, STUDENT } from './people.ts'
import { courseAt, test } from './shop.ts'
import { expect } from './site.ts'

// The console reports aborted calls.
test.use({ allow: /ERR_FAILED/, viewport: { width: 390, height: 844 } })

const MAX_SHIFT = 0.02

/** Holds back all matching requests until the returned function is called. */
async function hold(page: Page, requests: string): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(requests, async (route) => {
    await promise
    await route.continue().catch(() => {})
  })
  return async () => {
    resolve()
    await page.unrouteAll({ behavior: 'wait' })
  }
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }

/** Measures layout shifts from the first frame of each page. The returned function gives their sum so far. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let moved = 0
    const add = (shifts: PerformanceEntry[]) => {
      for (const { value, hadRecentInput } of shifts as Shift[]) if (!hadRecentInput) moved += value
    }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, {
      layoutShift() {
        add(observer.takeRecords())
        return moved
      },
    })
  })
  return () => page.evaluate(() => (window as unknown as { layoutShift: () => number }).layoutShift())
}

test('a line is drawn below the top bar while a page without a skeleton is on its way', async ({ page }) => {
  await page.goto('/privacy')
  const release = await hold(page, '**/contact.data*')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
  const line = page.locator('.loading-line')
  await expect(line).toBeInViewport()
  await release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
  await expect(line).toHaveCount(0)
})

test('a lesson, a quiz and a book show their title and shape before any call is answered', async ({
  learner: { page, api },
  shop,
}) => {
  const course = await shop.newCourse({ price: 0, title: 'A course that loads slowly' })
  const text = { _id: randomUUID(), title: 'A text that comes late', kind: 'text', body: 'Words.\n\n'.repeat(30) }
  const quiz = quizLesson({ questions: questionDrafts().slice(0, 1) })
  await shop.publish(course._id, [text, quiz])
  await api.post('/api/order', { data: { id: course._id } })

  const layoutShift = await watchShifts(page)
  for (const [lesson, shape, arrived] of [
    [text, '.learn-bones', page.getByText('Words.').first()],
    [quiz, '.quiz-facts', page.getByRole('button', { name: wording('quiz_start') })],
  ] as const) {
    const release = await hold(page, '**/api/**')
    await page.goto(paths.learn(course._id, lesson._id))
    await expect(page.locator('.learn-bar').getByText(course.title)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(lesson.title)
    await expect(page.locator(shape).first()).toBeVisible()
    await expect(page.locator('.learn-stage')).toHaveCount(0)
    await release()
    await expect(arrived).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Notes' })).toBeVisible()
    expect(await layoutShift()).toBeLessThanOrEqual(MAX_SHIFT)
  }
})

test(
  'a question can be read before the scripts have loaded, and a quiz without an attempt leads to its lesson',
  { tag: '@long' },
  async ({ learner: { page, api }, shop }) => {
    const course = await shop.newCourse({ price: 0 })
    const [question] = questionDrafts()
    const quiz = quizLesson({ questions: [{ ...question!, text: 'Which is half of it?' }] })
    await shop.publish(course._id, [quiz])
    await api.post('/api/order', { data: { id: course._id } })
    const attempt = (await (await api.post(`/api/quiz/${quiz._id}/attempt`)).json()) as Attempt
    const { text, choices } = attempt.questions[0]!

    const layoutShift = await watchShifts(page)
    const release = await hold(page, '**/assets/*.js')
    await page.goto(`${paths.quiz(course._id, quiz._id)}#${attempt._id}/1`, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text)
    await expect(page.getByText(choices![0]!.text, { exact: true })).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(0)
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
    await release()
    await page.getByRole('radio').first().check()
    expect(await layoutShift()).toBeLessThanOrEqual(MAX_SHIFT)
    expect(asked).not.toContain(`GET /api/attempt/${attempt._id}`)

    const releaseAgain = await hold(page, '**/assets/*.js')
    await page.goto(paths.quiz(course._id, quiz._id), { waitUntil: 'commit' })
    await page.waitForURL(paths.learn(course._id, quiz._id), { waitUntil: 'commit' })
    await releaseAgain()
    await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeVisible()
  },
)

test('a lesson’s text can be read before the scripts have loaded', async ({ learner: { page, api }, shop }) => {
  const course = await shop.newCourse({ price: 0 })
  const text = { _id: randomUUID(), title: 'A text', kind: 'text', body: 'Words of the text.\n\n'.repeat(9) }
  await shop.publish(course._id, [text])
  await api.post('/api/order', { data: { id: course._id } })
  const layoutShift = await watchShifts(page)
  const release = await hold(page, '**/assets/*.js')
  await page.goto(paths.learn(course._id, text._id), { waitUntil: 'commit' })
  const first = page.getByText('Words of the text.').first()
  await expect(first).toBeVisible()
  await first.evaluate((paragraph) => (paragraph.dataset.early = ''))
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await release()
  await expect(page.getByRole('button', { name: wording('learn_mark_done') })).toBeEnabled()
  await expect(page.getByText('Words of the text.')).toHaveCount(9)
  await expect(first, 'shown again, it would be the largest paint').toHaveAttribute('data-early')
  expect(await layoutShift()).toBeLessThanOrEqual(MAX_SHIFT)
  expect(asked).not.toContain(`GET /api/lesson/${text._id}`)
})

test(
  'a quiz’s rules can be read before the scripts have loaded',
  { tag: '@long' },
  async ({ learner: { page, api }, shop }) => {
    const course = await shop.newCourse({ price: 0 })
    const quiz = quizLesson({ questions: questionDrafts().slice(0, 1) })
    await shop.publish(course._id, [quiz])
    await api.post('/api/order', { data: { id: course._id } })
    const layoutShift = await watchShifts(page)
    const release = await hold(page, '**/assets/*.js')
    await page.goto(paths.learn(course._id, quiz._id), { waitUntil: 'commit' })
    const how = page.getByText('One question at a time.')
    await expect(how).toBeVisible()
    await how.evaluate((paragraph) => (paragraph.dataset.early = ''))
    await expect(page.getByText(wording('quiz_needed'))).toBeVisible()
    await release()
    await expect(page.getByRole('button', { name: wording('quiz_start') })).toBeVisible()
    await expect(how, 'shown again, it would be the largest paint').toHaveAttribute('data-early')
    expect(await layoutShift()).toBeLessThanOrEqual(MAX_SHIFT)
  },
)

test('a book shows its title and a page before any call is answered', async ({ page, baseURL }) => {
  const authorization = `Bearer ${await signInCached(page, STUDENT, baseURL!)}`
  const answer = await page.request.get('/api/reading', { headers: { authorization } })
  const books = (await answer.json()) as ReadingProgress[]
  const { book } = books.find(({ isReadable, kind }) => isReadable && kind === 'pages')!
  const { bookName } = (await (await page.request.get(`/api/book/${book}`)).json()) as Book
  const layoutShift = await watchShifts(page)
  const release = await hold(page, '**/api/**')
  await page.goto(paths.read(book))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(bookName)
  await expect(page.locator('.read-page-bone')).toBeVisible()
  await release()
  await expect(page.locator('.read-page img').first()).toBeVisible()
  expect(await layoutShift()).toBeLessThanOrEqual(MAX_SHIFT)
})

test('nobody is asked to buy a course before it is known whether it is theirs', async ({
  learner: { page, api },
  shop,
}) => {
  const course = await shop.newCourse({ price: 0 })
  await shop.publish(course._id, [{ _id: randomUUID(), title: 'The first lesson', kind: 'text', body: 'Words.' }])
  await api.post('/api/order', { data: { id: course._id } })
  const layoutShift = await watchShifts(page)
  const buy = page.getByRole('button', { name: TEXTS.buyCourse, exact: true })
  const release = await hold(page, '**/api/**')
  await page.goto(courseAt(course))
  await expect(page.getByRole('heading', { level: 1, name: course.title })).toBeVisible()
  await expect(page.locator('.buy')).toBeVisible()
  await expect(buy).toHaveCount(0)
  await release()
  await expect(page.getByRole('link', { name: /^Start: / })).toBeVisible()
  expect(await layoutShift()).toBeLessThanOrEqual(MAX_SHIFT)

  await page.route('**/api/paidOrder*', (route) => route.abort())
  await page.reload()
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await expect(buy).toHaveCount(0)
  await page.unrouteAll()
  await again.click()
  await expect(page.getByRole('link', { name: /^Start: / })).toBeVisible()
})

test('the list of blogs stays where it is when its fonts arrive', async ({ page }) => {
  const layoutShift = await watchShifts(page)
  const release = await hold(page, '**/*.woff2')
  await page.goto(paths.blogs, { waitUntil: 'commit' })
  await expect(page.locator('.blog-card').first()).toBeVisible()
  await release()
  await expect(page.locator('html')).toHaveAttribute('data-bengali')
  expect(await layoutShift()).toBeLessThanOrEqual(MAX_SHIFT)
})

for (const path of [paths.adminRefunds, paths.adminQuestions]) {
  test(`${path} stays where it is when its list arrives`, { tag: '@long' }, async ({ page, baseURL }) => {
    await signInCached(page, ADMIN, baseURL!)
    const layoutShift = await watchShifts(page)
    const release = await hold(page, '**/api/*limit=*')
    await page.goto(path)
    await expect(page.locator('.bone').first()).toBeVisible()
    await release()
    await expect(page.getByText('in total')).toBeVisible()
    await expect(page.locator('.bone')).toHaveCount(0)
    expect(await layoutShift()).toBeLessThanOrEqual(MAX_SHIFT)
  })
}
