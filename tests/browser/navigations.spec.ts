// The service worker must request each opened page only once, because some URLs (a step of a third-party sign-in, a
// link from an email) work only once.
import { randomUUID } from 'node:crypto'
import { newEmail, open, openProvider, openWithWorker, signInAtProvider } from './people.ts'
import { expectNotRepeated, expectRequestedOnce, requests, requestsWith } from './requests.ts'
import { expect, test } from './site.ts'

// The console also reports missing pages, and blocked inline styles of the browser's own plain-file view.
test.use({ serviceWorkers: 'allow', allow: /status of (400|401|403|404|422)|Applying inline style/ })

// Opens one link of each kind; `npm run test:long` opens more.
const ADDRESSES = [
  '/blogs',
  '/no-such-page',
  '/api/openapi.json',
  '/identity/get-session',
  '/media/no-such-picture.webp',
  '/favicon.svg',
  '/sitemap.xml',
  '/__inbox',
]

test('the service worker requests every opened page, file and call once', ({ page }) =>
  expectRequestedOnce(page, ADDRESSES))

test(
  'the service worker requests a reloaded page or one gone back to once more',
  { tag: '@long' },
  async ({ page }) => {
    await openWithWorker(page, '/privacy')
    const mark = randomUUID()
    await open(page, `/blogs?mark=${mark}`)
    await page.reload()
    expect(requestsWith(mark)).toHaveLength(2)
    // An unload listener keeps the page out of the back/forward cache.
    await page.evaluate(() => addEventListener('unload', () => {}))
    await open(page, '/contact')
    await page.goBack()
    expect(requestsWith(mark).length).toBeLessThanOrEqual(3)
  },
)

test('the service worker posts a form in a new tab once', { tag: '@long' }, async ({ page }) => {
  await openWithWorker(page, '/contact')
  const mark = randomUUID()
  const opening = page.waitForEvent('popup')
  await page.evaluate((mark) => {
    const form = document.createElement('form')
    Object.assign(form, { method: 'post', action: `/api/contact?mark=${mark}`, target: '_blank' })
    document.body.append(form)
    form.submit()
  }, mark)
  await (await opening).waitForLoadState()
  expect(requestsWith(mark)).toEqual([`POST /api/contact?mark=${mark}`])
})

test(
  'every step of a third-party sign-in is requested once, even while a newer service worker takes over',
  { tag: '@long' },
  async ({ page }) => {
    await openWithWorker(page, '/privacy')
    await open(page, '/login')
    const popup = await openProvider(page)
    const steps: string[] = []
    popup.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (request.isNavigationRequest()) steps.push(`${request.method()} ${pathname}${search}`)
    })
    await popup.waitForLoadState()
    // Under another URL it counts as a new version.
    await page.evaluate(async () => {
      const tookOver = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
      await navigator.serviceWorker.register('/sw.js?newer')
      await tookOver
    })
    await signInAtProvider(popup, newEmail())
    await expect(page).toHaveURL('/')
    expect(steps.length).toBeGreaterThan(4)
    const seen = requests()
    for (const step of steps) {
      const times = seen.filter((line) => line === step).length
      expect(times, step).toBe(1)
    }
  },
)

// `npm run test:long` opens the other links that work only once.
test('the service worker neither repeats nor caches a link with a token', { tag: '@long' }, ({ page }) =>
  expectNotRepeated(page, '/login', 'resetToken'),
)
