// The main flows with the CPU throttled six times. There, an effect that runs on every render would repeat its
// requests, while a fast machine hides it.
import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { paths } from '../../contract/paths.ts'
import type { ReadingProgress } from '../../contract/reading.ts'
import { TEXTS } from '../../contract/texts.ts'
import { questionDrafts, quizLesson } from '../helpers/quizzes.ts'
import { open, signInCached, STUDENT } from './people.ts'
import { courseAt, test } from './shop.ts'
import { expect } from './site.ts'

test.use({ viewport: { width: 390, height: 844 } })

const SLOWDOWN = 6
const QUIET_MS = 700
/** A page's requests: itself, its data and its calls; scripts, styles and pictures load once. */
const COUNTED = new Set(['document', 'fetch', 'xhr'])

type Step = (act: () => Promise<unknown>, most: number) => Promise<void>

/** Throttles the page, and returns a function that takes one step and counts its requests. */
async function slowed(page: Page): Promise<Step> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  let asked: string[] = []
  let last = 0
  page.on('request', (request) => {
    if (!COUNTED.has(request.resourceType())) return
    last = Date.now()
    asked.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  return async (act, most) => {
    asked = []
    await act()
    await expect.poll(() => asked.length > most || Date.now() - last > QUIET_MS).toBe(true)
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(most)
  }
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('buying, paying, learning and a quiz take few requests on a slow phone', async ({
  learner: { page, orders },
  shop,
}) => {
  const course = await shop.newCourse()
  const [first, second] = [randomUUID(), randomUUID()]
  await shop.publish(course._id, [
    { _id: first, title: 'The first lesson', kind: 'text', body: 'Words.' },
    { _id: second, title: 'The second lesson', kind: 'text', body: 'More words.' },
    quizLesson({ questions: questionDrafts().slice(0, 1) }),
  ])
  const step = await slowed(page)
  await step(() => open(page, paths.home), 15)
  await step(() => open(page, courseAt(course)), 15)
  await step(async () => {
    await page.getByRole('button', { name: TEXTS.buyCourse, exact: true }).click()
    await expect(page).toHaveURL(paths.myOrder)
  }, 15)
  const [order] = await orders()
  await step(async () => {
    await page
      .locator(`a[href="${paths.payment(order!._id)}"]`)
      .first()
      .click()
    await expect(page.getByLabel('Card number')).toBeVisible()
  }, 15)
  await step(async () => {
    await page.getByLabel('Card number').fill('4242 4242 4242 4242')
    await page.getByLabel('Expiry').pressSequentially('1139')
    await page.getByLabel('Security code').fill('123')
    await page.getByRole('button', { name: 'Confirm Payment' }).click()
    await expect(page.locator('main')).toContainText(TEXTS.paymentDone.trim())
  }, 15)
  // Without a lesson in the address, the page finds the one to open.
  await step(async () => {
    await open(page, paths.learn(course._id))
    await expect(page).toHaveURL(paths.learn(course._id, first))
    await expect(heading(page, 'The first lesson')).toBeVisible()
  }, 14)
  await step(async () => {
    await page.getByRole('link', { name: /^Next/ }).click()
    await expect(heading(page, 'The second lesson')).toBeVisible()
  }, 8)
  await step(async () => {
    await page.getByRole('link', { name: /^Next/ }).click()
    await page.getByRole('button', { name: 'Start the quiz' }).click()
    await expect(page.getByText('Question 1 of 1')).toBeVisible()
  }, 14)
  await step(async () => {
    await page.getByLabel('A quarter').check()
    await page.getByRole('button', { name: 'Hand in' }).click()
    await expect(page).toHaveURL(/\/result$/)
  }, 14)
})

test('opening and reading a book takes few requests on a slow phone', async ({ page, baseURL }) => {
  const authorization = `Bearer ${await signInCached(page, STUDENT, baseURL!)}`
  const books = (await (
    await page.request.get('/api/reading', { headers: { authorization } })
  ).json()) as ReadingProgress[]
  const { book } = books.find(({ isReadable, kind }) => isReadable && kind === 'pages')!
  const step = await slowed(page)
  await step(async () => {
    await open(page, paths.read(book))
    await expect(page.locator('.read-page img:visible').first()).toBeVisible()
  }, 15)
  await step(async () => {
    await page.keyboard.press('PageDown')
    await page.keyboard.press('PageDown')
  }, 6)
})
