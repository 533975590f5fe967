// The open catalogue as search engines find it: every address of the sitemap, every link, and a page of each kind.
import type { APIRequestContext } from '@playwright/test'
import type { Course } from '../../contract/calls/catalogue/catalogue.ts'
import { openCatalogue } from '../browser/open-catalogue.ts'
import { headOf, text } from '../browser/page-head.ts'
import { expect, test } from '../browser/site.ts'
import { wording } from '../helpers/wording.ts'
import { crawl } from './crawl.ts'

/** The URLs in a sitemap or a sitemap index. */
const locations = (xml: string) => Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) => address!)

/** One example of each kind of page: its path and a word that only its content has. */
async function examples(request: APIRequestContext, origin: string) {
  const first = async (path: string) => {
    const [record] = (await (await request.get(`${origin}/api${path}`)).json()) as Record<string, string>[]
    return record!
  }
  const course = await first('/courses/classNine')
  const book = await first('/books')
  const blog = await first('/blogs')
  const instructor = await first('/instructors/English')
  return {
    list: { path: '/classes/nine', word: course.title! },
    course: { path: `/classNine/coursesInfo/${course._id}`, word: course.title!, type: 'Course' },
    book: { path: `/book/${book._id}`, word: book.bookName!, type: 'Book' },
    blog: { path: `/blog/${blog._id}`, word: blog.title!, type: 'BlogPosting' },
    instructors: { path: '/instructor/english', word: instructor.name! },
    teacher: { path: `/teacher/${instructor._id}`, word: instructor.name!, type: 'ProfilePage' },
  }
}

const escaped = (word: string) => word.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;')

const product = openCatalogue()

test('every address of the sitemap exists and is canonical', async ({ request }) => {
  const parts = locations(await text(request, `${product.url}/sitemap.xml`))
  expect(parts.map((part) => part.split('/').at(-1))).toEqual([
    'pages.xml',
    'courses-1.xml',
    'books-1.xml',
    'blogs-1.xml',
    'instructors-1.xml',
  ])
  for (const part of parts) {
    const addresses = locations(await text(request, part))
    expect(addresses.length, part).toBeGreaterThan(0)
    for (const address of addresses) {
      const { canonical, isHidden } = headOf(await text(request, address))
      expect({ canonical, isHidden }, address).toEqual({ canonical: address, isHidden: false })
    }
  }
})

test('a visitor finds no broken link and no invalid page in an open catalogue', async ({ page }) => {
  const { paths, ...found } = await crawl({ page, origin: product.url })
  expect(found).toEqual({ broken: [], invalid: {} })
  expect(paths.some((path) => path.includes('/coursesInfo/'))).toBe(true)
})

test('pages of an open catalogue have their content and JSON-LD in the HTML', async ({ request }) => {
  for (const { path, word, ...more } of Object.values(await examples(request, product.url))) {
    const html = await text(request, product.url + path)
    expect(html, path).toContain(escaped(word))
    const { jsonLd, ...head } = headOf(html)
    expect(head, path).toMatchObject({ canonical: product.url + path, isHidden: false })
    if ('type' in more)
      expect(
        jsonLd.flatMap((item) => item['@type']),
        path,
      ).toContain(more.type)
  }
})

test('samples of ratings are in the page of an open catalogue, and not in its JSON-LD', async ({ request }) => {
  const courses = (await (await request.get(`${product.url}/api/courses/classNine`)).json()) as Course[]
  const { _id, rating } = courses.find((course) => course.rating)!
  const html = await text(request, `${product.url}/classNine/coursesInfo/${_id}`)
  expect(html).toContain(wording('ratings_label_sample', { average: rating!.average, n: rating!.count }))
  expect(html).not.toContain('aggregateRating')
})

test('filters of an open catalogue work without script', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: product.url })
  await page.goto('/books')
  await page.getByRole('combobox', { name: 'Format' }).selectOption('MP3')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/\/books\?format=MP3&/)
  const found = await page.getByRole('main').locator('.book-card').count()
  await expect(page.getByText(`${found} found`)).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Filters 1 active' }).click()
  await page.getByRole('combobox', { name: 'Format' }).selectOption('Any format')
  await page.getByRole('button', { name: 'Show results' }).click()
  await expect(page.getByText(/^\d+ books$/)).toBeVisible()
  await page.close()
})
