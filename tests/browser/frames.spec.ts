// No page is ever blank: its frame and its title are there while its calls wait, and when they fail.
import { DEMO_ACCOUNTS } from '../../demo/content/accounts.ts'
import { signIn } from '../helpers/product-process.ts'
import { everyRoute, type Walk } from '../helpers/site/every-route.ts'
import { expect, test } from './site.ts'

test.use({ allow: /Failed to load resource|BodyStreamBuffer|ERR_FAILED/, viewport: { width: 390, height: 844 } })

const PEOPLE = ['admin', 'learner', 'teacher'] as const
/** The bar above most pages, and that of a lesson. */
const FRAME = /<header|class="learn-bar/
const FILLED = /class="(bone|skeleton-line)|role="status"|<form|<p/

/** Tokens without a page; the demo's first three accounts. */
async function tokensAt(url: string) {
  const issued = DEMO_ACCOUNTS.slice(0, 3).map(({ email, password }) => signIn(url, email, password))
  const [admin, learner, teacher] = await Promise.all(issued)
  return { admin: admin!, learner: learner!, teacher: teacher! }
}

test('the server sends every page with its frame, its title and something below it', async ({ baseURL }) => {
  const walks = await everyRoute(baseURL!, await tokensAt(baseURL!))
  for (const { path } of Object.values(walks)) {
    const answer = await fetch(baseURL! + path, { headers: { cookie: 'signedIn=1', accept: 'text/html' } })
    const html = await answer.text()
    const main = html.slice(html.indexOf('<main'))
    expect([FRAME.test(html), /<h1/.test(main), FILLED.test(main)], `${path}: frame, title, and what is below`).toEqual(
      [true, true, true],
    )
  }
})

for (const person of PEOPLE) {
  test(`pages that a ${person} taps on show their title while calls wait, and a way on when they fail`, async ({
    page,
    baseURL,
  }) => {
    const tokens = await tokensAt(baseURL!)
    const walks = Object.values(await everyRoute(baseURL!, tokens)).filter((walk) => walk.person === person)
    await page.addInitScript((accessToken) => localStorage.setItem('accessToken', accessToken), tokens[person])
    await page.goto('/privacy')
    await page.waitForFunction(() => '__reactRouterDataRouter' in window)
    for (const { path } of walks) await test.step(path, () => openFailing(path))

    /** Holds back the page's calls, then answers them with an error. */
    async function openFailing(path: Walk['path']): Promise<void> {
      const { promise: failing, resolve: fail } = Promise.withResolvers<void>()
      await page.route('**/api/**', async (route) => {
        await failing
        await route.fulfill({ status: 500, json: { error: 'internal', message: 'Broken for a test.' } }).catch(() => {})
      })
      await page.evaluate((to) => {
        type Router = { navigate: (to: string) => Promise<void> }
        void (window as unknown as { __reactRouterDataRouter: Router }).__reactRouterDataRouter.navigate(to)
      }, path)
      await page.waitForURL((url) => url.pathname.startsWith(path.split('?')[0]!))
      const title = page.locator('main h1').filter({ visible: true }).first()
      await expect(title).toHaveText(/\S/)
      fail()
      await expect(page.locator('main .bone').filter({ visible: true })).toHaveCount(0)
      await expect(title).toHaveText(/\S/)
      await page.unrouteAll({ behavior: 'wait' })
    }
  })
}
