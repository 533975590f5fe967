// The open catalogue as search engines find it: every address of the sitemap, and every link.
import { openCatalogue } from '../browser/open-catalogue.ts'
import { headOf, text } from '../browser/page-head.ts'
import { expect, test } from '../browser/site.ts'
import { crawl } from './crawl.ts'

/** The URLs in a sitemap or a sitemap index. */
const locations = (xml: string) => Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) => address!)

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
