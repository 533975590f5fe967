// What the first page of a signed-in person loads: the catalogue's content, and the page's own calls, which start in
// the head.
import type { Page } from '@playwright/test'
import { paths } from '../../contract/paths.ts'
import { ADMIN, open, signInCached, STUDENT, TEACHER } from './people.ts'
import { expect, test } from './site.ts'

// The console reports aborted calls.
test.use({ allow: /ERR_FAILED|Failed to fetch/ })

const MARKED = { cookie: 'signedIn=1' }
const mark = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'signedIn')?.value

test('catalogue pages come with their content only to browsers with the mark', async ({ request }) => {
  const visitors = await request.get(paths.classes)
  const marked = await request.get(paths.classes, { headers: MARKED })
  expect(await visitors.text()).not.toContain('/coursesInfo/')
  expect(await marked.text()).toContain('/coursesInfo/')
  expect(visitors.headers()).toMatchObject({ 'cache-control': 'public, no-cache', vary: 'Accept-Encoding, Cookie' })
  expect(marked.headers()).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'Accept-Encoding, Cookie' })
  const again = await request.get(paths.classes)
  expect(await again.text(), 'from the cache').toBe(await visitors.text())
})

test('pages that are open to everybody are the same with the mark', async ({ request }) => {
  const [visitors, marked] = await Promise.all([request.get('/'), request.get('/', { headers: MARKED })])
  expect(marked.headers().etag).toBe(visitors.headers().etag)
})

test('a session from before the mark gets it, and logging out in another tab without a network clears it', async ({
  page,
  baseURL,
}) => {
  await signInCached(page, STUDENT, baseURL!)
  await open(page, '/contact')
  expect(await mark(page)).toBe('1')
  const other = await page.context().newPage()
  await open(other, '/contact')
  await other.locator('header .avatar-button').click()
  const logOut = other.getByRole('menuitem', { name: 'Log Out' })
  await expect(logOut).toBeVisible()
  // Simulates a missing network: neither server learns of it.
  await page.context().route(/\/(api|identity)\//, (route) => route.abort())
  await logOut.click()
  await expect.poll(() => mark(page)).toBeUndefined()
})

test('the signed-in mark without a session shows nothing and leads to the login page', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'signedIn', value: '1', url: baseURL! }])
  await page.goto(paths.classes)
  await expect(page).toHaveURL(/\/login\?from=%2Fclasses$/)
  expect(await mark(page)).toBeUndefined()
})

const ASKING = [
  [STUDENT, ['/myOrder', '/myCollection', '/myProfile']],
  [TEACHER, ['/teach', '/teach/earnings', '/teach/live', '/teach/announce']],
  [
    ADMIN,
    [
      '/users',
      '/admin',
      '/admin/messages',
      '/admin/orders',
      '/admin/refunds',
      '/admin/coupons',
      '/admin/payouts',
      '/admin/live',
      '/admin/bin',
      '/admin/audit',
      '/admin/files',
      '/admin/certificates',
      '/admin/ratings',
      '/admin/reviews',
    ],
  ],
] as const

for (const [person, pages] of ASKING) {
  test(`pages of ${person.email} take over what the head has asked for, once each`, async ({ page, baseURL }) => {
    await signInCached(page, person, baseURL!)
    for (const address of pages) {
      const asked = new Map<string, number>()
      const count = (url: URL) => asked.set(url.pathname, (asked.get(url.pathname) ?? 0) + 1)
      const listen = (request: { url(): string }) => count(new URL(request.url()))
      page.on('request', listen)
      await page.goto(address)
      const asks = await page.evaluate(() => document.head.querySelector('script')!.dataset.asks!)
      const early = asks.replaceAll('{email}', encodeURIComponent(person.email)).split(' ')
      expect(early.length, address).toBeGreaterThan(1)
      await expect.poll(() => page.evaluate(() => Object.keys(window.askedEarly!)), address).toEqual([])
      page.off('request', listen)
      const times = early.map((path) => [path, asked.get(`/api${path.split('?')[0]}`)])
      expect(times, address).toEqual(early.map((path) => [path, 1]))
    }
  })
}
