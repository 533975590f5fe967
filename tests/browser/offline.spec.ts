// The site without a network: what was seen is shown again, what was not says why.
import type { Page } from '@playwright/test'
import { exchange, open, openWithWorker, signUp } from './people.ts'
import { expect, test } from './site.ts'

// Browsers report each request that did not come through.
test.use({ serviceWorkers: 'allow', allow: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

/** The worker is there, and has kept the page that was open before it. */
async function openAndKeep(page: Page, address: string): Promise<void> {
  await openWithWorker(page, address)
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/offline')))).toBe(true)
}

const isKept = (page: Page, path: string) =>
  expect.poll(() => page.evaluate(async (path) => Boolean(await caches.match(path)), path)).toBe(true)

test('pages that were seen are shown again, and a page that was not says that there is no connection', async ({
  page,
  context,
  baseURL,
}) => {
  await exchange(page, await signUp(page, baseURL!))
  await openAndKeep(page, '/')
  await open(page, '/blogs')
  const blogs = await page.getByRole('main').innerText()
  await isKept(page, '/blogs')
  await open(page, '/classes/nine')
  await isKept(page, '/classes/nine')
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0)
  const classes = await page.getByRole('main').innerText()

  await context.setOffline(true)
  await page.goto('/blogs')
  await expect(page.getByRole('main')).toHaveText(blogs, { useInnerText: true })
  await page.goto('/classes/nine')
  await expect(page.getByRole('main')).toHaveText(classes, { useInnerText: true })

  // By a link to a page that was seen as a whole, so that its data alone was never asked for.
  await page.getByRole('banner').getByRole('link', { name: 'Porua' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome To The Future Of Learning' })).toBeVisible()

  await page.goto('/privacy')
  await expect(page.getByText('You seem to be offline. Check your connection and try again.')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/privacy')
  await expect(page.getByText('You seem to be offline.')).toBeHidden()
})

test('the first page of all is shown again, too, though its data came before the worker', async ({
  page,
  context,
  baseURL,
}) => {
  await exchange(page, await signUp(page, baseURL!))
  await openAndKeep(page, '/classes/nine')
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0)
  const classes = await page.getByRole('main').innerText()
  const hasData = () => caches.match('/classes/nine.data', { ignoreSearch: true }).then(Boolean)
  await expect.poll(() => page.evaluate(hasData)).toBe(true)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('main')).toHaveText(classes, { useInnerText: true })
})

test('a change of language leaves nothing of the other one behind', async ({ page, context }) => {
  await openAndKeep(page, '/blogs')
  await open(page, '/?lang=bn')
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).toSorted())).toEqual(['assets', 'pages-bn'])
  await context.setOffline(true)
  await page.goto('/blogs')
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
})

test('calls are never kept', async ({ page, baseURL }) => {
  await exchange(page, await signUp(page, baseURL!))
  await openAndKeep(page, '/')
  await open(page, '/myProfile')
  await expect(page.getByRole('region', { name: 'Security' }).getByRole('listitem')).toHaveCount(3)
  const kept = await page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(opened.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.filter((path) => /^\/(api|identity|media)\//.test(path))).toEqual([])
})
