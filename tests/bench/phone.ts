// A cheap phone that opens the home page: Chromium on slow 4G with a four times slower CPU, as Lighthouse emulates it.
import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Browser, type CDPSession, type Locator, type Page } from '@playwright/test'
import { median } from './load.ts'
import { CHROMIUM } from '../helpers/chromium.ts'

const ROUNDS = 5
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const CPU_SLOWDOWN = 4
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }
/** How long a tap lasts. */
const TAP_MS = 80
/** How long to wait for the page to settle once it was idle. */
const QUIET_MS = 2000
/** How long somebody looks at a link after scrolling to it. */
const LOOK_MS = 300

export type OnPhone = { lcp: number; cls: number; bytes: number; skeleton: number }

export async function onPhone(url: string, token: string): Promise<OnPhone> {
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const views: Omit<OnPhone, 'skeleton'>[] = []
  const skeletons: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    views.push(await firstView(browser, url))
    skeletons.push(await tapToSkeleton(browser, url, token))
  }
  await browser.close()
  return {
    lcp: median(views.map(({ lcp }) => lcp)),
    cls: median(views.map(({ cls }) => cls)),
    bytes: median(views.map(({ bytes }) => bytes)),
    skeleton: median(skeletons),
  }
}

type SlowPage = { page: Page; devtools: CDPSession; bytes: () => number }

/** A new page on the phone. */
export async function slowPage(browser: Browser): Promise<SlowPage> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  let bytes = 0
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return { page, devtools, bytes: () => bytes }
}

async function firstView(browser: Browser, url: string): Promise<Omit<OnPhone, 'skeleton'>> {
  const { page, bytes } = await slowPage(browser)
  await settle(page, url)
  const { lcp, cls } = await vitalsOf(page)
  const measured = { lcp, cls, bytes: bytes() }
  await page.context().close()
  return measured
}

export type Vitals = { fcp: number; lcp: number; cls: number }

/** What the browser has noticed so far; `cls` is the sum of all shifts. */
export function vitalsOf(page: Page): Promise<Vitals> {
  return page.evaluate(async () => {
    type Shift = PerformanceEntry & { value: number }
    const entries = (type: string) =>
      new Promise<PerformanceEntryList>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true })
        // A page without layout shifts never reports an entry.
        setTimeout(resolve, 500, [])
      })
    const shifts = (await entries('layout-shift')) as Shift[]
    return {
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      lcp: (await entries('largest-contentful-paint')).at(-1)?.startTime ?? Infinity,
      cls: shifts.reduce((sum, { value }) => sum + value, 0),
    }
  })
}

/**
 * Opens home and waits for the bell's total, which is requested once the page is idle. On a busy machine that takes
 * longer.
 */
async function settle(page: Page, url: string): Promise<void> {
  const total = page.waitForResponse('**/api/notifications')
  await page.goto(url, { waitUntil: 'load' })
  await total
  await page.waitForTimeout(QUIET_MS)
}

/**
 * The time from tapping a link to a guarded list until its skeleton is on the screen, as the browser reports it for every
 * interaction. A message or a timer after the frame would wait for other work as well, which nobody sees.
 */
async function tapToSkeleton(browser: Browser, url: string, token: string): Promise<number> {
  const { page, devtools } = await slowPage(browser)
  await page.addInitScript((accessToken) => localStorage.setItem('accessToken', accessToken), token)
  await settle(page, url)
  const link = page.locator('main a[href="/classes"], main a[href^="/classes/"]').first()
  await link.scrollIntoViewIfNeeded()
  await page.waitForTimeout(LOOK_MS)
  const shown = page.evaluate(async () => {
    const hasSkeleton = new Promise<boolean>((resolve) => {
      const isInView = (bone: Element | null) => bone !== null && bone.getBoundingClientRect().top < innerHeight
      const check = () => resolve(isInView(document.querySelector('main .bone')))
      addEventListener('click', () => requestAnimationFrame(check), { once: true })
    })
    const duration = new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntriesByName('click')) resolve(entry.duration)
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    })
    return (await hasSkeleton) ? duration : Infinity
  })
  await tap(devtools, link)
  const ms = await shown
  await page.context().close()
  return ms
}

/** Taps like a finger; Playwright's own tap presses and releases at the same instant. */
async function tap(devtools: CDPSession, link: Locator): Promise<void> {
  const { x, y, width, height } = (await link.boundingBox())!
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await wait(TAP_MS)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
