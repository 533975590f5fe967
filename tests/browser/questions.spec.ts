// Questions under a lesson: asking, answering, following, and what administrators do with them.
import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import type { Course } from '../../contract/calls/catalogue/catalogue.ts'
import type { Curriculum } from '../../contract/calls/learning/learning.ts'
import { paths } from '../../contract/paths.ts'
import { wording } from '../helpers/wording.ts'
import { call } from './admin.ts'
import { expectAccessible, TRANSLATED } from './expect-accessible.ts'
import { ADMIN, exchange, open, signInCached, signUp } from './people.ts'
import { test } from './shop.ts'
import { expect } from './site.ts'

// Browsers log refused requests.
test.use({ allow: /status of (401|403|404|422|429)|ERR_INTERNET_DISCONNECTED/ })

const FREE = 'Touch Typing in Fifteen Days'

async function school(request: APIRequestContext) {
  const courses = (await (await request.get('/api/courses/freeCourse')).json()) as Course[]
  const course = courses.find(({ title }) => title === FREE)!._id
  const { sections } = (await (await request.get(`/api/curriculum/${course}`)).json()) as Curriculum
  return { course, lessons: sections.flatMap(({ lessons }) => lessons) }
}

/** Another learner of the course, in a browser of their own. */
async function classmate(browser: Browser, baseURL: string, course: string): Promise<{ page: Page; token: string }> {
  const page = await (await browser.newContext({ baseURL })).newPage()
  const token = await exchange(page, await signUp(page, baseURL))
  await call(page.request, { token }, 'POST /order', { id: course })
  return { page, token }
}

const said = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })
const notice = (page: Page, text: string) => page.locator('.toast').getByText(text, { exact: true })
const openTab = (page: Page) => page.getByRole('tab', { name: 'Questions' }).click()

test('a question about a moment of a video is answered by another learner, and its asker is notified', async ({
  learner: { page, api },
  context,
  browser,
  baseURL,
}) => {
  const { course, lessons } = await school(api)
  await api.post('/api/order', { data: { id: course } })
  const lesson = lessons.find(({ kind, free }) => kind === 'video' && !free) ?? lessons[0]!
  const text = `Why do fingers stay curved? ${randomUUID()}`
  await open(page, paths.learn(course, lesson._id))
  const video = page.locator('video')
  await expect.poll(() => video.evaluate((each: HTMLVideoElement) => each.readyState)).toBeGreaterThan(0)
  await video.evaluate((each: HTMLVideoElement) => (each.currentTime = 8))
  await page.getByRole('tab', { name: 'Transcript' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Questions' })).toBeFocused()
  const field = page.getByRole('textbox', { name: 'Ask about this lesson' })
  const ask = page.getByRole('button', { name: 'Ask', exact: true })
  await field.fill('Is it www.evil.test?')
  await expect(page.getByRole('checkbox', { name: 'At 0:08' })).toBeChecked()
  await ask.click()
  await expect(page.getByText(wording('field_no_links'))).toBeVisible()
  await context.setOffline(true)
  await field.fill(text)
  await expect(page.getByText(wording('questions_offline'))).toBeVisible()
  await expect(ask).toHaveAttribute('aria-disabled', 'true')
  await context.setOffline(false)
  await page.reload()
  await openTab(page)
  await expect(field).toHaveValue(text)
  await expect.poll(() => video.evaluate((each: HTMLVideoElement) => each.readyState)).toBeGreaterThan(0)
  await video.evaluate((each: HTMLVideoElement) => (each.currentTime = 9))
  await expect(page.getByRole('checkbox', { name: 'At 0:09' })).toBeChecked()
  await page.route('**/api/question/*', (route) =>
    route.fulfill({ status: 429, json: { error: 'too_many', message: 'Too many.' } }),
  )
  await ask.click()
  await expect(page.getByText(wording('questions_too_many'))).toBeVisible()
  await expect(field).toHaveValue(text)
  await page.unroute('**/api/question/*')
  await ask.click()
  await expect(notice(page, wording('questions_asked'))).toBeVisible()
  await expect(field).toHaveValue('')
  await video.evaluate((each: HTMLVideoElement) => (each.currentTime = 2))
  await said(page, text).getByRole('button', { name: 'Play from 0:09' }).click()
  expect(await video.evaluate((each: HTMLVideoElement) => each.currentTime)).toBe(9)
  await expect(said(page, text)).toContainText('Rumi')
  await expect(said(page, text)).not.toContainText('Akter')
  await expect(page.getByRole('button', { name: `Following: ${text}` })).toHaveAttribute('aria-pressed', 'true')

  const { page: other } = await classmate(browser, baseURL!, course)
  await open(other, paths.learn(course, lesson._id))
  await openTab(other)
  await other.getByRole('button', { name: `Answer: ${text}` }).click()
  await other.getByRole('textbox', { name: 'Your answer' }).fill('They move faster.')
  await other.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect(said(other, 'They move faster.')).toContainText('You')
  await other.getByRole('button', { name: `Follow: ${text}` }).click()
  await expect(other.getByRole('button', { name: `Following: ${text}` })).toBeVisible()
  await other.getByRole('button', { name: `Report: ${text}` }).click()
  await expect(other.getByRole('dialog')).toContainText(wording('questions_report_text'))
  await other.getByRole('dialog').getByRole('button', { name: 'Report' }).click()
  await expect(other.getByRole('button', { name: `Reported: ${text}` })).toBeVisible()
  await other.context().close()

  await open(page, paths.contact)
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await bell.click()
  const told = page.getByRole('dialog', { name: 'Notifications' }).getByRole('link', { name: text })
  await expect(told).toContainText('New answer to a question you follow')
  await expect(
    page.getByRole('dialog', { name: 'Notifications' }).getByText('1 new answer', { exact: true }),
  ).toBeVisible()
  await told.click()
  await expect(page).toHaveURL(new RegExp(`${paths.learn(course, lesson._id)}#`))
  await expect(said(page, 'They move faster.')).toBeInViewport()
  await expectAccessible(page)
  await page.goBack()
  await bell.click()
  await expect(page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first()).toBeVisible()
  await expect(told).toHaveCount(0)
})

test(
  'administrators open a report, mark the official answer, hide and show again',
  { tag: '@long' },
  async ({ page, browser, baseURL }) => {
    await signInCached(page, ADMIN, baseURL!)
    const { course, lessons } = await school(page.request)
    const [lesson] = lessons
    const mate = await classmate(browser, baseURL!, course)
    const [id, answer, text] = [randomUUID(), randomUUID(), `Is it so? ${randomUUID()}`]
    const asMate = (name: Parameters<typeof call>[2], data?: object) => call(mate.page.request, mate, name, data)
    await asMate(`PUT /question/${id}`, { lesson: lesson!._id, second: null, text })
    await asMate(`PUT /answer/${answer}`, { question: id, text: `Yes. ${answer}` })
    await asMate(`POST /talk/${answer}/report`)

    await open(page, '/admin/messages')
    const told = page
      .getByRole('row')
      .filter({ hasText: `Reported: answer under “${lesson!.title}”` })
      .first()
    await told.getByText(wording('messages_read')).click()
    await expect(told).toContainText(answer)
    await told.getByRole('link', { name: wording('messages_question') }).click()
    await expect(page).toHaveURL(paths.learn(course, lesson!._id, id))
    await expect(said(page, answer)).toBeInViewport()

    await page.getByRole('button', { name: `Mark as official: Yes. ${answer}` }).click()
    await expect(said(page, answer)).toContainText('Official answer')
    await page.getByRole('button', { name: `Hide: Yes. ${answer}` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Hide' }).click()
    await expect(dialog.locator('.wrong')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Not an answer')
    await dialog.getByRole('button', { name: 'Hide' }).click()
    await expect(said(page, answer)).toContainText('Hidden')
    await page.getByRole('button', { name: `Show again: Yes. ${answer}` }).click()
    await expect(said(page, answer)).not.toContainText('Hidden')

    await asMate(`POST /talk/${id}/report`)
    const unanswered = `And this? ${randomUUID()}`
    await asMate(`PUT /question/${randomUUID()}`, { lesson: lesson!._id, second: null, text: unanswered })
    await open(page, paths.adminQuestions)
    const reported = page.getByRole('table', { name: 'Reported' }).getByRole('row').filter({ hasText: text })
    await expect(reported).toContainText('Reports: 1')
    await expectAccessible(page)
    await page.getByRole('link', { name: wording('discussion_unanswered') }).click()
    await expect(page.getByRole('table', { name: wording('discussion_unanswered') })).toContainText(unanswered)
    await page.getByRole('link', { name: 'Reported' }).click()
    await reported.getByRole('button', { name: `Keep: ${text}` }).click()
    await expect(notice(page, wording('discussion_kept'))).toBeVisible()
    await expect(reported).toHaveCount(0)

    await page.context().addCookies([{ name: 'lang', value: 'bn', url: baseURL! }])
    await open(page, paths.learn(course, lesson!._id, randomUUID()))
    await expect(page.getByRole('tab', { name: 'প্রশ্ন' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByText(wording('questions_gone', {}, 'bn'))).toBeVisible()
    await expectAccessible(page, TRANSLATED)
    await mate.page.context().close()
  },
)
