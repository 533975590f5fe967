// `npm run shots`: contact sheets of every page, in the views named on the command line or in all of them. The sheets and
// the pictures go to .shots.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test'
import { DEMO_ACCOUNTS } from '../demo/content/accounts.ts'
import { CHROMIUM } from '../tests/helpers/chromium.ts'
import { signIn, startProduct } from '../tests/helpers/product-process.ts'
import { everyRoute, type Person } from '../tests/helpers/site/every-route.ts'

const PHONE = { viewport: { width: 390, height: 844 } }
const DESK = { viewport: { width: 1440, height: 900 } }
/** How many pages fit next to each other on a sheet, and how many there are at most. */
const COLUMNS = { 390: 8, 1440: 4 }
const ON_A_SHEET = { 390: 24, 1440: 12 }
/** How much of a long page a sheet shows, in screens. */
const SCREENS = 2
const HELD_MS = 6000

type Shape = typeof PHONE & Pick<BrowserContextOptions, 'colorScheme'>
type View = Shape & {
  language?: 'bn'
  /** Intercepts the calls of a page. */
  calls?: (page: Page) => Promise<void>
  /** Runs once the page is there. */
  after?: (context: BrowserContext, page: Page) => Promise<void>
  isUnfinished?: boolean
}

const VIEWS: Record<string, View> = {
  phone: PHONE,
  'phone-dark': { ...PHONE, colorScheme: 'dark' },
  'phone-bengali': { ...PHONE, language: 'bn' },
  desk: DESK,
  'desk-dark': { ...DESK, colorScheme: 'dark' },
  'desk-bengali': { ...DESK, language: 'bn' },
  slow: { ...PHONE, calls: hold, isUnfinished: true },
  'slow-desk': { ...DESK, calls: hold, isUnfinished: true },
  failing: { ...PHONE, calls: fail },
  long: { ...PHONE, calls: lengthen },
  offline: { ...PHONE, after: loseNetwork, isUnfinished: true },
}

const folder = resolve('.shots')
const wanted = process.argv.slice(2)
const data = mkdtempSync(join(tmpdir(), 'porua-shots-'))
const product = await startProduct({ PORUA_MODE: 'demo', DATA_DIR: data })
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] })
try {
  const [admin, learner, teacher] = await Promise.all(
    DEMO_ACCOUNTS.slice(0, 3).map(({ email, password }) => signIn(product.url, email, password)),
  )
  const tokens = { admin: admin!, learner: learner!, teacher: teacher! }
  const walks = Object.values(await everyRoute(product.url, tokens))
  for (const [name, view] of Object.entries(VIEWS).filter(([name]) => !wanted.length || wanted.includes(name))) {
    rmSync(join(folder, name), { recursive: true, force: true })
    mkdirSync(join(folder, name), { recursive: true })
    const pictures: Picture[] = []
    for (const { path, person } of walks) {
      const file = join(folder, name, `${path.slice(1).replaceAll(/\W+/g, '-') || 'home'}.png`)
      await take(view, path, person === 'visitor' ? undefined : tokens[person], file)
      pictures.push({ file, title: `${path} (${person satisfies Person})` })
    }
    await layOut(name, view, pictures)
    console.log(`${name}: ${pictures.length} pages`)
  }
} finally {
  await browser.close()
  await product.end('SIGTERM')
  rmSync(data, { recursive: true, force: true })
}

async function take(view: View, path: string, token: string | undefined, file: string): Promise<void> {
  const { viewport, colorScheme = 'light', language, calls, after, isUnfinished } = view
  const serviceWorkers = after ? 'allow' : 'block'
  const context = await browser.newContext({ viewport, colorScheme, serviceWorkers, reducedMotion: 'reduce' })
  if (language) await context.addCookies([{ name: 'PARAGLIDE_LOCALE', value: language, url: product.url }])
  if (token) {
    await context.addCookies([{ name: 'signedIn', value: '1', url: product.url }])
    await context.addInitScript((value) => localStorage.setItem('accessToken', value), token)
  }
  const page = await context.newPage()
  await calls?.(page)
  await page.goto(product.url + path, { waitUntil: isUnfinished && !after ? 'load' : 'networkidle' })
  await after?.(context, page)
  if (!isUnfinished) await page.waitForFunction(() => !document.querySelector('main .bone'))
  const { width, height } = viewport
  const clip = { x: 0, y: 0, width, height: Math.min(await heightOf(page), SCREENS * height) }
  await page.screenshot({ path: file, fullPage: true, clip })
  await context.close()
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight)
}

async function hold(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, HELD_MS))
    await route.continue().catch(() => {})
  })
}

async function fail(page: Page): Promise<void> {
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 500, json: { error: 'internal', message: 'Broken on purpose.' } }),
  )
}

/** Repeats names and titles until they are as long as people may write them. */
async function lengthen(page: Page): Promise<void> {
  const NAMES = new Set([
    'title',
    'name',
    'productName',
    'courseName',
    'userName',
    'instructorName',
    'batchTitle',
    'text',
  ])
  await page.route('**/api/**', async (route) => {
    const answer = await route.fetch()
    const text = await answer.text()
    const isJson = answer.headers()['content-type']?.includes('json')
    const long = (key: string, value: unknown) =>
      NAMES.has(key) && typeof value === 'string' ? `${value} `.repeat(4).slice(0, 120).trim() : value
    const body = isJson && text ? JSON.stringify(JSON.parse(text, long)) : text
    await route.fulfill({ response: answer, body }).catch(() => {})
  })
}

async function loseNetwork(context: BrowserContext, page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker?.ready)
  await context.setOffline(true)
  await page.reload({ waitUntil: 'load' })
}

type Picture = { file: string; title: string }

/** Puts the pictures next to each other under the addresses of their pages. */
async function layOut(name: string, { viewport }: View, pictures: Picture[]): Promise<void> {
  const width = viewport.width as keyof typeof COLUMNS
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } })
  for (let from = 0; from < pictures.length; from += ON_A_SHEET[width]) {
    const figures = pictures.slice(from, from + ON_A_SHEET[width]).map(({ file, title }) => {
      const source = `data:image/png;base64,${readFileSync(file, 'base64')}`
      return `<figure style="margin:0"><figcaption>${title}</figcaption><img src="${source}" style="width:100%"></figure>`
    })
    const columns = `repeat(${COLUMNS[width]},1fr)`
    await page.setContent(
      `<body style="margin:8px;font:11px sans-serif;display:grid;gap:8px;align-items:start;grid-template-columns:${columns}">${figures.join('')}`,
    )
    const sheet = await page.screenshot({ fullPage: true })
    writeFileSync(join(folder, `${name}-${1 + from / ON_A_SHEET[width]}.png`), sheet)
  }
  await page.close()
}
