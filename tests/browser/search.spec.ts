// Course search: open to everybody and rendered by the server.
import { searchTotal } from '../../contract/texts.ts'
import type { Page } from '@playwright/test'
import { wording } from '../helpers/wording.ts'
import { cards, totalOf } from './catalogue.ts'
import { title } from './pages.ts'
import { asAdmin, open } from './people.ts'
import { expect, test } from './site.ts'

type Groups = Record<'close' | 'books' | 'instructors' | 'posts', { items: unknown[] }>

/** The courses whose title contains the text. */
const titled = (page: Page) =>
  page.getByRole('main').getByRole('region', { name: 'Courses', exact: true }).locator('.course-card')
const found = (page: Page, text: string) => totalOf(page.request, `/searchCourse?q=${encodeURIComponent(text)}`)

test('a visitor sees the number of courses found, each with its class', async ({ page }) => {
  for (const text of ['PHYSICS', 'গণিত']) {
    const total = await found(page, text)
    expect(total, text).toBeGreaterThan(0)
    await page.goto(`/searchCourse/${encodeURIComponent(text)}`)
    await expect(title(page)).toHaveText(searchTotal(total))
    await expect(page).toHaveTitle(`“${text}” in course titles | Porua`)
    await expect(page.getByText(`Courses with “${text}” in the title`)).toBeVisible()
    await expect(titled(page)).toHaveCount(total)
    await expect(titled(page).locator('.badge')).toHaveCount(total)
    const counts = (await (await page.request.get(`/api/searchCounts?q=${text}`)).json()) as { total: number }
    expect(counts.total, text).toBeGreaterThan(total + 1)
    await expect(page.getByText(`${total} courses and ${counts.total - total} close matches`)).toBeVisible()
  }
  await test.step('the number is in Bengali on a Bengali page', async () => {
    const total = await found(page, 'physics')
    await page.goto('/searchCourse/physics?lang=bn')
    await expect(title(page)).toHaveText(`আপনার মোট সার্চ ফলাফল: ${new Intl.NumberFormat('bn').format(total)}`)
  })
})

test('search results beyond one page continue behind a link', { tag: '@long' }, async ({ page }) => {
  await page.goto('/searchCourse/e')
  await expect(titled(page)).toHaveCount(24)
  const [first = ''] = await cards(page).allTextContents()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\/searchCourse\/e\?after=/)
  // Both pages may have 24 cards, so only a different first card shows that the second page has loaded.
  await expect(cards(page).first()).not.toHaveText(first)
  expect(await cards(page).allTextContents()).not.toContain(first)
  // Other tests add courses at the same time, so the exact total is unknown.
  const shown = Number(/\d+$/.exec((await title(page).textContent()) ?? '')?.[0])
  expect(shown).toBeGreaterThan(24)
})

test('a search in other words shows close matches, books, instructors and posts, each with a way to the rest', async ({
  page,
}) => {
  await open(page, '/searchCourse/gonit')
  await expect(title(page)).toHaveText(searchTotal(0))
  const near = (await (await page.request.get('/api/search?q=gonit')).json()) as Groups
  const close = page.getByRole('region', { name: 'Close matches' })
  await expect(close.locator('.course-card')).toHaveCount(near.close.items.length)
  await expect(page.getByRole('region', { name: 'Books' }).getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/book\//,
  )
  const people = page.getByRole('region', { name: 'Instructors' })
  await expect(people.locator('.found-card')).toHaveCount(3)
  await expect(people.locator('.found-card').getByRole('link').first()).toHaveAttribute('href', /^\/teacher\//)
  await people.getByRole('link', { name: 'See all: Instructors' }).click()
  await expect(title(page)).toHaveText('Instructors')
  await expect(page.locator('.found-card')).toHaveCount(near.instructors.items.length)
  await page.getByRole('link', { name: 'All results' }).click()
  await expect(title(page)).toHaveText(searchTotal(0))
  await close.getByRole('link', { name: 'See all: Close matches' }).click()
  await expect(page).toHaveURL('/searchCourse/gonit?only=close')
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('bn')
  await expect(page).toHaveURL('/searchCourse/gonit?only=close&language=bn')
  await expect(page.locator('.course-card h2[lang=bn]')).toHaveCount(await page.locator('.course-card').count())
  for (const query of ['only=nonsense', 'only=books&page=0', 'only=books&page=99', 'price=7']) {
    expect((await page.request.get(`/searchCourse/gonit?${query}`)).status(), query).toBe(404)
  }
})

test('filters narrow the courses found and leave the number of all of them', async ({ page }) => {
  const all = await found(page, 'english')
  await open(page, '/searchCourse/english')
  await expect(page.getByRole('region', { name: 'Instructors' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Price', exact: true }).selectOption('10')
  await expect(page).toHaveURL('/searchCourse/english?price=10')
  const cheap = await totalOf(page.request, '/searchCourse?q=english&price=10')
  expect(cheap).toBeLessThan(all)
  await expect(page.getByRole('region', { name: 'Courses', exact: true }).locator('.course-card')).toHaveCount(cheap)
  await expect(page.getByRole('region', { name: 'Instructors' })).toHaveCount(0)
  await expect(title(page)).toHaveText(searchTotal(all))
  await page.getByRole('combobox', { name: 'Sort', exact: true }).selectOption('popular')
  await expect(page).toHaveURL('/searchCourse/english?price=10&sort=popular')
})

test('a search that finds nothing says so and offers another search, classes, skills and subjects', async ({
  page,
}) => {
  await open(page, '/searchCourse/qqqqzzzz')
  await expect(title(page)).toHaveText(searchTotal(0))
  await expect(page.getByRole('heading', { name: wording('search_none', { text: 'qqqqzzzz' }) })).toBeVisible()
  await expect(page.getByRole('main').getByRole('search')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Browse by class' }).getByRole('link')).toHaveCount(11)
  await expect(page.getByRole('navigation', { name: 'Browse by skill' }).getByRole('link')).toHaveCount(7)
  await page
    .getByRole('navigation', { name: wording('search_subjects') })
    .getByRole('link', { name: 'Physics' })
    .click()
  await expect(page).toHaveURL('/searchCourse/Physics')
})

test('any search text gets a page with the number of its results, or says that it is too long', async ({ page }) => {
  const texts = [
    '100%',
    'a/b',
    '?',
    '#',
    'c++',
    '"quoted"',
    "it's",
    '<b>',
    'দশম শ্রেণি',
    '\\',
    '%2',
    ' physics ',
    'x'.repeat(200),
  ]
  for (const text of texts) {
    const answer = await page.request.get(`/searchCourse/${encodeURIComponent(text)}`)
    expect(answer.status(), text).toBe(200)
    expect(await answer.text(), text).toContain(`>${searchTotal(await found(page, text))}<`)
  }
  expect(await (await page.request.get('/searchCourse/%252F')).text()).toContain('“%2F”')
  for (const path of ['/searchCourse/100%', '/searchCourse/%ff', '/searchCourse/%00']) {
    expect((await page.request.get(path)).status(), path).toBe(200)
  }
  for (const text of ['x'.repeat(201), 'য়'.repeat(150), 'ক'.repeat(1000)]) {
    const answer = await page.request.get(`/searchCourse/${encodeURIComponent(text)}`)
    expect(await answer.text()).toContain(wording('search_too_long', { most: 200 }))
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a search works without JavaScript', async ({ page }) => {
    await page.goto('/searchCourse')
    const form = page.getByRole('main').getByRole('search')
    await form.getByLabel('Course, subject, class, book or teacher').fill('physics / waves')
    await form.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/searchCourse/physics%20%2F%20waves')
    await expect(title(page)).toHaveText(searchTotal(0))
    await page.goto('/searchCourse?q=physics')
    await expect(page).toHaveURL('/searchCourse/physics')
    await expect(titled(page)).toHaveCount(await found(page, 'physics'))
  })
})

asAdmin('an administrator can edit and delete search results', { tag: '@long' }, async ({ page }) => {
  await page.goto('/searchCourse/physics')
  const total = await found(page, 'physics')
  await expect(titled(page).getByRole('button', { name: /^Delete / })).toHaveCount(total)
})
