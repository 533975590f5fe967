// Accessibility of one page of each kind. `npm run test:long` checks every page and state in every theme and width.
import type { Page } from '@playwright/test'
import type { Blog } from '../../contract/calls/catalogue/catalogue.ts'
import { paths } from '../../contract/paths.ts'
import { expectAccessible, MIN_WIDTH, overflowing } from './expect-accessible.ts'
import { asAdmin, asStudent, open, STUDENT, token } from './people.ts'
import { expect, test } from './site.ts'

// Without transitions, so that axe never sees a half-way colour.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const first = async <Item>(page: Page, call: string) =>
  ((await (await page.request.get(`/api${call}`)).json()) as Item[])[0]!

async function expectEachAccessible(page: Page, addresses: string[]): Promise<void> {
  for (const address of addresses) {
    await test.step(address, async () => {
      await open(page, address)
      await expect(page.locator('main .bone')).toHaveCount(0)
      await expectAccessible(page)
    })
  }
}

test('what visitors read is accessible', async ({ page }) => {
  await expectEachAccessible(page, ['/', '/contact'])
})

test('a form with errors is accessible', { tag: '@long' }, async ({ page }) => {
  await open(page, '/register')
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
  await expect(page.locator('[aria-invalid]')).toHaveCount(3)
  await expectAccessible(page)
})

// tests/browser/collection.spec.ts checks a course.
asStudent('a list, a book, a blog and the profile are accessible for a student', { tag: '@long' }, async ({ page }) => {
  const book = await first<{ _id: string }>(page, '/books')
  const blog = await first<Blog>(page, '/blogs')
  await expectEachAccessible(page, ['/classes/seven', paths.book(book._id), paths.blog(blog._id), '/myProfile'])
})

asAdmin('a table and a form with errors are accessible for an administrator', { tag: '@long' }, async ({ page }) => {
  await open(page, paths.users)
  // Scrolls past the head of the table.
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expectAccessible(page)
  await open(page, paths.addCourse)
  await page.getByRole('main').getByRole('button', { name: 'Add Course', exact: true }).click()
  await expect(page.getByRole('alert')).not.toBeEmpty()
  for (const fold of await page.locator('summary').all()) await fold.click()
  await expectAccessible(page)
})

asStudent('pages in Bengali fit the narrowest screen', async ({ page }) => {
  await page.setViewportSize({ width: MIN_WIDTH, height: 640 })
  for (const path of ['/', '/classes/eleven']) {
    await open(page, `${path}?lang=bn`)
    await expect(page.locator('main .bone')).toHaveCount(0)
    expect(await page.evaluate(overflowing), path).toEqual([])
  }
})

/** Presses Tab until an element has the focus; every stop must have a visible focus ring. */
async function tabTo(page: Page, role: 'link' | 'button' | 'textbox', name: string): Promise<void> {
  const target = page.getByRole(role, { name, exact: true })
  for (let stops = 0; stops < 15; stops++) {
    await page.keyboard.press('Tab')
    const [outline, shadow] = await page.evaluate(() => {
      const { outlineStyle, boxShadow } = getComputedStyle(document.activeElement!)
      return [outlineStyle, boxShadow]
    })
    expect(outline !== 'none' || shadow !== 'none', 'the focus can be seen').toBe(true)
    if (await target.evaluateAll((found) => found.includes(document.activeElement as HTMLElement))) return
  }
  throw new Error(`Tab does not lead to ${name}`)
}

test('a person signs in by keyboard alone', async ({ page }) => {
  await open(page, '/')
  await tabTo(page, 'link', 'Skip to content')
  await tabTo(page, 'link', 'Login')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
  // The URL changes a moment before the page does.
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  await tabTo(page, 'textbox', 'Email')
  await page.keyboard.type(STUDENT.email)
  await tabTo(page, 'textbox', 'Password')
  await page.keyboard.type(STUDENT.password)
  await tabTo(page, 'button', 'Login')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  expect(await token(page)).toBeTruthy()
})
