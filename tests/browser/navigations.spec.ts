// The service worker must request each opened page only once, because some addresses (a step of a third-party sign-in,
// a link from a mail) work only once.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { REQUEST_LOG } from '../helpers/request-log.ts'
import { newEmail, open, openProvider, openWithWorker, signInAtProvider } from './people.ts'
import { expect, test } from './site.ts'

// The console also reports missing pages, and blocked inline styles of the browser's own plain-file view.
test.use({ serviceWorkers: 'allow', allow: /status of (400|401|403|404|422)|Applying inline style/ })

const requests = () => readFileSync(REQUEST_LOG, 'utf8').split('\n')
const requestsWith = (mark: string) => requests().filter((line) => line.includes(mark))

/** The URLs of all cached requests and responses. */
const cachedUrls = (page: Page) =>
  page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const cached = await Promise.all(
      opened.flatMap(async (cache) => [...(await cache.keys()), ...(await cache.matchAll())]),
    )
    return cached.flat().map(({ url }) => url)
  })

const ADDRESSES = [
  '/',
  '/blogs',
  '/login',
  '/register',
  '/signedIn',
  '/receipt/unknown',
  '/no-such-page',
  '/offline',
  '/api/docs',
  '/api/openapi.json',
  '/api/no-such-call',
  '/identity/get-session',
  '/identity/error',
  '/media/no-such-picture.webp',
  '/favicon.svg',
  '/robots.txt',
  '/sitemap.xml',
  '/rss.xml',
  '/__inbox',
]

test('the service worker requests every opened page, file and call once', async ({ page }) => {
  await openWithWorker(page, '/privacy')
  for (const address of ADDRESSES) {
    const mark = randomUUID()
    await page.goto(`${address}?mark=${mark}`)
    // A guarded page redirects to the login page, whose address contains the mark too.
    const line = `GET ${address}?mark=${mark}`
    const times = requestsWith(mark).filter((each) => each === line).length
    expect(times, address).toBe(1)
  }
})

test('the service worker requests a reloaded page or one gone back to once more', async ({ page }) => {
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
})

test('the service worker posts a form in a new tab once', async ({ page }) => {
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

test('every step of a third-party sign-in is requested once, even while a newer service worker takes over', async ({
  page,
}) => {
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
})

for (const [path, name] of [
  ['/login', 'resetToken'],
  ['/signedIn', 'code'],
  ['/confirmEmail', 'token'],
] as const) {
  test(`the service worker neither repeats nor caches a link to ${path} with a ${name}`, async ({ page }) => {
    const mark = randomUUID()
    const address = `${path}?${name}=${mark}&state=made-up`
    await openWithWorker(page, address)
    // Once started, the worker caches the open page, and then each page that is opened.
    await page.goto('/blogs')
    await expect.poll(() => cachedUrls(page)).toContainEqual(expect.stringContaining('/blogs'))
    expect(requestsWith(mark)).toEqual([`GET ${address}`])
    await page.goto(address)
    await page.goto('/contact')
    await expect.poll(() => cachedUrls(page)).toContainEqual(expect.stringContaining('/contact'))
    expect(requestsWith(mark)).toHaveLength(2)
    expect((await cachedUrls(page)).filter((url) => url.includes(mark))).toEqual([])
  })
}
