// Course lists by class and by category, for visitors, students and administrators.
import type { Page } from '@playwright/test'
import { TEXTS } from '../../contract/texts.ts'
import { addCourse, cards, totalOf } from './catalogue.ts'
import { asAdmin, asStudent, open } from './people.ts'
import { expect, test } from './site.ts'

const CLASSES = [
  ['/classes', 'Class 1', 'classOne'],
  ['/classes/two', 'Class 2', 'classTwo'],
  ['/classes/three', 'Class 3', 'classThree'],
  ['/classes/four', 'Class 4', 'classFour'],
  ['/classes/five', 'Class 5', 'classFive'],
  ['/classes/six', 'Class 6', 'classSix'],
  ['/classes/seven', 'Class 7', 'classSeven'],
  ['/classes/eight', 'Class 8', 'classEight'],
  ['/classes/nine', 'Class 9', 'classNine'],
  ['/classes/ten', 'Class 10', 'classTen'],
  ['/classes/eleven', 'Class 11-12', 'classXI-XII'],
  ['/classes/twelve', 'Class 11-12', 'classXI-XII'],
] as const
const SKILLS = [
  ['/courses', 'Free course', 'freeCourse'],
  ['/courses/discountCourse', 'Discounted course', 'discountCourse'],
  ['/courses/specialCourse', 'Crash course', 'specialCourse'],
  ['/courses/IslamicCourse', 'Islamic course', 'islamicCourse'],
  ['/courses/KidsCourse', 'Kids course', 'kidsCourse'],
  ['/courses/EntertainingCourse', 'Entertaining Courses', 'entertainCourse'],
  ['/courses/liveCourse', 'Live classes', 'liveCourse'],
] as const

const CLASS_MENU = 'Academic Course'
const SKILL_MENU = 'Skill Development Course'
const menu = (page: Page, name: string) => page.getByRole('main').getByRole('navigation', { name })
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const loading = (page: Page) => page.getByText('Loading the page')

for (const [name, lists] of [
  ['a class', CLASSES],
  ['a category', SKILLS],
] as const) {
  test(`a visitor to ${name} is sent to login with the way back`, async ({ page }) => {
    // All lists are one route, with or without a name.
    for (const [path] of [lists[0], lists.at(-1)!]) {
      await page.goto(path)
      await expect(page).toHaveURL(`/login?from=${encodeURIComponent(path)}`)
    }
  })
}

for (const [name, lists] of [
  [CLASS_MENU, CLASSES],
  [SKILL_MENU, SKILLS],
] as const) {
  asStudent(`a student sees each list of ${name}, titled and marked in its menu`, async ({ page }) => {
    await open(page, lists[0][0])
    // Another list of the same label has its own test.
    for (const [path, label, key] of lists.filter(([path]) => path !== '/classes/twelve')) {
      await menu(page, name)
        .getByRole('link', { name: new RegExp(`${label}$`) })
        .click()
      await expect(page).toHaveURL(path)
      await expect(title(page), path).toHaveText(label)
      await expect(page).toHaveTitle(`${label} | Porua`)
      await expect(menu(page, name).locator('[aria-current]')).toHaveText(new RegExp(`${label}$`))
      await expect(cards(page), path).toHaveCount(await totalOf(page.request, `/courses/${key}`))
    }
    await expect(menu(page, name).getByRole('link')).toHaveCount(new Set(lists.map(([, label]) => label)).size)
  })
}

asStudent('class 12 shows the same list as class 11', async ({ page }) => {
  await page.goto('/classes/eleven')
  await expect(cards(page).first()).toBeVisible()
  const eleven = await cards(page).allTextContents()
  await page.goto('/classes/twelve')
  await expect(cards(page)).toHaveText(eleven)
  await expect(menu(page, CLASS_MENU).locator('[aria-current]')).toHaveAttribute('href', '/classes/eleven')
})

asStudent('Live classes shows all twelve tutoring programmes', async ({ page }) => {
  await page.goto('/courses/liveCourse')
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) {
    const programme = page
      .getByRole('article')
      .filter({ has: page.getByText(`${number}-on-${number}`, { exact: true }) })
    await expect(programme.getByText('Coding')).toBeVisible()
    await expect(programme.getByText('Music')).toBeVisible()
    await expect(programme.getByRole('link', { name: 'EXPLORE' })).toHaveAttribute('href', '/classes')
  }
})

test.describe('unknown lists', () => {
  test.use({ allow: /status of 404/ })

  test('an unknown class, category or subject is a 404 page, for visitors too', async ({ page }) => {
    for (const path of ['/classes/one', '/classes/thirteen', '/courses/constructor', '/instructor/art']) {
      expect((await page.goto(path))?.status(), path).toBe(404)
      await expect(title(page)).toHaveText('This patch is missing')
      await expect(page).toHaveTitle('This patch is missing | Porua')
      await expect(page.getByRole('main').getByRole('search')).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Browse by class' }).getByRole('link')).toHaveCount(11)
    }
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

asStudent('choosing a class shows its name and a skeleton at once', async ({ page }) => {
  let release = () => {}
  const blocked = new Promise<void>((resolve) => (release = resolve))
  await open(page, '/classes/nine')
  await expect(cards(page).first()).toBeVisible()
  await page.route('**/classes/ten.data*', async (route) => {
    await blocked
    await route.continue()
  })
  await menu(page, CLASS_MENU).getByRole('link', { name: 'Class 10' }).click()
  await expect(title(page)).toHaveText('Class 10')
  await expect(loading(page)).toBeAttached()
  await expect(menu(page, CLASS_MENU).locator('[aria-current]')).toHaveText(/Class 10$/)
  release()
  await expect(loading(page)).toHaveCount(0)
  await expect(cards(page)).toHaveCount(await totalOf(page.request, '/courses/classTen'))
  await expect(page).toHaveURL('/classes/ten')
})

asStudent('choosing a class at home shows a skeleton, and Back restores the scroll position', async ({ page }) => {
  let release = () => {}
  const blocked = new Promise<void>((resolve) => (release = resolve))
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  await page.route('**/classes/ten.data*', async (route) => {
    await blocked
    await route.continue()
  })
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
})

asStudent('Back restores the scroll position of a list, and the last class is remembered', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await open(page, '/classes/nine')
  await expect(cards(page).first()).toBeVisible()
  // A late font would move the page a little.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready.then(() => window.scrollTo(0, 400)))
  // Playwright's own click would scroll the page first.
  await menu(page, CLASS_MENU).getByRole('link', { name: 'Class 10' }).dispatchEvent('click')
  await expect(page).toHaveURL('/classes/ten')
  await expect(cards(page).first()).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lastClass'))).toBe('10')
  await page.goBack()
  await expect(title(page)).toHaveText('Class 9')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)
})

asStudent('the strip of classes on a phone scrolls to the current one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await open(page, '/classes/ten')
  await expect(menu(page, CLASS_MENU).locator('[aria-current]')).toBeInViewport({ ratio: 1 })
  await expect(menu(page, CLASS_MENU).getByRole('link', { name: 'Class 2' })).not.toBeInViewport()
})

asStudent('a list of courses can start after any course', async ({ page }) => {
  const all = (await (await page.request.get('/api/courses/classNine')).json()) as { _id: string; title: string }[]
  await page.goto(`/classes/nine?after=${all[1]!._id}`)
  await expect(cards(page)).toHaveText(all.slice(2).map((course) => course.title))
  await page.getByRole('link', { name: 'Back to the start' }).click()
  await expect(cards(page)).toHaveText(all.map((course) => course.title))
})

asStudent('a course’s card leads to its page', async ({ page }) => {
  await page.goto('/classes/seven')
  const [course] = (await (await page.request.get('/api/courses/classSeven')).json()) as {
    _id: string
    title: string
  }[]
  await expect(page.getByRole('link', { name: course!.title })).toHaveAttribute(
    'href',
    `/classSeven/coursesInfo/${course!._id}`,
  )
  await expect(page.getByRole('button', { name: /^Delete / })).toHaveCount(0)
})

test.describe('a lost network', () => {
  test.use({ allow: /Failed to load resource|Failed to fetch/ })

  asStudent('a list of courses says that the network is lost, and reloads on request', async ({ page }) => {
    await page.route('**/classes/nine.data*', (route) => route.abort())
    await page.goto('/classes/nine')
    await expect(page.getByText('You seem to be offline.')).toBeVisible()
    await page.unroute('**/classes/nine.data*')
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(cards(page).first()).toBeVisible()
  })
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
    .getByRole('link', { name: `Remove the filter ${name}` })
    .click()
  await expect(page).toHaveURL('/classes/seven?sort=price')
  await expect(filters(page).getByRole('status')).toBeFocused()
  await expect(cards(page)).toHaveText(sorted.map((course: { title: string }) => course.title))
  await page.goBack()
  await expect(cards(page)).toHaveCount(Number(found))
  await expect(subject).not.toHaveValue('')
})

asStudent('a student filters books in a sheet on a phone, and finds a way on when nothing fits', async ({ page }) => {
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
  await expect(page.getByText('Nothing matches all of these filters.')).toBeVisible()
  await page.getByRole('main').locator('.empty').getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/books')
  await expect(page.getByText('Showing everything')).toBeVisible()
})
