// Home for a signed-in person: the desk above the hero, and new courses below the first section.
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Course } from '../../contract/calls/catalogue/catalogue.ts'
import { paths } from '../../contract/paths.ts'
import { taskLesson } from '../helpers/learning/tasks.ts'
import { wording } from '../helpers/wording.ts'
import { expectAccessible } from './expect-accessible.ts'
import { ADMIN, open, signInCached } from './people.ts'
import { courseAt, test } from './shop.ts'
import { expect } from './site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, allow: /status of (404|500)|ERR_FAILED/ })

const deskOf = (page: Page) => page.getByRole('region', { name: wording('today_desk') })
const shelfOf = (page: Page) => page.getByRole('region', { name: wording('today_shelf') })

/** How far the desk moves the hero down. */
const slotHeight = (page: Page) => page.locator('.desk-slot').evaluate((slot) => slot.getBoundingClientRect().height)

test('home offers a preview and asks for the class once', { tag: '@long' }, async ({ page, learner }) => {
  await open(page, '/')
  await expect(deskOf(page).getByRole('link', { name: /^Try it free: / })).toHaveAttribute('href', /^\/learn\//)
  const today = shelfOf(page)
  await expect(today.getByLabel('Which class are you in?')).toHaveValue('')
  // Adding a style sheet again restyles the whole page.
  const sheets = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLLinkElement).href).pathname))
  expect(sheets).toEqual([...new Set(sheets)])

  await today.getByLabel('Which class are you in?').selectOption({ label: 'Class 7' })
  await today.getByRole('button', { name: 'Save' }).click()
  await expect(today.getByRole('heading', { name: wording('today_newest', { name: 'Class 7' }) })).toBeVisible()
  const newest = (await (await learner.api.get('/api/courses/classSeven?limit=1')).json()) as Course[]
  await expect(
    page.locator(`.desk a[href^="/learn/${newest[0]!._id}/"], .shelf a[href="${courseAt(newest[0]!)}"]`),
  ).toBeVisible()
  await expectAccessible(page)

  await page.reload()
  await today.getByRole('button', { name: 'Change class' }).click()
  await expect(today.getByLabel('Which class are you in?')).toBeFocused()
  await expect(today.getByLabel('Which class are you in?')).toHaveValue('classSeven')
  await today.getByRole('button', { name: 'Cancel' }).click()
  await expect(today.getByRole('heading', { name: wording('today_newest', { name: 'Class 7' }) })).toBeVisible()
})

test('home leads to the next lesson without moving the page, and still does when the network is lost', async ({
  page,
  learner,
  shop,
}) => {
  const course = await shop.newCourse({ title: 'A course of two texts', price: 0 })
  const long = 'The second text, whose title is so long that it takes both of the lines it may take'
  const lessons = ['The first text', long].map((title) => ({ _id: randomUUID(), title }))
  await shop.publish(
    course._id,
    lessons.map((lesson) => ({ ...lesson, kind: 'text', body: 'Words.' })),
  )
  await learner.api.post('/api/order', { data: { id: course._id } })
  const done = async (id: string) => {
    const place = { item: id, position: 0, done: true, seenAt: new Date().toISOString() }
    expect((await learner.api.put('/api/places', { data: [place] })).ok()).toBe(true)
  }
  await done(lessons[0]!._id)

  for (const width of [390, 1440]) {
    let answer = () => {}
    const asked = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/today', async (route) => asked.then(() => route.continue()))
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/')
    const reserved = await slotHeight(page)
    answer()
    const going = deskOf(page).getByRole('link', { name: 'Continue learning' })
    await expect(going).toHaveAttribute('href', paths.learn(course._id, lessons[1]!._id))
    expect(await slotHeight(page), `at ${width} px`).toBe(reserved)
    if (width === 390) {
      const books = await page.getByRole('heading', { name: 'Our Available Books' }).boundingBox()
      expect(books!.y, 'the owner’s first section begins on the first screen').toBeLessThan(844 - books!.height)
      const own = await shelfOf(page).boundingBox()
      expect(own!.y, 'the new courses follow it').toBeGreaterThan(books!.y)
    }
    await page.unroute('**/api/today')
  }
  await expect(deskOf(page).getByRole('heading', { name: long })).toBeVisible()
  await expect(deskOf(page).getByRole('img', { name: '1 of 2 lessons done' })).toBeVisible()
  await expect(deskOf(page)).toContainText('A course of two texts')

  await page.route('**/api/today', (route) => route.abort())
  await page.reload()
  await expect(deskOf(page).getByRole('heading', { name: long })).toBeVisible()

  await page.unroute('**/api/today')
  await page.route('**/api/today', (route) => route.fulfill({ status: 500 }), { times: 1 })
  await done(lessons[1]!._id)
  await page.reload()
  await deskOf(page).getByRole('button', { name: 'Try again' }).click()
  await expect(deskOf(page).getByRole('link', { name: /^Certificate/ })).toHaveAttribute(
    'href',
    paths.myCertificate(course._id),
  )
})

test('a class that is on comes first on the desk, and can be joined from every page', async ({
  page,
  learner,
  browser,
  baseURL,
}) => {
  // Its room opens ten minutes before.
  const [day, clock] = new Date(Date.now() + 5 * 60_000).toISOString().split('T') as [string, string]
  const context = await browser.newContext({ baseURL: baseURL! })
  const admin = await context.newPage()
  const authorization = `Bearer ${await signInCached(admin, ADMIN, baseURL!)}`
  const data = {
    title: 'Knots by hand',
    about: 'One evening.',
    price: 0,
    programme: 1,
    subject: 'Coding',
    zone: 'UTC',
    minutes: 60,
    dates: [{ day, at: clock.slice(0, 5) }],
    tutor: 'Niloy Hafiz',
  }
  const added = await admin.request.post('/api/teach/live', { headers: { authorization }, data })
  const { insertedId } = (await added.json()) as { insertedId: string }
  await context.close()
  expect((await learner.api.post('/api/order', { data: { id: insertedId } })).ok()).toBe(true)

  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/')
  const join = deskOf(page).getByRole('button', { name: wording('today_join') })
  await expect(join).toBeVisible()
  const trial = deskOf(page).getByRole('link', { name: /^Try it free: / })
  await expect(trial).toBeHidden()
  await deskOf(page)
    .getByRole('button', { name: wording('lessons_continue') })
    .click()
  await expect(trial).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(trial).toBeVisible()

  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const inBar = page.getByRole('banner').getByRole('button', { name: wording('today_join_of', { name: data.title }) })
  for (const width of [1440, 1025, 721, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await open(page, '/contact')
    await expect(inBar).toBeVisible()
    const [bar, menu] = [await page.getByRole('banner').boundingBox(), await page.locator('.account').boundingBox()]
    expect(bar!.height, `one row at ${width} px`).toBeLessThan(70)
    expect(menu!.x + menu!.width, `within the screen at ${width} px`).toBeLessThanOrEqual(width)
  }
  expect(requests.filter((url) => /api\/(today|mySeats|live)/.test(url))).toEqual([])
  await open(page, '/payment/x')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(inBar).toBeHidden()
  await open(page, '/privacy')
  await inBar.click()
  await expect(page).toHaveURL(/\/live\/room\//)
  await expect(inBar).toBeHidden()
})

test('on a phone, what is due opens from a row below the first patch', async ({ page, learner, shop }) => {
  const course = await shop.newCourse({ title: 'A course with a task', price: 0 })
  const task = { ...taskLesson({ dueAt: new Date(Date.now() + 3_600_000).toISOString() }), title: 'A task with a date' }
  await shop.publish(course._id, [{ _id: randomUUID(), title: 'A text', kind: 'text', body: 'Words.' }, task])
  await learner.api.post('/api/order', { data: { id: course._id } })
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/')
  const link = deskOf(page).getByRole('link', { name: task.title })
  await expect(deskOf(page).getByRole('link', { name: wording('lessons_start') })).toBeVisible()
  await expect(link).toBeHidden()
  await deskOf(page)
    .getByRole('button', { name: wording('today_due_count', { n: 1 }) })
    .click()
  await expect(link).toHaveAttribute('href', paths.task(course._id, task._id))
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(deskOf(page).getByRole('heading', { name: wording('today_due') })).toBeVisible()
})
