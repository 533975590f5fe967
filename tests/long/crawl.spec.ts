// No link of the site is broken, for visitors and students, and its HTML is valid.
import { crawl } from './crawl.ts'
import { exchange, signUp } from '../browser/people.ts'
import { expect, test } from '../browser/site.ts'

test.setTimeout(120_000)
// In one process, because the second crawl need not validate again what the first one has.
test.describe.configure({ mode: 'default' })

test('a visitor finds no broken link and no invalid page', async ({ page, baseURL }) => {
  const { paths, ...found } = await crawl({ page, origin: baseURL! })
  expect(found).toEqual({ broken: [], invalid: {} })
  expect(paths).toContain('/login')
})

test.describe('signed in', () => {
  // A free preview asks how far the student is, which is refused to those who do not own the course.
  test.use({ allow: /status of 403/ })

  test('a student finds no broken link and no invalid page', async ({ page, baseURL }) => {
    await exchange(page, await signUp(page, baseURL!))
    const { paths, ...found } = await crawl({ page, origin: baseURL!, isSignedIn: true })
    expect(found).toEqual({ broken: [], invalid: {} })
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
