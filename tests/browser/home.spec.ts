// The home page: its sections and their links, the tabs of the live classes, and how it works without JavaScript.
import type { Page } from '@playwright/test'
import { paths } from '../../contract/paths.ts'
import { TEXTS } from '../../contract/texts.ts'
import type { Preview } from '../../contract/calls/site/today.ts'
import { wording } from '../helpers/wording.ts'
import { open } from './people.ts'
import { expect, test } from './site.ts'

const CLASS_PATHS = [
  '/classes',
  ...['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'].map(
    (name) => `/classes/${name}`,
  ),
]
const SKILL_PATHS = [
  '/courses',
  '/courses/discountCourse',
  '/courses/specialCourse',
  '/courses/IslamicCourse',
  '/courses/KidsCourse',
  '/courses/EntertainingCourse',
]

const section = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title }) })

const linksIn = (page: Page, title: string) =>
  section(page, title)
    // Without the copies that make the row of books endless.
    .locator('li:not([aria-hidden]) a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

test('home has its sections in order below the hero, each with what belongs there', async ({ page }) => {
  const list = async <Item>(call: string) => (await (await page.request.get(`/api${call}`)).json()) as Item[]
  const books = await list<{ _id: string; bookName: string }>('/books?limit=6')
  const reviews = await list<{ comment: string }>('/addreview?limit=3')
  await page.addInitScript(() => localStorage.setItem('lastClass', '9'))
  await open(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TEXTS.heroTitle)
  await expect(page.locator('section h2')).toHaveText([
    TEXTS.booksTitle,
    TEXTS.academicTitle,
    'Try a lesson first',
    'Live classes',
    TEXTS.brandsTitle,
    TEXTS.investorsTitle,
    'Our partners',
    TEXTS.skillsTitle,
    TEXTS.reviewsTitle,
  ])
  await test.step('the hero links to every class and marks the last one visited', async () => {
    const pick = page.getByRole('navigation', { name: 'Pick your class' })
    const chips = await pick.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(chips).toEqual(CLASS_PATHS)
    await expect(pick.getByRole('link', { name: 'Class 9, last visited' })).toHaveAttribute('href', '/classes/nine')
    await expect(pick.locator('[data-last]')).toHaveCount(1)
  })
  await test.step('the carousels of courses link to every class and category', async () => {
    expect(await linksIn(page, TEXTS.academicTitle)).toEqual(CLASS_PATHS)
    expect(await linksIn(page, TEXTS.skillsTitle)).toEqual(SKILL_PATHS)
  })
  await test.step('the last six books, each linked to its page', async () => {
    const hrefs = await linksIn(page, TEXTS.booksTitle)
    const shelf = section(page, TEXTS.booksTitle)
    expect(hrefs).toEqual(books.map(({ _id }) => `/book/${_id}`))
    await expect(shelf.locator('li:not([aria-hidden]) a .picture-book')).toHaveCount(6)
    await expect(shelf.getByRole('heading', { level: 3 })).toHaveText(books.map(({ bookName }) => bookName))
  })
  await test.step('the last three reviews', async () => {
    const comments = section(page, TEXTS.reviewsTitle).locator('blockquote')
    await expect(comments).toHaveText(reviews.map(({ comment }) => comment))
  })
  await test.step('five brands, ten investors and three partners, labelled as samples', async () => {
    await expect(section(page, TEXTS.brandsTitle).locator('li')).toHaveCount(5)
    const investors = section(page, TEXTS.investorsTitle)
    await expect(investors.locator('li')).toHaveCount(10)
    await expect(investors).toContainText('50+')
    await expect(investors).toContainText('samples')
    const partners = section(page, 'Our partners').locator('li')
    await expect(partners).toHaveCount(3)
    for (const partner of await partners.all()) await expect(partner).toContainText('sample partner')
  })
})

test('home has a row of courses with a lesson that a visitor may open, and nothing of a signed-in home', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => void requests.push(request.url()))
  const previews = (await (await page.request.get('/api/previews')).json()) as Preview[]
  await open(page, '/')
  const row = section(page, 'Try a lesson first')
  expect(await linksIn(page, 'Try a lesson first')).toEqual(
    previews.flatMap(({ _id, classCourse, lesson }) => [paths.course(classCourse, _id), paths.learn(_id, lesson._id)]),
  )
  await page.waitForLoadState('networkidle')
  expect(requests.filter((url) => url.includes('/api/today'))).toEqual([])
  await expect(page.locator('.desk-slot')).toBeHidden()

  const { title } = previews[0]!.lesson
  await row.getByRole('link', { name: wording('home_preview_try_of', { title }) }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('home keeps its edges in forced colours and is light on paper', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lastClass', '9'))
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' })
  await open(page, '/')
  for (const edged of ['.hero .button', '.pick-class a', '.category-card', '.live-card', '.quote', '.arrow'])
    await expect(page.locator(edged).first(), edged).toHaveCSS('border-top-style', 'solid')
  await expect(page.locator('.pick-class [data-last]')).toHaveCSS('outline-style', 'solid')
  const mark = await page.locator('.site-nav [aria-current]').evaluate((link) => {
    return getComputedStyle(link, '::before').backgroundColor
  })
  expect(mark).not.toBe(await page.locator('.top-bar').evaluate((bar) => getComputedStyle(bar).backgroundColor))

  await page.emulateMedia({ forcedColors: 'none', media: 'print' })
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  for (const text of ['h1', '.footer nav a', '.hero .button-primary'])
    await expect(page.locator(text).first(), text).toHaveCSS('color', 'rgb(14, 31, 24)')
})

test(
  'the tabs of the live classes change the programmes without scrolling or reloading',
  { tag: '@long' },
  async ({ page }) => {
    await open(page, '/')
    const live = section(page, 'Live classes')
    const programmes = live.getByRole('heading', { level: 3 })
    await expect(programmes).toHaveText(['1-on-1', '2-on-2', '3-on-3', '4-on-4'])
    await live.scrollIntoViewIfNeeded()
    const requests: string[] = []
    page.on('request', (request) => void (request.url().includes('.data') && requests.push(request.url())))
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(0)

    await live.getByRole('link', { name: 'Grades 5 to 8' }).click()
    await expect(page).toHaveURL('/gradeEight')
    await expect(programmes).toHaveText(['5-on-5', '6-on-6', '7-on-7', '8-on-8'])
    await live.getByRole('link', { name: 'Grades 9 to 12' }).click()
    await expect(page).toHaveURL('/gradeTwelve')
    await expect(programmes).toHaveText(['9-on-9', '10-on-10', '11-on-11', '12-on-12'])
    await expect(live.getByRole('link', { name: 'Grades 9 to 12' })).toHaveAttribute('aria-current', 'page')

    expect(await page.evaluate(() => scrollY)).toBe(before)
    expect(requests, 'the page is not requested again').toEqual([])
    for (const card of await live.getByRole('article').all()) {
      await expect(card).toContainText('Coding')
      await expect(card).toContainText('Music')
      await expect(card.getByRole('link', { name: /^EXPLORE/ })).toHaveAttribute('href', '/classes')
    }
  },
)

test('home shows its quilt after a client-side navigation', { tag: '@long' }, async ({ page }) => {
  await open(page, '/login')
  await page.getByRole('banner').getByRole('link', { name: 'Porua' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TEXTS.heroTitle)
  const quilt = page.locator('.hero-wide img')
  await expect.poll(() => quilt.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

/** Sections below the first screen that are not rendered, or have a picture in view that did not load. */
const blankSections = (page: Page) =>
  page.locator('main section > *').evaluateAll((sections) =>
    sections
      .filter((section) => {
        const pictures = [...section.querySelectorAll('img')].filter((image) => image.checkVisibility())
        const inView = pictures.filter((image) => image.getBoundingClientRect().left < innerWidth)
        return !section.checkVisibility({ contentVisibilityAuto: true }) || inView.some((image) => !image.naturalWidth)
      })
      .map(({ textContent }) => textContent),
  )

test('a full-page capture of home has every section, with its pictures', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/')
  await expect.poll(() => blankSections(page)).toEqual([])
  // This device has no Bengali letters of its own, so it has loaded some without scrolling.
  await expect(page.locator('html')).toHaveAttribute('data-bengali')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('home on paper has every section', async ({ page }) => {
    await page.goto('/')
    await page.emulateMedia({ media: 'print' })
    const isRendered = (all: Element[]) => all.map((part) => part.checkVisibility({ contentVisibilityAuto: true }))
    expect(await page.locator('main section > *').evaluateAll(isRendered)).not.toContain(false)
  })

  test('home can be read and used without JavaScript', async ({ page }) => {
    await page.goto('/gradeEight')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TEXTS.heroTitle)
    await expect(section(page, 'Live classes').getByRole('heading', { level: 3 })).toHaveText([
      '5-on-5',
      '6-on-6',
      '7-on-7',
      '8-on-8',
    ])
    await expect(page.locator('.hero-wide svg.quilt')).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await section(page, TEXTS.academicTitle).getByRole('link', { name: 'Class 2' }).click()
    await expect(page).toHaveURL('/classes/two')
  })
})

test(
  'the Bengali font loads when Bengali text scrolls into view, and at once on a Bengali page',
  { tag: '@long' },
  async ({ page }) => {
    const fonts: string[] = []
    page.on('request', (request) => void (request.url().includes('anek-bangla') && fonts.push(request.url())))
    await page.setViewportSize({ width: 390, height: 844 })
    // A device with Bengali letters of its own: they are not all equally wide.
    await page.addInitScript(() => {
      CanvasRenderingContext2D.prototype.measureText = (text) => ({ width: text.codePointAt(0) }) as TextMetrics
    })
    await open(page, '/')
    await page.waitForLoadState('networkidle')
    expect(fonts, 'in the first view').toEqual([])
    await section(page, TEXTS.reviewsTitle).locator('[lang=bn]').first().scrollIntoViewIfNeeded()
    await expect.poll(() => fonts.length).toBeGreaterThan(0)

    fonts.length = 0
    await open(page, '/?lang=bn')
    await expect.poll(() => fonts.length).toBeGreaterThan(0)
  },
)
