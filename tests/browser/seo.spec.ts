// What search engines and link previews get from the public pages. tests/server/site/found-pages.test.ts covers the
// catalogue.
import sharp from 'sharp'
import { headOf, text } from './page-head.ts'
import { expect, test } from './site.ts'

const OPEN = ['/', '/blogs', '/contact', '/privacy', '/terms', '/refunds']

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

test('the social preview picture has the right size', async ({ request }) => {
  const { picture } = headOf(await text(request, '/'))
  const { width, height } = await sharp(await (await request.get(picture!)).body()).metadata()
  expect([width, height]).toEqual([1200, 630])
})

test('robots.txt keeps crawlers from personal pages and names the sitemap', async ({ request, baseURL }) => {
  const lines = (await text(request, '/robots.txt')).split('\n')
  expect(lines).toEqual(expect.arrayContaining(['Disallow: /api/', 'Disallow: /myProfile']))
  expect(lines).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
})

test('the RSS feed lists the newest blogs, and the site can be installed with its manifest and icons', async ({
  page,
  request,
  baseURL,
}) => {
  const [blog] = (await (await request.get('/api/blogs?limit=1')).json()) as { _id: string }[]
  const feed = await text(request, '/rss.xml')
  await page.goto('/privacy')
  const links = await page.evaluate((xml) => {
    const parsed = new DOMParser().parseFromString(xml, 'application/xml')
    return Array.from(parsed.querySelectorAll('item > link'), (link) => link.textContent)
  }, feed)
  expect(links[0]).toBe(`${baseURL}/blog/${blog!._id}`)
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', '/rss.xml')

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
