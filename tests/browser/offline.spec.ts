// The site offline: visited pages are shown again, others say that there is no connection.
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { paths } from '../../contract/paths.ts'
import { wording } from '../helpers/wording.ts'
import { exchange, open, openWithWorker, signUp } from './people.ts'
import { expect, test } from './site.ts'

// The console reports each failed request.
test.use({ serviceWorkers: 'allow', allow: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of (401|404)/ })

const expectCached = (page: Page, path: string) =>
  expect.poll(() => page.evaluate(async (path) => Boolean(await caches.match(path)), path)).toBe(true)

/** Opens the first page and waits until the service worker has cached it. */
async function openAndCache(page: Page, path: string): Promise<void> {
  await openWithWorker(page, path)
  await expectCached(page, path)
}

test('visited pages are shown offline, and any other page says that there is no connection', async ({
  page,
  context,
  baseURL,
}) => {
  await exchange(page, await signUp(page, baseURL!))
  await openAndCache(page, '/')
  await open(page, '/blogs')
  const blogs = await page.getByRole('main').innerText()
  await expectCached(page, '/blogs')
  await open(page, '/classes/nine')
  await expectCached(page, '/classes/nine')
  await expect(page.getByRole('main').getByText(wording('page_loading'))).toHaveCount(0)
  const classes = await page.getByRole('main').innerText()

  await context.setOffline(true)
  await page.goto('/blogs')
  await expect(page.getByRole('main')).toHaveText(blogs, { useInnerText: true })
  await page.goto('/classes/nine')
  await expect(page.getByRole('main')).toHaveText(classes, { useInnerText: true })

  // Uses a link to a page that was loaded as a document, so its data was never requested separately.
  await page.getByRole('banner').getByRole('link', { name: 'Porua' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome To The Future Of Learning' })).toBeVisible()

  await page.goto('/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wording('offline_title'))
  const saved = page.getByRole('navigation', { name: 'Saved pages' }).getByRole('link')
  await expect(saved).toHaveText(['Class 9', 'Blogs', /^Porua/])
  await saved.nth(1).click()
  await expect(page.getByRole('main')).toHaveText(blogs, { useInnerText: true })
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wording('offline_title'))
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveURL('/privacy')
  await expect(page.getByText(wording('offline_title'))).toBeHidden()

  // This also works for a link within an area. The page opens automatically once the network is back.
  await open(page, '/classes/nine')
  const eight = page.getByRole('main').getByRole('link', { name: 'Class 8', exact: true })
  await expect(eight).toBeVisible()
  await context.setOffline(true)
  await eight.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wording('offline_title'))
  await context.setOffline(false)
  await expect(page).toHaveURL('/classes/eight')
  await expect(page.getByText(wording('offline_title'))).toHaveCount(0)
})

test(
  'the first visited page is shown offline too, although it loaded before the service worker',
  { tag: '@long' },
  async ({ page, context, baseURL }) => {
    await exchange(page, await signUp(page, baseURL!))
    await openAndCache(page, '/classes/nine')
    await expect(page.getByRole('main').getByText(wording('page_loading'))).toHaveCount(0)
    const classes = await page.getByRole('main').innerText()
    const hasData = () => caches.match('/classes/nine.data', { ignoreSearch: true }).then(Boolean)
    await expect.poll(() => page.evaluate(hasData)).toBe(true)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('main')).toHaveText(classes, { useInnerText: true })
  },
)

test(
  'a lesson opened first has an offline page, which does not promise lessons',
  { tag: '@long' },
  async ({ page, context }) => {
    // Any course will do.
    await openWithWorker(page, paths.learn(randomUUID(), randomUUID()))
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wording('offline_title'))
    await expect(page.getByText(wording('offline_text'))).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Saved pages' })).toBeHidden()
  },
)

test(
  'switching the language removes the other language’s cached pages',
  { tag: '@long' },
  async ({ page, context }) => {
    await openAndCache(page, '/blogs')
    await open(page, '/?lang=bn')
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).toSorted())).toEqual(['assets', 'pages-bn'])
    await context.setOffline(true)
    await page.goto('/blogs')
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
  },
)

test('secret addresses and uncacheable answers are never cached, and an earlier version’s copies are deleted', async ({
  page,
  context,
}) => {
  await openAndCache(page, '/blogs')
  // An earlier version cached pages like this.
  await page.evaluate(async () => {
    const html = new Response('<title>A secret | Porua</title>', { headers: { 'content-type': 'text/html' } })
    await (await caches.open('pages-en')).put('/guardian/cached-before', html)
    const isReplaced = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
    await navigator.serviceWorker.register('/sw.js?of-the-next-version')
    await isReplaced
  })
  await open(page, `/teachInvite/${'x'.repeat(32)}`)
  // This page is answered with `no-store`, because it changes by the minute.
  await open(page, paths.live)
  const cached = () =>
    page.evaluate(async () => (await (await caches.open('pages-en')).keys()).map(({ url }) => new URL(url).pathname))
  await openAndCache(page, '/books')
  expect(await cached()).toEqual(expect.arrayContaining(['/blogs', '/books']))
  expect((await cached()).filter((path) => /^\/(guardian|teachInvite|live)/.test(path))).toEqual([])
  await context.setOffline(true)
  await page.goto('/privacy')
  await expect(page.getByRole('navigation', { name: 'Saved pages' }).getByRole('link')).toHaveText(['Blogs'])
})

test('the service worker never caches API calls', async ({ page, baseURL }) => {
  await exchange(page, await signUp(page, baseURL!))
  await openAndCache(page, '/')
  await open(page, '/myProfile')
  await expect(page.getByRole('region', { name: 'Security' }).getByRole('listitem')).toHaveCount(4)
  const cached = await page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(opened.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(cached.filter((path) => /^\/(api|identity|media)\//.test(path))).toEqual([])
})
