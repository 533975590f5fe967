// Course lists by class and by category, for visitors, students and administrators.
import type { Page } from '@playwright/test'
import { TEXTS } from '../../contract/texts.ts'
import { wording } from '../helpers/wording.ts'
import { addCourse, cards, totalOf } from './catalogue.ts'
import { holdBack, title } from './pages.ts'
import { asAdmin, asStudent, open } from './people.ts'
import { expect, test } from './site.ts'

const CLASS_MENU = 'Academic Course'
const SKILL_MENU = 'Skill Development Course'
const menu = (page: Page, name: string) => page.getByRole('main').getByRole('navigation', { name })
const loading = (page: Page) => page.getByText(wording('page_loading'))

test('a visitor to a list of courses is sent to login with the way back', async ({ page }) => {
  await page.goto('/courses/liveCourse')
  await expect(page).toHaveURL('/login?from=%2Fcourses%2FliveCourse')
})

// `npm run test:long` opens each list.
asStudent(
  'a student goes from list to list, each titled and marked in its menu',
  { tag: '@long' },
  async ({ page }) => {
    for (const [name, first, path, label, key] of [
      [CLASS_MENU, '/classes', '/classes/eleven', 'Class 11-12', 'classXI-XII'],
      [SKILL_MENU, '/courses', '/courses/liveCourse', 'Live classes', 'liveCourse'],
    ] as const) {
      await open(page, first)
      await menu(page, name)
        .getByRole('link', { name: new RegExp(`${label}$`) })
        .click()
      await expect(page).toHaveURL(path)
      await expect(title(page), path).toHaveText(label)
      await expect(page).toHaveTitle(`${label} | Porua`)
      await expect(menu(page, name).locator('[aria-current]')).toHaveText(new RegExp(`${label}$`))
      await expect(cards(page), path).toHaveCount(await totalOf(page.request, `/courses/${key}`))
    }
    await test.step('Live classes shows all twelve tutoring programmes', async () => {
      const programmes = page.getByRole('article').filter({ hasText: /\d+-on-\d+/ })
      await expect(programmes).toHaveText(
        Array.from({ length: 12 }, (_, index) => new RegExp(`${index + 1}-on-${index + 1}.*Coding.*Music`)),
      )
      const ways = programmes.getByRole('link', { name: 'EXPLORE' })
      expect(await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
        Array.from({ length: 12 }, () => '/classes'),
      )
    })
  },
)

test.describe('an unknown list', () => {
  test.use({ allow: /status of 404/ })

  test('an unknown class is a 404 page, for visitors too', async ({ page }) => {
    expect((await page.goto('/classes/thirteen'))?.status()).toBe(404)
    await expect(title(page)).toHaveText('This patch is missing')
    await expect(page).toHaveTitle('This patch is missing | Porua')
    await expect(page.getByRole('main').getByRole('search')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Browse by class' }).getByRole('link')).toHaveCount(11)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a list of courses says that it needs JavaScript', async ({ page }) => {
    await page.goto('/classes')
    // Text selectors ignore the content of <noscript>.
    await expect(page.locator('noscript p')).toBeVisible()
  })
})

asStudent(
  'choosing a class at home shows a skeleton, and Back restores the scroll position',
  { tag: '@long' },
  async ({ page }) => {
    await open(page, '/')
    await page.waitForLoadState('networkidle')
    const release = await holdBack(page, '**/classes/ten.data*')
    const main = page.getByRole('main')
    const link = main.getByRole('link', { name: 'Class 10' }).last()
    await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(0)
    await link.click()
    await expect(title(page)).toHaveText('Class 10')
    await expect(title(page)).toBeInViewport()
    await expect(loading(page)).toBeVisible()
    release()
    await expect(cards(page)).toHaveCount(await totalOf(page.request, '/courses/classTen'))
    await expect(loading(page)).toHaveCount(0)
    await expect(main).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  },
)

asStudent(
  'choosing a class on a phone shows its name and a skeleton at once, and Back restores the list',
  { tag: '@long' },
  async ({ page }) => {
    const held = Promise.withResolvers<void>()
    await page.setViewportSize({ width: 390, height: 600 })
    await open(page, '/classes/ten')
    await test.step('the strip of classes scrolls to the current one', async () => {
      await expect(menu(page, CLASS_MENU).locator('[aria-current]')).toBeInViewport({ ratio: 1 })
      await expect(menu(page, CLASS_MENU).getByRole('link', { name: 'Class 2' })).not.toBeInViewport()
    })
    await expect(cards(page).first()).toBeVisible()
    // A late font would move the page a little.
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready.then(() => window.scrollTo(0, 400)))
    await page.route('**/classes/nine.data*', async (route) => {
      await held.promise
      await route.continue()
    })
    // Playwright's own click would scroll the page first.
    await menu(page, CLASS_MENU).getByRole('link', { name: 'Class 9' }).dispatchEvent('click')
    await expect(title(page)).toHaveText('Class 9')
    await expect(loading(page)).toBeAttached()
    await expect(menu(page, CLASS_MENU).locator('[aria-current]')).toHaveText(/Class 9$/)
    held.resolve()
    await expect(loading(page)).toHaveCount(0)
    await expect(cards(page)).toHaveCount(await totalOf(page.request, '/courses/classNine'))
    await expect(page).toHaveURL('/classes/nine')
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('lastClass'))).toBe('9')
    await page.goBack()
    await expect(title(page)).toHaveText('Class 10')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)
  },
)

asStudent(
  'a list of courses can start after any course, and its cards lead to their pages',
  { tag: '@long' },
  async ({ page }) => {
    const all = (await (await page.request.get('/api/courses/classSeven')).json()) as { _id: string; title: string }[]
    await page.goto(`/classes/seven?after=${all[1]!._id}`)
    await expect(cards(page)).toHaveText(all.slice(2).map((course) => course.title))
    await page.getByRole('link', { name: wording('list_first') }).click()
    await expect(cards(page)).toHaveText(all.map((course) => course.title))
    const address = `/classSeven/coursesInfo/${all[0]!._id}`
    await expect(page.getByRole('link', { name: all[0]!.title })).toHaveAttribute('href', address)
    await expect(page.getByRole('button', { name: /^Delete / })).toHaveCount(0)
  },
)

test.describe('a lost network', () => {
  test.use({ allow: /Failed to load resource|Failed to fetch/ })

  asStudent(
    'a list of courses says that the network is lost, and reloads on request',
    { tag: '@long' },
    async ({ page }) => {
      await page.route('**/classes/nine.data*', (route) => route.abort())
      await page.goto('/classes/nine')
      await expect(page.getByText('You seem to be offline.')).toBeVisible()
      await page.unroute('**/classes/nine.data*')
      await page.getByRole('link', { name: 'Try again' }).click()
      await expect(cards(page).first()).toBeVisible()
    },
  )
})

asAdmin('an administrator edits and deletes a course from its card', async ({ page }) => {
  const name = await addCourse(page, 'kidsCourse')
  await page.goto('/courses/KidsCourse')
  await expect(page.getByRole('link', { name: `Edit ${name}` })).toHaveAttribute('href', /^\/kidsCourse\/update\//)
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  const question = page.getByRole('dialog', { name: TEXTS.deleteQuestion })
  await expect(question).toContainText(name)
  await question.getByRole('button', { name: TEXTS.deleteButton }).click()
  await expect(page.locator('.toast').getByText(TEXTS.deleted)).toBeVisible()
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(title(page)).toHaveText('Kids course')
})

const filters = (page: Page) => page.getByRole('region', { name: 'Filter and sort' })
const filter = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })

asStudent('a student filters by keyboard, removes filters and goes back', async ({ page }) => {
  // Other tests add courses to other classes.
  await open(page, '/classes/seven')
  const subject = filter(page, 'Subject')
  const sorted = await (await page.request.get('/api/courses/classSeven?sort=price')).json()
  await subject.focus()
  await subject.press('ArrowDown')
  await expect(page).toHaveURL(/\?subject=\w+$/)
  await expect(subject).toBeFocused()
  const [, name, found] = /(\S+) \((\d+)\)/.exec((await subject.locator('option:checked').textContent())!)!
  await expect(cards(page)).toHaveCount(Number(found))
  await expect(filters(page).getByRole('status')).toHaveText(`${found} found`)
  await filter(page, 'Sort').selectOption('Lowest price')
  await expect(page).toHaveURL(/\?subject=\w+&sort=price$/)

  await filters(page)
    .getByRole('link', { name: wording('filters_remove', { name: name! }) })
    .click()
  await expect(page).toHaveURL('/classes/seven?sort=price')
  await expect(filters(page).getByRole('status')).toBeFocused()
  await expect(cards(page)).toHaveText(sorted.map((course: { title: string }) => course.title))
  await page.goBack()
  await expect(cards(page)).toHaveCount(Number(found))
  await expect(subject).not.toHaveValue('')
})

asStudent(
  'a student filters books in a sheet on a phone, and finds a way on when nothing fits',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/books')
    const sheet = page.getByRole('button', { name: 'Filters' })
    await sheet.click()
    await filter(page, 'Format').selectOption('MP3')
    await filter(page, 'Price').selectOption('5')
    await expect(page).toHaveURL('/books')
    await page.getByRole('button', { name: 'Show results' }).click()
    await expect(page).toHaveURL('/books?format=MP3&price=5')
    await expect(page.getByRole('button', { name: 'Filters 2 active' })).toBeVisible()
    await expect(filter(page, 'Format')).toBeHidden()

    await open(page, '/books?rating=3&price=free')
    await expect(page.getByText(wording('filters_none'))).toBeVisible()
    await page.getByRole('main').locator('.empty').getByRole('link', { name: 'Clear all' }).click()
    await expect(page).toHaveURL('/books')
    await expect(page.getByText(/^\d+ books$/)).toBeVisible()
  },
)
