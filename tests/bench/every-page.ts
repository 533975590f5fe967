// Every page of the route table on a cheap phone with a cold cache: when its largest part is painted, when its main
// control can be used, its scripts and its bytes. Home is measured first, because only ratios within one run can be
// compared.
import { chromium, type Browser } from '@playwright/test'
import { paths } from '#contract/paths.ts'
import { DEMO_ACCOUNTS } from '#demo/content/accounts.ts'
import { CHROMIUM } from '../helpers/chromium.ts'
import { signIn } from '../helpers/product-process.ts'
import { everyRoute } from '../helpers/site/every-route.ts'
import type { Measure } from './measure.ts'
import { slowPage, vitalsOf } from './phone.ts'

const CPU_SLOWDOWN = 6
const QUIET_MS = 1500
const MAX_SHIFT = 0.02
const MAX_SCRIPTS = 25
/** A factor of home's largest paint. */
const MAX_PAINT = { catalogue: 1.3, other: 2 }

type View = { paint: number; use: number; cls: number; scripts: number; cssKb: number; kb: number }

/** The first thing on the page that can be pressed or filled in. */
const CONTROL = 'main button:not([disabled]), main a[href], main input, main select, main textarea'

export async function everyPage(url: string): Promise<Measure[]> {
  const [admin, learner, teacher] = await Promise.all(
    DEMO_ACCOUNTS.slice(0, 3).map(({ email, password }) => signIn(url, email, password)),
  )
  const tokens = { visitor: undefined, admin: admin!, learner: learner!, teacher: teacher! }
  const walks = await everyRoute(url, tokens)
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    // The very first view also waits for the browser and the server to warm up.
    await view(browser, url + paths.home, undefined)
    const home = await view(browser, url + paths.home, undefined)
    const measures: Measure[] = []
    for (const [pattern, walk] of Object.entries(walks)) {
      const seen = await view(browser, url + walk.path, tokens[walk.person])
      const limit = walk.isCatalogue ? MAX_PAINT.catalogue : MAX_PAINT.other
      measures.push(...measuresOf(`/${pattern} as ${walk.person}`, seen, home, limit))
    }
    return measures
  } finally {
    await browser.close()
  }
}

function measuresOf(name: string, seen: View, home: View, maxPaint: number): Measure[] {
  const times = `paint ${(seen.paint / 1000).toFixed(1)} s, use ${(seen.use / 1000).toFixed(1)} s, ${seen.kb.toFixed(0)} KB, ${seen.cssKb.toFixed(1)} KB of it CSS`
  return [
    {
      what: `${name}, largest paint against home’s`,
      value: seen.paint / home.paint,
      unit: 'times',
      goal: { atMost: maxPaint },
      beside: times,
    },
    { what: `${name}, scripts`, value: seen.scripts, unit: 'files', goal: { atMost: MAX_SCRIPTS } },
    { what: `${name}, CLS`, value: seen.cls, unit: 'shift', goal: { atMost: MAX_SHIFT } },
  ]
}

async function view(browser: Browser, address: string, token: string | undefined): Promise<View> {
  const { page, devtools, bytes } = await slowPage(browser)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const { hostname, protocol } = new URL(address)
  if (token) {
    await page.addInitScript((accessToken) => localStorage.setItem('accessToken', accessToken), token)
    const secure = protocol === 'https:'
    await page.context().addCookies([{ name: 'signedIn', value: '1', domain: hostname, path: '/', secure }])
  }
  await page.goto(address, { waitUntil: 'load' })
  const control = page.waitForFunction((selector) => {
    const isReady = (element: Element) =>
      element.checkVisibility() && Object.keys(element).some((key) => key.startsWith('__reactProps'))
    return [...document.querySelectorAll(selector)].some(isReady) ? performance.now() : null
  }, CONTROL)
  const use = Number(await (await control).jsonValue())
  await page.waitForTimeout(QUIET_MS)
  await page.waitForLoadState('networkidle')
  const { lcp, cls } = await vitalsOf(page)
  const { scripts, cssBytes } = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const cssBytes = files.filter(({ name }) => name.endsWith('.css')).map((file) => file.encodedBodySize)
    return {
      scripts: files.filter(({ name }) => name.endsWith('.js')).length,
      cssBytes: cssBytes.reduce((sum, size) => sum + size, 0),
    }
  })
  const seen = { paint: lcp, use, cls, scripts, cssKb: cssBytes / 1024, kb: bytes() / 1024 }
  await page.context().close()
  return seen
}
