// The lists of courses and the search, as learners and administrators see them.
import { cards, expect, test } from './catalogue.ts'
import { look, NARROWEST, tooWide } from './look.ts'
import { open } from './people.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a class', async ({ page, student }) => {
  await open(page, '/classes/nine')
  await expect(cards(page).first()).toBeVisible()
  await look(page)
  expect(student).toBeTruthy()
})

test('a category, for an administrator', async ({ page, admin }) => {
  await open(page, '/courses')
  await expect(page.getByRole('button', { name: /^Delete / }).first()).toBeVisible()
  await look(page)
  expect(admin).toBeTruthy()
})

test('live classes', async ({ page, student }) => {
  await open(page, '/courses/liveCourse')
  await expect(page.getByRole('article')).toHaveCount(12)
  await look(page)
  expect(student).toBeTruthy()
})

test('a class that is on its way', async ({ page, student }) => {
  await page.route('**/classes/nine.data*', () => {})
  await open(page, '/classes/nine')
  await expect(page.getByText('Loading the page')).toBeAttached()
  await look(page)
  expect(student).toBeTruthy()
})

for (const [name, path] of [
  ['search with results', '/searchCourse/physics'],
  ['search without results', '/searchCourse/phisics'],
  ['search before it begins', '/searchCourse'],
] as const) {
  test(name, async ({ page }) => {
    await open(page, path)
    await look(page)
  })
}

test('in Bengali nothing is wider than the screen either', async ({ page, student }) => {
  await page.setViewportSize({ width: NARROWEST, height: 640 })
  for (const path of ['/classes/eleven', '/courses/EntertainingCourse', '/searchCourse/phisics']) {
    await open(page, `${path}?lang=bn`)
    await expect(page.locator('.bone')).toHaveCount(0)
    expect(await page.evaluate(tooWide), path).toEqual([])
  }
  expect(student).toBeTruthy()
})
