// No link of the site is broken, for visitors and learners, its HTML is valid, and its texts fit: those of visitors in
// English on a desktop, those of learners in Bengali on a phone.
import { crawl } from './crawl.ts'
import { exchange, signUp } from '../browser/people.ts'
import { expect, test } from '../browser/site.ts'

test.setTimeout(120_000)
// In one process, because the second crawl need not validate again what the first one has.
test.describe.configure({ mode: 'default' })

test('a visitor finds no broken link, no invalid page and no cut text', async ({ page, baseURL }) => {
  const { paths, ...found } = await crawl({ page, origin: baseURL! })
  expect(found).toEqual({ broken: [], invalid: {}, cut: {}, latin: {} })
  expect(paths).toContain('/login')
})

test.describe('signed in', () => {
  // A free preview requests the learner's progress, which is refused to people who do not own the course.
  test.use({ allow: /status of 403/, viewport: { width: 390, height: 844 } })

  test('a learner finds no broken link, no invalid page and no cut Bengali text on a phone', async ({
    page,
    baseURL,
  }) => {
    await exchange(page, await signUp(page, baseURL!))
    await page.context().addCookies([{ name: 'lang', value: 'bn', url: baseURL! }])
    const { paths, ...found } = await crawl({ page, origin: baseURL!, isSignedIn: true })
    expect(found).toEqual({ broken: [], invalid: {}, cut: {}, latin: {} })
    // The crawl reached pages of every kind.
    for (const kind of [
      /^\/book\//,
      /\/coursesInfo\//,
      /^\/blog\//,
      /^\/classes\//,
      /^\/courses\//,
      /^\/instructor\//,
      /^\/teacher\//,
    ]) {
      expect(paths.filter((path) => kind.test(path)).length, String(kind)).toBeGreaterThan(0)
    }
  })
})
