// The main flows with the CPU throttled six times. There, an effect that runs on every render would repeat its
// requests, while a fast machine hides it.
import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { paths } from '../../contract/paths.ts'
import { HAND_IN_PHOTO_BYTES } from '../../contract/constants.ts'
import type { ReadingProgress } from '../../contract/calls/learning/reading.ts'
import type { Task } from '../../contract/calls/learning/tasks.ts'
import { TEXTS } from '../../contract/texts.ts'
import { questionDrafts, quizLesson } from '../helpers/learning/quizzes.ts'
import { handwriting, taskLesson } from '../helpers/learning/tasks.ts'
import { wording } from '../helpers/wording.ts'
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
    await page.getByRole('button', { name: wording('quiz_start') }).click()
    await expect(page.getByText('Question 1 of 1')).toBeVisible()
  }, 14)
  await step(async () => {
    await page.getByLabel('A quarter').check()
    await page.getByRole('button', { name: wording('quiz_hand_in') }).click()
    await expect(page).toHaveURL(/\/result$/)
  }, 14)
})

test('opening and reading a book takes few requests on a slow phone', { tag: '@long' }, async ({ page, baseURL }) => {
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

/** These are the values of Chromium's developer tools. */
const SLOW_3G = { offline: false, latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const PHOTOS = 4
const LONG = { timeout: 200_000 }

test.describe('on slow 3G', () => {
  test.use({ allow: /ERR_INTERNET_DISCONNECTED/ })

  test(
    'four photos of homework are small, and resume where they stopped when the network was lost',
    {
      tag: '@long',
    },
    async ({ learner: { page, api }, shop }) => {
      test.setTimeout(300_000)
      const { _id: course } = await shop.newCourse({ price: 0 })
      const { _id: task, ...lesson } = taskLesson()
      await shop.publish(course, [{ _id: task, ...lesson }])
      await api.post('/api/order', { data: { id: course } })
      await open(page, `/learn/${course}/${task}/task`)
      const devtools = await page.context().newCDPSession(page)
      const network = (offline: boolean) => devtools.send('Network.emulateNetworkConditions', { ...SLOW_3G, offline })
      await devtools.send('Network.enable')
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
      await network(false)
      const stored = async () => ((await (await api.get(`/api/task/${task}`)).json()) as Task).handIns[0]!
      const arrived = async () => (await stored()).files.map((file) => file.arrived)

      const buffer = await handwriting()
      const chosen = Array.from({ length: PHOTOS }, (_, n) => ({
        name: `page${n}.jpg`,
        mimeType: 'image/jpeg',
        buffer,
      }))
      await page.getByLabel('Choose photos').setInputFiles(chosen)
      await page.getByLabel('Your answer').fill('All four pages.')
      await page.getByRole('button', { name: 'Hand in' }).click()
      // Two requests have arrived, so the third is on its way.
      await expect
        .poll(async () => (await stored()).files.filter(({ state }) => state !== 'arriving').length, LONG)
        .toBe(2)
      await network(true)
      await expect(page.getByText(wording('task_waiting_network')).first()).toBeVisible()
      const before = await arrived()
      await network(false)
      await expect(page.getByRole('heading', { level: 1, name: 'Handed in' })).toBeVisible(LONG)
      const { state, text, files } = await stored()
      expect({ state, text, photos: files.length }).toEqual({
        state: 'handed_in',
        text: 'All four pages.',
        photos: PHOTOS,
      })
      for (const { bytes } of files) expect(bytes).toBeLessThanOrEqual(HAND_IN_PHOTO_BYTES)
      expect((await arrived()).slice(0, 2)).toEqual(before.slice(0, 2))
    },
  )
})
