// Course search: open to everybody and rendered by the server.
import { searchTotal } from '../../contract/texts.ts'
import type { Page } from '@playwright/test'
import { cards, totalOf } from './catalogue.ts'
import { asAdmin } from './people.ts'
import { expect, test } from './site.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const found = (page: Page, text: string) => totalOf(page.request, `/searchCourse?q=${encodeURIComponent(text)}`)

test('a visitor sees the number of courses found, each with its class', async ({ page }) => {
  for (const text of ['physics', 'PHYSICS', 'গণিত']) {
    const total = await found(page, text)
    expect(total, text).toBeGreaterThan(0)
    await page.goto(`/searchCourse/${encodeURIComponent(text)}`)
    await expect(title(page)).toHaveText(searchTotal(total))
    await expect(page).toHaveTitle(`“${text}” in course titles | Porua`)
    await expect(page.getByText(`Courses with “${text}” in the title`)).toBeVisible()
    await expect(cards(page)).toHaveCount(total)
    await expect(page.getByRole('main').locator('.course-card .badge')).toHaveCount(total)
  }
})

test('the number of search results is in Bengali on a Bengali page', async ({ page }) => {
  const total = await found(page, 'physics')
  await page.goto('/searchCourse/physics?lang=bn')
  await expect(title(page)).toHaveText(`আপনার মোট অনুসন্ধানের ফল: ${new Intl.NumberFormat('bn').format(total)}`)
})

test('search results beyond one page continue behind a link', async ({ page }) => {
  await page.goto('/searchCourse/e')
  await expect(cards(page)).toHaveCount(24)
  const [first = ''] = await cards(page).allTextContents()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\/searchCourse\/e\?after=/)
  // Both pages may have 24 cards, so only a different first card shows that the second page has loaded.
  await expect(cards(page).first()).not.toHaveText(first)
  expect(await cards(page).allTextContents()).not.toContain(first)
  // Other tests add courses meanwhile, so the exact total is unknown.
  const shown = Number(/\d+$/.exec((await title(page).textContent()) ?? '')?.[0])
  expect(shown).toBeGreaterThan(24)
})

test('a search without results offers similar titles, another search and every category', async ({ page }) => {
  await page.goto('/searchCourse/phisics')
  await expect(title(page)).toHaveText(searchTotal(0))
  const near = (await (await page.request.get('/api/suggest?q=phisics')).json()) as { _id: string; title: string }[]
  expect(near.length).toBeGreaterThan(0)
  for (const { _id, title: name } of near) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', new RegExp(`/coursesInfo/${_id}$`))
  }
  await expect(page.getByRole('navigation', { name: 'Browse by class' }).getByRole('link')).toHaveCount(11)
  await expect(page.getByRole('navigation', { name: 'Browse by skill' }).getByRole('link')).toHaveCount(7)
})

test('any search text gets a page with the number of its results', async ({ page }) => {
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
})

test('a search text that is too long says so', async ({ page }) => {
  for (const text of ['x'.repeat(201), 'য়'.repeat(150), 'ক'.repeat(1000)]) {
    await page.goto(`/searchCourse/${encodeURIComponent(text)}`)
    await expect(page.getByText('Please use at most 200 characters.')).toBeVisible()
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a search works without JavaScript', async ({ page }) => {
    await page.goto('/searchCourse')
    const form = page.getByRole('main').getByRole('search')
    await form.getByLabel('Words in the course title').fill('physics / waves')
    await form.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/searchCourse/physics%20%2F%20waves')
    await expect(title(page)).toHaveText(searchTotal(0))
    await page.goto('/searchCourse?q=physics')
    await expect(page).toHaveURL('/searchCourse/physics')
    await expect(cards(page)).toHaveCount(await found(page, 'physics'))
  })
})

asAdmin('an administrator can edit and delete search results', async ({ page }) => {
  await page.goto('/searchCourse/physics')
  const total = await found(page, 'physics')
  await expect(page.getByRole('button', { name: /^Delete / })).toHaveCount(total)
})
