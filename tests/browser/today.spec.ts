// Home for a signed-in person: what to continue with above the hero, and the desk below the first section.
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Course } from '../../contract/calls/catalogue/catalogue.ts'
import { paths } from '../../contract/paths.ts'
import { wording } from '../helpers/wording.ts'
import { expectAccessible } from './expect-accessible.ts'
import { open } from './people.ts'
import { courseAt, test } from './shop.ts'
import { expect } from './site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, allow: /status of 500|ERR_FAILED/ })

const card = (page: Page) => page.getByRole('region', { name: 'Today' })
const deskOf = (page: Page) => page.getByRole('region', { name: 'Your desk' })

/** How far it moves the hero down. */
const slotHeight = (page: Page) => page.locator('.today-slot').evaluate((slot) => slot.getBoundingClientRect().height)

test('home offers a preview and asks for the class once', { tag: '@long' }, async ({ page, learner }) => {
  await open(page, '/')
  await expect(card(page).getByRole('link', { name: /^Try it free: / })).toHaveAttribute('href', /^\/learn\//)
  const today = deskOf(page)
  await expect(today.getByLabel('Which class are you in?')).toHaveValue('')
  // A sheet that is added again restyles the whole page.
  const sheets = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLLinkElement).href).pathname))
  expect(sheets).toEqual([...new Set(sheets)])

  await today.getByLabel('Which class are you in?').selectOption({ label: 'Class 7' })
  await today.getByRole('button', { name: 'Save' }).click()
  await expect(today.getByRole('heading', { name: wording('today_newest', { name: 'Class 7' }) })).toBeVisible()
  const newest = (await (await learner.api.get('/api/courses/classSeven?limit=1')).json()) as Course[]
  await expect(
    page.locator(`.today a[href^="/learn/${newest[0]!._id}/"], .desk a[href="${courseAt(newest[0]!)}"]`),
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
    const going = card(page).getByRole('link', { name: 'Continue learning' })
    await expect(going).toHaveAttribute('href', paths.learn(course._id, lessons[1]!._id))
    expect(await slotHeight(page), `at ${width} px`).toBe(reserved)
    if (width === 390) {
      const books = await page.getByRole('heading', { name: 'Our Available Books' }).boundingBox()
      expect(books!.y, 'the owner’s first section begins on the first screen').toBeLessThan(844 - books!.height)
      const own = await deskOf(page).boundingBox()
      expect(own!.y, 'the desk follows it').toBeGreaterThan(books!.y)
    }
    await page.unroute('**/api/today')
  }
  await expect(card(page).getByRole('heading', { name: long })).toBeVisible()
  await expect(card(page).getByRole('img', { name: '1 of 2 lessons done' })).toBeVisible()
  await expect(card(page)).toContainText('A course of two texts')

  await page.route('**/api/today', (route) => route.abort())
  await page.reload()
  await expect(card(page).getByRole('heading', { name: long })).toBeVisible()

  await page.unroute('**/api/today')
  await page.route('**/api/today', (route) => route.fulfill({ status: 500 }), { times: 1 })
  await done(lessons[1]!._id)
  await page.reload()
  await card(page).getByRole('button', { name: 'Try again' }).click()
  await expect(card(page).getByRole('link', { name: /^Certificate/ })).toHaveAttribute(
    'href',
    paths.myCertificate(course._id),
  )
})
