// The lists of courses and the search, as learners and administrators see them.
import { cards } from './catalogue.ts'
import { look, NARROWEST, tooWide } from './look.ts'
import { asAdmin, asStudent, open } from './people.ts'
import { expect, test } from './site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

asStudent('a class is accessible', async ({ page }) => {
  await open(page, '/classes/nine')
  await expect(cards(page).first()).toBeVisible()
  await look(page)
})

asAdmin('a category is accessible for an administrator', async ({ page }) => {
  await open(page, '/courses')
  await expect(page.getByRole('button', { name: /^Delete / }).first()).toBeVisible()
  await look(page)
})

asStudent('live classes are accessible', async ({ page }) => {
  await open(page, '/courses/liveCourse')
  await expect(page.getByRole('article')).toHaveCount(12)
  await look(page)
})

asStudent('a class is accessible while it loads', async ({ page }) => {
  await page.route('**/classes/nine.data*', () => {})
  await open(page, '/classes/nine')
  await expect(page.getByText('Loading the page')).toBeAttached()
  await look(page)
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

asStudent('lists of courses in Bengali fit the narrowest screen', async ({ page }) => {
  await page.setViewportSize({ width: NARROWEST, height: 640 })
  for (const path of ['/classes/eleven', '/courses/EntertainingCourse', '/searchCourse/phisics']) {
    await open(page, `${path}?lang=bn`)
    await expect(page.locator('.bone')).toHaveCount(0)
    expect(await page.evaluate(tooWide), path).toEqual([])
  }
})
