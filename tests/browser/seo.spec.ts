// What search engines and shared links get: the open pages always, the catalogue only if it is open.
import type { APIRequestContext } from '@playwright/test'
import type { Course } from '../../contract/entities.ts'
import { openCatalogue } from './open-catalogue.ts'
import { headOf, text } from './page-head.ts'
import { expect, test } from './site.ts'

const OPEN = ['/', '/blogs', '/contact', '/privacy', '/terms', '/refunds']

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

test('open pages have a description and a canonical address in both languages', async ({ request, baseURL }) => {
  for (const path of OPEN) {
    const english = await text(request, `${path}?lang=en`)
    expect(headOf(english), path).toMatchObject({ canonical: baseURL + path, isHidden: false })
    expect(english).toContain(`<link rel="alternate" hrefLang="bn" href="${baseURL}${path}?lang=bn"/>`)
    expect(english).toMatch(/<meta name="description" content="[^"]{20,}"/)
    expect(headOf(await text(request, `${path}?lang=bn`)).canonical).toBe(`${baseURL}${path}?lang=bn`)
  }
})

test('home describes the organisation and the search as JSON-LD', async ({ request }) => {
  const { jsonLd } = headOf(await text(request, '/'))
  expect(jsonLd.map((item) => item['@type'])).toEqual(['EducationalOrganization', 'WebSite'])
})

test('the social preview picture has the right size', async ({ page, request }) => {
  const { picture } = headOf(await text(request, '/'))
  await page.goto('/')
  const size = await page.evaluate(async (src) => {
    const image = new Image()
    image.src = src
    await image.decode()
    return [image.naturalWidth, image.naturalHeight]
  }, picture!)
  expect(size).toEqual([1200, 630])
})

test('robots.txt keeps crawlers from personal pages and names the sitemap', async ({ request, baseURL }) => {
  const lines = (await text(request, '/robots.txt')).split('\n')
  expect(lines).toEqual(expect.arrayContaining(['Disallow: /api/', 'Disallow: /myProfile']))
  expect(lines).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
})

test('the RSS feed lists the newest blogs', async ({ request, page, baseURL }) => {
  const { blog } = await examples(request, baseURL!)
  const feed = await text(request, '/rss.xml')
  await page.goto('/')
  const links = await page.evaluate((xml) => {
    const parsed = new DOMParser().parseFromString(xml, 'application/xml')
    return Array.from(parsed.querySelectorAll('item > link'), (link) => link.textContent)
  }, feed)
  expect(links[0]).toBe(baseURL + blog.path)
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', '/rss.xml')
})

test('the site can be installed with its manifest and icons', async ({ request, page }) => {
  await page.goto('/')
  const href = await page.locator('link[rel="manifest"]').getAttribute('href')
  const { icons } = (await (await request.get(href!)).json()) as { icons: { src: string; type: string }[] }
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')
  // Some clients add a query to bypass caches.
  const withQuery = { src: '/favicon.svg?v=2', type: 'image/svg+xml' }
  for (const { src, type } of [...icons, { src: touch!, type: 'image/png' }, withQuery]) {
    const answer = await request.get(src)
    expect([src, answer.status(), answer.headers()['content-type']]).toEqual([src, 200, type])
  }
})

test.describe('the open catalogue', () => {
  const product = openCatalogue()

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
    expect(html).toContain(`${rating!.average} of 5, ${rating!.count} demo ratings`)
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
    await expect(page.getByText('Showing everything')).toBeVisible()
    await page.close()
  })
})
