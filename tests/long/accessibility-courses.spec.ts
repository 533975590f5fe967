// Accessibility of course lists and search, for learners and administrators.
import { cards } from '../browser/catalogue.ts'
import { expectAccessible, MIN_WIDTH, overflowing } from '../browser/expect-accessible.ts'
import { asAdmin, asStudent, open } from '../browser/people.ts'
import { expect, test } from '../browser/site.ts'
import { wording } from '../helpers/wording.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

asStudent('a class’s list of courses is accessible', async ({ page }) => {
  await open(page, '/classes/nine')
  await expect(cards(page).first()).toBeVisible()
  await expectAccessible(page)
})

asAdmin('a category’s list of courses is accessible for an administrator', async ({ page }) => {
  await open(page, '/courses')
  await expect(page.getByRole('button', { name: /^Delete / }).first()).toBeVisible()
  await expectAccessible(page)
})

asStudent('live classes are accessible', async ({ page }) => {
  await open(page, '/courses/liveCourse')
  await expect(page.getByRole('article')).toHaveCount(12)
  await expectAccessible(page)
})

asStudent('a class’s list of courses is accessible while it loads', async ({ page }) => {
  await page.route('**/classes/nine.data*', () => {})
  await open(page, '/classes/nine')
  await expect(page.getByText(wording('page_loading'))).toBeAttached()
  await expectAccessible(page)
})

for (const [name, path] of [
  ['search with results', '/searchCourse/physics'],
  ['search with close matches', '/searchCourse/phisics'],
  ['search that finds nothing', '/searchCourse/qqqqzzzz'],
  ['search without a text', '/searchCourse'],
] as const) {
  test(`${name} is accessible`, async ({ page }) => {
    await open(page, path)
    await expectAccessible(page)
  })
}

asStudent('lists of courses in Bengali fit the narrowest screen', async ({ page }) => {
  await page.setViewportSize({ width: MIN_WIDTH, height: 640 })
  for (const path of ['/classes/eleven', '/courses/EntertainingCourse', '/searchCourse/phisics']) {
    await open(page, `${path}?lang=bn`)
    await expect(page.locator('.bone')).toHaveCount(0)
    expect(await page.evaluate(overflowing), path).toEqual([])
  }
})
